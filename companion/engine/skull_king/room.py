"""Whether what a result names finds its place in the tricks won. Skull King; conditions 7, 8, 12 and 13.

`way`: for each player whose Loots lie in tricks won by that player.
"""

from ..violation import RuleViolation

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .deal import Deal


def check_fits(deal: "Deal", rows: "dict[str, Any]", way: "dict[str, list[str]]", destroyed: int) -> None:
    """Raises RuleViolation: tricks_needed, no_room, must_lead."""
    for player in deal.seats:
        row = rows[player]
        if row["tricks"] is not None and (row["fourteens"] or way[player] or needs(deal, player, row)):
            _room(deal, player, rows, way[player])
            _who_led(deal, player, rows, way, destroyed)


def capturing_tricks(deal: "Deal", player: str, row: "dict[str, Any]") -> int:
    """King, Mermaid over the King, Pirate over Mermaids or with a power used: each needs a trick of its own."""
    return (1 if row["pirates"] else 0) + (1 if row["skull_king"] else 0) + deal.pirate_tricks(player, row)


def needs(deal: "Deal", player: str, row: "dict[str, Any]") -> int:
    """Count the characters of a row: those captured and their takers."""
    captured = row["pirates"] + row["mermaids"] + (1 if row["skull_king"] else 0)
    return int(capturing_tricks(deal, player, row) + captured)


def places_left(deal: "Deal", player: str, row: "dict[str, Any]", loots: list[str]) -> int:
    """Return the places of the tricks won for which the row names no card."""
    named = needs(deal, player, row) + len(row["fourteens"]) + len(loots)
    return int(deal.hands * row["tricks"] - named)


def _room(deal: "Deal", player: str, rows: "dict[str, Any]", loots: list[str]) -> None:
    row = rows[player]
    tricks = row["tricks"]
    needed = max(capturing_tricks(deal, player, row), 1 if row["fourteens"] or loots else 0)
    if tricks < needed:
        raise _tricks_needed(deal, player, tricks, needed)
    left = places_left(deal, player, row, loots)
    if left < 0:
        tricks += deal.recorded.get(player, 0)
        places = deal.hands * tricks
        raise RuleViolation("no_room", player=player, tricks=tricks, places=places, cards=places - left)
    if len(loots) == 2 and loots[0] == loots[1]:
        _two_tricks_for_loots(deal, player, rows, left)


def _two_tricks_for_loots(deal: "Deal", player: str, rows: "dict[str, Any]", left: int) -> None:
    """Two Loots of one player lie in two tricks, each with a place for it."""
    row = rows[player]
    full = 1 if row["pirates"] == deal.hands - 1 else 0
    if _one_pirate_took_all(deal, player, row) and not _two_pirates_could(deal, player, rows, left):
        full += 1
    if row["tricks"] < full + 2:
        raise _tricks_needed(deal, player, row["tricks"], full + 2)


def _tricks_needed(deal: "Deal", player: str, tricks: int, needed: int) -> RuleViolation:
    """Say it of the whole round, also where the rest of one is judged."""
    before = deal.recorded.get(player, 0)
    return RuleViolation("tricks_needed", player=player, tricks=tricks + before, needed=needed + before)


def _one_pirate_took_all(deal: "Deal", player: str, row: "dict[str, Any]") -> bool:
    """Both Mermaids and the Pirate fill a trick of three."""
    return deal.hands == 3 and row["mermaids"] == 2 and deal.pirate_tricks(player, row) == 1


def _two_pirates_could(deal: "Deal", player: str, rows: "dict[str, Any]", left: int) -> bool:
    """Whether the Mermaids may lie in two tricks instead, each taken by a Pirate of its own."""
    tricks = capturing_tricks(deal, player, rows[player]) + 1
    return left >= 1 and rows[player]["tricks"] >= tricks and pirates_used(deal, rows) < deal.pirates


def pirates_used(deal: "Deal", rows: "dict[str, Any]") -> int:
    """Count the Pirates that the rows need: those taken, and those that won tricks."""
    return sum(rows[player]["pirates"] + deal.pirate_tricks(player, rows[player]) for player in deal.seats)


def _who_led(
    deal: "Deal", player: str, rows: "dict[str, Any]", way: "dict[str, list[str]]", destroyed: int
) -> None:
    """A trick of coloured 14s and Loots is won by the first 14, so nothing but Loots was played before it."""
    if destroyed or deal.anyone_leads or not _is_all_fourteens(deal, player, rows[player], way[player]):
        return
    if _loots_only_before(deal, player, rows, way[player]) or _rosie_may_have_chosen(deal, player, rows, way):
        return
    raise RuleViolation("must_lead_next" if deal.is_rest else "must_lead", player=player, leader=deal.leader)


def _is_all_fourteens(deal: "Deal", player: str, row: "dict[str, Any]", loots: list[str]) -> bool:
    """The player's only trick holds coloured 14s, two at least, and Loots."""
    fourteens = row["fourteens"]
    return (
        len(fourteens) >= 2
        and row["tricks"] == 1
        and "black" not in fourteens
        and needs(deal, player, row) == 0
        and len(fourteens) + len(loots) == deal.hands
    )


def _loots_only_before(deal: "Deal", player: str, rows: "dict[str, Any]", loots: list[str]) -> bool:
    leaders = [other for other in deal.seats if other != player and rows[other]["tricks"] != 0]
    if deal.leader in deal.seats and deal.leader not in leaders:
        leaders.append(deal.leader)
    return any(all(seat in loots for seat in deal.clockwise(leader, player)) for leader in leaders)


def _rosie_may_have_chosen(
    deal: "Deal", player: str, rows: "dict[str, Any]", way: "dict[str, list[str]]"
) -> bool:
    """Condition 13: who wins a trick with Rosie names its next leader."""
    return deal.has_powers and any(
        _may_be_rosies(deal, other, rows, way[other]) for other in deal.seats if other != player
    )


def _may_be_rosies(deal: "Deal", player: str, rows: "dict[str, Any]", loots: list[str]) -> bool:
    row = rows[player]
    if row["tricks"] is None:
        return True
    if deal.pirate_tricks(player, row) > deal.powers.get(player, 0):
        return True
    has_free_trick = row["tricks"] > capturing_tricks(deal, player, row)
    return (
        has_free_trick
        and places_left(deal, player, row, loots) > 0
        and pirates_used(deal, rows) < deal.pirates
    )
