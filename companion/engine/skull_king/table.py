"""The table of Skull King: who deals and leads, how many cards, who is on top. English rulebook ©2012/2021/2024."""

from ..game import Game
from ..violation import RuleViolation
from .captures import Deal
from .schedule import SCHEDULES, cards_dealt

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class SkullKingTable(Game):
    """What lasts from round to round, and the round that is being played."""

    def __init__(self, players: list[str], options: "dict[str, Any]") -> None:
        super().__init__(players, options)
        self.schedule = SCHEDULES["standard"]
        self.dealer = options.get("dealer", players[0])
        self.bids: dict[str, int] = {}
        self.totals = dict.fromkeys(players, 0)
        self.rounds: "list[dict[str, Any]]" = []
        self.rulings: "list[dict[str, Any]]" = []

    # The round that is being played.

    @property
    def phase(self) -> str:
        if self.ended:
            return "game_over"
        return "playing" if self.bids else "bidding"

    @property
    def round(self) -> int:
        """The number of the round being played, 1-based."""
        return len(self.rounds) + 1

    @property
    def is_tiebreak(self) -> bool:
        """After the last scheduled round only a tie is left to play for."""
        return self.round > len(self.schedule)

    @property
    def cards(self) -> int:
        """The cards that each hand gets; in a tiebreak round as many as in the last one."""
        size: int = self.rounds[-1]["cards"] if self.is_tiebreak else self.schedule[self.round - 1]
        return cards_dealt(size, len(self.players_in))

    @property
    def leader(self) -> str:
        """Who leads the first trick: the dealer's left."""
        return self.next_in(self.dealer)

    @property
    def deal(self) -> Deal:
        """What a result is judged by."""
        return Deal(self.bids, self.leader, self.cards)

    def types_now(self) -> list[str]:
        if self.bids:
            return ["result", "void_round", "leave", "end"]
        return ["bids"] + (["join"] if self._may_join() else []) + ["ruling", "leave", "end"]

    def _may_join(self) -> bool:
        return len(self.players) < self.seats[1] and not self.is_tiebreak

    def check_time(self, kind: str) -> None:
        """Raises RuleViolation: game_is_over, table_full, no_join_in_tiebreak, not_now."""
        if kind == "join" and not self.ended and len(self.players) == self.seats[1]:
            raise RuleViolation("table_full", max=self.seats[1])
        if kind == "join" and not self.ended and self.is_tiebreak:
            raise RuleViolation("no_join_in_tiebreak")
        super().check_time(kind)

    def restart_round(self) -> None:
        self.bids = {}

    def _judge_top(self) -> None:
        """After the last scheduled round, whoever is alone on top wins; a tie plays another round."""
        top = self._on_top()
        if self.is_tiebreak and len(top) == 1:
            self.win(top[0], "highest_total")

    def _on_top(self) -> list[str]:
        best = max([self.totals[player] for player in self.players_in])
        return [player for player in self.players_in if self.totals[player] == best]

    def _check_everyone(self, given: "dict[str, Any]", code: str) -> None:
        for player in self.players:
            if player in given:
                self.check_in(player)
        missing = [player for player in self.players_in if player not in given]
        if missing:
            raise RuleViolation(code, players=missing)
