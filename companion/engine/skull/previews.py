"""A round of Skull told in one entry, half typed: which challenger, bid and outcome are still possible."""

from ..game import refusal_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .challenge import Challenge

FIELDS = ["challenger", "count", "skull_owner"]


def challenge(game: "Challenge", entry: "dict[str, Any]") -> "dict[str, Any]":
    """Return `{complete, missing, refusal, fields}`; each field lists its values with their refusals.

    A value is refused when no way of filling in the fields that are still missing makes it possible.
    """
    missing = [field for field in FIELDS if field not in entry]
    refusal = None if missing else refusal_of(game.check_challenge, entry)
    return {
        "type": "challenge",
        "complete": not missing and refusal is None,
        "missing": missing,
        "refusal": refusal,
        "fields": {field: _values(game, entry, field) for field in FIELDS},
    }


def _values(game: "Challenge", entry: "dict[str, Any]", field: str) -> "list[dict[str, Any]]":
    return [
        {"value": value, "refusal": _best_refusal(game, _with(entry, field, value))}
        for value in _choices(game, field)
    ]


def _choices(game: "Challenge", field: str) -> "list[Any]":
    values = game.offer_challenge()[0][field]
    return list(range(1, values["max"] + 1)) if field == "count" else values


def _best_refusal(game: "Challenge", entry: "dict[str, Any]") -> "dict[str, Any] | None":
    """Try every way to fill in what is missing; return None as soon as one is possible."""
    missing = [field for field in FIELDS if field not in entry]
    if not missing:
        return refusal_of(game.check_challenge, entry)
    refusal = None
    for value in _choices(game, missing[0]):
        refusal = _best_refusal(game, _with(entry, missing[0], value))
        if refusal is None:
            return None
    return refusal


def _with(entry: "dict[str, Any]", field: str, value: "Any") -> "dict[str, Any]":
    changed = dict(entry)
    changed[field] = value
    return changed
