"""A score sheet of Skull King as it was typed: its games, their rounds, and what each row says."""

from datetime import datetime
from typing import NamedTuple


class Line(NamedTuple):
    """What one row says of one player in one round. row: as a spreadsheet counts it, the header being 1."""

    row: int
    round: int
    player: str
    bid: int
    tricks: int
    bonus: int | None
    points: int | None
    total: int | None
    cards: int | None
    is_tiebreak: bool


class TypedGame(NamedTuple):
    """A game as a score sheet tells it. players: names in seat order. winners: None where nobody says who won."""

    row: int
    label: str | None
    dm: str | None
    started_at: datetime | None
    finished_at: datetime
    is_day_only: bool
    players: list[str]
    lines: list[Line]
    winners: list[str] | None
    options: dict[str, object]

    def rounds(self) -> list[int]:
        """Return the numbers of its rounds."""
        return sorted({line.round for line in self.lines})

    def of_round(self, number: int) -> list[Line]:
        """Return the rows of one round, in seat order."""
        found = [line for line in self.lines if line.round == number]
        return sorted(found, key=lambda line: self.players.index(line.player))
