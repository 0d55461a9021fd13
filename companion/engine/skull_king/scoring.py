"""What a round earns. Skull King, English rulebook ©2012/2021/2024, "Scoring", "Rascal scoring", "Pirate powers"."""

from .cards import SUITS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

SCORINGS = ["standard", "rascal"]
SHOTS = ["grapeshot", "cannonball"]
WAGERS = [0, 10, 20]
FOURTEEN = {"green": 10, "purple": 10, "yellow": 10, "black": 20}
MERMAID_BY_PIRATE = 20
PIRATE_BY_KING = 30
KING_BY_MERMAID = 40
ALLIANCE = 20
WHOLE, HALF, NOTHING = 2, 1, 0


class Call:
    """What a player says of a round: the bid, the shot (None: standard scoring), what Pirates change of it.

    `change`: Harry's, already in `bid`. `wager`: the points wagered with Rascal of Roatan.
    """

    def __init__(self, bid: int, shot: str | None = None, change: int = 0, wager: int = 0) -> None:
        self.bid = bid + change
        self.shot = shot
        self.change = change
        self.wager = wager

    def is_exact(self, tricks: int) -> bool:
        """Whether the bid was made."""
        return tricks == self.bid

    def share(self, tricks: int) -> int:
        """Return how much of the bonuses counts, in halves: all with an exact bid, with Grapeshot half off by one."""
        if self.is_exact(tricks):
            return WHOLE
        return HALF if self.shot == "grapeshot" and abs(self.bid - tricks) == 1 else NOTHING


def score(call: Call, row: "dict[str, Any]", cards: int, alliances: int = 0) -> "dict[str, Any]":
    """Return `{points, bonus, lines}` of one player's round; the lines add up to the points.

    `row`: tricks, fourteens, mermaids, pirates, skull_king. `cards`: dealt this round. `alliances`: those whose
    other side made the bid. Points may be negative; the wager is no bonus.
    """
    tricks, share = row["tricks"], call.share(row["tricks"])
    bonuses = _shared(bonus_lines(row), share)
    if alliances and call.is_exact(tricks):
        bonuses.append({"code": "loot", "count": alliances, "points": ALLIANCE * alliances})
    lines = _changed(call) + [_bid_line(call, tricks, cards)] + bonuses + _wagered(call, tricks)
    return {
        "points": sum(line["points"] for line in lines),
        "bonus": sum(line["points"] for line in bonuses),
        "lines": lines,
    }


def bonus_lines(row: "dict[str, Any]") -> "list[dict[str, Any]]":
    """Return a line for everything captured, at what it earns with an exact bid."""
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


def _shared(lines: "list[dict[str, Any]]", share: int) -> "list[dict[str, Any]]":
    """Of what counts by half, the other half is taken off again in a line of its own."""
    if share == NOTHING:
        return []
    if share == HALF and lines:
        points = -sum(line["points"] for line in lines) // 2
        return lines + [{"code": "half_bonus", "points": points}]
    return lines


def _bid_line(call: Call, tricks: int, cards: int) -> "dict[str, Any]":
    if call.shot:
        return _shot_line(call, tricks, cards)
    if call.bid == 0 and tricks == 0:
        return {"code": "zero_made", "cards": cards, "points": 10 * cards}
    if call.bid == 0:
        return {"code": "zero_missed", "cards": cards, "points": -10 * cards}
    if call.is_exact(tricks):
        return {"code": "bid_made", "count": call.bid, "points": 20 * call.bid}
    difference = abs(call.bid - tricks)
    return {"code": "bid_missed", "difference": difference, "points": -10 * difference}


def _shot_line(call: Call, tricks: int, cards: int) -> "dict[str, Any]":
    share = call.share(tricks)
    if share == NOTHING:
        return {"code": "shot_missed", "shot": call.shot, "difference": abs(call.bid - tricks), "points": 0}
    if call.shot == "cannonball":
        return {"code": "cannonball", "cards": cards, "points": 15 * cards}
    if share == HALF:
        return {"code": "grazed", "cards": cards, "points": 5 * cards}
    return {"code": "direct_hit", "cards": cards, "points": 10 * cards}


def _changed(call: Call) -> "list[dict[str, Any]]":
    """Harry's line earns nothing: it says why the bid is another than was shown."""
    if not call.change:
        return []
    return [{"code": "harry", "shown": call.bid - call.change, "bid": call.bid, "points": 0}]


def _wagered(call: Call, tricks: int) -> "list[dict[str, Any]]":
    if not call.wager:
        return []
    if call.is_exact(tricks):
        return [{"code": "wager_won", "points": call.wager}]
    return [{"code": "wager_lost", "points": -call.wager}]
