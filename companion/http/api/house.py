"""The house: setting it up once, what its owner decides, and who looks after which table."""

from typing import Any

from flask import Response, jsonify

from companion.house import setting_up
from companion.house.tables import hand_over
from companion.http.api.noun import AS_DM, Noun
from companion.http.api.session import welcome
from companion.http.headers import kept_by_nobody
from companion.http.identity import refuse_foreign_pages, writing_dm, writing_owner
from companion.http.schemas.house import (
    HandOverSchema,
    HouseSchema,
    PatchHouseSchema,
    SetUpSchema,
    SignedInSchema,
)
from companion.http.schemas.tables import TableInShort
from companion.storage import db

house = Noun("house", __name__, url_prefix="/api/v1", description="The house and its rules.")


@house.route("/house")
@house.response(200, HouseSchema)
def get_house() -> Response:
    """Tell what everybody may know of the house."""
    return jsonify(setting_up.house_told(db.session()))


@house.route("/house", methods=["POST"])
@house.arguments(SetUpSchema)
@house.response(201, SignedInSchema)
def post_house(asked: dict[str, Any]) -> Response:
    """Set the house up, once, by the link that the server printed; its owner is signed in."""
    refuse_foreign_pages()
    return welcome(*setting_up.set_up(asked.pop("secret"), asked))


@house.route("/house", methods=["PATCH"])
@house.arguments(PatchHouseSchema)
@house.response(200, HouseSchema)
@house.doc(security=AS_DM)
def patch_house(asked: dict[str, Any]) -> Response:
    """Change the house's name, its languages, or who opens tables. For the owner."""
    writing_owner()
    setting_up.change_house(asked)
    return kept_by_nobody(jsonify(setting_up.house_told(db.session())))


@house.route("/tables/<code>/dm", methods=["PUT"])
@house.arguments(HandOverSchema)
@house.response(200, TableInShort)
@house.doc(security=AS_DM)
def put_dm(asked: dict[str, Any], code: str) -> Response:
    """Take a table, hand it to a colleague, or let it go. For DMs."""
    writing_dm()
    return kept_by_nobody(jsonify(hand_over(code, asked["dm"])))
