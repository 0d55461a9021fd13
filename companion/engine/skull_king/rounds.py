"""Bids and results in Skull King. English rulebook ©2012/2021/2024, base game."""

from ..violation import RuleViolation
from . import previews
from .captures import (
    MERMAIDS,
    PIRATES,
    check_captures,
    check_everything_dealt,
    check_tricks,
    whole_row,
)
from .scoring import SUITS, score
from .table import SkullKingTable

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Rounds(SkullKingTable):
    """The entries of a round: bids, result."""

    def check_bids(self, entry: "dict[str, Any]") -> None:
        """Raises RuleViolation: player_has_left, bids_missing, bid_out_of_range. Source: "Bidding"."""
        bids, cards = entry["bids"], self.cards
        self._check_everyone(bids, "bids_missing")
        for player in self.players_in:
            if not 0 <= bids[player] <= cards:
                raise RuleViolation("bid_out_of_range", player=player, bid=bids[player], cards=cards)

    def play_bids(self, entry: "dict[str, Any]") -> None:
        """Everyone's bid, shown at once."""
        self.bids = dict(entry["bids"])

    def offer_bids(self) -> "list[dict[str, Any]]":
        bids = {player: {"min": 0, "max": self.cards} for player in self.players_in}
        return [{"type": "bids", "bids": bids}]

    def preview_bids(self, entry: "dict[str, Any]") -> "dict[str, Any]":
        return previews.bids(self, entry)

    def check_result(self, entry: "dict[str, Any]") -> None:
        """Refuse exactly the results that no play of the cards can give.

        Raises RuleViolation: player_has_left, rows_missing, tricks_out_of_range, count_out_of_range and those of
        `captures`. Source: "Scoring"; rules sheet of results.
        """
        self._check_everyone(entry["rows"], "rows_missing")
        rows = {player: whole_row(entry["rows"][player]) for player in self.players_in}
        destroyed = entry.get("destroyed", 0)
        self.check_counts(rows, destroyed)
        check_tricks(self.deal, rows, destroyed, True)
        check_captures(self.deal, rows)
        check_everything_dealt(self.deal, rows)

    def check_counts(self, rows: "dict[str, Any]", destroyed: int) -> None:
        """Raises RuleViolation: tricks_out_of_range, count_out_of_range."""
        for player in self.players_in:
            row = rows[player]
            if row["tricks"] is not None and not 0 <= row["tricks"] <= self.cards:
                raise RuleViolation(
                    "tricks_out_of_range", player=player, tricks=row["tricks"], cards=self.cards
                )
            _check_not_negative(row["mermaids"], row["pirates"])
        _check_not_negative(destroyed)

    def play_result(self, entry: "dict[str, Any]") -> None:
        """Score the round; the leader deals the next, unless somebody has won."""
        rows = {player: self._scored(player, entry["rows"][player]) for player in self.players_in}
        self.rounds.append(
            {
                "round": self.round,
                "cards": self.cards,
                "tiebreak": self.is_tiebreak,
                "dealer": self.dealer,
                "leader": self.leader,
                "rows": rows,
            }
        )
        self.dealer = self.leader
        self.bids = {}
        self._judge_top()

    def _scored(self, player: str, row: "dict[str, Any]") -> "dict[str, Any]":
        scored = {"bid": self.bids[player], "tricks": row["tricks"]}
        scored.update(score(self.bids[player], whole_row(row), self.cards))
        self.totals[player] += scored["points"]
        scored["total"] = self.totals[player]
        return scored

    def offer_result(self) -> "list[dict[str, Any]]":
        row = {
            "tricks": {"min": 0, "max": self.cards},
            "fourteens": SUITS,
            "mermaids": {"min": 0, "max": MERMAIDS},
            "pirates": {"min": 0, "max": PIRATES},
            "skull_king": [False, True],
        }
        rows = dict.fromkeys(self.players_in, row)
        return [{"type": "result", "rows": rows, "destroyed": {"min": 0, "max": 0}}]

    def preview_result(self, entry: "dict[str, Any]") -> "dict[str, Any]":
        return previews.result(self, entry)


def _check_not_negative(*counts: int) -> None:
    for count in counts:
        if count < 0:
            raise RuleViolation("count_out_of_range", value=count)
