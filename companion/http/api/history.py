"""Games that are over: the list, one of them, logging one afterwards, deleting and restoring. For DMs."""

from typing import Any

from flask import Response, jsonify, url_for

from companion.history import games
from companion.history.logging import log_game
from companion.history.whole_game import delete, restore, whole_game
from companion.http.api.noun import AS_DM, Noun
from companion.http.headers import kept_by_nobody
from companion.http.identity import dm, owner, writing_dm, writing_owner
from companion.http.schemas.history import HistorySchema, LogGameSchema, WantedSchema, WholeGameSchema
from companion.storage import db

history = Noun("history", __name__, url_prefix="/api/v1/history", description="Games that are over.")


@history.route("")
@history.arguments(WantedSchema, location="query")
@history.response(200, HistorySchema)
@history.doc(security=AS_DM)
def get_history(asked: dict[str, Any]) -> Response:
    """List finished games, the newest first; deleted ones for the owner alone."""
    owner() if asked.get("deleted") else dm()
    return kept_by_nobody(jsonify(games.list_games(db.session(), games.Wanted(**asked))))


@history.route("", methods=["POST"])
@history.arguments(LogGameSchema)
@history.response(201, WholeGameSchema)
@history.alt_response(200, schema=WholeGameSchema, description="Logged before with this key", success=True)
@history.doc(security=AS_DM)
def post_history(asked: dict[str, Any]) -> Response:
    """Log a game that was played without the app."""
    key = asked.pop("key")
    logged = log_game(asked, key, writing_dm().id)
    response = kept_by_nobody(jsonify(whole_game(db.session(), logged.code)))
    response.status_code = 201 if logged.is_new else 200
    response.location = url_for("history.get_game", code=logged.code)
    return response


@history.route("/<code>")
@history.response(200, WholeGameSchema)
@history.doc(security=AS_DM)
def get_game(code: str) -> Response:
    """Read one game: result, score sheet, log. A log that cannot be read is said to be so."""
    dm()
    return kept_by_nobody(jsonify(whole_game(db.session(), code)))


@history.route("/<code>", methods=["DELETE"])
@history.response(204)
@history.doc(security=AS_DM)
def delete_game(code: str) -> None:
    """Delete a game: it counts nowhere any more. Its owner can restore it."""
    writing_owner()
    delete(code)


@history.route("/<code>/restore", methods=["POST"])
@history.response(200, WholeGameSchema)
@history.doc(security=AS_DM)
def post_restore(code: str) -> Response:
    """Bring a deleted game back, with all that it counted for."""
    writing_owner()
    restore(code)
    return kept_by_nobody(jsonify(whole_game(db.session(), code)))
