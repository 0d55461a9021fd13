"""Which results a round can have, told from its numbers alone: exactly those that some play of the cards gives.

Skull King, English rulebook ©2012/2021/2024, with its modules. The conditions are necessary and sufficient; their
numbers are those of the rules sheet "which results of a round are possible". A row here is complete: tricks (None
while it is not known), fourteens, mermaids, pirates, skull_king, loot.
"""

from ..violation import RuleViolation
from .alliances import alliances_of, check_alliances, winners_possible
from .cards import SUITS
from .deal import MERMAIDS, PIRATES, Deal
from .room import check_fits, needs, pirates_used, places_left

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

__all__ = ["Deal", "check_captures", "check_everything_dealt", "check_tricks", "whole_row"]


def whole_row(row: "dict[str, Any]") -> "dict[str, Any]":
    """Return a row with everything that was left out: nothing captured, tricks not known."""
    whole: "dict[str, Any]" = {
        "tricks": None,
        "fourteens": [],
        "mermaids": 0,
        "pirates": 0,
        "skull_king": False,
        "loot": [],
    }
    whole.update(row)
    return whole


def check_tricks(deal: Deal, rows: "dict[str, Any]", destroyed: int, is_whole: bool) -> None:
    """Conditions 1, 10: the tricks add up to the cards dealt; with Graybeard, or while not whole, at most.

    Raises RuleViolation: tricks_do_not_add_up, too_many_destroyed.
    """
    most = deal.monsters
    if destroyed > most:
        raise RuleViolation("too_many_destroyed", destroyed=destroyed, most=most)
    tricks = sum(row["tricks"] or 0 for row in rows.values())
    too_few = tricks + destroyed < deal.cards and is_whole and not deal.graybeard
    if tricks + destroyed > deal.cards or too_few:
        raise RuleViolation("tricks_do_not_add_up", tricks=tricks, destroyed=destroyed, cards=deal.cards)


def check_captures(deal: Deal, rows: "dict[str, Any]", destroyed: int = 0) -> None:
    """Conditions 2 to 8, 10, 12, 13: what was captured fits the deck and the tricks.

    A row without tricks is not judged by 7 and 8.

    Raises RuleViolation: fourteen_twice, one_skull_king, two_mermaids, six_pirates, king_trick_full, tricks_needed,
    no_room, must_lead, loot_alliances, loot_with_oneself, loot_one_sided, whale_needs_characters.
    """
    _each_fourteen_once(deal.seats, rows)
    _one_skull_king(deal.seats, rows)
    _two_mermaids(rows)
    _six_pirates(deal, rows)
    for player in deal.seats:
        _king_trick(deal, player, rows[player])
    pairs = check_alliances(deal, rows)
    whale_without_numbers(deal, rows, destroyed, len(pairs))
    one_way_fits(deal, rows, destroyed)


def check_everything_dealt(deal: Deal, rows: "dict[str, Any]", destroyed: int = 0) -> None:
    """Conditions 9, 11: a 14 in nobody's row lies undealt, with Graybeard, in a row that does not count, destroyed.

    Raises RuleViolation: fourteens_missing.
    """
    if deal.kraken and destroyed:
        return
    named = deal.fourteens_gone + [suit for row in rows.values() for suit in row["fourteens"]]
    missing = [suit for suit in SUITS if suit not in named]
    places = _undealt_places(deal, rows, destroyed)
    if deal.graybeard:
        places += deal.hands * (deal.cards - destroyed - sum(row["tricks"] for row in rows.values()))
    ways = [way for way in winners_possible(deal, rows) if _refused(deal, rows, way, destroyed) is None]
    places += max(_uncounted_places(deal, rows, way) for way in ways)
    if len(missing) > places:
        raise RuleViolation("fourteens_missing", suits=missing, undealt=deal.undealt)


def _undealt_places(deal: Deal, rows: "dict[str, Any]", destroyed: int) -> int:
    """The cards not dealt, without the Kraken and the Loots of which is known that they were not dealt."""
    places = deal.undealt
    if deal.kraken and not deal.whale and not destroyed:
        places -= 1
    if deal.loots and not destroyed and all(deal.is_exact(player, rows[player]) for player in deal.seats):
        places -= max(0, deal.loots - _loots_seen_or_hidden(deal, rows))
    return places


def _loots_seen_or_hidden(deal: Deal, rows: "dict[str, Any]") -> int:
    """Each alliance is a Loot; one Loot may have won a trick of Escapes for its own player."""
    allied = len(alliances_of(deal, rows))
    may_win = allied == 1 or deal.is_rest or pirates_used(deal, rows) < PIRATES
    return allied + (1 if may_win else 0)


def _uncounted_places(deal: Deal, rows: "dict[str, Any]", way: "dict[str, list[str]]") -> int:
    return sum(
        places_left(deal, player, rows[player], way[player])
        for player in deal.seats
        if not deal.counts(player, rows[player])
    )


def _each_fourteen_once(seats: list[str], rows: "dict[str, Any]") -> None:
    named = [suit for player in seats for suit in rows[player]["fourteens"]]
    for suit in SUITS:
        if named.count(suit) > 1:
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


def _six_pirates(deal: Deal, rows: "dict[str, Any]") -> None:
    by_king = sum(row["pirates"] for row in rows.values())
    pirate_tricks = sum(deal.pirate_tricks(player, rows[player]) for player in deal.seats)
    if by_king + pirate_tricks > PIRATES:
        raise RuleViolation("six_pirates", by_king=by_king, pirate_tricks=pirate_tricks)


def _king_trick(deal: Deal, player: str, row: "dict[str, Any]") -> None:
    most = deal.hands - 1
    if row["pirates"] > most:
        raise RuleViolation("king_trick_full", player=player, pirates=row["pirates"], most=most)


def whale_without_numbers(deal: Deal, rows: "dict[str, Any]", destroyed: int, allied: int) -> None:
    """Condition 10: more destroyed than the Kraken can: the Whale's trick had nothing but cards without a number."""
    if destroyed <= deal.kraken:
        return
    left = deal.characters - allied - sum(needs(deal, player, rows[player]) for player in deal.seats)
    if left < deal.hands - 1:
        raise RuleViolation("whale_needs_characters", left=left, needed=deal.hands - 1)


def one_way_fits(deal: Deal, rows: "dict[str, Any]", destroyed: int) -> None:
    """Conditions 7, 8, 12: for one choice of who won the tricks of the alliances everything finds its place."""
    refusals = [_refused(deal, rows, way, destroyed) for way in winners_possible(deal, rows)]
    if None not in refusals:
        told = [refusal for refusal in refusals if refusal and refusal.code != "tricks_needed"]
        raise (told + refusals)[0]  # type: ignore[misc]


def _refused(
    deal: Deal, rows: "dict[str, Any]", way: "dict[str, list[str]]", destroyed: int
) -> RuleViolation | None:
    try:
        check_fits(deal, rows, way, destroyed)
    except RuleViolation as violation:
        return violation
    return None
