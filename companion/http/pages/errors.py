"""What a page says when there is nothing to show."""

from flask import Response, make_response, render_template
from werkzeug.exceptions import HTTPException


def error_page(error: HTTPException) -> Response:
    """Return a calm page in the asker's language, with the way home."""
    about = "page" if error.code in (404, 405) else "other"
    response = make_response(
        render_template("error.html", about=about, typed="", mistake=""), error.code or 500
    )
    for name, value in error.get_headers():
        if name in ("Allow", "Retry-After"):
            response.headers[name] = value
    return response
