"""The two Pirates whose powers touch the score: Harry the Giant and Rascal of Roatan. Skull King, "Pirate powers"."""

from ..violation import RuleViolation
from .playing import Playing
from .scoring import WAGERS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Powers(Playing):
    """The entries harry and wager: between the bids and the entry that closes the round."""

    def check_harry(self, entry: "dict[str, Any]") -> None:
        """Raises RuleViolation: player_has_left, harry_out_of_range, power_not_earned."""
        player = entry["player"]
        self.check_in(player)
        bounds = self._changes(player)
        if not bounds["min"] <= entry["change"] <= bounds["max"]:
            raise RuleViolation(
                "harry_out_of_range",
                player=player,
                change=entry["change"],
                min=bounds["min"],
                max=bounds["max"],
            )
        self._check_may_earn(player, "harry")

    def play_harry(self, entry: "dict[str, Any]") -> None:
        """Harry changes the bid of the player who won a trick with him."""
        self.harry = {"player": entry["player"], "change": entry["change"]}

    def offer_harry(self) -> "list[dict[str, Any]]":
        return [
            {"type": "harry", "player": player, "change": self._changes(player)}
            for player in self._may_still_earn("harry")
        ]

    def _changes(self, player: str) -> dict[str, int]:
        bid = self.bids[player]
        return {"min": -1 if bid > 0 else 0, "max": 1 if bid < self.cards else 0}

    def check_wager(self, entry: "dict[str, Any]") -> None:
        """Raises RuleViolation: player_has_left, wager_out_of_range, power_not_earned."""
        self.check_in(entry["player"])
        if entry["points"] not in WAGERS:
            raise RuleViolation("wager_out_of_range", player=entry["player"], points=entry["points"])
        self._check_may_earn(entry["player"], "wager")

    def play_wager(self, entry: "dict[str, Any]") -> None:
        """Rascal of Roatan lets the player who won a trick with him wager on the bid."""
        self.wager = {"player": entry["player"], "points": entry["points"]}

    def offer_wager(self) -> "list[dict[str, Any]]":
        return [
            {"type": "wager", "player": player, "points": WAGERS} for player in self._may_still_earn("wager")
        ]

    def _may_still_earn(self, power: str) -> list[str]:
        return [player for player in self.players_in if self.may_earn(player, power)]

    def _check_may_earn(self, player: str, power: str) -> None:
        if not self.may_earn(player, power):
            raise RuleViolation("power_not_earned", player=player, power=power)
