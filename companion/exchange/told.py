"""A game as every format tells it: read from its row and its log, page by page, so that no house is too large."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import select
from sqlalchemy.orm import Session

from companion.engine.log import Line
from companion.engine.sheet import Sheet
from companion.exchange.found import BG_STATS
from companion.history.auditing import UNREADABLE
from companion.history.dms import dm_names
from companion.history.games import Wanted, read_page
from companion.storage import Act, FinishedGame, ImportedGame, Person, Table
from companion.tables.people import face_of
from companion.tables.reading import read_sheet

PAGE = 100

# Opens the house for one short look: whoever reads slowly must keep nobody waiting.
Look = Callable[[], AbstractContextManager[Session]]


class ToldSeat(NamedTuple):
    """Somebody at the table and what the game brought them. person: under whom they play, where the house knows it."""

    name: str
    rank: int | None
    total: int | None
    is_winner: bool
    person: int | None = None


class Told(NamedTuple):
    """A game. view: as its log has it; None where it was logged afterwards, or cannot be read.

    bg_stats: what it is known by in a file of BG Stats from which it came.
    """

    code: str
    game: str
    started_at: datetime
    finished_at: datetime | None
    minutes: int | None
    rounds: int | None
    is_early: bool
    label: str | None
    notes: str | None
    dm: str | None
    seats: list[ToldSeat]
    view: dict[str, Any] | None
    bg_stats: str | None = None

    @property
    def names(self) -> dict[str, str]:
        """Return everybody's name by the id of their seat."""
        return {f"p{number}": seat.name for number, seat in enumerate(self.seats, 1)}


def told_games(look: Look, wanted: Wanted, *, with_views: bool) -> Iterator[Told]:
    """Yield the games wanted, the newest first; each page is one look. Those whose row is damaged are left out."""
    following: str | None = wanted.cursor or ""
    while following is not None:
        with look() as session:
            rows, _, following = read_page(session, wanted._replace(cursor=following or None), PAGE)
            page = list(tell(session, rows, with_views=with_views))
        yield from page


def tell(session: Session, rows: Sequence[FinishedGame], *, with_views: bool) -> Iterator[Told]:
    """Yield games from their rows."""
    dms = dm_names(session, {row.dm_id for row in rows if row.dm_id is not None})
    views = _views(session, rows) if with_views else {}
    faces, known = _faces(session, rows), _known_to_bg_stats(session, rows)
    for row in rows:
        dm = None if row.dm_id is None else dms.get(row.dm_id)
        told = _from_row(row, dm, views.get(row.table_id or 0), known.get(row.code))
        yield told._replace(seats=[seat._replace(person=faces[seat.person or 0]) for seat in told.seats])


def table_told(session: Session, table: Table) -> Told:
    """Return a table for whoever has its code, running or over: what the code shows, and so no DM."""
    row = session.scalar(select(FinishedGame).where(FinishedGame.table_id == table.id))
    sheet = read_sheet(session, table)
    view = sheet.game.view()
    if row is not None:
        return _from_row(row, None, view, _known_to_bg_stats(session, [row]).get(row.code))
    log = sheet.log
    names = log.names()
    placed = {standing["player"]: standing for standing in view["standings"]}
    seats = [
        ToldSeat(names[one["id"]], placed[one["id"]]["rank"], placed[one["id"]].get("total"), is_winner=False)
        for one in log.people()
    ]
    at, rounds = table.started_at, len(view["rounds"])
    words = (log.label(), log.notes())
    return Told(table.code, table.game, at, None, None, rounds, False, *words, None, seats, view)


def _from_row(row: FinishedGame, dm: str | None, view: dict[str, Any] | None, bg_stats: str | None) -> Told:
    return Told(
        row.code,
        row.game,
        row.started_at,
        row.ended_at,
        row.minutes,
        row.rounds,
        row.is_early,
        row.label,
        row.notes,
        dm,
        [ToldSeat(seat.name, seat.rank, seat.total, seat.is_winner, seat.person_id) for seat in row.results],
        view,
        bg_stats,
    )


def _faces(session: Session, rows: Iterable[FinishedGame]) -> dict[int, int]:
    """Return under whom everybody in these games plays."""
    ids = {seat.person_id for row in rows for seat in row.results}
    people = session.scalars(select(Person).where(Person.id.in_(ids)))
    return {person.id: face_of(session, person).id for person in people}


def _known_to_bg_stats(session: Session, rows: Iterable[FinishedGame]) -> dict[str, str]:
    came = select(ImportedGame).where(ImportedGame.code.in_([row.code for row in rows]))
    return {one.code: one.uid for one in session.scalars(came.where(ImportedGame.source == BG_STATS))}


def _views(session: Session, rows: Iterable[FinishedGame]) -> dict[int, dict[str, Any]]:
    """Return the view of each game by its table; a log that cannot be read has none."""
    slugs = {row.table_id: row.game for row in rows if row.table_id is not None}
    lines: dict[int, list[Line]] = {table: [] for table in slugs if table is not None}
    acts = select(Act.table_id, Act.seq, Act.kind, Act.body).where(Act.table_id.in_(lines))
    for table, seq, kind, body in session.execute(acts.order_by(Act.table_id, Act.seq)):
        lines[table].append(Line(seq, kind, body))
    return {table: view for table, some in lines.items() if (view := _view(slugs[table], some))}


def _view(slug: str, lines: list[Line]) -> dict[str, Any] | None:
    try:
        return Sheet(slug, lines).game.view()
    except UNREADABLE:
        return None
