"""What may be agreed before a game, and what the engine says of it, for the page that opens tables."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from companion.engine import GAMES, Game, RuleViolation, new_game
from companion.engine.shape import BOOL, PLAYER
from companion.engine.skull_king.schedule import SCHEDULE_NAMES, SCHEDULES, cards_dealt

SCHEDULE = "schedule"


@cache
def options_of(slug: str) -> list[dict[str, Any]]:
    """Return every option but the seat that begins: `{name, kind, words?, …}` in the order in which to agree on them.

    kind: `switch` (on or off), `choice` (one of the words), `several` (any of them), `schedule` (a word or a list).
    """
    game = GAMES[slug]
    shapes = {name.rstrip("?"): shape for name, shape in game.option_shapes.items()}
    return [_option(game, name, shape, shapes) for name, shape in shapes.items() if shape != PLAYER]


def standing_options(slug: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """Return what a table has agreed on, for its people's next game."""
    return {
        option["name"]: options[option["name"]] for option in options_of(slug) if option["name"] in options
    }


def _option(game: type[Game], name: str, shape: Any, shapes: dict[str, Any]) -> dict[str, Any]:
    if name == SCHEDULE:
        return {"name": name, "kind": "schedule", "words": SCHEDULE_NAMES, **_dealt(game)}
    if shape == BOOL:
        return {"name": name, "kind": "switch", "needs": _needs(game, name, shapes)}
    if isinstance(shape, list):
        return {"name": name, "kind": "choice", "words": shape}
    return {
        "name": name,
        "kind": "several",
        "words": shape["list_of"],
        "refused": _refused(game, name, shape),
    }


def _dealt(game: type[Game]) -> dict[str, Any]:
    """What each schedule deals to so many players, and the most that any round can."""
    seats = range(game.seats[0], game.seats[1] + 1)
    return {
        "dealt": {
            count: {word: [cards_dealt(size, count) for size in SCHEDULES[word]] for word in SCHEDULE_NAMES}
            for count in seats
        },
        "most": {count: cards_dealt(70, count) for count in seats},
    }


def _needs(game: type[Game], name: str, shapes: dict[str, Any]) -> dict[str, str]:
    """Return the one word of another option without which this switch is refused, if there is such a one."""
    if not _refusal(game, game.seats[1], {name: True}):
        return {}
    return {
        other: word
        for other, words in shapes.items()
        if isinstance(words, list)
        for word in words
        if not _refusal(game, game.seats[1], {name: True, other: word})
    }


def _refused(game: type[Game], name: str, shape: Any) -> dict[int, dict[str, Any]]:
    """Return which words of a list cannot be had with so many players, and why."""
    return {
        count: found
        for count in range(game.seats[0], game.seats[1] + 1)
        if (found := {word: no for word in shape["list_of"] if (no := _refusal(game, count, {name: [word]}))})
    }


def _refusal(game: type[Game], seats: int, options: dict[str, Any]) -> dict[str, Any] | None:
    try:
        new_game(game.slug, [f"p{seat}" for seat in range(1, seats + 1)], options)
    except RuleViolation as no:
        return {"code": no.code, "facts": no.facts}
    return None
