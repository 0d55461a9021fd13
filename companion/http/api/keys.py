"""Keys: letting a second scorekeeper in, who may write, taking it back; and being let in."""

from typing import Any

from flask import Response, current_app, jsonify

from companion.http.addresses import join_address, qr_address
from companion.http.api.noun import Noun, table_answer
from companion.http.api.tables import MAY_WRITE
from companion.http.identity import asker, browser_to_remember, remember_browser
from companion.http.schemas.keys import (
    ClaimedSchema,
    ClaimSchema,
    InvitationSchema,
    InviteSchema,
    KeySchema,
)
from companion.storage import db
from companion.tables import claiming
from companion.tables.keys import invite, keys_of, revoke
from companion.tables.opening import Host

keys = Noun(
    "keys", __name__, url_prefix="/api/v1/tables/<code>/keys", description="Who may write at a table."
)


@keys.route("", methods=["POST"])
@keys.arguments(InviteSchema, required=False)
@keys.response(201, InvitationSchema)
@keys.alt_response(200, schema=InvitationSchema, description="Made before with this key", success=True)
@keys.doc(security=MAY_WRITE)
def post_key(asked: dict[str, Any], code: str) -> Response:
    """Make a key for a second scorekeeper: for 15 minutes, to be handed over once. Only at first hand."""
    made = invite(code, asked["name"], asked["key"], asker(), _house())
    link = join_address(made.code, made.secret)
    response = jsonify({**made.key, "secret": made.secret, "link": link, "qr": qr_address(link)})
    response.status_code = 201 if made.is_new else 200
    return _secret(response)


@keys.route("")
@keys.response(200, KeySchema(many=True))
@keys.doc(security=MAY_WRITE)
def get_keys(code: str) -> Response:
    """List everybody who may write here, may soon, or could once."""
    response = jsonify(keys_of(db.session(), code, asker()))
    response.vary.update(("Authorization", "Cookie"))
    return response


@keys.route("/<int:key_id>", methods=["DELETE"])
@keys.response(204)
@keys.doc(security=MAY_WRITE)
def delete_key(code: str, key_id: int) -> None:
    """Take a key back: whoever has it only watches from now on. Only at first hand."""
    revoke(code, key_id, asker())


@keys.route("/claim", methods=["POST"])
@keys.arguments(ClaimSchema)
@keys.response(201, ClaimedSchema)
@keys.alt_response(200, schema=ClaimedSchema, description="Handed over before, to you", success=True)
@keys.doc(security=[{"browser": []}, {}])
def post_claim(asked: dict[str, Any], code: str) -> Response:
    """Take a key over by its secret, once; or open the table for one more browser by its score key."""
    who = asker()
    host = Host(_house(), browser_to_remember(who))
    claimed = claiming.claim(code, asked["secret"], asked["key"], who, host)
    shown = {**claimed.table, "score_key": claimed.score_key}
    response = _secret(table_answer(shown, 201 if claimed.is_new else 200))
    remember_browser(response, host.browser)
    return response


def _house() -> str:
    return str(current_app.config["SECRET_KEY"])


def _secret(response: Response) -> Response:
    response.headers["Cache-Control"] = "no-store"
    return response
