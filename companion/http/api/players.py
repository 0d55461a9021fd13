"""People: looking them up, their figures, other names, merging, forgetting; and leaderboards. For DMs."""

from typing import Any

from flask import Response, jsonify

from companion.engine import GAMES
from companion.history import people
from companion.history.figures import ORDERS, leaderboard, player_told
from companion.history.forgetting import forget
from companion.http.api.noun import AS_DM, Noun
from companion.http.headers import kept_by_nobody
from companion.http.identity import dm, writing_dm, writing_owner
from companion.http.language import asked_language
from companion.http.schemas.players import (
    BeginsSchema,
    LeaderboardAskedSchema,
    LeaderboardSchema,
    MergeSchema,
    PlayerSchema,
    PlayersSchema,
    RenameSchema,
)
from companion.storage import db, writing
from companion.tables.refusal import ill_shaped
from companion.translations import sentence

players = Noun("players", __name__, url_prefix="/api/v1/players", description="People and their figures.")


@players.route("")
@players.arguments(BeginsSchema, location="query")
@players.response(200, PlayersSchema)
@players.doc(security=AS_DM)
def get_players(asked: dict[str, Any]) -> Response:
    """List people by name, or those whose name begins as is typed."""
    dm()
    return kept_by_nobody(jsonify(people.list_people(db.session(), **asked)))


@players.route("/leaderboard")
@players.arguments(LeaderboardAskedSchema, location="query")
@players.response(200, LeaderboardSchema)
@players.doc(security=AS_DM)
def get_leaderboard(asked: dict[str, Any]) -> Response:
    """List those who did best at a game, in a month or of all time."""
    dm()
    if asked["game"] not in GAMES:
        raise ill_shaped({"game": "unknown_word"})
    if asked["by"] not in ORDERS[asked["game"]]:
        raise ill_shaped({"by": "unknown_word"})
    return kept_by_nobody(jsonify(leaderboard(db.session(), **asked)))


@players.route("/<int:player_id>")
@players.response(200, PlayerSchema)
@players.doc(security=AS_DM)
def get_player(player_id: int) -> Response:
    """Read somebody's figures."""
    dm()
    return kept_by_nobody(jsonify(player_told(db.session(), player_id)))


@players.route("/<int:player_id>", methods=["PATCH"])
@players.arguments(RenameSchema)
@players.response(200, PlayerSchema)
@players.doc(security=AS_DM)
def patch_player(asked: dict[str, Any], player_id: int) -> Response:
    """Give somebody another name; games keep the name they were played under."""
    writing_dm()
    with writing() as session:
        people.rename(session, player_id, asked["name"])
    return kept_by_nobody(jsonify(player_told(db.session(), player_id)))


@players.route("/<int:player_id>/merge", methods=["POST"])
@players.arguments(MergeSchema)
@players.response(200, PlayerSchema)
@players.doc(security=AS_DM)
def post_merge(asked: dict[str, Any], player_id: int) -> Response:
    """Say that two are one: this one plays under the other from now on. Never two who sat at one table."""
    writing_dm()
    with writing() as session:
        people.merge(session, player_id, asked["into"])
    return kept_by_nobody(jsonify(player_told(db.session(), asked["into"])))


@players.route("/<int:player_id>/merge", methods=["DELETE"])
@players.response(200, PlayerSchema)
@players.doc(security=AS_DM)
def delete_merge(player_id: int) -> Response:
    """Undo a merge."""
    writing_dm()
    with writing() as session:
        people.take_apart(session, player_id)
    return kept_by_nobody(jsonify(player_told(db.session(), player_id)))


@players.route("/<int:player_id>/forget", methods=["POST"])
@players.response(200, PlayerSchema)
@players.doc(security=AS_DM)
def post_forget(player_id: int) -> Response:
    """Replace a name everywhere, as its bearer wishes. The games stay. It cannot be undone: the owner alone."""
    writing_owner()
    forget(player_id, sentence(asked_language(), "players-stranger"))
    return kept_by_nobody(jsonify(player_told(db.session(), player_id)))
