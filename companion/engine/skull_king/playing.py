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

ROSIE = "pirate-rosie"


class Playing(Rounds):
    """The entry trick; after the last trick the round scores itself."""

    @property
    def plays(self) -> "list[dict[str, str]]":
        """Every card played in the tricks recorded, in order of play."""
        return [play for trick in self.tricks for play in trick["plays"]]

    @property
    def next_leader(self) -> str:
        """Who leads the next trick."""
        leader: str = self.tricks[-1]["next_leader"] if self.tricks else self.leader
        return leader

    @property
    def leaders(self) -> list[str]:
        """Those who may lead the next trick: one, or anybody where Rosie may have chosen."""
        return self.players_in if self._rosie_won() else [self.next_leader]

    def _rosie_won(self) -> bool:
        """Whether the last trick was won with Rosie, or with a Pirate that may have been she."""
        if not self.has_powers or not self.tricks or self.tricks[-1]["winner"] not in self.players_in:
            return False
        winning = self.tricks[-1]["why"]["facts"]["card"]
        is_seen = any(play["card"] == ROSIE for play in self.plays)
        return winning == ROSIE or (winning == "pirate" and not is_seen)

    def order_of_play(self, leader: str) -> list[str]:
        """Return who plays when: clockwise from the leader.

        Graybeard flips second when a human leads; when he leads, the human who led the round plays second.
        Source: "Two players".
        """
        if not self.has_graybeard:
            at = self.players_in.index(leader)
            return self.players_in[at:] + self.players_in[:at]
        human = self.leader if leader == GRAYBEARD else leader
        other = self.next_in(human)
        return [GRAYBEARD, human, other] if leader == GRAYBEARD else [human, GRAYBEARD, other]

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

    def order_from(self, plays: "list[dict[str, str]]") -> list[str]:
        """Return who plays when in a trick that begins with these plays, by whoever of the leaders led it."""
        leads = plays[0]["player"] if plays else None
        return self.order_of_play(leads if leads in self.leaders else self.next_leader)

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
