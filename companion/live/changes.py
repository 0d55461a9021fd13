"""How a database tells that somebody wrote to it, from whichever process; one class for each kind."""

import logging
import time
from collections.abc import Callable, Mapping
from typing import Any, Protocol

import psycopg
from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from companion.storage.database import file_identity

CHANNEL = "companion_tables"  # where the database tells `CODE SEQ`

Heard = Callable[[], Mapping[str, int]]  # the tables that somebody waits for, each with the seq heard last


class Changes(Protocol):
    """Asked every `seconds`, by one thread."""

    seconds: float

    def any(self, heard: Heard) -> bool:
        """Return whether what is waited for may have been written since this was asked last."""

    def close(self) -> None:
        """Ask no more."""


class FileChanges:
    """SQLite: a number that moves with every commit of others, for a connection that never writes itself."""

    seconds = 0.1

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._file = str(engine.url.database)
        self._connection: Any = None
        self._opened: object = None
        self._seen: int | None = None

    def any(self, _heard: Heard) -> bool:
        """Return whether the number has moved, or the file is another one."""
        identity = file_identity(self._file)
        if identity is None:
            return False
        if self._connection is None or self._opened != identity:
            self._open()
            self._opened = identity
        before, self._seen = self._seen, self._version()
        return self._seen != before

    def close(self) -> None:
        """Close the connection, which belongs to no pool; asked again, one is opened anew."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _version(self) -> int:
        asked = self._connection.dbapi_connection.execute("PRAGMA data_version")
        return int(asked.fetchone()[0])

    def _open(self) -> None:
        self.close()
        self._connection = self._engine.raw_connection()
        self._connection.detach()
        self._seen = None


class ToldChanges:
    """PostgreSQL: it tells by itself, as soon as a table has moved on, on one connection that only listens.

    Where that cannot be had one looks now and then; and also otherwise, should what is told ever get lost.
    """

    seconds = 0.0  # it waits by itself
    waits_seconds = 0.1
    looks_every_seconds = 2.0
    looks_without_line_every_seconds = 0.25
    tries_again_after_seconds = 5.0

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._pooled: Any = None
        self._line: psycopg.Connection[Any] | None = None
        self._try_again_at = 0.0
        self._looked_at = 0.0

    def any(self, heard: Heard) -> bool:
        """Wait for a moment; return at once when one of these tables has moved on."""
        begins = self._line is None and time.monotonic() >= self._try_again_at
        if begins:
            self._listen()
        is_told = self._line is not None and self._is_told(self._line, heard)
        if self._line is None:
            time.sleep(self.looks_without_line_every_seconds)
        if begins or is_told or self._line is None or self._has_not_looked():
            self._looked_at = time.monotonic()
            return True
        return False

    def close(self) -> None:
        """Listen no more; asked again, one listens anew."""
        self._line = None
        if self._pooled is not None:
            self._pooled.close()
            self._pooled = None

    def _has_not_looked(self) -> bool:
        return time.monotonic() - self._looked_at > self.looks_every_seconds

    def _listen(self) -> None:
        try:
            self._pooled = self._engine.raw_connection()
            self._pooled.detach()
            line = self._pooled.dbapi_connection
            line.set_autocommit(True)
            line.execute(f"LISTEN {CHANNEL}")
            self._line = line
        except (SQLAlchemyError, psycopg.Error) as trouble:
            self._hang_up(trouble)

    def _is_told(self, line: psycopg.Connection[Any], heard: Heard) -> bool:
        try:
            told = list(line.notifies(timeout=self.waits_seconds, stop_after=1))
            told += line.notifies(timeout=0)  # whatever else has come
        except psycopg.Error as trouble:
            self._hang_up(trouble)
            return True
        waited_for = heard() if told else {}  # only now: somebody may have come meanwhile
        return any(_is_news(notice.payload, waited_for) for notice in told)

    def _hang_up(self, trouble: Exception) -> None:
        logging.getLogger(__name__).warning("News are not told, and looked for instead: %s", trouble)
        self.close()
        self._try_again_at = time.monotonic() + self.tries_again_after_seconds


def _is_news(told: str, heard: Mapping[str, int]) -> bool:
    """What this process wrote itself has been heard by those who wait."""
    code, _, seq = told.partition(" ")
    return code in heard and int(seq) > heard[code]


def changes_of(engine: Engine) -> Changes:
    """Return how this database tells of what is written."""
    return FileChanges(engine) if engine.dialect.name == "sqlite" else ToldChanges(engine)
