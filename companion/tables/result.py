"""What a game that is over comes to: one pure function of its log and of when its acts were written."""

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from itertools import pairwise
from typing import Any, NamedTuple

from companion.engine.log import Line, Log, seat_id
from companion.engine.sheet import Sheet
from companion.tables.counted import FIGURES

LONGEST_PAUSE = timedelta(minutes=30)


class Duration(NamedTuple):
    """From the first entry to the last; a gap: somebody's long pause, `from` and `minutes`, which is left out."""

    started_at: datetime
    ended_at: datetime
    minutes: int | None
    gaps: list[dict[str, Any]]


class Seat(NamedTuple):
    """What the game brought to a seat. rank: None for who went home before."""

    name: str
    rank: int | None
    total: int | None
    is_winner: bool
    figures: dict[str, Any]


class Result(NamedTuple):
    """A game that is over. rounds: how many were played to their end."""

    duration: Duration
    reason: str
    rounds: int
    options: dict[str, Any]
    label: str | None
    notes: str | None
    seats: list[Seat]

    @property
    def is_early(self) -> bool:
        """Closing time, or too few left: nobody has won, and the game counts apart."""
        return self.reason == "ended_early"


def result_of(sheet: Sheet, lines: Sequence[Line], times: Mapping[int, datetime]) -> Result:
    """Return what the sheet of a game that is over comes to. times: when each act was written, by its seq."""
    view = sheet.game.view()
    names = sheet.log.names()
    figures = FIGURES[sheet.slug](view)
    standings = {standing["player"]: standing for standing in view["standings"]}
    return Result(
        duration_of(lines, times),
        str(view["ended"]["reason"]),
        len(view["rounds"]),
        sheet.log.options(),
        sheet.log.label(),
        sheet.log.notes(),
        [
            Seat(
                names[player],
                standings[player]["rank"],
                standings[player].get("total"),
                player in view["winners"],
                figures[player],
            )
            for player in map(seat_id, range(len(names)))
        ],
    )


def duration_of(lines: Sequence[Line], times: Mapping[int, datetime]) -> Duration:
    """Return how long was played.

    What is put right after the end, by an amendment or by undoing and entering anew, does not make it longer: an
    entry counts from when there first was one at its place in the game.
    """
    reached = _reached(lines, times)
    started, ended = reached[0], reached[-1]
    acts = sorted({started, ended} | {at for at in times.values() if started < at < ended})
    gaps: list[dict[str, Any]] = [
        {"from": before.isoformat(), "minutes": round((after - before) / timedelta(minutes=1))}
        for before, after in pairwise(acts)
        if after - before > LONGEST_PAUSE
    ]
    played = (ended - started) / timedelta(minutes=1) - sum(gap["minutes"] for gap in gaps)
    return Duration(started, ended, round(played) or None, gaps)


def _reached(lines: Sequence[Line], times: Mapping[int, datetime]) -> list[datetime]:
    """Return for each entry that stands at the end when the game had first come so far."""
    log = Log([])
    reached: list[datetime] = []
    for line in lines:
        log.add(line)
        count = len(log.standing())
        if count > len(reached):
            reached += [times[line.seq]] * (count - len(reached))
    return reached[: len(log.standing())] or [times[0]]
