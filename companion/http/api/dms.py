"""The DMs: the list, adding, renaming, retiring, one-time links; choosing and changing a passphrase."""

from typing import Any

from flask import Response, jsonify

from companion.house import dms as people
from companion.http.addresses import qr_address, welcome_address
from companion.http.api.noun import AS_DM, Noun
from companion.http.api.session import address, welcome
from companion.http.headers import kept_by_nobody
from companion.http.identity import dm, dm_token, refuse_foreign_pages, writing_dm, writing_owner
from companion.http.schemas.house import (
    AddDmSchema,
    ChangePassphraseSchema,
    ChoosePassphraseSchema,
    DmSchema,
    InvitedDmSchema,
    ListedDmSchema,
    PatchDmSchema,
    SignedInSchema,
)
from companion.storage import db

dms = Noun("dms", __name__, url_prefix="/api/v1/dms", description="Those who look after tables.")


@dms.route("")
@dms.response(200, ListedDmSchema(many=True))
@dms.doc(security=AS_DM)
def get_dms() -> Response:
    """List the DMs, retired ones last; for DMs."""
    dm()
    return kept_by_nobody(jsonify(people.all_dms(db.session())))


@dms.route("", methods=["POST"])
@dms.arguments(AddDmSchema)
@dms.response(201, InvitedDmSchema)
@dms.doc(security=AS_DM)
def post_dm(asked: dict[str, Any]) -> Response:
    """Add a DM; the answer alone holds the link by which they choose a passphrase. For the owner."""
    writing_owner()
    return _invited(people.add(asked["name"]))


@dms.route("/<int:dm_id>", methods=["PATCH"])
@dms.arguments(PatchDmSchema)
@dms.response(200, DmSchema)
@dms.doc(security=AS_DM)
def patch_dm(asked: dict[str, Any], dm_id: int) -> Response:
    """Rename a DM, or retire one: signed out everywhere, what they recorded keeps their name. For the owner."""
    writing_owner()
    told = people.change(dm_id, asked.get("name"), is_retired=asked.get("retired", False))
    return kept_by_nobody(jsonify(told))


@dms.route("/<int:dm_id>/link", methods=["POST"])
@dms.response(201, InvitedDmSchema)
@dms.doc(security=AS_DM)
def post_link(dm_id: int) -> Response:
    """Reset a passphrase: the DM is signed out everywhere, and chooses another one by this link. For the owner."""
    writing_owner()
    return _invited(people.invite_again(dm_id))


@dms.route("/passphrase", methods=["POST"])
@dms.arguments(ChoosePassphraseSchema)
@dms.response(201, SignedInSchema)
def post_passphrase(asked: dict[str, Any]) -> Response:
    """Choose a passphrase by a one-time link; that signs in here, and out everywhere else."""
    refuse_foreign_pages()
    return welcome(*people.choose_passphrase(asked["secret"], asked["passphrase"]))


@dms.route("/passphrase", methods=["PUT"])
@dms.arguments(ChangePassphraseSchema)
@dms.response(204)
@dms.doc(security=AS_DM)
def put_passphrase(asked: dict[str, Any]) -> None:
    """Change one's own passphrase; that signs out on every other phone."""
    people.change_passphrase(writing_dm(), asked["old"], asked["new"], dm_token() or "", address())


def _invited(invited: people.Invited) -> Response:
    link = welcome_address(invited.dm["name"], invited.secret)
    response = jsonify({**invited.dm, "link": link, "qr": qr_address(link)})
    response.status_code = 201
    return kept_by_nobody(response)
