"""Half-typed bids and results: what stands so far, and for every open field what is still possible and why not."""

from ..game import refusal_of
from .half_typed import HalfTyped
from .scoring import SHOTS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .rounds import Rounds


def bids(game: "Rounds", entry: "dict[str, Any]") -> "dict[str, Any]":
    """Return `{complete, missing, missing_shots, bid_total, cards, refusal, rows}` of bids that may be half typed."""
    given, shots = entry.get("bids", {}), entry.get("shots", {})
    missing = [player for player in game.players_in if player not in given]
    open_shots = [player for player in game.players_in if game.has_shots and player not in shots]
    refusal = None if missing or open_shots else refusal_of(game.check_bids, entry)
    row = {"bid": _possible(range(game.cards + 1))}
    if game.has_shots:
        row["shot"] = _possible(SHOTS)
    return {
        "type": "bids",
        "complete": not missing and not open_shots and refusal is None,
        "missing": missing,
        "missing_shots": open_shots,
        "bid_total": sum(given.values()),
        "cards": game.cards,
        "refusal": refusal,
        "rows": dict.fromkeys(game.players_in, row),
    }


def _possible(values: "Any") -> "list[dict[str, Any]]":
    return [{"value": value, "refusal": None} for value in values]


def result(game: "Rounds", entry: "dict[str, Any]") -> "dict[str, Any]":
    """Return what stands so far of a result that may be half typed.

    `{complete, missing, tricks_total, tricks_left, cards, suggestion, destroyed, refusal, rows}`; a row has bid,
    tricks, counts (whether bonuses can count; None while open), points, bonus, lines, `row` (with what the tricks
    recorded gave filled in) and `fields`: every value with its refusal. `destroyed` is `{value, least, suggestion,
    values}`: what is said, and what the tricks recorded gave.
    """
    half_typed = HalfTyped(game, entry)
    missing = half_typed.missing
    refusal = None if missing else refusal_of(game.check_result, entry)
    return {
        "type": "result",
        "complete": not missing and refusal is None,
        "missing": missing,
        "tricks_total": half_typed.tricks,
        "tricks_left": half_typed.tricks_left,
        "cards": game.cards,
        "suggestion": half_typed.suggestion(),
        "destroyed": half_typed.destroyed_seen(),
        "refusal": refusal,
        "rows": {player: half_typed.row_seen(player) for player in game.players_in},
    }
