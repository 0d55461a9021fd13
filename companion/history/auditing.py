"""Adding everything up again, to see whether what is kept beside the logs still equals them."""

from collections.abc import Iterator
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from companion.engine import RuleViolation
from companion.storage import Table
from companion.storage.history import DmCount, FinishedGame, GameWord, Person, PlayCount, SeatResult, Tally
from companion.tables.people import face_of
from companion.tables.reading import read_sheet
from companion.tables.results import game_fields, game_words, read_result, seat_fields
from companion.tables.tallies import ALL_TIME, sum_of, tally_of

UNREADABLE = (RuleViolation, LookupError, AttributeError, TypeError, ValueError)


def what_history_gets_wrong(session: Session) -> list[str]:
    """Return a line for each row that says otherwise than the logs, and for each sum that is not the sum."""
    return [*_rows(session), *_words(session), *_tallies(session), *_counts(session)]


def _rows(session: Session) -> Iterator[str]:
    """Tables that cannot be read are somebody else's fault to tell."""
    kept = {row.table_id: row for row in session.scalars(select(FinishedGame))}
    for table in session.scalars(select(Table).order_by(Table.id)):
        row = kept.get(table.id)
        if table.ended_at is None:
            if row is not None:
                yield f"{table.code}: it is not over, but stands in the history"
            continue
        if row is None:
            yield f"{table.code}: it is over, but is missing in the history"
            continue
        try:
            yield from _differences(session, table, row)
        except UNREADABLE:
            continue


def _differences(session: Session, table: Table, row: FinishedGame) -> Iterator[str]:
    result = read_result(session, table, read_sheet(session, table))
    yield from _told_apart(table.code, row, game_fields(table, result))
    if len(row.results) != len(result.seats):
        yield f"{table.code}: its history has {len(row.results)} seats, its log {len(result.seats)}"
    for kept, seat in zip(row.results, result.seats, strict=False):
        yield from _told_apart(f"{table.code}, {seat.name}", kept, seat_fields(row, seat))


def _told_apart(whose: str, row: object, expected: dict[str, Any]) -> Iterator[str]:
    for field, value in expected.items():
        if getattr(row, field) != value:
            yield f"{whose}: its history says {field} {getattr(row, field)!r}, its log {value!r}"


def _words(session: Session) -> Iterator[str]:
    kept: dict[int, set[str]] = {}
    for game_id, word in session.execute(select(GameWord.game_id, GameWord.word)):
        kept.setdefault(game_id, set()).add(word)
    for row in session.scalars(select(FinishedGame)):
        if kept.get(row.id, set()) != game_words(row):
            yield f"{row.code}: it is found by other words than it holds"


def _tallies(session: Session) -> Iterator[str]:
    seats: dict[tuple[int, str, str], list[SeatResult]] = {}
    faces = {person.id: face_of(session, person) for person in session.scalars(select(Person))}
    for seat in session.scalars(select(SeatResult).where(SeatResult.is_deleted.is_(False))):
        seats.setdefault((faces[seat.person_id].id, seat.game, seat.month), []).append(seat)
    kept = {(tally.person_id, tally.game, tally.month): tally for tally in session.scalars(select(Tally))}
    expected: dict[tuple[int, str, str], Any] = {place: tally_of(some) for place, some in seats.items()}
    for person, game in {(person, game) for person, game, _ in seats}:
        months = [kept[place] for place in kept if place[:2] == (person, game) and place[2] != ALL_TIME]
        expected[person, game, ALL_TIME] = sum_of(months)
    for place in sorted(kept.keys() | expected.keys()):
        sums = (
            {field: getattr(kept[place], field) for field in expected[place]}
            if place in expected and place in kept
            else None
        )
        if sums is None or sums != expected[place]:
            person, game, month = place
            yield f"the sums of {faces[person].name} at {game} in {month or 'all'} do not add up"


def _counts(session: Session) -> Iterator[str]:
    counted = FinishedGame.deleted_at.is_(None)
    kinds = (
        FinishedGame.game,
        FinishedGame.seats,
        func.coalesce(FinishedGame.minutes, -1),
        FinishedGame.is_early,
    )
    plays = select(*kinds, func.count()).where(counted).group_by(*kinds)
    kept = select(PlayCount.game, PlayCount.seats, PlayCount.minutes, PlayCount.is_early, PlayCount.plays)
    if {tuple(row) for row in session.execute(plays)} != {tuple(row) for row in session.execute(kept)}:
        yield "the plays by length do not add up"
    dms = (FinishedGame.game, FinishedGame.dm_id)
    by_dm = select(*dms, func.count()).where(counted, FinishedGame.dm_id.is_not(None)).group_by(*dms)
    kept_by_dm = select(DmCount.game, DmCount.dm_id, DmCount.plays)
    if {tuple(row) for row in session.execute(by_dm)} != {tuple(row) for row in session.execute(kept_by_dm)}:
        yield "the plays by DM do not add up"
