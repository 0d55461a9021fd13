"""Skull: placing, bidding, challenging, losing, round by round. Editions 2011-2023, Last Chance optional."""

from ..game import COMMON_ENTRIES
from ..shape import BOOL, NUMBER, PLAYER, TEXT
from .knowledge import FACES
from .ruling import Ruling

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Skull(Ruling):
    """A game of Skull for three to six.

    Options: `starter` (p1), `last_chance` (False). Entries: place, place_all, bid, pass, reveal, lose_disc,
    choose_starter, challenge, void_round, ruling, leave, end.
    """

    slug = "skull"
    seats = (3, 6)
    option_shapes: "dict[str, Any]" = {"starter?": PLAYER, "last_chance?": BOOL}
    entry_shapes: "dict[str, dict[str, Any]]" = {
        "place": {"player": PLAYER, "last_chance?": BOOL},
        "place_all": {},
        "bid": {"player": PLAYER, "count": NUMBER},
        "pass": {"player": PLAYER},
        "reveal": {"owner": PLAYER, "face": FACES},
        "lose_disc": {},
        "choose_starter": {"player": PLAYER},
        "challenge": {"challenger": PLAYER, "count": NUMBER, "skull_owner": {"or_null": PLAYER}},
        "ruling": {
            "note": TEXT,
            "discs?": {"by_player": NUMBER},
            "successes?": {"by_player": NUMBER},
            "starter?": PLAYER,
        },
    }
    entry_shapes.update(COMMON_ENTRIES)

    def rematch_options(self) -> "dict[str, Any]":
        """Return the options of the next game: the start goes one seat on, Last Chance as agreed."""
        onward = self._around(self.first_starter) + [self.first_starter]
        starter = next(player for player in onward if player not in self.left)
        return {"starter": starter, "last_chance": self.plays_last_chance}

    def view(self) -> "dict[str, Any]":
        now, phase = self.now, self.phase
        is_losing = phase == "lose_disc"
        return {
            "game": self.slug,
            "phase": phase,
            "round": now.number,
            "starter": now.starter,
            "starter_reason": now.starter_reason,
            "turn": None if self.ended else now.turn,
            "on_table": now.on_table,
            "bid": dict(now.bid) if now.bid else None,
            "bidders": [player for player in self.players if player in now.bidders],
            "challenger": now.challenger,
            "to_reveal": 0 if self.ended else now.to_reveal,
            "skull_owner": now.skull_owner,
            "removed_by": now.skull_owner if is_losing else None,
            "loss": self.loss() if is_losing else None,
            "chooser": None if self.ended else now.chooser,
            "last_chance": self.plays_last_chance,
            "winners": list(self.winners),
            "ended": self.ended,
            "players": [self._seat_seen(player) for player in self.players],
            "standings": self._standings(),
            "rounds": list(self.rounds),
            "rulings": list(self.rulings),
            "allowed": self.allowed(),
        }

    def _seat_seen(self, player: str) -> "dict[str, Any]":
        seat, mat = self.table[player], self.now.mats.get(player)
        return {
            "id": player,
            "discs": seat.discs,
            "hand": self._hand(player),
            "stack": mat.stack if mat else 0,
            "marked": mat.marked if mat else None,
            "revealed": list(mat.turned) if mat else [],
            "passed": player in self.now.passed,
            "successes": seat.successes,
            "eliminated": seat.out_after is not None,
            "left": player in self.left,
            "last_chance": seat.last_chance,
            "skull": seat.skull,
        }

    def _standings(self) -> "list[dict[str, Any]]":
        """The winner, those still in by successes then discs, the others: last out first."""
        keys = {player: self._standing(player) for player in self.players}
        order = sorted(self.players, key=lambda player: (keys[player], self.players.index(player)))
        return [
            {
                "player": player,
                "rank": 1 + sum(1 for other in self.players if keys[other] < keys[player]),
                "successes": self.table[player].successes,
                "discs": self.table[player].discs,
            }
            for player in order
        ]

    def _standing(self, player: str) -> tuple[int, int, int]:
        seat = self.table[player]
        if player in self.winners:
            return (0, 0, 0)
        if seat.out_after is None:
            return (1, -seat.successes, -seat.discs)
        return (2, -seat.out_after, 0)
