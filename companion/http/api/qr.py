"""The way to a table as a drawing, for the camera of another phone."""

from flask import Response

from companion.http.addresses import qr_drawing, watch_address
from companion.http.api.noun import Noun
from companion.storage import db
from companion.tables.reading import find_table

qr = Noun("qr", __name__, url_prefix="/api/v1/tables/<code>", description="The way to a table as a drawing.")


@qr.route("/qr.svg")
@qr.response(200, {"type": "string"}, content_type="image/svg+xml", description="The watch link as a QR code")
def get_qr(code: str) -> Response:
    """Draw the watch link as a QR code."""
    table = find_table(db.session(), code)
    response = Response(qr_drawing(watch_address(table.code)), content_type="image/svg+xml")
    response.headers["Cache-Control"] = "private, max-age=3600"
    return response
