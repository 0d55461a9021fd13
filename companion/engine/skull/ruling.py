"""What the host may put right in Skull: discs, successes, who starts."""

from ..game import NOTE
from ..violation import RuleViolation
from .challenge import SUCCESSES_TO_WIN, Challenge
from .knowledge import START_DISCS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Ruling(Challenge):
    """The entry `ruling`, between rounds."""

    def check_ruling(self, entry: "dict[str, Any]") -> None:
        """Raises RuleViolation: discs_out_of_range, successes_out_of_range, ruling_leaves_nobody, player_is_out."""
        discs = self._discs_ruled(entry)
        for player in discs:
            if not 0 <= discs[player] <= START_DISCS:
                raise RuleViolation("discs_out_of_range", player=player, discs=discs[player], max=START_DISCS)
        successes = entry.get("successes", {})
        for player in successes:
            if not 0 <= successes[player] < SUCCESSES_TO_WIN:
                raise RuleViolation("successes_out_of_range", player=player, successes=successes[player])
        if not any(discs.values()):
            raise RuleViolation("ruling_leaves_nobody")
        starter = entry.get("starter")
        if starter and not discs[starter]:
            raise RuleViolation("player_is_out", player=starter)

    def _discs_ruled(self, entry: "dict[str, Any]") -> dict[str, int]:
        discs = dict.fromkeys(self.players, 0)
        discs.update({player: self.table[player].discs for player in self.players_in})
        discs.update(entry.get("discs", {}))
        return discs

    def play_ruling(self, entry: "dict[str, Any]") -> None:
        """Discs, successes or the starter as the table agrees; one player left wins."""
        for player in self.players:
            if player in entry.get("discs", {}):
                self._rule_discs(player, entry["discs"][player])
            if player in entry.get("successes", {}):
                self.table[player].successes = entry["successes"][player]
        self.rulings.append(
            {
                "round": self.now.number,
                "discs": dict(entry.get("discs", {})),
                "successes": dict(entry.get("successes", {})),
                "starter": entry.get("starter"),
                "note": entry["note"],
            }
        )
        self._settle_starter(entry.get("starter"))

    def _rule_discs(self, player: str, discs: int) -> None:
        seat, is_in = self.table[player], player in self.players_in
        if discs == (seat.discs if is_in else 0):
            return
        if seat.last_chance == "holding":
            seat.last_chance = "used"
        seat.rule_discs(discs)
        if discs:
            seat.out_after = None
            self.left = [gone for gone in self.left if gone != player]
        else:
            self._goes_out(player)

    def offer_ruling(self) -> "list[dict[str, Any]]":
        return [
            {
                "type": "ruling",
                "note": NOTE,
                "discs": {player: {"min": 0, "max": START_DISCS} for player in self.players},
                "successes": {player: {"min": 0, "max": SUCCESSES_TO_WIN - 1} for player in self.players},
                "starter": list(self.players),
            }
        ]
