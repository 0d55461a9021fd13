"""Who wins a trick, what it captures and who leads next. English rulebook ©2012/2021/2024, with its modules.

Here a trick is its cards in order of play; a place counts from 0. `judged` says it of players.
"""

from .cards import ESCAPES, MONSTERS, SUITS, is_pirate, number_of, suit_of
from .scoring import bonus_lines

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

KING, MERMAID, KRAKEN, WHALE = "skull-king", "mermaid", "kraken", "white-whale"


def led_suit(cards: list[str]) -> str | None:
    """Return the suit to follow; an Escape passes the decision on, a character or a monster sets none."""
    for card in cards:
        if card not in ESCAPES:
            return suit_of(card)
    return None


def outcome(cards: list[str]) -> "dict[str, Any]":
    """Return `{place, next, why}`: the winner's place (None: nobody), the place that leads next, the reason's code.

    Source: "Playing a trick"; of two monsters the later one acts, the earlier one is an Escape.
    """
    monsters = [place for place in range(len(cards)) if cards[place] in MONSTERS]
    if not monsters:
        place, why = _without_monsters(cards)
        return {"place": place, "next": place, "why": why}
    acting = cards[monsters[-1]]
    over = len(monsters) > 1
    if acting == KRAKEN:
        why = "kraken_over_whale" if over else "kraken"
        return {"place": None, "next": _would_have_won(cards, monsters), "why": why}
    return _under_the_whale(cards, monsters[-1], over)


def _under_the_whale(cards: list[str], whale: int, over: bool) -> "dict[str, Any]":
    highest = max(number_of(card) for card in cards)
    if highest:
        place = [number_of(card) for card in cards].index(highest)
        return {"place": place, "next": place, "why": "whale_over_kraken" if over else "whale"}
    why = "whale_empty_over_kraken" if over else "whale_empty"
    return {"place": None, "next": _would_have_won(cards, [whale]), "why": why}


def _would_have_won(cards: list[str], out: list[int]) -> int:
    """Judge the rest as a trick of its own; a Kraken that does not act is an Escape. Nothing left: the first card."""
    rest = [place for place in range(len(cards)) if place not in out]
    if not rest:
        return 0
    place, _ = _without_monsters(["escape" if cards[place] == KRAKEN else cards[place] for place in rest])
    return rest[place]


def _without_monsters(cards: list[str]) -> tuple[int, str]:
    pirates = [place for place in range(len(cards)) if is_pirate(cards[place])]
    if KING in cards and MERMAID in cards:
        return cards.index(MERMAID), "mermaid_over_king"
    if KING in cards:
        return cards.index(KING), "skull_king"
    if pirates:
        return pirates[0], "pirate" if len(pirates) == 1 else "first_pirate"
    if MERMAID in cards:
        return cards.index(MERMAID), "mermaid" if cards.count(MERMAID) == 1 else "first_mermaid"
    for suit, why in (("black", "black"), (led_suit(cards), "led_suit")):
        numbers = [number_of(card) if suit_of(card) == suit else 0 for card in cards]
        if suit and max(numbers):
            return numbers.index(max(numbers)), why
    return 0, "escapes"


def captures(cards: list[str], place: int) -> "dict[str, Any]":
    """Return the row that a trick adds to its winner's: one trick, the 14s and the characters taken.

    With all three kinds the Mermaid has the King and nothing else; under the Whale a number wins, and takes none.
    """
    winning = cards[place]
    return {
        "tricks": 1,
        "fourteens": [suit for suit in SUITS if suit + "-14" in cards],
        "mermaids": cards.count(MERMAID) if is_pirate(winning) else 0,
        "pirates": sum(1 for card in cards if is_pirate(card)) if winning == KING else 0,
        "skull_king": winning == MERMAID and KING in cards,
    }


def judged(plays: "list[dict[str, str]]") -> "dict[str, Any]":
    """Return a trick as everybody sees it.

    `{plays, led_suit, winner, next_leader, destroyed, why, row, lines, bonus, alliances}`: nobody wins a trick that is
    destroyed; `row` is what it adds to the winner's, `lines` and `bonus` what that earns should the bid count.
    plays: at least one, `{player, card}` in order of play.
    """
    cards = [play["card"] for play in plays]
    found = outcome(cards)
    place = found["place"]
    row = None if place is None else captures(cards, place)
    lines = bonus_lines(row) if row else []
    return {
        "plays": [dict(play) for play in plays],
        "led_suit": led_suit(cards),
        "winner": None if place is None else plays[place]["player"],
        "next_leader": plays[found["next"]]["player"],
        "destroyed": place is None,
        "why": {"code": found["why"], "facts": _facts(plays, found)},
        "row": row,
        "lines": lines,
        "bonus": sum(line["points"] for line in lines),
        "alliances": [] if place is None else _alliances(plays, plays[place]["player"]),
    }


def _facts(plays: "list[dict[str, str]]", found: "dict[str, Any]") -> "dict[str, Any]":
    """The one who wins, or leads next, and the card that does it."""
    best = plays[found["next"]]
    facts = {"player": best["player"], "card": best["card"]}
    if found["why"] == "led_suit":
        facts["suit"] = suit_of(best["card"])
    return facts


def _alliances(plays: "list[dict[str, str]]", winner: str) -> list[list[str]]:
    """Each Loot allies its player with the winner; nobody allies with himself."""
    return [[play["player"], winner] for play in plays if play["card"] == "loot" and play["player"] != winner]
