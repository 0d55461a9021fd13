"""Games that are over: one page of them after another, the newest first, by whatever is asked for."""

import base64
import binascii
from collections.abc import Iterable, Sequence
from datetime import UTC, date, datetime, time, timedelta
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Select, func, select
from sqlalchemy.orm import Session

from companion.history.dms import dm_names
from companion.history.people import find_person
from companion.history.words import words_found
from companion.storage import Act, FinishedGame, Person, Table
from companion.storage.history import SeatResult
from companion.tables.codes import typed_code
from companion.tables.names import NAMES
from companion.tables.people import circle_of, face_of
from companion.tables.reading import moment
from companion.tables.refusal import Refusal, ill_shaped

PAGE = 25


class Wanted(NamedTuple):
    """Which games: of a kind, with a player, under a DM, from a day to a day, at a place, with these words."""

    game: str | None = None
    player: int | None = None
    dm: int | None = None
    since: date | None = None
    until: date | None = None
    place: str | None = None
    words: str | None = None
    cursor: str | None = None
    deleted: bool = False


def list_games(session: Session, wanted: Wanted, page: int = PAGE) -> dict[str, Any]:
    """Return a page of games, `next` for the page after it, and the codes of those that cannot be read.

    Raises Refusal: ill_shaped (a cursor that is none), no_such_player.
    """
    rows, unreadable, following = read_page(session, wanted, page)
    return {
        "games": [*_told(session, rows)],
        "unreadable": sorted({*unreadable, *_with_gaps(session, rows)}),
        "next": following,
    }


def read_page(
    session: Session, wanted: Wanted, page: int
) -> tuple[list[FinishedGame], list[str], str | None]:
    """Return a page of rows, the codes of those that cannot be read, and the cursor of the page after it.

    Raises Refusal: ill_shaped (a cursor that is none), no_such_player.
    """
    found = [(at, game_id) for at, game_id in session.execute(_query(session, wanted).limit(page + 1))]
    shown = found[:page]
    rows, unreadable = _read(session, [game_id for _, game_id in shown])
    return rows, unreadable, _cursor(*shown[-1]) if len(found) > page else None


def count_games(session: Session, wanted: Wanted) -> int:
    """Return how many there are. Raises Refusal: ill_shaped (a cursor that is none), no_such_player."""
    found = _query(session, wanted).order_by(None).subquery()
    return session.scalar(select(func.count()).select_from(found)) or 0


def find_game(session: Session, code: str) -> FinishedGame:
    """Return the game with this code, however it was typed. Raises Refusal: no_such_game."""
    row = session.scalar(select(FinishedGame).where(FinishedGame.code == typed_code(code)))
    if row is None:
        raise Refusal("no_such_game", {"code": code[:40]})
    return row


def game_told(session: Session, row: FinishedGame) -> dict[str, Any]:
    """Return one game as it is told."""
    return {**next(iter(_told(session, [row]))), "options": row.options}


def _query(session: Session, wanted: Wanted) -> Select[datetime, int]:
    """Each way in has its index, so that the first page costs the same among a hundred thousand games."""
    at: Any = FinishedGame.ended_at
    query: Select[datetime, int] = select(at, FinishedGame.id)
    if wanted.player is not None:
        at = SeatResult.ended_at
        query = select(at, FinishedGame.id).join(SeatResult, SeatResult.game_id == FinishedGame.id)
        query = query.where(SeatResult.person_id.in_(_circle(session, wanted.player)))
    query = query.where(*_conditions(session, wanted, at))
    if wanted.cursor:
        before, last = _place(wanted.cursor)
        query = query.where(at <= before, (at < before) | (FinishedGame.id < last))
    return query.order_by(at.desc(), FinishedGame.id.desc())


