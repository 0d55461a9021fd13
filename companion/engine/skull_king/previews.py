"""Half-typed bids and results: what stands so far, and for every open field what is still possible and why not."""

from ..game import as_json, refusal_of
from ..violation import RuleViolation
from .captures import MERMAIDS, PIRATES, check_captures, check_tricks, whole_row
from .scoring import SUITS, bonuses_count, score

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from .rounds import Rounds


def bids(game: "Rounds", entry: "dict[str, Any]") -> "dict[str, Any]":
    """Return `{complete, missing, bid_total, cards, refusal, rows}` of bids that may be half typed."""
    given = entry.get("bids", {})
    missing = [player for player in game.players_in if player not in given]
    refusal = None if missing else refusal_of(game.check_bids, entry)
    possible = [{"value": value, "refusal": None} for value in range(game.cards + 1)]
    return {
        "type": "bids",
        "complete": not missing and refusal is None,
        "missing": missing,
        "bid_total": sum(given.values()),
        "cards": game.cards,
        "refusal": refusal,
        "rows": {player: {"bid": possible} for player in game.players_in},
    }


def result(game: "Rounds", entry: "dict[str, Any]") -> "dict[str, Any]":
    """Return what stands so far of a result that may be half typed.

    `{complete, missing, tricks_total, tricks_left, cards, suggestion, refusal, rows}`; a row has bid, tricks, counts
    (whether bonuses can count; None while open), points, bonus, lines and `fields`: every value with its refusal.
    """
    half_typed = HalfTyped(game, entry)
    missing = half_typed.missing
    refusal = None if missing else refusal_of(game.check_result, entry)
    return {
        "type": "result",
        "complete": not missing and refusal is None,
        "missing": missing,
        "tricks_total": half_typed.tricks,
        "tricks_left": game.cards - half_typed.tricks,
        "cards": game.cards,
        "suggestion": half_typed.suggestion(),
        "refusal": refusal,
        "rows": {player: half_typed.row_seen(player) for player in game.players_in},
    }


class HalfTyped:
    """A result in the making: rows for everyone still in, tricks None where nobody has said."""

    def __init__(self, game: "Rounds", entry: "dict[str, Any]") -> None:
        given = entry.get("rows", {})
        self.game = game
        self.deal = game.deal
        self.rows = {player: whole_row(given.get(player, {})) for player in game.players_in}
        self.missing = [player for player in game.players_in if self.rows[player]["tricks"] is None]
        self.tricks = sum(row["tricks"] or 0 for row in self.rows.values())

    def suggestion(self) -> "dict[str, int] | None":
        """The only one left gets the rest; with Graybeard nobody can tell."""
        left = self.game.cards - self.tricks
        if len(self.missing) != 1 or self.deal.graybeard or left < 0:
            return None
        return {self.missing[0]: left}

    def row_seen(self, player: str) -> "dict[str, Any]":
        """Return one row: what it earns as far as that is determined, and what each field may still be."""
        row, bid = self.rows[player], self.deal.bids[player]
        seen = {
            "bid": bid,
            "tricks": row["tricks"],
            "counts": None,
            "points": None,
            "bonus": None,
            "lines": [],
            "fields": self._fields(player),
        }
        if row["tricks"] is not None:
            seen.update(score(bid, row, self.game.cards))
            seen["counts"] = bonuses_count(bid, row["tricks"])
        return seen

    def _fields(self, player: str) -> "dict[str, Any]":
        row = self.rows[player]
        return {
            "tricks": [
                {"value": tricks, "refusal": self._tricks_refused(player, tricks)}
                for tricks in range(self.game.cards + 1)
            ],
            "fourteens": self._bonus_values(
                player, "fourteens", SUITS, lambda suit: _with_suit(row["fourteens"], suit)
            ),
            "mermaids": self._bonus_values(player, "mermaids", range(MERMAIDS + 1)),
            "pirates": self._bonus_values(player, "pirates", range(PIRATES + 1)),
            "skull_king": self._bonus_values(player, "skull_king", [False, True]),
        }

    def _tricks_refused(self, player: str, tricks: int) -> "dict[str, Any] | None":
        """The last open row takes exactly the rest; a row that is being corrected may leave some over."""
        row = self.rows[player]
        changed = row if tricks == row["tricks"] else whole_row({"tricks": tricks})
        return self._refused(player, changed, self.missing == [player])

    def _bonus_values(
        self, player: str, field: str, values: "Any", value_with: "Callable[[Any], Any] | None" = None
    ) -> "list[dict[str, Any]]":
        return [
            {
                "value": value,
                "points": self._points_alone(player, field, value),
                "refusal": self._bonus_refused(player, field, value_with(value) if value_with else value),
            }
            for value in values
        ]

    def _points_alone(self, player: str, field: str, value: "Any") -> int:
        """Return what a bonus earns by itself with an exact bid."""
        bid = self.deal.bids[player]
        row = whole_row({"tricks": bid, field: [value] if field == "fourteens" else value})
        return int(score(bid, row, self.game.cards)["bonus"])

    def _bonus_refused(self, player: str, field: str, value: "Any") -> "dict[str, Any] | None":
        row, bid = self.rows[player], self.deal.bids[player]
        if not value:
            return None
        if row["tricks"] is None or not bonuses_count(bid, row["tricks"]):
            return as_json(RuleViolation("bonus_needs_exact_bid", player=player, bid=bid))
        changed = dict(row)
        changed[field] = value
        return self._refused(player, changed, False)

    def _refused(self, player: str, row: "dict[str, Any]", is_whole: bool) -> "dict[str, Any] | None":
        rows = dict(self.rows)
        rows[player] = row
        return refusal_of(check_tricks, self.deal, rows, 0, is_whole) or refusal_of(
            check_captures, self.deal, rows
        )


def _with_suit(fourteens: list[str], suit: str) -> list[str]:
    return fourteens if suit in fourteens else fourteens + [suit]
