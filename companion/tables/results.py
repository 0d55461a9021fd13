"""The rows beside the logs of games that are over, written anew in the transaction that ends or corrects one."""

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from companion.engine.log import Line
from companion.engine.sheet import Sheet
from companion.storage import Act, Table
from companion.storage.history import FinishedGame, GameWord, SeatResult
from companion.tables.names import NAMES
from companion.tables.people import person_called
from companion.tables.result import Result, Seat, result_of
from companion.tables.tallies import count_again, count_play, lock_sums
from companion.tables.words import words_of


def keep_result(session: Session, table: Table, sheet: Sheet) -> None:
    """Let the rows of a table say what its log says: a finished game where it is over, none where it is not."""
    session.flush()
    lock_sums(session)
    kept = session.scalar(select(FinishedGame).where(FinishedGame.table_id == table.id))
    if sheet.game.ended is None:
        if kept is not None:
            remove_game(session, kept)
        return
    write_game(session, kept or FinishedGame(table_id=table.id), table, read_result(session, table, sheet))


def logged_game(
    game: str, ended_at: datetime, minutes: int | None, seats: int, *, is_early: bool, **words: str | None
) -> FinishedGame:
    """Return the row of a game that was played without the app. words: its label and its notes."""
    label = words.get("label")
    return FinishedGame(
        game=game,
        started_at=ended_at - timedelta(minutes=minutes or 0),
        ended_at=ended_at,
        minutes=minutes,
        gaps=[],
        reason="ended_early" if is_early else "logged",
        is_early=is_early,
        seats=seats,
        options={},
        place=NAMES.sounds(label) if label else None,
        **words,
    )


def read_result(session: Session, table: Table, sheet: Sheet) -> Result:
    """Return what a table whose game is over comes to."""
    acts = session.execute(
        select(Act.seq, Act.kind, Act.body, Act.at).where(Act.table_id == table.id).order_by(Act.seq)
    ).all()
    lines = [Line(seq, kind, body) for seq, kind, body, _ in acts]
    return result_of(sheet, lines, {seq: at for seq, _, _, at in acts})


def write_game(session: Session, row: FinishedGame, table: Table, result: Result) -> None:
    """Write what a game came to, and all sums that change with it."""
    if row.id is not None and row.deleted_at is None:
        count_play(session, row, -1)
    for field, value in game_fields(table, result).items():
        setattr(row, field, value)
    keep_game(session, row, result.seats)


def game_fields(table: Table, result: Result) -> dict[str, Any]:
    """Return what the row of a game played at a table says."""
    started_at, ended_at, minutes, gaps = result.duration
    return {
        "code": table.code,
        "game": table.game,
        "started_at": started_at,
        "ended_at": ended_at,
        "minutes": minutes,
        "gaps": gaps,
        "reason": result.reason,
        "is_early": result.is_early,
        "rounds": result.rounds,
        "seats": len(result.seats),
        "options": result.options,
        "label": result.label,
        "place": NAMES.sounds(result.label) if result.label else None,
        "notes": result.notes,
        "dm_id": table.dm_id,
    }


def keep_game(session: Session, row: FinishedGame, seats: Iterable[Seat]) -> None:
    """Give a game its seats and its words; the sums of everybody who was or is in it follow."""
    before = {(seat.person_id, seat.month) for seat in row.results}
    row.results.clear()
    session.add(row)
    session.flush()
    for number, seat in enumerate(seats):
        row.results.append(
            SeatResult(seat=number, person_id=person_called(session, seat.name).id, **seat_fields(row, seat))
        )
    session.flush()
    keep_words(session, row)
    if row.deleted_at is None:
        count_play(session, row, +1)
    count_again(session, row.game, before | {(seat.person_id, seat.month) for seat in row.results})


def seat_fields(row: FinishedGame, seat: Seat) -> dict[str, Any]:
    """Return what the row of a seat says, but for whose it is."""
    return {
        "name": seat.name,
        "rank": seat.rank,
        "total": seat.total,
        "is_winner": seat.is_winner,
        "game": row.game,
        "month": row.ended_at.astimezone(UTC).strftime("%Y-%m"),
        "ended_at": row.ended_at,
        "is_early": row.is_early,
        "is_deleted": row.deleted_at is not None,
        **seat.figures,
    }


def remove_game(session: Session, row: FinishedGame) -> None:
    """Take a game out of the house's memory: its log goes on."""
    before = {(seat.person_id, seat.month) for seat in row.results}
    if row.deleted_at is None:
        count_play(session, row, -1)
    session.execute(delete(GameWord).where(GameWord.game_id == row.id))
    session.delete(row)
    session.flush()
    count_again(session, row.game, before)


def hide_game(session: Session, row: FinishedGame, deleted_at: datetime | None) -> None:
    """Delete a game, or bring it back (None): while deleted, it counts nowhere. Its log goes on."""
    lock_sums(session)
    session.refresh(row)  # corrected by somebody while this waited
    if (row.deleted_at is None) != (deleted_at is None):
        count_play(session, row, +1 if deleted_at is None else -1)
    row.deleted_at = deleted_at
    for seat in row.results:
        seat.is_deleted = deleted_at is not None
    session.flush()
    count_again(session, row.game, {(seat.person_id, seat.month) for seat in row.results})


def game_words(row: FinishedGame) -> set[str]:
    """Return the words by which a game is found."""
    return words_of([*(seat.name for seat in row.results), row.label, row.notes, row.code])


def keep_words(session: Session, row: FinishedGame) -> None:
    """Let a game be found by the words it holds."""
    session.execute(delete(GameWord).where(GameWord.game_id == row.id))
    session.add_all(GameWord(word=word, ended_at=row.ended_at, game_id=row.id) for word in game_words(row))
    session.flush()
