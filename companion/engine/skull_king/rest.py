"""A round told by some of its tricks and then by its numbers: whether the tricks not recorded can give the rest.

The same conditions as for a whole round, asked of what is left of the deck.
"""

from ..violation import RuleViolation
from .alliances import alliances_of
from .captures import check_everything_dealt, one_way_fits, whale_without_numbers
from .cards import SUITS
from .deal import Deal
from .earning import may_earn, powers_unearned
from .room import pirates_used
from .won import without

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .playing import Playing


def check_rest(game: "Playing", rows: "dict[str, Any]", destroyed: int, is_whole: bool) -> None:
    """Judge what `rows` hold beyond the tricks recorded.

    Raises RuleViolation: power_not_earned, cards_left_too_few, too_many_destroyed, whale_needs_characters,
    tricks_needed, no_room, must_lead_next, fourteens_missing.
    """
    lost = game.tricks_destroyed
    deal, recorded = deal_left(game), game.won
    left = {player: without(rows[player], recorded[player]) for player in game.players_in}
    if destroyed - lost > deal.monsters:
        raise RuleViolation("too_many_destroyed", destroyed=destroyed, most=lost + deal.monsters)
    _check_cards_left(deal, left)
    whale_without_numbers(deal, left, destroyed - lost, len(alliances_of(deal, left)))
    one_way_fits(deal, left, destroyed - lost)
    if is_whole:
        check_everything_dealt(deal, left, destroyed - lost)


def deal_left(game: "Playing") -> Deal:
    """Return the tricks not recorded as a deal of their own."""
    cards = [play["card"] for play in game.plays]
    deal = game.deal
    deal.cards -= len(game.tricks)
    deal.leader = game.next_leader
    deal.is_rest = True
    deal.recorded = {player: game.won[player]["tricks"] for player in game.players_in}
    deal.anyone_leads = len(game.leaders) > 1
    deal.take_out(cards)
    deal.powers = {player: _powers_open(game, player) for player in game.players_in}
    return deal


def _powers_open(game: "Playing", player: str) -> int:
    """Count the powers that a trick not recorded must earn. Raises RuleViolation: power_not_earned."""
    unearned = powers_unearned(game, player, game.tricks)
    for power in unearned:
        if not may_earn(game, player, power):
            raise RuleViolation("power_not_earned", player=player, power=power)
    return len(unearned)


def _check_cards_left(deal: Deal, left: "dict[str, Any]") -> None:
    """Raises RuleViolation: cards_left_too_few."""
    rows = [left[player] for player in deal.seats]
    for suit in SUITS:
        _enough(
            suit + "-14",
            0 if suit in deal.fourteens_gone else 1,
            sum(1 for r in rows if suit in r["fourteens"]),
        )
    took_king = sum(1 for row in rows if row["skull_king"])
    _enough("skull-king", deal.kings, sum(1 for row in rows if row["pirates"]) + took_king)
    _enough("mermaid", deal.mermaids, sum(row["mermaids"] for row in rows) + took_king)
    _enough("pirate", deal.pirates, pirates_used(deal, left))
    _enough("loot", deal.loots, len(alliances_of(deal, left)))


def _enough(card: str, left: int, needed: int) -> None:
    if needed > left:
        raise RuleViolation("cards_left_too_few", card=card, left=left, needed=needed)
