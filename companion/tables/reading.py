"""A table as it is shown: now, after an earlier act, and line by line."""

import json
import logging
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import datetime
from functools import lru_cache
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Text, bindparam, cast, or_, select
from sqlalchemy.orm import Session

from companion.engine import RuleViolation
from companion.engine.log import Line
from companion.engine.sheet import Sheet, game_before
from companion.engine.told import told
from companion.storage import Act, Dm, ScoreKey, Table
from companion.tables.access import Asker, hashed, may_write
from companion.tables.codes import typed_code
from companion.tables.refusal import Refusal
from companion.tables.shelf import Mark, pictures, sheets

# What reading a log comes to where a line of it is damaged.
UNREADABLE = (RuleViolation, LookupError, AttributeError, TypeError, ValueError)

# Asked with every request: put together once.
_BY_CODE = select(Table).where(Table.code == bindparam("code"))
_BY_CODE_TO_WRITE = _BY_CODE.with_for_update()

_SAID = cast(Act.body, Text)


class Listed(NamedTuple):
    """Tables in short; damaged: the codes of those whose log cannot be read."""

    tables: list[dict[str, Any]]
    damaged: list[str]


def find_table(session: Session, code: str, *, to_write: bool = False) -> Table:
    """Return the table with this code, however it was typed. Raises Refusal: no_such_table."""
    table = session.scalar(_BY_CODE_TO_WRITE if to_write else _BY_CODE, {"code": typed_code(code)})
    if table is None:
        raise Refusal("no_such_table", {"code": code[:40]})
    return table


def table_now(
    session: Session, code: str, asker: Asker, at: int | None = None, before: int | None = None
) -> dict[str, Any]:
    """Return a table as JSON values, as it stands or as it stood after act `at`.

    `before`: its game as it was just before this entry, by what the entries say by now.
    Raises Refusal: no_such_table, no_such_act, entry_is_gone.
    """
    table = find_table(session, code)
    picture = picture_now(session, table) if at is None else _picture_at(session, table, at)
    if before is not None:
        sheet = sound_sheet(session, table, at)
        picture = {**picture, "view": game_before(sheet, before).view()}
    return {**picture, "may_write": may_write(session, table, asker)}


def running_tables(session: Session, asker: Asker) -> Listed:
    """Return the tables of the asker's browser, and of a DM those they look after: running ones, played last, first."""
    own: list[ColumnElement[bool]] = []
    if asker.browser is not None:
        mark = ScoreKey.browser_hash == hashed(asker.browser)
        own.append(Table.id.in_(select(ScoreKey.table_id).where(mark, ScoreKey.revoked_at.is_(None))))
    if asker.acts_as_dm is not None:
        own.append(Table.dm_id == asker.acts_as_dm.id)
    if not own:
        return Listed([], [])
    order = (Table.ended_at.is_not(None), Table.last_act_at.desc())
    query = select(Table).where(or_(*own)).order_by(*order)
    return listed(session, session.scalars(query.limit(50)).all())


def listed(session: Session, tables: Iterable[Table]) -> Listed:
    """Return these tables in short: a log that cannot be read takes nobody's view of the others."""
    told = Listed([], [])
    for table in tables:
        try:
            told.tables.append(in_short(session, table))
        except Refusal:
            told.damaged.append(table.code)
    return told


def table_log(session: Session, code: str) -> dict[str, Any]:
    """Return every act of a table since its opening, and what became of it. Raises Refusal: no_such_table."""
    table = find_table(session, code)
    acts = session.scalars(select(Act).where(Act.table_id == table.id).order_by(Act.seq)).all()
    lines = [Line(act.seq, act.kind, act.body, act.round) for act in acts]
    by_seq = {act.seq: act for act in acts}
    with refusing_damaged(table):
        entries = [_signed(line, by_seq) for line in told(Sheet(table.game, lines), lines)]
    return {"seq": table.seq, "entries": entries}


def table_lines(session: Session, code: str, asker: Asker, since: int | None) -> dict[str, Any]:
    """Return the log as it is kept, from which whoever has the engine makes the table: the lines after act `since`.

    Keys are for those who may write: by them a phone knows its own acts again. Raises Refusal: no_such_table.
    """
    table = find_table(session, code)
    query = select(Act).where(Act.table_id == table.id).order_by(Act.seq)
    acts = session.scalars(query if since is None else query.where(Act.seq > min(since, table.seq)))
    may_know = may_write(session, table, asker)
    lines = [
        {
            "seq": act.seq,
            "kind": act.kind,
            "body": act.body,
            "round": act.round,
            "key": act.key if may_know else None,
            **_who_and_when(act),
        }
        for act in acts
    ]
    return {"seq": table.seq, "lines": lines}


def sound_sheet(session: Session, table: Table, at: int | None = None) -> Sheet:
    """Return the sheet that a table's log makes, up to act `at`, with its game. Raises Refusal: log_damaged."""
    with refusing_damaged(table):
        sheet = read_sheet(session, table, at)
        if sheet.log.seq != (table.seq if at is None else at):
            raise LookupError("its last lines are missing")
        sheet.game  # noqa: B018 - played here, where it is known that all of it was once accepted
        return sheet


