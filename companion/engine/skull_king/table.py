"""The table of Skull King: who deals and leads, how many cards, who is on top. English rulebook ©2012/2021/2024."""

from ..game import Game
from ..violation import RuleViolation
from .cards import MODULES, cards_in
from .deal import Deal
from .schedule import SCHEDULES, cards_dealt, check_sizes
from .scoring import Call

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class SkullKingTable(Game):
    """What lasts from round to round, and the round that is being played."""

    def __init__(self, players: list[str], options: "dict[str, Any]") -> None:
        """Raises RuleViolation: shots_need_rascal, loot_needs_three, schedule_out_of_range, size_out_of_range."""
        super().__init__(players, options)
        self._agree(options)
        self.dealer = options.get("dealer", players[0])
        self.totals = dict.fromkeys(players, 0)
        self.rounds: "list[dict[str, Any]]" = []
        self.rulings: "list[dict[str, Any]]" = []
        self.last_trick: "dict[str, Any] | None" = None
        self.restart_round()

    def _agree(self, options: "dict[str, Any]") -> None:
        """What the game is played with, from its first round to its last."""
        self.scoring = options.get("scoring", "standard")
        self.has_shots = options.get("shots", False)
        self.has_powers = options.get("pirate_powers", False)
        self.modules = [module for module in MODULES if module in options.get("modules", [])]
        self.schedule_name = options.get("schedule", "standard")
        if self.has_shots and self.scoring != "rascal":
            raise RuleViolation("shots_need_rascal")
        if "loot" in self.modules and len(self.players) == 2:
            raise RuleViolation("loot_needs_three")
        self.schedule = SCHEDULES.get(str(self.schedule_name), self.schedule_name)
        check_sizes(self.schedule)

    # The round that is being played.

    def restart_round(self) -> None:
        self.bids: dict[str, int] = {}
        self.shots: dict[str, str] = {}
        self.tricks: "list[dict[str, Any]]" = []
        self.harry: "dict[str, Any] | None" = None
        self.wager: "dict[str, Any] | None" = None

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
    def has_graybeard(self) -> bool:
        """With two players the ghost has a hand of his own."""
        return len(self.players_in) == 2

    @property
    def modules_now(self) -> list[str]:
        """The modules in play; with two players Loot goes off."""
        return [module for module in self.modules if module != "loot" or not self.has_graybeard]

    @property
    def cards_known(self) -> list[str]:
        """The names of the cards in play."""
        return cards_in(self.modules_now, self.has_powers)

    @property
    def calls(self) -> "dict[str, Call]":
        """What everyone said of the round, and what Pirates changed of it."""
        return {player: self._call(player) for player in self.players_in}

    def _call(self, player: str) -> Call:
        harry, wager = self.harry, self.wager
        return Call(
            self.bids[player],
            self.shots.get(player, "grapeshot") if self.scoring == "rascal" else None,
            harry["change"] if harry and harry["player"] == player else 0,
            wager["points"] if wager and wager["player"] == player else 0,
        )

    @property
    def deal(self) -> Deal:
        """What a result is judged by."""
        deal = Deal(self.calls, self.leader, self.cards, self.modules_now)
        deal.has_powers = self.has_powers
        for power in (self.harry, self.wager):
            if power:
                deal.powers[power["player"]] = deal.powers.get(power["player"], 0) + 1
        return deal

    def types_now(self) -> list[str]:
        if self.bids:
            return ["trick", "result"] + self._powers_left() + ["void_round", "leave", "end"]
        return ["bids"] + (["join"] if self._may_join() else []) + ["ruling", "leave", "end"]

    def _powers_left(self) -> list[str]:
        """Harry and Rascal of Roatan: each once a round."""
        if not self.has_powers:
            return []
        return ([] if self.harry else ["harry"]) + ([] if self.wager else ["wager"])

    def _may_join(self) -> bool:
        return len(self.players) < self.seats[1] and not self.is_tiebreak

    def check_time(self, kind: str) -> None:
        """Raises RuleViolation: game_is_over, table_full, no_join_in_tiebreak, not_now."""
        if kind == "join" and not self.ended and len(self.players) == self.seats[1]:
            raise RuleViolation("table_full", max=self.seats[1])
        if kind == "join" and not self.ended and self.is_tiebreak:
            raise RuleViolation("no_join_in_tiebreak")
        super().check_time(kind)

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
