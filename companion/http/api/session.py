"""The session: a DM signs in on this phone, and out."""

from typing import Any

from flask import Response, jsonify, request

from companion.house import signing_in
from companion.http.api.noun import AS_DM, Noun
from companion.http.headers import kept_by_nobody
from companion.http.identity import dm, dm_token, refuse_foreign_pages, remember_dm
from companion.http.schemas.house import EverywhereSchema, SignedInSchema, SignInSchema
from companion.storage import writing
from companion.tables.access import SignedIn

session = Noun("session", __name__, url_prefix="/api/v1/session", description="A DM on this phone.")


@session.route("")
@session.response(200, SignedInSchema)
@session.doc(security=AS_DM)
def get_session() -> Response:
    """Tell who is signed in here."""
    return kept_by_nobody(jsonify(signing_in.told(dm())))


@session.route("", methods=["POST"])
@session.arguments(SignInSchema)
@session.response(201, SignedInSchema)
def post_session(asked: dict[str, Any]) -> Response:
    """Sign in by name and passphrase. The phone stays signed in for 180 days after it was last used."""
    refuse_foreign_pages()
    return welcome(*signing_in.sign_in(asked["name"], asked["passphrase"], address()))


@session.route("", methods=["DELETE"])
@session.arguments(EverywhereSchema, location="query")
@session.response(204)
def delete_session(query: dict[str, Any]) -> Response:
    """Sign out here, or everywhere. Whoever is signed out already is so afterwards."""
    refuse_foreign_pages()
    token = dm_token()
    if query["everywhere"]:
        with writing() as rows:
            signing_in.sign_out_everywhere(rows, dm().id)
    elif token:
        signing_in.sign_out(token)
    response = Response(status=204)
    remember_dm(response, None)
    return kept_by_nobody(response)


def welcome(who: SignedIn, token: str) -> Response:
    """Tell a DM that they are signed in, and let the phone show it; what it showed before is void."""
    before = dm_token()
    if before:
        signing_in.sign_out(before)
    response = jsonify(signing_in.told(who))
    response.status_code = 201
    remember_dm(response, token)
    return kept_by_nobody(response)


def address() -> str:
    """Return where the asker is, behind as many proxies as the settings trust."""
    return request.remote_addr or ""
