"""Skull King: bids, tricks and bonuses, round by round. English rulebook ©2012/2021/2024, base game."""

from ..game import COMMON_ENTRIES, ranks
from ..shape import BOOL, NUMBER, PLAYER, TEXT
from .between import Between
from .schedule import cards_dealt
from .scoring import SUITS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

ROW = {
    "fields": {
        "tricks": NUMBER,
        "fourteens?": {"list_of": SUITS},
        "mermaids?": NUMBER,
        "pirates?": NUMBER,
        "skull_king?": BOOL,
    }
}


class SkullKing(Between):
    """A game of Skull King for two to eight; with two, Graybeard has a hand of his own.

    Options: `dealer` (p1). Entries: bids, result, join, void_round, ruling, leave, end.
    """

    slug = "skull-king"
    seats = (2, 8)
    option_shapes: "dict[str, Any]" = {"dealer?": PLAYER}
    entry_shapes: "dict[str, dict[str, Any]]" = {
        "bids": {"bids": {"by_player": NUMBER}},
        "result": {"rows": {"by_player": ROW}, "destroyed?": NUMBER},
        "join": {"total?": NUMBER},
        "ruling": {"note": TEXT, "points?": {"by_player": NUMBER}, "dealer?": PLAYER},
    }
    entry_shapes.update(COMMON_ENTRIES)

    def rematch_options(self) -> "dict[str, Any]":
        """Return the options that let the deal go on round the table in the next game."""
        return {"dealer": self.dealer}

    def view(self) -> "dict[str, Any]":
        ranked = ranks({player: self.totals[player] for player in self.players_in})
        view = {
            "game": self.slug,
            "phase": self.phase,
            "schedule": self._schedule_dealt(),
            "tricks_recorded": 0,
            "next_leader": None if self.ended else self.leader,
            "graybeard": len(self.players_in) == 2,
            "tied": self._on_top() if self.is_tiebreak and not self.ended else [],
            "winners": list(self.winners),
            "ended": self.ended,
            "players": [self._seat(player, ranked) for player in self.players],
            "standings": self._standings(ranked),
            "rounds": list(self.rounds),
            "rulings": list(self.rulings),
            "allowed": self.allowed(),
        }
        view.update(self._round_seen())
        return view

    def _round_seen(self) -> "dict[str, Any]":
        """The round being played; once the game is over, the last one played."""
        if self.ended and self.rounds:
            last = self.rounds[-1]
            return {name: last[name] for name in ("round", "cards", "tiebreak", "dealer", "leader")}
        return {
            "round": self.round,
            "cards": self.cards,
            "tiebreak": self.is_tiebreak,
            "dealer": self.dealer,
            "leader": self.leader,
        }

    def _schedule_dealt(self) -> list[int]:
        played = [done["cards"] for done in self.rounds if not done["tiebreak"]]
        return played + [cards_dealt(size, len(self.players_in)) for size in self.schedule[len(played) :]]

    def _seat(self, player: str, ranked: dict[str, int]) -> "dict[str, Any]":
        return {
            "id": player,
            "bid": self.bids.get(player),
            "total": self.totals[player],
            "rank": ranked.get(player),
            "left": player in self.left,
        }

    def _standings(self, ranked: dict[str, int]) -> "list[dict[str, Any]]":
        """Return the best first, seat order among equals; those who left stand last, unranked."""
        order = sorted(self.players_in, key=lambda player: (ranked[player], self.players.index(player)))
        return [
            {"player": player, "rank": ranked.get(player), "total": self.totals[player]}
            for player in order + self.left
        ]