def sheet_now(session: Session, table: Table) -> Sheet:
    """Return the sheet of a table as it stands, taken out of what is kept; read on where others wrote meanwhile.

    Raises Refusal: log_damaged.
    """
    mark, kept = sheets.take(table.code)
    if kept is not None and (mark == mark_of(table) or _read_on(session, table, mark, kept)):
        return kept
    return sound_sheet(session, table)


def _read_on(session: Session, table: Table, mark: Mark, sheet: Sheet) -> bool:
    """Play what was written since; return whether the log goes on from there, as one put back or rewritten does not."""
    query = select(Act.seq, Act.kind, _SAID, Act.at).where(Act.table_id == table.id, Act.seq >= mark[0])
    said = session.execute(query.order_by(Act.seq)).all()
    if not said or (said[0].seq, said[0].at) != mark or (said[-1].seq, said[-1].at) != mark_of(table):
        return False
    try:
        for seq, kind, body, _ in said[1:]:
            (sheet.play if kind == "entry" else sheet.write)(kept_line(seq, kind, body))
    except UNREADABLE:
        return False  # whoever reads all of it says what is wrong
    return sheet.log.seq == table.seq


@contextmanager
def refusing_damaged(table: Table) -> Iterator[None]:
    """A log in which something was altered or lost is said to be. Raises Refusal: log_damaged."""
    try:
        yield
    except UNREADABLE as broken:
        logging.getLogger(__name__).error(
            "A table's log cannot be read; `check` says which.", exc_info=broken
        )
        raise Refusal("log_damaged", {"code": table.code}) from broken


def read_sheet(session: Session, table: Table, at: int | None = None) -> Sheet:
    """Return the sheet that a table's log makes, up to act `at`, as it is: nobody has looked whether it is whole."""
    query = select(Act.seq, Act.kind, _SAID).where(Act.table_id == table.id).order_by(Act.seq)
    said = session.execute(query if at is None else query.where(Act.seq <= at))
    return Sheet(table.game, (kept_line(*one) for one in said))


def kept_line(seq: int, kind: str, said: str) -> Line:
    """Return an act as it stays in memory, from the JSON of what it says; do not write to that.

    Its number is one of every table, and "Ana passes" is said many times an evening: such things are kept once.
    """
    return Line(_number(seq), sys.intern(kind), _meant(said))


@lru_cache(maxsize=2048)
def _number(seq: int) -> int:
    return seq


@lru_cache(maxsize=2048)
def _meant(said: str) -> dict[str, Any]:
    body: dict[str, Any] = json.loads(said)
    return body


def mark_of(table: Table) -> Mark:
    """Return the last act of a table, by its number and its moment: a database put back may hold another one."""
    return table.seq, table.last_act_at


@contextmanager
def borrowed_sheet(session: Session, table: Table) -> Iterator[Sheet]:
    """Lend the sheet of a table to somebody who only looks at it."""
    mark = mark_of(table)
    sheet = sheet_now(session, table)
    try:
        yield sheet
    finally:
        sheets.put(table.code, mark, sheet)


def picture(table: Table, sheet: Sheet) -> dict[str, Any]:
    """Return what everybody may see of a table, as JSON values; do not write to it."""
    return {
        "code": table.code,
        **sheet.picture(),
        "started_at": moment(table.started_at),
        "last_act_at": moment(table.last_act_at),
    }


def moment(at: datetime) -> str:
    """Return a moment as it is told: UTC, to the second's thousandth."""
    return at.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def picture_now(session: Session, table: Table) -> dict[str, Any]:
    """Return what everybody may see of a table as it stands; do not write to it."""
    mark = mark_of(table)
    kept = pictures.look(table.code, mark)
    if kept is None:
        sheet = sheet_now(session, table)
        kept = picture(table, sheet)
        pictures.put(table.code, mark, kept)
        sheets.put(table.code, mark, sheet)
    return kept


def _picture_at(session: Session, table: Table, at: int) -> dict[str, Any]:
    if at > table.seq:
        raise Refusal("no_such_act", {"seq": at})
    return picture(table, sound_sheet(session, table, at))


def in_short(session: Session, table: Table) -> dict[str, Any]:
    """Return a table as it stands in a list, with the DM who looks after it."""
    whole = picture_now(session, table)
    dm = session.get(Dm, table.dm_id) if table.dm_id is not None else None
    view = whole["view"]
    kept = ("code", "game", "label", "players", "seq", "started_at", "last_act_at")
    return {
        **{field: whole[field] for field in kept},
        "phase": view["phase"],
        "round": view["round"],
        "standings": view["standings"],
        "winners": view["winners"],
        "ended": view["ended"],
        "dm": None if dm is None else {"id": dm.id, "name": dm.name},
    }


def _signed(line: dict[str, Any], by_seq: dict[int, Act]) -> dict[str, Any]:
    """Return an act of the log with who wrote it and when, and the same of the acts that changed it."""
    signed = line | _who_and_when(by_seq[line["seq"]])
    for later in ("undone", "amended"):
        if line.get(later):
            signed[later] = line[later] | _who_and_when(by_seq[line[later]["seq"]])
    return signed


def _who_and_when(act: Act) -> dict[str, Any]:
    return {"who": {"id": act.who.id, "name": act.who.name}, "at": moment(act.at)}
