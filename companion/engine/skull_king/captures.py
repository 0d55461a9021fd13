"""Which results a round can have, told from its numbers alone: exactly those that some play of the cards gives.

Skull King, English rulebook ©2012/2021/2024. The conditions are necessary and sufficient; their numbers are those
of the rules sheet "which results of a round are possible". A row here is complete: tricks (None while it is not
known), fourteens, mermaids, pirates, skull_king.
"""

from ..violation import RuleViolation
from .schedule import DECK, hands_dealt
from .scoring import SUITS, bonuses_count

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

COLOURED = ["green", "purple", "yellow"]
MERMAIDS = 2
PIRATES = 6  # five and the Tigress


def whole_row(row: "dict[str, Any]") -> "dict[str, Any]":
    """Return a row with everything that was left out: nothing captured, tricks not known."""
    whole: "dict[str, Any]" = {
        "tricks": None,
        "fourteens": [],
        "mermaids": 0,
        "pirates": 0,
        "skull_king": False,
    }
    whole.update(row)
    return whole


class Deal:
    """What is known of a round before its result: who plays, the leader of the first trick, cards dealt, bids."""

    def __init__(self, bids: dict[str, int], leader: str, cards: int) -> None:
        self.bids = bids
        self.leader = leader
        self.cards = cards
        self.graybeard = len(bids) == 2
        self.hands = hands_dealt(len(bids))
        self.undealt = DECK - self.hands * cards


def check_tricks(deal: Deal, rows: "dict[str, Any]", destroyed: int, is_whole: bool) -> None:
    """Condition 1: the tricks add up to the cards dealt; with Graybeard, or while not whole, at most.

    Raises RuleViolation: tricks_do_not_add_up, too_many_destroyed.
    """
    if destroyed > 0:
        raise RuleViolation("too_many_destroyed", destroyed=destroyed, most=0)
    tricks = sum(row["tricks"] or 0 for row in rows.values())
    too_few = tricks < deal.cards and is_whole and not deal.graybeard
    if tricks > deal.cards or too_few:
        raise RuleViolation("tricks_do_not_add_up", tricks=tricks, destroyed=destroyed, cards=deal.cards)


def check_captures(deal: Deal, rows: "dict[str, Any]") -> None:
    """Conditions 2 to 8: what was captured fits the deck and the tricks. A row without tricks is not judged by 7, 8.

    Raises RuleViolation: fourteen_twice, one_skull_king, two_mermaids, six_pirates, king_trick_full, tricks_needed,
    no_room, must_lead.
    """
    seats = sorted(deal.bids)
    _each_fourteen_once(seats, rows)
    _one_skull_king(seats, rows)
    _two_mermaids(rows)
    _six_pirates(rows)
    for player in seats:
        _king_trick(deal, player, rows[player])
        if rows[player]["tricks"] is not None:
            _room(deal, player, rows[player])
            _who_led(deal, player, rows[player])


def check_everything_dealt(deal: Deal, rows: "dict[str, Any]") -> None:
    """Condition 9: a 14 in nobody's row lies undealt, with Graybeard, or in a row that does not count.

    Raises RuleViolation: fourteens_missing.
    """
    missing = [suit for suit in SUITS if not any(suit in row["fourteens"] for row in rows.values())]
    places = deal.undealt
    if deal.graybeard:
        places += deal.hands * (deal.cards - sum(row["tricks"] for row in rows.values()))
    for player in deal.bids:
        if not bonuses_count(deal.bids[player], rows[player]["tricks"]):
            places += deal.hands * rows[player]["tricks"] - _cards_named(rows[player])
    if len(missing) > places:
        raise RuleViolation("fourteens_missing", suits=missing, undealt=deal.undealt)


def _each_fourteen_once(seats: list[str], rows: "dict[str, Any]") -> None:
    for suit in SUITS:
        times = sum(rows[player]["fourteens"].count(suit) for player in seats)
        if times > 1:
            owners = [player for player in seats if suit in rows[player]["fourteens"]]
            raise RuleViolation("fourteen_twice", suit=suit, players=owners)


def _one_skull_king(seats: list[str], rows: "dict[str, Any]") -> None:
    took_pirates = [player for player in seats if rows[player]["pirates"]]
    was_taken_by = [player for player in seats if rows[player]["skull_king"]]
    if len(took_pirates) + len(was_taken_by) > 1:
        raise RuleViolation("one_skull_king", players=[p for p in seats if p in took_pirates + was_taken_by])


def _two_mermaids(rows: "dict[str, Any]") -> None:
    by_pirates = sum(row["mermaids"] for row in rows.values())
    took_king = sum(1 for row in rows.values() if row["skull_king"])
    if by_pirates + took_king > MERMAIDS:
        raise RuleViolation("two_mermaids", by_pirates=by_pirates, took_king=took_king)


def _six_pirates(rows: "dict[str, Any]") -> None:
    by_king = sum(row["pirates"] for row in rows.values())
    pirate_tricks = sum(1 for row in rows.values() if row["mermaids"])
    if by_king + pirate_tricks > PIRATES:
        raise RuleViolation("six_pirates", by_king=by_king, pirate_tricks=pirate_tricks)


def _king_trick(deal: Deal, player: str, row: "dict[str, Any]") -> None:
    most = deal.hands - 1
    if row["pirates"] > most:
        raise RuleViolation("king_trick_full", player=player, pirates=row["pirates"], most=most)


def _room(deal: Deal, player: str, row: "dict[str, Any]") -> None:
    tricks = row["tricks"]
    needed = max(_capturing_tricks(row), 1 if row["fourteens"] else 0)
    if tricks < needed:
        raise RuleViolation("tricks_needed", player=player, tricks=tricks, needed=needed)
    places = deal.hands * tricks
    cards = _cards_named(row)
    if cards > places:
        raise RuleViolation("no_room", player=player, tricks=tricks, places=places, cards=cards)


def _who_led(deal: Deal, player: str, row: "dict[str, Any]") -> None:
    filled_by_fourteens = all(suit in row["fourteens"] for suit in COLOURED)
    if deal.hands == 3 and row["tricks"] == 1 and filled_by_fourteens and player != deal.leader:
        raise RuleViolation("must_lead", player=player, leader=deal.leader)


def _capturing_tricks(row: "dict[str, Any]") -> int:
    """King, Mermaid over the King, Pirate over Mermaids: each needs a trick of its own."""
    return sum(1 for captured in (row["pirates"], row["skull_king"], row["mermaids"]) if captured)


def _cards_named(row: "dict[str, Any]") -> int:
    """Count the cards that a row's captures, their takers and its 14s fill."""
    captured = row["pirates"] + row["mermaids"] + (1 if row["skull_king"] else 0)
    return int(_capturing_tricks(row) + captured + len(row["fourteens"]))
