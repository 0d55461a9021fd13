"""Taking in files: our own document, what BG Stats exports, a score sheet of Skull King as CSV. For DMs."""

from typing import Any

from flask import Response, jsonify, request
from werkzeug.exceptions import RequestEntityTooLarge, UnsupportedMediaType

from companion.exchange.clock import zone_called
from companion.exchange.found import COMPANION
from companion.exchange.importing import take
from companion.exchange.preview import preview
from companion.exchange.readers import LARGEST_FILE_BYTES, Contents, read_file
from companion.http.api.noun import AS_DM, Noun
from companion.http.headers import kept_by_nobody
from companion.http.identity import writing_dm, writing_owner
from companion.http.schemas.imports import ImportedSchema, ImportSchema
from companion.http.troubles import troubles_told
from companion.storage import db
from companion.tables.refusal import Refusal

imports = Noun("imports", __name__, url_prefix="/api/v1/imports", description="Taking in files.")

FILES = ("application/json", "text/csv", "application/octet-stream")
BODY = {
    "required": True,
    "description": "The file itself, as it is.",
    "content": {kind: {"schema": {"type": "string", "format": "binary"}} for kind in FILES},
}


@imports.route("", methods=["POST"])
@imports.arguments(ImportSchema, location="query")
@imports.response(200, ImportedSchema)
@imports.alt_response(201, schema=ImportedSchema, description="Games were taken in", success=True)
@imports.doc(security=AS_DM, requestBody=BODY)
def post_import(asked: dict[str, Any]) -> Response:
    """Take in a file, all of it or nothing; the same file again brings nothing. Our own document: for the owner."""
    me = writing_dm()
    contents = read_file(_file(), zone_called(asked.get("zone")))
    if contents.kept or contents.source == COMPANION:
        writing_owner()
    told = _told(contents)
    if asked["preview"]:
        return kept_by_nobody(jsonify(told))
    if contents.is_broken or (contents.troubles and not asked["leave_out"]):
        beside = {field: told[field] for field in ("troubles", "trouble_count")}
        raise Refusal("import_refused", {"troubles": len(contents.troubles)}, beside=beside)
    taken = take(contents, me, leave_out=asked["leave_out"])
    answer = {
        **told,
        "taken": True,
        "codes": taken.codes,
        "new": len(taken.codes),
        "known": taken.known - told["deleted"],
    }
    response = kept_by_nobody(jsonify(answer))
    response.status_code = 201 if taken.codes else 200
    return response


def _told(contents: Contents) -> dict[str, Any]:
    troubles = {"troubles": troubles_told(contents.troubles), "trouble_count": len(contents.troubles)}
    return {**preview(db.session(), contents), **troubles, "taken": False, "codes": []}


def _file() -> bytes:
    """Return what was sent. Raises 413 where it is too large, 415 where it is a form."""
    request.max_content_length = LARGEST_FILE_BYTES
    if request.mimetype not in FILES or request.content_encoding:
        raise UnsupportedMediaType
    body = request.get_data(cache=False)
    if request.content_length is None and len(body) >= LARGEST_FILE_BYTES:
        raise RequestEntityTooLarge  # sent in pieces, it was cut off there
    return body
