"""Loot in a round's result: who is allied with whom, and who can have won those tricks. Skull King, module Loot."""

from ..violation import RuleViolation

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .deal import Deal


def alliances_of(deal: "Deal", rows: "dict[str, Any]") -> list[tuple[str, str]]:
    """Return the alliances as pairs of seats; one that is named on one side only is one as well."""
    pairs: list[tuple[str, str]] = []
    if not any(row["loot"] for row in rows.values()):
        return pairs
    for player in deal.seats:
        for other in deal.seats:
            if player < other:
                named = max(rows[player]["loot"].count(other), rows[other]["loot"].count(player))
                pairs += [(player, other)] * named
    return pairs


def check_alliances(deal: "Deal", rows: "dict[str, Any]") -> list[tuple[str, str]]:
    """Condition 12: two Loots at most, nobody alone, both sides where both bids were made; return the pairs.

    Raises RuleViolation: loot_alliances, loot_with_oneself, loot_one_sided.
    """
    pairs = alliances_of(deal, rows)
    if len(pairs) > deal.loots:
        raise RuleViolation("loot_alliances", alliances=len(pairs), most=deal.loots)
    for player in deal.seats:
        if player in rows[player]["loot"]:
            raise RuleViolation("loot_with_oneself", player=player)
    for player, other in pairs:
        _both_name_it(deal, rows, player, other)
    return pairs


def _both_name_it(deal: "Deal", rows: "dict[str, Any]", player: str, other: str) -> None:
    if not (deal.is_exact(player, rows[player]) and deal.is_exact(other, rows[other])):
        return
    said, heard = rows[player]["loot"].count(other), rows[other]["loot"].count(player)
    if said != heard:
        raise RuleViolation("loot_one_sided", players=[player, other] if said > heard else [other, player])


def alliances_made(deal: "Deal", rows: "dict[str, Any]", player: str) -> int:
    """Return how many of a player's alliances earn something on the other side's part: that bid was made."""
    allies = [other for other in rows[player]["loot"] if other in rows]
    return sum(1 for other in allies if deal.is_exact(other, rows[other]))


def winners_possible(deal: "Deal", rows: "dict[str, Any]") -> "list[dict[str, list[str]]]":
    """Return every choice of who won the tricks of the alliances: for each player whose Loots lie in tricks won."""
    ways: "list[dict[str, list[str]]]" = [{player: [] for player in deal.seats}]
    for player, other in alliances_of(deal, rows):
        ways = [_with_loot(way, *pair) for way in ways for pair in ((player, other), (other, player))]
    return ways


def _with_loot(way: "dict[str, list[str]]", winner: str, ally: str) -> "dict[str, list[str]]":
    more = dict(way)
    more[winner] = way[winner] + [ally]
    return more
