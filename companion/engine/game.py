"""What every game has: seats, entries judged before they change anything, a view, leaving, ending, standings."""

from .shape import LONGEST_TEXT, PLAYER, TEXT, field_errors
from .violation import RuleViolation

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

NOTE = {"min": 1, "max": LONGEST_TEXT}


class Game:
    """A game is what its log makes it: the same entries give the same view, always.

    A kind of game names its entries in `entry_shapes`. For each type it has `check_TYPE(entry)`, which raises a
    RuleViolation and changes nothing, `play_TYPE(entry)`, which changes and never refuses, and
    `offer_TYPE()`, which lists what may be entered now.
    """

    slug = ""
    seats = (2, 8)
    option_shapes: "dict[str, Any]" = {}
    entry_shapes: "dict[str, dict[str, Any]]" = {}

    def __init__(self, players: list[str], options: "dict[str, Any]") -> None:
        """Seat `players` (ids in clockwise order). Raises RuleViolation: seats_out_of_range, ill_shaped."""
        fewest, most = self.seats
        if not fewest <= len(players) <= most:
            raise RuleViolation("seats_out_of_range", seats=len(players), min=fewest, max=most)
        _refuse_ill_shaped(field_errors(self.option_shapes, options, players))
        self.players = list(players)
        self.left: list[str] = []
        self.winners: list[str] = []
        self.ended: "dict[str, Any] | None" = None
        self.entries_played = 0  # the position in the log of the entry that comes next

    @property
    def players_in(self) -> list[str]:
        """The ids of those still in the game, in seat order."""
        return self.players_here

    @property
    def players_here(self) -> list[str]:
        """The ids of those who have not gone home, also when they are out of the game, in seat order."""
        if not self.left:
            return list(self.players)
        return [player for player in self.players if player not in self.left]

    def play(self, entry: "dict[str, Any]") -> None:
        """Enter what happened. Raises RuleViolation, and then nothing has changed."""
        self.check(entry)
        getattr(self, "play_" + entry["type"])(entry)
        self.entries_played += 1

    def check(self, entry: "dict[str, Any]") -> None:
        """Judge an entry without playing it. Raises RuleViolation."""
        self.check_shape(entry)
        self.check_time(entry["type"])
        getattr(self, "check_" + entry["type"])(entry)

    def check_shape(self, entry: "dict[str, Any]", partial: bool = False) -> None:
        """Raises RuleViolation: ill_shaped, with a code per field; `partial` lets fields be missing."""
        if not isinstance(entry, dict):
            _refuse_ill_shaped({"": "not_an_object"})
        kind: "Any" = entry.get("type")
        if not isinstance(kind, str) or kind not in self.entry_shapes:
            _refuse_ill_shaped({"type": "missing" if kind is None else "unknown_word"})
        fields = {"type": [kind]}
        fields.update(self.entry_shapes[kind])
        _refuse_ill_shaped(field_errors(fields, entry, self.players, partial))

    def check_time(self, kind: str) -> None:
        """Raises RuleViolation: game_is_over, not_now."""
        if self.ended:
            raise RuleViolation("game_is_over", type=kind)
        if kind not in self.types_now():
            raise RuleViolation("not_now", type=kind, phase=self.phase)

    def preview(self, entry: "dict[str, Any]") -> "dict[str, Any]":
        """Return what stands so far of a half-typed entry, `refusal` among it; changes nothing.

        Raises RuleViolation: ill_shaped, never for what is missing.
        """
        self.check_shape(entry, True)
        kind = entry["type"]
        half_typed = getattr(self, "preview_" + kind, None)
        refusal = refusal_of(self.check_time, kind)
        if half_typed and refusal is None:
            return half_typed(entry)  # type: ignore[no-any-return]
        return {"type": kind, "refusal": refusal or refusal_of(self.check, entry)}

    def allowed(self) -> "list[dict[str, Any]]":
        """Return what may be entered now, with the bounds of its fields."""
        if self.ended:
            return []
        offers = []
        for kind in self.types_now():
            offers.extend(getattr(self, "offer_" + kind)())
        return offers

    # What a kind of game says of itself.

    @property
    def phase(self) -> str:
        """What the game waits for."""
        raise NotImplementedError

    @property
    def round(self) -> int:
        """The number of the round being played, 1-based."""
        raise NotImplementedError

    def types_now(self) -> list[str]:
        """Return the types of the entries that may be made now."""
        raise NotImplementedError

    def restart_round(self) -> None:
        """Go back to the start of this round, with everything it proved."""
        raise NotImplementedError

    def after_leaving(self, player: str) -> None:
        """Settle what a player's going home changes: whose turn, whether the game is over."""
        raise NotImplementedError

    def rematch_options(self) -> "dict[str, Any]":
        """Return the options that carry the deal or the start on into the next game."""
        raise NotImplementedError

    def view(self) -> "dict[str, Any]":
        """Return the whole game as JSON values; read it, do not write to it."""
        raise NotImplementedError

    # Entries that every game knows.

    def check_void_round(self, entry: "dict[str, Any]") -> None:
        """Any note will do."""

    def play_void_round(self, entry: "dict[str, Any]") -> None:
        """A misdeal, spilt drinks: back to the start of this round."""
        self.restart_round()

    def offer_void_round(self) -> "list[dict[str, Any]]":
        return [{"type": "void_round", "note": NOTE}]

    def check_leave(self, entry: "dict[str, Any]") -> None:
        """Raises RuleViolation: player_has_left."""
        self.check_in(entry["player"])

    def play_leave(self, entry: "dict[str, Any]") -> None:
        """A player goes home: the running round is void, the rest play on."""
        self.restart_round()
        self.left.append(entry["player"])
        self.after_leaving(entry["player"])

    def offer_leave(self) -> "list[dict[str, Any]]":
        return [{"type": "leave", "player": self.players_in, "note": NOTE}]

    def check_end(self, entry: "dict[str, Any]") -> None:
        """Closing time needs no reason."""

    def play_end(self, entry: "dict[str, Any]") -> None:
        """Closing time: the game ends as it stands, without a winner."""
        self.end_early()

    def offer_end(self) -> "list[dict[str, Any]]":
        return [{"type": "end", "note": NOTE}]

    def end_early(self) -> None:
        """End as it stands: standings kept, no winner."""
        self.ended = {"reason": "ended_early"}

    def win(self, player: str, reason: str) -> None:
        """End the game with a winner and the reason why."""
        self.winners = [player]
        self.ended = {"reason": reason}

    def check_in(self, player: str) -> None:
        """Raises RuleViolation: player_has_left."""
        if player in self.left:
            raise RuleViolation("player_has_left", player=player)

    def next_in(self, player: str) -> str:
        """Return the next seat clockwise after `player` that is still in."""
        at = self.players.index(player)
        around = self.players[at + 1 :] + self.players[: at + 1]
        return next(seat for seat in around if seat not in self.left)


COMMON_ENTRIES: "dict[str, dict[str, Any]]" = {
    "void_round": {"note": TEXT},
    "leave": {"player": PLAYER, "note?": TEXT},
    "end": {"note?": TEXT},
}


def as_json(violation: RuleViolation) -> "dict[str, Any]":
    """Return a refusal as the view gives it: `{code, facts}`."""
    return {"code": violation.code, "facts": violation.facts}


def refusal_of(check: "Callable[..., None]", *arguments: "Any") -> "dict[str, Any] | None":
    """Return `{code, facts}` of what a check refuses, None where it refuses nothing."""
    try:
        check(*arguments)
    except RuleViolation as violation:
        return as_json(violation)
    return None


def ranks(totals: dict[str, int]) -> dict[str, int]:
    """Return each player's rank by total, the highest first; equal totals share a rank (1 1 3)."""
    return {player: 1 + sum(1 for other in totals.values() if other > totals[player]) for player in totals}


def _refuse_ill_shaped(errors: dict[str, str]) -> None:
    if errors:
        raise RuleViolation("ill_shaped", errors=errors)
