"""All rows of a house taken from one database to another, of either kind, as they are."""

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Column, Connection, Table, bindparam, delete, func, insert, select, text, update

from companion.storage.database import Base

AT_ONCE = 2000  # rows in memory


def copy_rows(source: Connection, target: Connection) -> None:
    """Fill the empty tables of `target` with the rows of `source`."""
    for table in Base.metadata.sorted_tables:
        own = columns_to_itself(table)
        for rows in _batches(source, table):
            target.execute(insert(table), [row | dict.fromkeys(own) for row in rows])
        if own:
            _point_to_each_other(source, target, table, own)


def replace_rows(source: Connection, target: Connection) -> None:
    """Put the rows of `source` in the place of all that PostgreSQL holds; whoever reads meanwhile sees the old ones."""
    tables = Base.metadata.sorted_tables
    names = ", ".join(table.name for table in tables)
    target.execute(text(f"LOCK TABLE {names} IN EXCLUSIVE MODE"))
    for table in reversed(tables):
        target.execute(delete(table))
    copy_rows(source, target)
    for table in tables:
        count_on(target, table)


def _batches(source: Connection, table: Table) -> Iterator[list[dict[str, Any]]]:
    query = select(table).order_by(*table.primary_key).execution_options(yield_per=AT_ONCE)
    for rows in source.execute(query).partitions():
        yield [{name: _in_utc(value) for name, value in row._mapping.items()} for row in rows]


def _in_utc(value: Any) -> Any:
    """PostgreSQL tells moments in its own zone; SQLite keeps none."""
    return value.astimezone(UTC) if isinstance(value, datetime) and value.tzinfo else value


def columns_to_itself(table: Table) -> list[str]:
    """Return the columns that name another row of the same table, which may come later."""
    return [
        column.name
        for column in table.columns
        if any(key.column.table is table for key in column.foreign_keys)
    ]


def _point_to_each_other(source: Connection, target: Connection, table: Table, own: Sequence[str]) -> None:
    (key,) = table.primary_key
    pointed = update(table).where(key == bindparam("row"))
    for name in own:
        for rows in _batches(source, table):
            if pairs := [{"row": row[key.name], "other": row[name]} for row in rows if row[name] is not None]:
                target.execute(pointed.values({name: bindparam("other")}), pairs)


def count_on(target: Connection, table: Table) -> None:
    """PostgreSQL counts ids beside the table: the next one comes after those that were put back."""
    counted = table.autoincrement_column
    if counted is None or not _has_sequence(target, table, counted):
        return
    last = target.scalar(select(func.max(counted)))
    target.execute(
        select(
            func.setval(func.pg_get_serial_sequence(table.name, counted.name), last or 1, last is not None)
        )
    )


def _has_sequence(target: Connection, table: Table, column: Column[Any]) -> bool:
    return target.scalar(select(func.pg_get_serial_sequence(table.name, column.name))) is not None
