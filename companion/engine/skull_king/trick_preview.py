"""A trick while its cards are tapped: who wins so far, whose card comes next, which cards can still come."""

from ..game import as_json, refusal_of
from .cards import card_gone, cards_of, copies_left
from .tricks import judged

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .playing import Playing


def previewed(game: "Playing", entry: "dict[str, Any]") -> "dict[str, Any]":
    """Return what stands so far of a trick that may be half typed.

    `{complete, number, order, leaders, turn, left, refusal, trick, cards}`: `turn` plays next (null: everyone has),
    `left` cards are still to come, `trick` is judged as far as it goes (null: no card yet), `cards` says of every
    card of the game how many are left and why it cannot come next.
    """
    plays = _plays_said(entry)
    order = game.order_from(plays)
    refusal = refusal_of(game.check_plays, plays)
    left = len(order) - len(plays)
    if left <= 0:
        refusal = refusal or refusal_of(game.check_trick, {"type": "trick", "plays": plays})
    turn = order[len(plays)] if left > 0 else None
    return {
        "type": "trick",
        "complete": left <= 0 and refusal is None,
        "number": len(game.tricks) + 1,
        "order": order,
        "leaders": list(game.leaders),
        "turn": turn,
        "left": max(left, 0),
        "refusal": refusal,
        "trick": judged(plays) if plays else None,
        "cards": _cards_seen(game, game.plays + plays, turn),
    }


def _plays_said(entry: "dict[str, Any]") -> "list[dict[str, str]]":
    """Return the plays up to the first that lacks its card or who played it."""
    plays = entry.get("plays", [])
    whole = ["card" in play and "player" in play for play in plays] + [False]
    return list(plays[: whole.index(False)])


def _cards_seen(game: "Playing", lain: "list[dict[str, str]]", turn: str | None) -> "list[dict[str, Any]]":
    played, seen = cards_of(lain), []
    for card in game.cards_known:
        left = copies_left(card, played)
        refusal = as_json(card_gone(card, lain)) if left < 1 else None
        if turn and refusal is None:
            refusal = refusal_of(game.check_tigress, turn, card)
        seen.append({"card": card, "left": max(left, 0), "refusal": refusal})
    return seen