def _conditions(session: Session, wanted: Wanted, at: Any) -> Iterable[ColumnElement[bool]]:
    hidden = FinishedGame.deleted_at
    yield hidden.is_not(None) if wanted.deleted else hidden.is_(None)
    if wanted.game:
        yield FinishedGame.game == wanted.game
    if wanted.dm is not None:
        yield FinishedGame.dm_id == wanted.dm
    if wanted.since:
        yield at >= _midnight(wanted.since)
    if wanted.until:
        yield at < _midnight(wanted.until) + timedelta(days=1)
    if wanted.place:
        yield FinishedGame.place == NAMES.sounds(wanted.place)
    if wanted.words:
        yield from words_found(session, wanted.words)


def _midnight(day: date) -> datetime:
    return datetime.combine(day, time(), UTC)


def _circle(session: Session, player: int) -> list[int]:
    return circle_of(session, face_of(session, find_person(session, player)).id)


def _cursor(at: datetime, game_id: int) -> str:
    return (
        base64.urlsafe_b64encode(f"{at.astimezone(UTC).isoformat()} {game_id}".encode()).decode().rstrip("=")
    )


def _place(cursor: str) -> tuple[datetime, int]:
    try:
        at, game_id = base64.urlsafe_b64decode(cursor + "=" * (-len(cursor) % 4)).decode().split(" ")
        return datetime.fromisoformat(at), int(game_id)
    except (ValueError, binascii.Error):
        raise ill_shaped({"cursor": "unknown_word"}) from None


def _read(session: Session, ids: Sequence[int]) -> tuple[list[FinishedGame], list[str]]:
    """Return the rows that can be read, in this order, and the codes of those that cannot."""
    try:
        rows = {row.id: row for row in session.scalars(select(FinishedGame).where(FinishedGame.id.in_(ids)))}
        return [rows[game_id] for game_id in ids], []
    except ValueError:
        return _read_one_by_one(session, ids)


def _read_one_by_one(session: Session, ids: Sequence[int]) -> tuple[list[FinishedGame], list[str]]:
    rows, unreadable = [], []
    for game_id in ids:
        try:
            rows.append(session.scalars(select(FinishedGame).where(FinishedGame.id == game_id)).one())
        except ValueError:
            code = select(FinishedGame.code).where(FinishedGame.id == game_id)
            unreadable.append(session.scalars(code).one())
    return rows, unreadable


def _with_gaps(session: Session, rows: Sequence[FinishedGame]) -> Iterable[str]:
    """Return the codes of those whose log lacks lines."""
    ids = [row.table_id for row in rows if row.table_id is not None]
    lines = (
        select(Act.table_id, func.count().label("lines")).where(Act.table_id.in_(ids)).group_by(Act.table_id)
    )
    counted = lines.subquery()
    damaged = (
        select(Table.code)
        .outerjoin(counted, counted.c.table_id == Table.id)
        .where(Table.id.in_(ids), func.coalesce(counted.c.lines, 0) != Table.seq + 1)
    )
    return session.scalars(damaged)


def _told(session: Session, rows: Sequence[FinishedGame]) -> Iterable[dict[str, Any]]:
    dms = dm_names(session, {row.dm_id for row in rows if row.dm_id is not None})
    people = {seat.person_id for row in rows for seat in row.results}
    faces = {
        person.id: face_of(session, person).id
        for person in session.scalars(select(Person).where(Person.id.in_(people)))
    }
    for row in rows:
        yield {
            "code": row.code,
            "game": row.game,
            "label": row.label,
            "notes": row.notes,
            "started_at": moment(row.started_at),
            "ended_at": moment(row.ended_at),
            "minutes": row.minutes,
            "gaps": row.gaps,
            "reason": row.reason,
            "ended_early": row.is_early,
            "rounds": row.rounds,
            "dm": None if row.dm_id is None else {"id": row.dm_id, "name": dms.get(row.dm_id, "")},
            "seats": [_seat(seat, faces) for seat in row.results],
            "logged": row.table_id is None,
            "deleted_at": moment(row.deleted_at) if row.deleted_at else None,
        }


def _seat(seat: SeatResult, faces: dict[int, int]) -> dict[str, Any]:
    return {
        "name": seat.name,
        "player": faces[seat.person_id],
        "rank": seat.rank,
        "total": seat.total,
        "winner": seat.is_winner,
    }
