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
from .won import check_holds, without

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .recorded import Recorded


class Rest:
    """The tricks of a round that were not recorded, as a deal of their own, and what the others gave."""

    def __init__(self, game: "Recorded") -> None:
        self.game = game
        self.won = game.won
        self.lost = game.tricks_destroyed
        self.deal = _deal_left(game, self.won)

    def check(self, rows: "dict[str, Any]", destroyed: int, is_whole: bool) -> None:
        """Refuse rows that hold less than the tricks gave, or more than the others can give.

        Raises RuleViolation: less_than_recorded, destroyed_less_than_recorded, power_not_earned, cards_left_too_few,
        too_many_destroyed, whale_needs_characters, tricks_needed, no_room, must_lead_next, fourteens_missing.
        """
        deal, seats = self.deal, self.game.players_in
        check_holds(seats, rows, self.won, destroyed, self.lost)
        lost = destroyed - self.lost
        if lost > deal.monsters:
            raise RuleViolation("too_many_destroyed", destroyed=destroyed, most=self.lost + deal.monsters)
        left = {player: without(rows[player], self.won[player]) for player in seats}
        _check_cards_left(deal, left)
        whale_without_numbers(deal, left, lost, len(alliances_of(deal, left)))
        one_way_fits(deal, left, lost)
        if is_whole:
            check_everything_dealt(deal, left, lost)
            _check_powers(self.game)


def _deal_left(game: "Recorded", won: "dict[str, Any]") -> Deal:
    deal = game.deal
    deal.cards -= len(game.tricks)
    deal.leader = game.next_leader
    deal.is_rest = True
    deal.recorded = {player: won[player]["tricks"] for player in game.players_in}
    deal.anyone_leads = len(game.leaders) > 1
    deal.take_out([play["card"] for play in game.plays])
    deal.powers = {player: len(powers_unearned(game, player, game.tricks)) for player in game.players_in}
    return deal


def _check_powers(game: "Recorded") -> None:
    """Refuse a power whose Pirate was seen elsewhere. Raises RuleViolation: power_not_earned."""
    for player in game.players_in:
        for power in powers_unearned(game, player, game.tricks):
            if not may_earn(game, player, power):
                raise RuleViolation("power_not_earned", player=player, power=power)


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
