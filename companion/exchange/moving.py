"""Moving house: every row as it lies, a row a line, from one database into an empty one of any kind.

Unlike what leaves over the network it holds hashes of keys and passphrases: whoever could write still can.
"""

import hashlib
import json
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from itertools import islice
from typing import Any

from sqlalchemy import DateTime, Table, delete, func, insert, select, text, update
from sqlalchemy.orm import Session
from sqlalchemy.types import TypeDecorator

from companion.exchange.own_tables import exactly
from companion.storage import Base, Dm, Person
from companion.storage import Table as GameTable
from companion.storage.copying import columns_to_itself, count_on

FORMAT, VERSION = "table-companion-house", 1
AT_ONCE = 1000
MUST_BE_EMPTY = (GameTable, Dm, Person)


class CannotMoveInError(Exception):
    """The file is damaged or of another kind, or the house is not empty: nothing was changed."""


def all_rows(session: Session) -> Iterator[str]:
    """Yield the file: what it is, the rows of each table by their keys, and a sum over all of them."""
    about = {"format": FORMAT, "version": VERSION, "revision": _revision(session), "lets_write": True}
    yield json.dumps(about) + "\n"
    total, added = 0, hashlib.sha256()
    for line in row_lines(session):
        added.update(line.encode())
        total += 1
        yield line
    yield json.dumps({"rows": total, "sha256": added.hexdigest()}) + "\n"


def row_lines(session: Session) -> Iterator[str]:
    """Yield every row of the house, in an order that follows from the rows alone."""
    for table in Base.metadata.sorted_tables:
        query = select(table).order_by(*table.primary_key).execution_options(yield_per=AT_ONCE)
        for row in session.execute(query):
            said = [_written(value) for value in row]
            yield json.dumps([table.name, *said]) + "\n"


def move_in(session: Session, lines: Iterable[str]) -> int:
    """Fill an empty house, and compare it with the file, row by row; return how many rows there are.

    Raises CannotMoveInError.
    """
    _refuse_inhabited(session)
    rest = iter(lines)
    _refuse_others(_read(next(rest, "")), _revision(session))
    tables = Base.metadata.sorted_tables
    for table in reversed(tables):
        session.execute(delete(table))
    reading = _Rows(rest)
    _fill(session, reading)
    for table in tables if session.get_bind().dialect.name == "postgresql" else ():
        count_on(session.connection(), table)
    _compare(session, reading)
    return reading.total


class _Rows:
    """The rows of a file, added up as they are read; the last line holds the sum."""

    def __init__(self, lines: Iterator[str]) -> None:
        self.lines = lines
        self.total = 0
        self.added = hashlib.sha256()
        self.end: dict[str, Any] | None = None

    def __iter__(self) -> Iterator[list[Any]]:
        for line in self.lines:
            said = _read(line)
            if isinstance(said, dict):
                self.end = said
                return
            self.added.update(line.encode())
            self.total += 1
            yield said


def _fill(session: Session, rows: Iterable[list[Any]]) -> None:
    """Insert the rows; what points at rows of its own table is written last."""
    tables = {table.name: table for table in Base.metadata.sorted_tables}
    pointing: list[tuple[Table, str, int, int]] = []
    reading = iter(rows)
    while some := list(islice(reading, AT_ONCE)):
        for name in dict.fromkeys(str(row[0]) for row in some):
            if name not in tables:
                raise CannotMoveInError(f"There is no table {name} here.")
            table = tables[name]
            values = [_row(table, row[1:]) for row in some if row[0] == name]
            for column in columns_to_itself(table):
                pointing += [(table, column, one["id"], one[column]) for one in values if one[column]]
            own = dict.fromkeys(columns_to_itself(table))
            session.execute(insert(table), [one | own for one in values])
    for table, column, row, other in pointing:
        session.execute(update(table).where(table.c.id == row).values({column: other}))


def _revision(session: Session) -> str:
    return str(session.scalar(text("SELECT version_num FROM alembic_version")))


def _row(table: Table, values: list[Any]) -> dict[str, Any]:
    if len(values) != len(table.columns):
        raise CannotMoveInError(f"A row of {table.name} has {len(values)} fields.")
    return {
        column.name: _as_kept(column.type, value) for column, value in zip(table.columns, values, strict=True)
    }


def _as_kept(kind: Any, value: Any) -> Any:
    """Moments are told as text in the file."""
    inner = kind.impl if isinstance(kind, TypeDecorator) else kind
    is_moment = isinstance(inner, DateTime) and isinstance(value, str)
    return datetime.fromisoformat(value).astimezone(UTC) if is_moment else value


def _written(value: Any) -> Any:
    return exactly(value) if isinstance(value, datetime) else value


def _read(line: str) -> Any:
    try:
        return json.loads(line)
    except ValueError:
        raise CannotMoveInError("The file is damaged, or is not one of a house.") from None


def _refuse_inhabited(session: Session) -> None:
    for kind in MUST_BE_EMPTY:
        if session.scalar(select(func.count()).select_from(kind)):
            raise CannotMoveInError("This house is not empty: a whole house moves into an empty one only.")


def _refuse_others(about: Any, revision: str) -> None:
    if not isinstance(about, dict) or (about.get("format"), about.get("version")) != (FORMAT, VERSION):
        raise CannotMoveInError("This is not the file of a whole house, as `companion export` writes it.")
    if about.get("revision") != revision:
        raise CannotMoveInError(
            f"The file comes from a database at {about.get('revision')}, this one is at {revision}."
            " Bring both houses to the same version first."
        )


def _compare(session: Session, read: _Rows) -> None:
    """Read everything back from the database: it says the same, byte for byte, or nothing is kept."""
    if read.end != {"rows": read.total, "sha256": read.added.hexdigest()}:
        raise CannotMoveInError("The file is cut off or damaged.")
    session.flush()
    session.expire_all()
    kept = hashlib.sha256()
    for line in row_lines(session):
        kept.update(line.encode())
    if kept.hexdigest() != read.end["sha256"]:
        raise CannotMoveInError("What the database keeps is not what the file says.")
