"""Which games of a file the house knows already: taken in before, played here, or deleted since."""

from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime, timedelta
from typing import NamedTuple

from sqlalchemy import select
from sqlalchemy.orm import Session

from companion.exchange.bg_stats_out import known_play
from companion.exchange.found import BG_STATS, COMPANION, Found
from companion.exchange.own_take import known_code
from companion.storage import FinishedGame, ImportedGame
from companion.tables.names import NAMES

AT_ONCE = 500
CLOCKS = timedelta(minutes=1)  # files tell moments to the second, or to the minute
WITHIN = timedelta(days=1)  # of a moment at which somebody played


class Here(NamedTuple):
    """A game that the house knows. code: its own, whether or not it is still there."""

    code: str
    is_deleted: bool


def known_here(session: Session, found: Sequence[Found]) -> list[Here | None]:
    """Return for each game by which code the house knows it; None for a new one."""
    codes = _taken_in(session, found)
    by_uid = [codes.get((one.source, one.uid)) or _played_here(session, one) for one in found]
    deleted = _deleted(session, [code for code in by_uid if code])
    return [Here(code, code in deleted) if code else None for code in by_uid]


def _taken_in(session: Session, found: Sequence[Found]) -> dict[tuple[str, str], str]:
    codes = {}
    for some in _parts([one.uid for one in found]):
        rows = select(ImportedGame).where(ImportedGame.uid.in_(some))
        codes.update({(row.source, row.uid): row.code for row in session.scalars(rows)})
    return codes


def _played_here(session: Session, one: Found) -> str | None:
    """What left the house in one format may come back in another."""
    if one.source == COMPANION:
        return known_code(session, one.uid)
    if one.finished_at is None:
        return None
    ended_at, started_at = one.finished_at, one.finished_at - timedelta(minutes=one.minutes or 0)
    code = known_play(session, one.uid, started_at) if one.source == BG_STATS else None
    return code or _same_evening(session, one, started_at, ended_at)


def _same_evening(session: Session, one: Found, started_at: datetime, ended_at: datetime) -> str | None:
    """Return the game that the same people played here at the same moment."""
    if one.is_day_only:
        return None
    same = select(FinishedGame).where(
        FinishedGame.game == one.game, FinishedGame.ended_at.between(started_at - WITHIN, ended_at + WITHIN)
    )
    people = {NAMES.sounds(name) for name in everybody_in(one)}
    for row in session.scalars(same):
        is_then = abs(row.started_at - started_at) <= CLOCKS or abs(row.ended_at - ended_at) <= CLOCKS
        if is_then and {NAMES.sounds(seat.name) for seat in row.results} == people:
            return None if _came_from(session, row.code, one.source) else row.code
    return None


def _came_from(session: Session, code: str, source: str) -> bool:
    """Two games of one file are two, however alike."""
    came = select(ImportedGame.uid).where(ImportedGame.code == code, ImportedGame.source == source)
    return session.scalar(came.limit(1)) is not None


def everybody_in(one: Found) -> Iterator[str]:
    """Yield the name of everybody who sat there, of those who came later as well."""
    yield from one.seats
    yield from (entry["name"] for entry in one.entries or () if entry["type"] == "join")


def _deleted(session: Session, codes: Sequence[str]) -> set[str]:
    deleted: set[str] = set()
    for some in _parts(codes):
        gone = select(FinishedGame.code).where(
            FinishedGame.code.in_(some), FinishedGame.deleted_at.is_not(None)
        )
        deleted.update(session.scalars(gone))
    return deleted


def _parts(values: Sequence[str]) -> Iterable[Sequence[str]]:
    return (values[at : at + AT_ONCE] for at in range(0, len(values), AT_ONCE))
