"""A look at the database without a transaction: one question, asked past everything that could be in between."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Generic, TypeVarTuple, cast

from sqlalchemy import Engine, Select
from sqlalchemy.exc import DBAPIError

Columns = TypeVarTuple("Columns")


class Look(Generic[*Columns]):
    """A question that is asked all day, put together once for each kind of database."""

    def __init__(self, query: Select[*Columns]) -> None:
        self._query = query
        self._asked: dict[str, _Asked] = {}

    def rows(self, engine: Engine, **said: object) -> list[tuple[*Columns]]:
        """Return what is found. Raises DBAPIError."""
        kind = engine.dialect.name
        asked = self._asked.get(kind) or self._asked.setdefault(kind, _Asked(self._query, engine))
        try:
            with _borrowed(engine) as connection:
                return asked.rows(connection, said)
        except asked.errors as wrong:
            raise DBAPIError.instance(None, None, wrong, asked.errors, hide_parameters=True) from wrong


@contextmanager
def _borrowed(engine: Engine) -> Iterator[Any]:
    """Lend a connection of the driver's own; one on which something failed is not used again."""
    borrowed = engine.raw_connection()
    try:
        yield borrowed.driver_connection
    except BaseException:
        borrowed.invalidate()
        raise
    finally:
        borrowed.close()


class _Asked:
    """It as one kind of database understands it."""

    def __init__(self, query: Select[*tuple[Any, ...]], engine: Engine) -> None:
        dialect = engine.dialect
        compiled = query.compile(dialect=dialect)
        self.errors = cast(Any, dialect).loaded_dbapi.Error
        self._sql = str(compiled)
        self._places = compiled.positiontup
        self._begins_alone = dialect.name != "sqlite"
        types = [column.type.dialect_impl(dialect) for column in query.selected_columns]
        self._read = [kind.result_processor(dialect, None) or _as_it_is for kind in types]

    def rows(self, connection: Any, said: dict[str, object]) -> list[Any]:
        """Ask."""
        if self._begins_alone:
            connection.autocommit = True
        found = connection.execute(
            self._sql, said if self._places is None else [said[name] for name in self._places]
        )
        rows = [tuple(read(value) for read, value in zip(self._read, row, strict=True)) for row in found]
        if self._begins_alone:
            connection.autocommit = False
        return rows


def _as_it_is(value: Any) -> Any:
    return value
