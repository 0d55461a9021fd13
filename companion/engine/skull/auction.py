"""First placement, placing and bidding in Skull. Editions 2011-2023."""

from ..violation import RuleViolation
from .table import SkullTable

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Auction(SkullTable):
    """The entries up to the challenge: place, place_all, bid, pass."""

    def check_place(self, entry: "dict[str, Any]") -> None:
        """Judge one disc more.

        Raises RuleViolation: player_has_left, player_is_out, already_placed, starter_places_last,
        not_their_turn, no_disc_in_hand, no_last_chance. Source: "Start of a round", "Adding discs".
        """
        player = entry["player"]
        self.check_in(player)
        if self.now.phase == "first_placement":
            self.now.check_first_placement(player)
        else:
            self.now.check_turn(player)
            if not self._hand(player):
                raise RuleViolation("no_disc_in_hand", player=player)
        if entry.get("last_chance") and not self._may_mark(player):
            raise RuleViolation("no_last_chance", player=player)

    def play_place(self, entry: "dict[str, Any]") -> None:
        """One disc more, face down on the own mat."""
        self.now.place(entry["player"], entry.get("last_chance", False), self.entries_played)

    def offer_place(self) -> "list[dict[str, Any]]":
        now = self.now
        players = (
            now.may_place_first if now.still_to_place else [p for p in [now.turn] if p and self._hand(p)]
        )
        return [self._offer_to_place(player) for player in players]

    def _offer_to_place(self, player: str) -> "dict[str, Any]":
        offer: "dict[str, Any]" = {"type": "place", "player": player}
        if self._may_mark(player):
            offer["last_chance"] = [False, True]
        return offer

    def _may_mark(self, player: str) -> bool:
        return self.table[player].last_chance == "holding" and self.now.mats[player].marked is None

    def check_place_all(self, entry: "dict[str, Any]") -> None:
        """Everyone still to make the first placement may."""

    def play_place_all(self, entry: "dict[str, Any]") -> None:
        """One tap for the whole table."""
        for player in self.now.still_to_place:
            self.now.place(player, False, self.entries_played)

    def offer_place_all(self) -> "list[dict[str, Any]]":
        return [{"type": "place_all"}]

    def check_bid(self, entry: "dict[str, Any]") -> None:
        """Judge it.

        Raises RuleViolation: player_has_left, player_is_out, not_their_turn, bid_too_low,
        bid_above_discs_on_table.
        """
        self.check_in(entry["player"])
        self.now.check_turn(entry["player"])
        self.now.check_bid(entry["player"], entry["count"])

    def play_bid(self, entry: "dict[str, Any]") -> None:
        """Open the auction or raise."""
        self.now.make_bid(entry["player"], entry["count"])

    def offer_bid(self) -> "list[dict[str, Any]]":
        bounds = {"min": self.now.highest + 1, "max": self.now.on_table}
        return [{"type": "bid", "player": self.now.turn, "count": bounds}]

    def check_pass(self, entry: "dict[str, Any]") -> None:
        """Raises RuleViolation: player_has_left, player_is_out, not_their_turn."""
        self.check_in(entry["player"])
        self.now.check_turn(entry["player"])

    def play_pass(self, entry: "dict[str, Any]") -> None:
        """Leave the auction for this round."""
        self.now.leave_auction(entry["player"])

    def offer_pass(self) -> "list[dict[str, Any]]":
        return [{"type": "pass", "player": self.now.turn}]
