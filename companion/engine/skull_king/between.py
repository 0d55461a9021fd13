"""What happens between the rounds of Skull King: somebody joins, the host rules, somebody has gone home."""

from ..game import NOTE
from ..violation import RuleViolation
from .powers import Powers

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


MOST_POINTS = 1000  # that a ruling or a newcomer's total may move, either way


class Between(Powers):
    """The entries between rounds: join, ruling; and what leaving changes."""

    def check_join(self, entry: "dict[str, Any]") -> None:
        """Raises RuleViolation: join_total_out_of_range."""
        total = entry.get("total", 0)
        if abs(total) > MOST_POINTS:
            raise RuleViolation("join_total_out_of_range", total=total, min=-MOST_POINTS, max=MOST_POINTS)

    def play_join(self, entry: "dict[str, Any]") -> None:
        """One seat more, at the end of the order, starting from `total`."""
        player = "p" + str(len(self.players) + 1)
        self.players.append(player)
        self.totals[player] = entry.get("total", 0)

    def offer_join(self) -> "list[dict[str, Any]]":
        return [{"type": "join", "total": {"min": -MOST_POINTS, "max": MOST_POINTS}}]

    def check_ruling(self, entry: "dict[str, Any]") -> None:
        """Raises RuleViolation: player_has_left, ruling_out_of_range."""
        if "dealer" in entry:
            self.check_in(entry["dealer"])
        points = entry.get("points", {})
        for player in sorted(points):
            if abs(points[player]) > MOST_POINTS:
                raise RuleViolation(
                    "ruling_out_of_range",
                    player=player,
                    points=points[player],
                    min=-MOST_POINTS,
                    max=MOST_POINTS,
                )

    def play_ruling(self, entry: "dict[str, Any]") -> None:
        """The host puts right what the table agrees on."""
        points = dict(entry.get("points", {}))
        for player in points:
            self.totals[player] += points[player]
        self.rulings.append(
            {"round": self.round, "points": points, "dealer": entry.get("dealer"), "note": entry["note"]}
        )
        self.dealer = entry.get("dealer", self.dealer)
        self._judge_top()

    def offer_ruling(self) -> "list[dict[str, Any]]":
        points = {player: {"min": -MOST_POINTS, "max": MOST_POINTS} for player in self.players}
        return [{"type": "ruling", "note": NOTE, "points": points, "dealer": self.players_in}]

    def after_leaving(self, player: str) -> None:
        if self.dealer == player:
            self.dealer = self.next_in(player)
        self._judge_top()
        if not self.ended and len(self.players_in) == 1:
            self.end_early()
