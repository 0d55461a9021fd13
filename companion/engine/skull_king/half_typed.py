"""A result in the making: what every row earns so far, and what each of its fields may still be."""

from ..game import as_json, refusal_of
from ..violation import RuleViolation
from .alliances import alliances_made
from .captures import check_captures, check_tricks, whole_row
from .cards import SUITS
from .deal import MERMAIDS, PIRATES
from .rest import Rest
from .scoring import ALLIANCE, score

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from .rounds import Rounds


class HalfTyped:
    """Rows for everyone still in, tricks None where nobody has said; `destroyed` is None while nobody has said."""

    def __init__(self, game: "Rounds", entry: "dict[str, Any]") -> None:
        self.game = game
        self.deal = game.deal
        self.rows = game.rows_of(entry)
        self.recorded = game.won
        self.rest = Rest(game) if game.tricks else None
        self.missing = [player for player in game.players_in if self.rows[player]["tricks"] is None]
        self.tricks = sum(row["tricks"] or 0 for row in self.rows.values())
        self.lost = game.tricks_destroyed
        self.most_lost = self.deal.monsters
        self.destroyed = entry.get("destroyed", None if self.most_lost > self.lost else self.lost)

    @property
    def tricks_left(self) -> int:
        """Tricks of which nobody has said who won them."""
        return self.game.cards - self.tricks - (self.lost if self.destroyed is None else int(self.destroyed))

    def suggestion(self) -> "dict[str, int] | None":
        """The only one left gets the rest; with Graybeard nobody can tell."""
        left = self.tricks_left
        if len(self.missing) != 1 or self.deal.graybeard or left < 0:
            return None
        return {self.missing[0]: left}

    def destroyed_seen(self) -> "dict[str, Any]":
        """Return what is said of tricks that nobody won; with all rows in and some left over it can only be those."""
        left = self.tricks_left + self.lost
        is_open = self.destroyed is None and not self.missing and not self.deal.graybeard
        return {
            "value": self.destroyed,
            "least": self.lost,
            "suggestion": left if is_open and self.lost < left <= self.most_lost else None,
            "values": [
                {"value": value, "refusal": self._destroyed_refused(value)}
                for value in range(self.most_lost + 1)
            ],
        }

    def _destroyed_refused(self, value: int) -> "dict[str, Any] | None":
        return self._refused_with(self.rows, value, not self.missing)

    def row_seen(self, player: str) -> "dict[str, Any]":
        """Return one row: what it earns as far as that is determined, and what each field may still be."""
        row, call = self.rows[player], self.deal.calls[player]
        seen: "dict[str, Any]" = {
            "bid": call.bid,
            "shot": call.shot if self.game.has_shots else None,
            "tricks": row["tricks"],
            "row": row,
            "counts": None,
            "points": None,
            "bonus": None,
            "lines": [],
            "fields": self._fields(player),
        }
        if row["tricks"] is not None:
            seen.update(score(call, row, self.game.cards, alliances_made(self.deal, self.rows, player)))
            seen["counts"] = self.deal.counts(player, row)
        return seen

    def _fields(self, player: str) -> "dict[str, Any]":
        row = self.rows[player]
        fields: "dict[str, Any]" = {
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
        if self.deal.loots:
            others = [other for other in self.game.players_in if other != player]
            fields["loot"] = [self._alliance_seen(player, other) for other in others]
        return fields

    def _tricks_refused(self, player: str, tricks: int) -> "dict[str, Any] | None":
        """The last open row takes exactly the rest; a row that is being corrected may leave some over."""
        return self._refused(player, self._with_tricks(player, tricks), self.missing == [player])

    def _with_tricks(self, player: str, tricks: int) -> "dict[str, Any]":
        """The row with these tricks; others than before leave it its alliances and the captures that were recorded."""
        row = self.rows[player]
        is_other = row["tricks"] not in (None, tricks)
        changed = dict(self.recorded[player] if is_other else row)
        changed["tricks"], changed["loot"] = tricks, row["loot"]
        return changed

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
        """Return what a bonus earns by itself: with these tricks, or with an exact bid while it cannot count."""
        row, call = self.rows[player], self.deal.calls[player]
        tricks = row["tricks"] if self.deal.counts(player, row) else call.bid
        alone = whole_row({"tricks": tricks, field: [value] if field == "fourteens" else value})
        return int(score(call, alone, self.game.cards)["bonus"])

    def _bonus_refused(self, player: str, field: str, value: "Any") -> "dict[str, Any] | None":
        row = self.rows[player]
        if not value and not self.recorded[player][field]:
            return None
        if not self.deal.counts(player, row):
            return self._needs_bid(player)
        changed = dict(row)
        changed[field] = value
        return self._refused(player, changed, False)

    def _needs_bid(self, player: str) -> "dict[str, Any]":
        call = self.deal.calls[player]
        code = "bonus_needs_close_bid" if call.shot == "grapeshot" else "bonus_needs_exact_bid"
        return as_json(RuleViolation(code, player=player, bid=call.bid))

    def _alliance_seen(self, player: str, other: str) -> "dict[str, Any]":
        """One alliance more with this other player, named on both sides."""
        partner = self.rows[other]
        is_lost = partner["tricks"] is not None and not self.deal.is_exact(other, partner)
        return {
            "value": other,
            "count": self.rows[player]["loot"].count(other),
            "points": 0 if is_lost else ALLIANCE,
            "refusal": self._alliance_refused(player, other),
        }

    def _alliance_refused(self, player: str, other: str) -> "dict[str, Any] | None":
        if not self.deal.is_exact(player, self.rows[player]):
            bid = self.deal.calls[player].bid
            return as_json(RuleViolation("bonus_needs_exact_bid", player=player, bid=bid))
        rows = dict(self.rows)
        for one, ally in ((player, other), (other, player)):
            rows[one] = dict(rows[one])
            rows[one]["loot"] = rows[one]["loot"] + [ally]
        return self._refused_in(rows, False)

    def _refused(self, player: str, row: "dict[str, Any]", is_whole: bool) -> "dict[str, Any] | None":
        rows = dict(self.rows)
        rows[player] = row
        return self._refused_in(rows, is_whole)

    def _refused_in(self, rows: "dict[str, Any]", is_whole: bool) -> "dict[str, Any] | None":
        """Refuse what is impossible however many tricks are destroyed, where nobody has said how many."""
        if self.destroyed is not None:
            return self._refused_with(rows, self.destroyed, is_whole)
        refusals = [self._refused_with(rows, lost, is_whole) for lost in range(self.lost, self.most_lost + 1)]
        return None if None in refusals else refusals[0]

    def _refused_with(
        self, rows: "dict[str, Any]", destroyed: int, is_whole: bool
    ) -> "dict[str, Any] | None":
        refusal = refusal_of(check_tricks, self.deal, self._at_least(rows), destroyed, is_whole)
        refusal = refusal or refusal_of(check_captures, self.deal, rows, destroyed)
        if self.rest:
            refusal = refusal or refusal_of(self.rest.check, rows, destroyed, False)
        return refusal

    def _at_least(self, rows: "dict[str, Any]") -> "dict[str, Any]":
        """The rows, with the tricks recorded where nobody has said how many."""
        return {
            player: self.recorded[player] if rows[player]["tricks"] is None else rows[player]
            for player in rows
        }


def _with_suit(fourteens: list[str], suit: str) -> list[str]:
    return fourteens if suit in fourteens else fourteens + [suit]
