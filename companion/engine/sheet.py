"""A table as its log makes it: the log read, and the game played by the entries that stand."""

from . import RuleViolation, new_game
from .log import Log
from .refusal import Refusal, by_rules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import Any

    from .game import Game
    from .log import Line, Standing
    from .refusal import RuleRefusal


class Sheet:
    """The log with its game. The game is played anew only where an undo, a redo or a patch made it so."""

    def __init__(self, slug: str, lines: "Iterable[Line]") -> None:
        self.slug = slug
        self.log = Log(lines)
        self._game: "Game | None" = None

    @property
    def game(self) -> "Game":
        """Return the game as it stands; whoever plays on it writes the log as well."""
        if self._game is None:
            self._game = self.replay(self.log.standing())
        return self._game

    def replay(self, entries: "Iterable[Standing]") -> "Game":
        """Return a new game of this table after these entries. Raises RuleViolation."""
        game = new_game(self.slug, self.log.seats(), self.log.options())
        for stands in entries:
            game.play(played(stands.entry))
        return game

    def play(self, line: "Line") -> None:
        """Play an entry and write it. Raises RuleViolation, and then nothing has changed."""
        self.game.play(played(line.body["entry"]))
        self.log.add(line)

    def write(self, line: "Line") -> None:
        """Write any other act; the game follows from the log."""
        self.log.add(line)
        if line.kind != "rematch" and not _only_words(line):
            self._game = None

    def picture(self) -> "dict[str, Any]":
        """Return what everybody may see of the table, as JSON values; do not write to it."""
        log = self.log
        return {
            "game": self.slug,
            "label": log.label(),
            "notes": log.notes(),
            "players": log.people(),
            "options": log.options(),
            "seq": log.seq,
            "undo": log.live[-1].seq if log.live else None,
            "redo": log.undone[-1].seq if log.undone else None,
            "rematch": log.rematch,
            "view": self.game.view(),
        }

    def refusal_of(self, violation: RuleViolation) -> "RuleRefusal":
        """Return what the rules forbid, with the names of this table."""
        refusal = by_rules(violation)
        refusal.facts = self.pointed(refusal.facts)
        refusal.names = self.log.names()
        return refusal

    def pointed(self, told: "Any") -> "Any":
        """Return what the engine told with every position among the entries (`entry`) as that act's `seq`."""
        if isinstance(told, list):
            return [self.pointed(one) for one in told]
        if not isinstance(told, dict):
            return told
        pointed = {field: self.pointed(told[field]) for field in told if field != "entry"}
        if "entry" in told:
            position = told["entry"]
            pointed["seq"] = None if position is None else self.log.standing()[position].seq
        return pointed

    def rounds(self) -> dict[int, int]:
        """Return in which round each entry that stands was made, by its seq."""
        game = self.replay([])
        rounds = {}
        for stands in self.log.standing():
            rounds[stands.seq] = game.round
            game.play(played(stands.entry))
        return rounds


def played(entry: "Mapping[str, Any]") -> "dict[str, Any]":
    """Return an entry as the engine knows it: names live outside."""
    return {field: entry[field] for field in entry if field != "name" or entry["type"] != "join"}


def _only_words(line: "Line") -> bool:
    return line.kind == "patch" and not ("players" in line.body or "options" in line.body)


def find_standing(sheet: Sheet, seq: int) -> "Standing":
    """Return the entry that stands under this number. Raises Refusal: no_such_act, entry_is_gone."""
    for stands in sheet.log.standing():
        if stands.seq == seq:
            return stands
    raise Refusal("entry_is_gone" if 0 < seq <= sheet.log.seq else "no_such_act", {"seq": seq})


def game_before(sheet: Sheet, seq: int) -> "Game":
    """Return the game just before an entry that stands, corrections counted. Raises Refusal as `find_standing`."""
    find_standing(sheet, seq)
    return sheet.replay([stands for stands in sheet.log.standing() if stands.seq < seq])
