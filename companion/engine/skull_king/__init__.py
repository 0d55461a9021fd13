"""Skull King: bids, tricks and bonuses, by round or by trick. English rulebook ©2012/2021/2024, with its modules."""

from ..game import COMMON_ENTRIES, ranks
from ..shape import BOOL, NUMBER, PLAYER, TEXT
from .between import Between
from .cards import CARDS, GRAYBEARD, MODULES, SUITS
from .schedule import SCHEDULE_NAMES, cards_dealt
from .scoring import SCORINGS, SHOTS

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
        "loot?": {"list_of": PLAYER},
    }
}
PLAY = {"fields": {"player": {"any_of": [PLAYER, [GRAYBEARD]]}, "card": CARDS}}


class SkullKing(Between):
    """A game of Skull King for two to eight; with two, Graybeard has a hand of his own.

    Options: `dealer` (p1), `scoring` (standard), `shots` (false), `modules` (none), `pirate_powers` (false),
    `schedule` (standard). Entries: bids, trick, result, harry, wager, join, void_round, ruling, leave, end.
    """

    slug = "skull-king"
    seats = (2, 8)
    option_shapes: "dict[str, Any]" = {
        "dealer?": PLAYER,
        "scoring?": SCORINGS,
        "shots?": BOOL,
        "modules?": {"list_of": MODULES},
        "pirate_powers?": BOOL,
        "schedule?": {"any_of": [SCHEDULE_NAMES, {"list_of": NUMBER}]},
    }
    entry_shapes: "dict[str, dict[str, Any]]" = {
        "bids": {"bids": {"by_player": NUMBER}, "shots?": {"by_player": SHOTS}},
        "trick": {"plays": {"list_of": PLAY}},
        "result": {"rows": {"by_player": ROW}, "destroyed?": NUMBER},
        "harry": {"player": PLAYER, "change": NUMBER},
        "wager": {"player": PLAYER, "points": NUMBER},
        "join": {"total?": NUMBER},
        "ruling": {"note": TEXT, "points?": {"by_player": NUMBER}, "dealer?": PLAYER},
    }
    entry_shapes.update(COMMON_ENTRIES)

    def rematch_options(self) -> "dict[str, Any]":
        """Return the options that let the deal go on round the table in the next game; two play it without Loot."""
        options: "dict[str, Any]" = {"dealer": self.dealer}
        if self.modules_now != self.modules:
            options["modules"] = self.modules_now
        return options

    def view(self) -> "dict[str, Any]":
        ranked = ranks({player: self.totals[player] for player in self.players_in})
        won = self.won if self.tricks else {}
        view = {
            "game": self.slug,
            "phase": self.phase,
            "schedule": self._schedule_dealt(),
            "options": self._options_seen(),
            "tricks_recorded": len(self.tricks),
            "next_leader": None if self.ended else self.next_leader,
            "graybeard": self.has_graybeard,
            "tricks": list(self.tricks),
            "last_trick": self.last_trick,
            "destroyed": self.tricks_destroyed,
            "harry": self.harry,
            "wager": self.wager,
            "tied": self._on_top() if self.is_tiebreak and not self.ended else [],
            "winners": list(self.winners),
            "ended": self.ended,
            "players": [self._seat(player, ranked, won) for player in self.players],
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

    def _options_seen(self) -> "dict[str, Any]":
        """What is played with; `modules_now` without Loot while two play."""
        return {
            "scoring": self.scoring,
            "shots": self.has_shots,
            "modules": list(self.modules),
            "modules_now": self.modules_now,
            "pirate_powers": self.has_powers,
            "schedule": self.schedule_name,
        }

    def _schedule_dealt(self) -> list[int]:
        played = [done["cards"] for done in self.rounds if not done["tiebreak"]]
        return played + [cards_dealt(size, len(self.players_in)) for size in self.schedule[len(played) :]]

    def _seat(self, player: str, ranked: dict[str, int], won: "dict[str, Any]") -> "dict[str, Any]":
        return {
            "id": player,
            "bid": self._call(player).bid if player in self.bids else None,
            "shot": self.shots.get(player),
            "won": won.get(player),
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
