"""What the tricks recorded so far say of a round: who leads next, what each has won. Skull King."""

from .cards import GRAYBEARD
from .table import SkullKingTable
from .won import won

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

ROSIE = "pirate-rosie"


class Recorded(SkullKingTable):
    """The running round as far as its tricks were entered."""

    @property
    def won(self) -> "dict[str, Any]":
        """What the tricks gave to whom, a row per player."""
        return won(self.players_in, self.tricks)

    @property
    def tricks_destroyed(self) -> int:
        """How many of the tricks nobody won."""
        return sum(1 for trick in self.tricks if trick["destroyed"])

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

    def order_from(self, plays: "list[dict[str, str]]") -> list[str]:
        """Return who plays when in a trick that begins with these plays, by whoever of the leaders led it."""
        leads = plays[0]["player"] if plays else None
        return self.order_of_play(leads if leads in self.leaders else self.next_leader)
