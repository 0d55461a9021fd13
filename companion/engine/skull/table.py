"""The table of Skull: seats, the round that runs, those that are over, who starts next. Editions 2011-2023."""

from ..game import NOTE, Game
from ..violation import RuleViolation
from .knowledge import Seat
from .round import Round

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class SkullTable(Game):
    """What lasts from round to round."""

    def __init__(self, players: list[str], options: "dict[str, Any]") -> None:
        super().__init__(players, options)
        self.plays_last_chance = options.get("last_chance", False)
        self.first_starter = options.get("starter", players[0])
        self.table = {player: Seat() for player in players}
        self.rounds: "list[dict[str, Any]]" = []
        self.rulings: "list[dict[str, Any]]" = []
        self._begin_round(self.first_starter, "first")

    @property
    def players_in(self) -> list[str]:
        return [player for player in self.players if self.table[player].out_after is None]

    def check_in(self, player: str) -> None:
        """Raises RuleViolation: player_has_left, player_is_out."""
        super().check_in(player)
        if player not in self.now.mats:
            raise RuleViolation("player_is_out", player=player)

    @property
    def phase(self) -> str:
        return "game_over" if self.ended else self.now.phase

    @property
    def round(self) -> int:
        return self.now.number

    def types_now(self) -> list[str]:
        phase = self.now.phase
        running = self.now.on_table or self.now.challenger
        always = (["void_round"] if running else ["ruling"]) + ["leave", "end"]
        if phase == "first_placement":
            return ["place", "place_all", "challenge"] + always
        if phase == "placement":
            return ["place", "bid", "challenge"] + always
        if phase == "bidding":
            return ["bid", "pass"] + always
        return [phase] + always  # reveal, lose_disc, choose_starter: the entry is called like its phase

    def _begin_round(self, starter: str, reason: str) -> None:
        """Everyone takes the discs home; what holds now is what voiding the round goes back to."""
        number = len(self.rounds) + 1
        clockwise = [starter] + self._around(starter)
        self.now = Round(number, [player for player in clockwise if player in self.players_in], reason)
        self._at_start = {player: self.table[player].copy() for player in self.players}

    def _around(self, player: str) -> list[str]:
        at = self.players.index(player)
        return self.players[at + 1 :] + self.players[:at]

    def restart_round(self) -> None:
        self.table = {player: self._at_start[player].copy() for player in self.players}
        self.now = Round(self.now.number, self.now.seats, self.now.starter_reason)

    def _hand(self, player: str) -> int:
        stack = self.now.mats[player].stack if player in self.now.mats else 0
        return max(self.table[player].in_play - stack, 0)

    def _goes_out(self, player: str) -> None:
        """Out, later than everybody who is out."""
        out = [seat.out_after for seat in self.table.values() if seat.out_after is not None]
        self.table[player].out_after = max(out) + 1 if out else 0

    # From round to round.

    def _next_round(self, starter: str, reason: str) -> None:
        """Last Chance goes back, and to a challenger who has just been left with one disc."""
        for player in self.players:
            if self.table[player].last_chance == "holding":
                self.table[player].last_chance = "used"
        loser = self.table[str(self.now.challenger)]
        failed = self.now.skull_owner is not None
        if self.plays_last_chance and failed and loser.discs == 1 and loser.last_chance == "unused":
            loser.last_chance = "holding"
        self._begin_round(starter, reason)

    def _note_round(self, outcome: str) -> None:
        now = self.now
        self.rounds.append(
            {
                "round": now.number,
                "starter": now.starter,
                "challenger": now.challenger,
                "bid": now.highest,
                "turned": None if now.is_told else now.turned,
                "outcome": outcome,
                "skull_owner": now.skull_owner,
                "last_chance": next(
                    (p for p in self.players if self._at_start[p].last_chance == "holding"), None
                ),
                "discs": {player: self.table[player].discs for player in self.players},
                "successes": {player: self.table[player].successes for player in self.players},
            }
        )

    def _settle_starter(self, ruled: "str | None") -> None:
        """One left wins; a starter who is out gives the start to the next seat still in."""
        if len(self.players_in) == 1:
            self.win(self.players_in[0], "last_player")
        elif ruled:
            self._begin_round(ruled, "ruling")
        elif self.now.starter in self.players_in:
            self._begin_round(self.now.starter, self.now.starter_reason)
        else:
            starter = next(p for p in self._around(self.now.starter) if p in self.players_in)
            self._begin_round(starter, "next_seat")

    def offer_leave(self) -> "list[dict[str, Any]]":
        """Whoever names the starter is still at the table."""
        players = [p for p in self.players if p in self.players_in or p == self.now.chooser]
        return [{"type": "leave", "player": players, "note": NOTE}]

    def after_leaving(self, player: str) -> None:
        self._goes_out(player)
        self._settle_starter(None)
