"""What somebody who watches a table writes down for themselves: which acts were taken, and what stands by them.

It knows nothing of the house's own log: the engine plays what stands here, and the house must say the same.
"""

from typing import NamedTuple

from companion.engine import Game, RuleViolation, new_game


class Stands(NamedTuple):
    """An entry that stands, by the number of the act that made it."""

    seq: int
    entry: dict


class Live(NamedTuple):
    """An act that an undo would take back: its number, and what stood before and after."""

    seq: int
    before: tuple[Stands, ...]
    after: tuple[Stands, ...]


def without_name(entry: dict) -> dict:
    """The engine knows no names."""
    return {field: value for field, value in entry.items() if field != "name"}


class OwnBook:
    """One table."""

    def __init__(self, game: str, people: list[str], options: dict):
        self.game, self.options = game, options
        self.seats = [f"p{seat}" for seat in range(1, len(people) + 1)]
        self.names = dict(zip(self.seats, people, strict=True))
        self.seq = 0
        self.live: list[Live] = []
        self.undone: list[Live] = []

    @property
    def standing(self) -> tuple[Stands, ...]:
        return self.live[-1].after if self.live else ()

    def played(self, standing: tuple[Stands, ...] | None = None) -> Game:
        """Raises RuleViolation."""
        game = new_game(self.game, self.seats, self.options)
        for stands in self.standing if standing is None else standing:
            game.play(without_name(stands.entry))
        return game

    def people(self) -> dict[str, str]:
        """Everybody's name by id; those who joined sit at the end."""
        joined = [stands.entry["name"] for stands in self.standing if stands.entry["type"] == "join"]
        return self.names | {f"p{seat}": name for seat, name in enumerate(joined, len(self.seats) + 1)}

    def refusal_of(self, entry: dict) -> str | None:
        """The code with which the engine refuses this entry now."""
        try:
            self.played().play(without_name(entry))
        except RuleViolation as violation:
            return violation.code
        return None

    def take(self, act: dict) -> None:
        """An entry, an undo or a redo was taken."""
        if act["type"] == "undo":
            self.undo()
        elif act["type"] == "redo":
            self.redo()
        else:
            self.enter(act)

    def enter(self, entry: dict) -> None:
        self.seq += 1
        self._write((*self.standing, Stands(self.seq, entry)))

    def undo(self) -> None:
        self.seq += 1
        self.undone.append(self.live.pop())

    def redo(self) -> None:
        self.seq += 1
        self.live.append(self.undone.pop())

    def rename(self, player: str, name: str) -> None:
        self.seq += 1
        self.names[player] = name

    def amended(self, seq: int, entry: dict, *, drop_later: bool) -> tuple[Stands, ...] | None:
        """What stands with this entry instead; None where that cannot be."""
        at = next(place for place, stands in enumerate(self.standing) if stands.seq == seq)
        reworded = (*self.standing[:at], Stands(seq, entry), *self.standing[at + 1 :])
        fitting = next(count for count in range(len(reworded), at - 1, -1) if self._fits(reworded[:count]))
        if fitting == at or (fitting < len(reworded) and not drop_later):
            return None
        return reworded[:fitting]

    def amend(self, standing: tuple[Stands, ...]) -> None:
        self.seq += 1
        self._write(standing)

    def _write(self, standing: tuple[Stands, ...]) -> None:
        self.live.append(Live(self.seq, self.standing, standing))
        self.undone.clear()

    def _fits(self, standing: tuple[Stands, ...]) -> bool:
        try:
            self.played(standing)
        except RuleViolation:
            return False
        return True
