"""How a database tells that somebody wrote to it, from whichever process; one class for each kind."""

from typing import Any, Protocol

from sqlalchemy import Engine

from companion.storage.database import file_identity


class Changes(Protocol):
    """Asked every `seconds`, by one thread."""

    seconds: float

    def any(self) -> bool:
        """Return whether anything may have been written since this was asked last."""

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

    def any(self) -> bool:
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


class UnseenChanges:
    """A database that is not asked: something may always have been written."""

    seconds = 0.25

    def any(self) -> bool:
        """Return that one has to look."""
        return True

    def close(self) -> None:
        """There is nothing to close."""


def changes_of(engine: Engine) -> Changes:
    """Return how this database tells of what is written."""
    return FileChanges(engine) if engine.dialect.name == "sqlite" else UnseenChanges()
