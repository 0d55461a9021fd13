"""Tables with their logs, and games logged afterwards, as our own document tells them."""

from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from typing import Any, NamedTuple

from sqlalchemy import select
from sqlalchemy.orm import Session, aliased

from companion.exchange.found import COMPANION
from companion.storage import Act, Dm, FinishedGame, ImportedGame, Table


class Kind(NamedTuple):
    """How one kind of thing is read: the ids after one, the ids among some rows of the history, what is told of ids."""

    after: Callable[[Session, int, int, bool], Sequence[int]]
    among: Callable[[Sequence[FinishedGame]], Sequence[int]]
    told: Callable[[Session, Sequence[int]], Iterator[dict[str, Any]]]


def exactly(at: datetime | None) -> str | None:
    """Return a moment to its last digit, in UTC."""
    return None if at is None else at.astimezone(UTC).isoformat().replace("+00:00", "Z")


def uid_of(code: str, started_at: datetime) -> str:
    """Return what tells a game of ours from every other, also from one that got the same code in another house."""
    return f"{code}@{exactly(started_at)}"


def _tables_after(session: Session, last: int, page: int, with_deleted: bool) -> Sequence[int]:
    ids = select(Table.id).where(Table.id > last).order_by(Table.id).limit(page)
    if not with_deleted:
        ids = ids.outerjoin(FinishedGame, FinishedGame.table_id == Table.id).where(
            FinishedGame.deleted_at.is_(None)
        )
    return session.scalars(ids).all()


def _logged_after(session: Session, last: int, page: int, with_deleted: bool) -> Sequence[int]:
    logged = (FinishedGame.table_id.is_(None), FinishedGame.id > last)
    ids = select(FinishedGame.id).where(*logged).order_by(FinishedGame.id).limit(page)
    return session.scalars(ids if with_deleted else ids.where(FinishedGame.deleted_at.is_(None))).all()


def _tables_told(session: Session, ids: Sequence[int]) -> Iterator[dict[str, Any]]:
    dms, before = _numbers_of_dms(session), aliased(Table)
    query = (
        select(Table, before.code, FinishedGame.deleted_at)
        .outerjoin(before, before.id == Table.rematch_of)
        .outerjoin(FinishedGame, FinishedGame.table_id == Table.id)
        .where(Table.id.in_(ids))
    )
    found = {table.id: (table, code, deleted_at) for table, code, deleted_at in session.execute(query)}
    logs, known = _logs(session, ids), _known_elsewhere(session, [table.code for table, *_ in found.values()])
    for table, rematch_of, deleted_at in (found[one] for one in ids):
        acts = logs.get(table.id, [])
        writers = list({act.who_id: act.who for act in acts}.values())
        places = {key.id: place for place, key in enumerate(writers)}
        yield {
            "code": table.code,
            "game": table.game,
            "dm": dms.get(table.dm_id or 0),
            "started_at": exactly(table.started_at),
            "last_act_at": exactly(table.last_act_at),
            "ended_at": exactly(table.ended_at),
            "rematch_of": rematch_of,
            "deleted_at": exactly(deleted_at),
            "known_as": known.get(table.code, []),
            "writers": [{"name": key.name, "dm": dms.get(key.dm_id or 0)} for key in writers],
            "log": [_act_told(act, places[act.who_id]) for act in acts],
        }


def _act_told(act: Act, writer: int) -> dict[str, Any]:
    told = {field: getattr(act, field) for field in ("seq", "kind", "body", "round")}
    return {**told, "writer": writer, "at": exactly(act.at)}


def _logs(session: Session, ids: Sequence[int]) -> dict[int, list[Act]]:
    logs: dict[int, list[Act]] = {}
    acts = select(Act).where(Act.table_id.in_(ids)).order_by(Act.table_id, Act.seq)
    for act in session.scalars(acts):
        logs.setdefault(act.table_id, []).append(act)
    return logs


def _logged_told(session: Session, ids: Sequence[int]) -> Iterator[dict[str, Any]]:
    dms = _numbers_of_dms(session)
    rows = {row.id: row for row in session.scalars(select(FinishedGame).where(FinishedGame.id.in_(ids)))}
    known = _known_elsewhere(session, [row.code for row in rows.values()])
    for row in (rows[one] for one in ids):
        yield {
            "code": row.code,
            "game": row.game,
            "dm": dms.get(row.dm_id or 0),
            "started_at": exactly(row.started_at),
            "ended_at": exactly(row.ended_at),
            "minutes": row.minutes,
            "ended_early": row.is_early,
            "label": row.label,
            "notes": row.notes,
            "seats": [
                {"name": seat.name, "rank": seat.rank, "total": seat.total, "winner": seat.is_winner}
                for seat in row.results
            ],
            "deleted_at": exactly(row.deleted_at),
            "known_as": known.get(row.code, []),
        }


def _numbers_of_dms(session: Session) -> dict[int, int]:
    return {dm: number for number, dm in enumerate(session.scalars(select(Dm.id).order_by(Dm.id)), 1)}


def _known_elsewhere(session: Session, codes: Sequence[str]) -> dict[str, list[dict[str, str]]]:
    """Return by what games are known in the files of others from which they came."""
    known: dict[str, list[dict[str, str]]] = {}
    came = select(ImportedGame).where(ImportedGame.code.in_(codes))
    for one in session.scalars(came.order_by(ImportedGame.source, ImportedGame.uid)):
        if one.source != COMPANION or not one.uid.startswith(f"{one.code}@"):
            known.setdefault(one.code, []).append({"source": one.source, "uid": one.uid})
    return known


TABLES = Kind(
    _tables_after, lambda rows: [row.table_id for row in rows if row.table_id is not None], _tables_told
)
LOGGED = Kind(_logged_after, lambda rows: [row.id for row in rows if row.table_id is None], _logged_told)
