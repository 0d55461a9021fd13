"""The tricks of a round, entered one by one. Skull King, English rulebook ©2012/2021/2024."""

from ..violation import RuleViolation
from .cards import GRAYBEARD, refuse_cards
from .earning import check_earned, may_earn
from .rounds import Rounds
from .trick_preview import previewed
from .tricks import judged

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Playing(Rounds):
    """The entry trick; after the last trick the round scores itself."""

    def check_trick(self, entry: "dict[str, Any]") -> None:
        """Judge a whole trick.

        Raises RuleViolation: player_has_left, not_their_turn, card_not_in_game, card_gone, graybeard_escapes,
        plays_out_of_range, power_not_earned.
        """
        plays = entry["plays"]
        self.check_plays(plays)
        hands = self.deal.hands
        if len(plays) != hands:
            raise RuleViolation("plays_out_of_range", plays=len(plays), min=hands, max=hands)
        if len(self.tricks) + 1 == self.cards:
            check_earned(self, self.tricks + [judged(plays)])

    def check_plays(self, plays: "list[dict[str, str]]") -> None:
        """Judge the cards of a trick that may still lack some: who played them when, and whether they can be there."""
        order = self.order_from(plays)
        for place in range(min(len(plays), len(order))):
            player = plays[place]["player"]
            self.check_in(player)
            if player != order[place]:
                raise RuleViolation("not_their_turn", player=player, turn=order[place])
        refuse_cards(plays, self.cards_known, self.plays)
        for play in plays:
            self.check_tigress(play["player"], play["card"])

    def check_tigress(self, player: str, card: str) -> None:
        """Raises RuleViolation: graybeard_escapes."""
        if player == GRAYBEARD and card == "tigress-pirate":
            raise RuleViolation("graybeard_escapes")

    def play_trick(self, entry: "dict[str, Any]") -> None:
        """Judge the trick; after the last one the round is over."""
        self.tricks.append(judged(entry["plays"]))
        if len(self.tricks) == self.cards:
            last = self.tricks[-1]
            self.close_round(self.won, self.tricks_destroyed)
            self.last_trick = last

    def offer_trick(self) -> "list[dict[str, Any]]":
        return [
            {"type": "trick", "order": self.order_of_play(self.next_leader), "leaders": list(self.leaders)}
        ]

    def preview_trick(self, entry: "dict[str, Any]") -> "dict[str, Any]":
        return previewed(self, entry)

    def may_earn(self, player: str, power: str) -> bool:
        """Whether a Pirate's power can still be this player's in the running round."""
        return may_earn(self, player, power)
