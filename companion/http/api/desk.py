"""The trick desk: settles an argument about a trick or a player's points, with no table and no key."""

from collections.abc import Callable
from typing import Any

from flask import Response, jsonify

from companion.engine import RuleViolation
from companion.engine.refusal import by_rules
from companion.engine.skull_king.desk import score, trick
from companion.http.api.noun import Noun
from companion.http.schemas.desk import DeskScoreSchema, DeskTrickSchema, ScoredSchema, TrickSchema

desk = Noun(
    "desk",
    __name__,
    url_prefix="/api/v1/desk/skull-king",
    description="The trick desk: who wins a trick and why, and what a round earns. No table is needed.",
)


@desk.route("/trick", methods=["POST"])
@desk.arguments(DeskTrickSchema)
@desk.response(200, TrickSchema)
def post_trick(asked: dict[str, Any]) -> Response:
    """Judge a trick: who wins it and why, what it earns, who leads next."""
    return jsonify(_judged(trick, asked))


@desk.route("/score", methods=["POST"])
@desk.arguments(DeskScoreSchema)
@desk.response(200, ScoredSchema)
def post_score(asked: dict[str, Any]) -> Response:
    """Reckon one player's round, each point explained."""
    return jsonify(_judged(score, asked))


def _judged(judge: Callable[[dict[str, Any]], dict[str, Any]], asked: dict[str, Any]) -> dict[str, Any]:
    try:
        return judge(asked)
    except RuleViolation as violation:
        raise by_rules(violation) from None
