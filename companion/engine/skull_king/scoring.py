"""What a round earns. Skull King, English rulebook ©2012/2021/2024, "Scoring"."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

SUITS = ["green", "purple", "yellow", "black"]
FOURTEEN = {"green": 10, "purple": 10, "yellow": 10, "black": 20}
MERMAID_BY_PIRATE = 20
PIRATE_BY_KING = 30
KING_BY_MERMAID = 40


def bonuses_count(bid: int, tricks: int) -> bool:
    """Bonuses count with an exact bid only."""
    return bid == tricks


def score(bid: int, row: "dict[str, Any]", cards: int) -> "dict[str, Any]":
    """Return `{points, bonus, lines}` of one player's round; the lines add up to the points.

    `row`: tricks, fourteens, mermaids, pirates, skull_king. `cards`: dealt this round. Points may
    be negative.
    """
    lines = [_bid_line(bid, row["tricks"], cards)]
    bonus = 0
    if bonuses_count(bid, row["tricks"]):
        lines += _bonus_lines(row)
        bonus = sum(line["points"] for line in lines[1:])
    return {"points": lines[0]["points"] + bonus, "bonus": bonus, "lines": lines}


def _bid_line(bid: int, tricks: int, cards: int) -> "dict[str, Any]":
    if bid == 0 and tricks == 0:
        return {"code": "zero_made", "cards": cards, "points": 10 * cards}
    if bid == 0:
        return {"code": "zero_missed", "cards": cards, "points": -10 * cards}
    if bid == tricks:
        return {"code": "bid_made", "count": bid, "points": 20 * bid}
    difference = abs(bid - tricks)
    return {"code": "bid_missed", "difference": difference, "points": -10 * difference}


def _bonus_lines(row: "dict[str, Any]") -> "list[dict[str, Any]]":
    lines: "list[dict[str, Any]]" = [
        {"code": "fourteen", "suit": suit, "points": FOURTEEN[suit]}
        for suit in SUITS
        if suit in row["fourteens"]
    ]
    for code, each in (("mermaids", MERMAID_BY_PIRATE), ("pirates", PIRATE_BY_KING)):
        if row[code]:
            lines.append({"code": code, "count": row[code], "points": each * row[code]})
    if row["skull_king"]:
        lines.append({"code": "skull_king", "points": KING_BY_MERMAID})
    return lines
