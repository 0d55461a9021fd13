"""What is said at a table of Skull before its scripts are there, as words.js and foot.js say it then."""

from collections.abc import Callable, Mapping
from typing import Any

from markupsafe import Markup, escape

from companion.http.language import asked_language
from companion.translations import sentence

ROOM = 18
_WIDE_FROM = 0x2E80

Say = Callable[..., Markup]


def first_words(table: Mapping[str, Any]) -> list[Markup]:
    """Return the sentences of a running table of Skull; none where the moment has none that are sure to stay."""
    view = table["view"]
    if table["game"] != "skull" or view["ended"]:
        return []
    names = {player["id"]: short(player["name"]) for player in table["players"]}

    def say(message_id: str, player: str, **facts: object) -> Markup:
        return escape(sentence(asked_language(), message_id, {"name": names[player], **facts}, names))

    words = _WORDS.get(view["phase"])
    return words(view, say) if words else []


def short(name: str) -> str:
    """Return a name as a sentence has room for: as wide as 18 Latin letters or 9 of Chinese or Japanese."""
    room = ROOM
    for at, letter in enumerate(name):
        room -= 1 if ord(letter) < _WIDE_FROM else 2
        if room < 0:
            return f"{name[: at - 1].rstrip()}…"
    return name


def _at_the_start(view: Mapping[str, Any], say: Say) -> list[Markup]:
    if view["on_table"]:
        return []
    last = view["rounds"][-1] if view["rounds"] else None
    challenger = last["challenger"] if last else view["starter"]
    starts = say(f"skull-starts-{view['starter_reason']}", view["starter"], challenger=challenger)
    strong = Markup("<b>{}</b>").format(starts)
    return [*([_outcome(last, say)] if last else []), strong, say("skull-first", view["starter"])]


def _outcome(last: Mapping[str, Any], say: Say) -> Markup:
    left = last["discs"][last["challenger"]]
    owner = last["skull_owner"] or last["challenger"]
    return say(f"skull-was-{last['outcome']}", last["challenger"], count=last["bid"], owner=owner, left=left)


def _to_place(view: Mapping[str, Any], say: Say) -> list[Markup]:
    return [say("skull-now", view["turn"], what=say("skull-sub-places", view["turn"]))]


def _to_raise(view: Mapping[str, Any], say: Say) -> list[Markup]:
    bid = view["bid"]
    stands = say("skull-bid-is", bid["player"], count=bid["count"], table=view["on_table"])
    return [say("skull-now", view["turn"], what=say("skull-sub-raises", view["turn"])), stands]


_WORDS: dict[str, Callable[[Mapping[str, Any], Say], list[Markup]]] = {
    "first_placement": _at_the_start,
    "placement": _to_place,
    "bidding": _to_raise,
}
