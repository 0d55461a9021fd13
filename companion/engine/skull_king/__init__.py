"""Skull King: bids, tricks and bonuses, round by round. English rulebook ©2012/2021/2024, base game."""

from ..game import COMMON_ENTRIES, NOTE, Game, ranks
from ..shape import BOOL, NUMBER, PLAYER, TEXT
from ..violation import RuleViolation
from . import previews
from .captures import (
    MERMAIDS,
    PIRATES,
    Deal,
    check_captures,
    check_everything_dealt,
    check_tricks,
    whole_row,
)
from .schedule import SCHEDULES, cards_dealt
from .scoring import SUITS, score

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
MOST_POINTS = 1000  # that a ruling or a newcomer's total may move, either way


class SkullKing(Game):
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

    def __init__(self, players: list[str], options: "dict[str, Any]") -> None:
        super().__init__(players, options)
        self.schedule = SCHEDULES["standard"]
        self.dealer = options.get("dealer", players[0])
        self.bids: dict[str, int] = {}
        self.totals = dict.fromkeys(players, 0)
        self.rounds: "list[dict[str, Any]]" = []
        self.rulings: "list[dict[str, Any]]" = []

    # The round that is being played.

    @property
    def phase(self) -> str:
        if self.ended:
            return "game_over"
        return "playing" if self.bids else "bidding"

    @property
    def round(self) -> int:
        """The number of the round being played, 1-based."""
        return len(self.rounds) + 1

    @property
    def is_tiebreak(self) -> bool:
        """After the last scheduled round only a tie is left to play for."""
        return self.round > len(self.schedule)

    @property
    def cards(self) -> int:
        """The cards that each hand gets; in a tiebreak round as many as in the last one."""
        size: int = self.rounds[-1]["cards"] if self.is_tiebreak else self.schedule[self.round - 1]
        return cards_dealt(size, len(self.players_in))

    @property
    def leader(self) -> str:
        """Who leads the first trick: the dealer's left."""
        return self.next_in(self.dealer)

    @property
    def deal(self) -> Deal:
        """What a result is judged by."""
        return Deal(self.bids, self.leader, self.cards)

    def types_now(self) -> list[str]:
        if self.bids:
            return ["result", "void_round", "leave", "end"]
        return ["bids"] + (["join"] if self._may_join() else []) + ["ruling", "leave", "end"]

    def _may_join(self) -> bool:
        return len(self.players) < self.seats[1] and not self.is_tiebreak

    def check_time(self, kind: str) -> None:
        """Raises RuleViolation: game_is_over, table_full, no_join_in_tiebreak, not_now."""
        if kind == "join" and not self.ended and len(self.players) == self.seats[1]:
            raise RuleViolation("table_full", max=self.seats[1])
        if kind == "join" and not self.ended and self.is_tiebreak:
            raise RuleViolation("no_join_in_tiebreak")
        super().check_time(kind)

    # Bids.

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

    # The result of a round.

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

    # Between rounds.

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

    def restart_round(self) -> None:
        self.bids = {}

    def after_leaving(self, player: str) -> None:
        if self.dealer == player:
            self.dealer = self.next_in(player)
        self._judge_top()
        if not self.ended and len(self.players_in) == 1:
            self.end_early()

    def _judge_top(self) -> None:
        """After the last scheduled round, whoever is alone on top wins; a tie plays another round."""
        top = self._on_top()
        if self.is_tiebreak and len(top) == 1:
            self.win(top[0], "highest_total")

    def _on_top(self) -> list[str]:
        best = max([self.totals[player] for player in self.players_in])
        return [player for player in self.players_in if self.totals[player] == best]

    def _check_everyone(self, given: "dict[str, Any]", code: str) -> None:
        for player in self.players:
            if player in given:
                self.check_in(player)
        missing = [player for player in self.players_in if player not in given]
        if missing:
            raise RuleViolation(code, players=missing)

    # What is seen.

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


def _check_not_negative(*counts: int) -> None:
    for count in counts:
        if count < 0:
            raise RuleViolation("count_out_of_range", value=count)
