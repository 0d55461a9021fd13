"""Bids and results in Skull King. English rulebook ©2012/2021/2024, with its modules."""

from ..violation import RuleViolation
from . import previews
from .alliances import alliances_made
from .captures import check_captures, check_everything_dealt, check_tricks, whole_row
from .cards import MONSTERS, SUITS
from .counts import check_bid, check_counts, check_not_negative
from .deal import MERMAIDS, PIRATES
from .recorded import Recorded
from .rest import Rest
from .scoring import SHOTS, score
from .won import filled

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Rounds(Recorded):
    """The entries of a round told by its numbers: bids, result."""

    def check_bids(self, entry: "dict[str, Any]") -> None:
        """Raises RuleViolation: player_has_left, bids_missing, bid_out_of_range, shots_missing, no_shots.

        Source: "Bidding"; "Rascal scoring".
        """
        bids, cards = entry["bids"], self.cards
        self._check_everyone(bids, "bids_missing")
        for player in self.players_in:
            check_bid(player, bids[player], cards)
        if self.has_shots:
            self._check_everyone(entry.get("shots", {}), "shots_missing")
        elif entry.get("shots"):
            raise RuleViolation("no_shots")

    def play_bids(self, entry: "dict[str, Any]") -> None:
        """Everyone's bid, shown at once; a fist or an open hand with it where shots are played."""
        self.bids = dict(entry["bids"])
        self.shots = dict(entry.get("shots", {}))

    def offer_bids(self) -> "list[dict[str, Any]]":
        bids = {player: {"min": 0, "max": self.cards} for player in self.players_in}
        offer: "dict[str, Any]" = {"type": "bids", "bids": bids}
        if self.has_shots:
            offer["shots"] = dict.fromkeys(self.players_in, SHOTS)
        return [offer]

    def preview_bids(self, entry: "dict[str, Any]") -> "dict[str, Any]":
        return previews.bids(self, entry)

    # The result.

    def rows_of(self, entry: "dict[str, Any]") -> "dict[str, Any]":
        """Return the rows of a result, perhaps half typed, with what the tricks gave filled in."""
        given, recorded = entry.get("rows", {}), self.won
        return {
            player: filled(whole_row(given.get(player, {})), given.get(player, {}), recorded[player])
            for player in self.players_in
        }

    def check_result(self, entry: "dict[str, Any]") -> None:
        """Refuse exactly the results that no play of the cards can give.

        Raises RuleViolation: player_has_left, rows_missing, tricks_out_of_range, count_out_of_range and those of
        `captures`, `won`, `rest`. Source: "Scoring"; rules sheet of results.
        """
        self._check_everyone(entry["rows"], "rows_missing")
        self._check_allies(entry["rows"])
        rows, destroyed = self.rows_of(entry), entry.get("destroyed", self.tricks_destroyed)
        for player in self.players_in:
            check_counts(player, rows[player], self.cards)
        check_not_negative(destroyed)
        deal = self.deal
        check_tricks(deal, rows, destroyed, True)
        check_captures(deal, rows, destroyed)
        check_everything_dealt(deal, rows, destroyed)
        if self.tricks:
            Rest(self).check(rows, destroyed, True)

    def _check_allies(self, rows: "dict[str, Any]") -> None:
        for player in self.players_in:
            for other in rows[player].get("loot", []):
                self.check_in(other)

    def play_result(self, entry: "dict[str, Any]") -> None:
        """Score the round; the leader deals the next, unless somebody has won."""
        self.close_round(self.rows_of(entry), entry.get("destroyed", self.tricks_destroyed))
        self.last_trick = None

    def close_round(self, rows: "dict[str, Any]", destroyed: int) -> None:
        """Score these rows, and let the leader deal the next round, unless somebody has won."""
        deal = self.deal
        scored = {
            player: self._scored(player, rows[player], alliances_made(deal, rows, player))
            for player in self.players_in
        }
        self.rounds.append(
            {
                "round": self.round,
                "cards": self.cards,
                "tiebreak": self.is_tiebreak,
                "dealer": self.dealer,
                "leader": self.leader,
                "destroyed": destroyed,
                "tricks_recorded": len(self.tricks),
                "rows": scored,
            }
        )
        for player in self.players_in:
            self.totals[player] = scored[player]["total"]
        self.dealer = self.leader
        self.restart_round()
        self._judge_top()

    def _scored(self, player: str, row: "dict[str, Any]", alliances: int) -> "dict[str, Any]":
        call = self._call(player)
        scored: "dict[str, Any]" = {"bid": call.bid, "tricks": row["tricks"]}
        if self.has_shots:
            scored["shot"] = call.shot
        scored.update(score(call, row, self.cards, alliances))
        scored["total"] = self.totals[player] + scored["points"]
        return scored

    def offer_result(self) -> "list[dict[str, Any]]":
        row: "dict[str, Any]" = {
            "tricks": {"min": 0, "max": self.cards},
            "fourteens": SUITS,
            "mermaids": {"min": 0, "max": MERMAIDS},
            "pirates": {"min": 0, "max": PIRATES},
            "skull_king": [False, True],
        }
        players, modules = self.players_in, self.modules_now
        rows = {player: dict(row) for player in players}
        if "loot" in modules:
            for player in players:
                rows[player]["loot"] = [other for other in players if other != player]
        most = sum([modules.count(monster) for monster in MONSTERS])
        return [{"type": "result", "rows": rows, "destroyed": {"min": 0, "max": most}}]

    def preview_result(self, entry: "dict[str, Any]") -> "dict[str, Any]":
        return previews.result(self, entry)
