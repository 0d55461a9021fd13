"""The database: whatever was answered is on the disk, and writers wait in one line."""

import os
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, cast

from flask import Flask
from flask_sqlalchemy import SQLAlchemy
from sqlalchemy import Connection, DateTime, Dialect, Engine, MetaData, TypeDecorator, event
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.orm import DeclarativeBase, Session
from sqlalchemy.pool import ConnectionPoolEntry

from companion.storage import postgresql

CONNECTIONS = 16  # and as many again for a rush; a request needs one for a moment, a stream none
LOOK_AGAIN_SECONDS = 0.001  # whether another process has written what it wrote
PATIENCE_SECONDS = 10  # with others who write

_one_writer = threading.Lock()


class Base(DeclarativeBase):
    """What every kind of row is."""

    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(table_name)s_%(column_0_N_name)s",
            "uq": "uq_%(table_name)s_%(column_0_N_name)s",
            "ck": "ck_%(table_name)s_%(constraint_name)s",
            "fk": "fk_%(table_name)s_%(column_0_N_name)s",
            "pk": "pk_%(table_name)s",
        }
    )


db = SQLAlchemy(model_class=Base)


class BusyError(Exception):
    """Others have been writing for longer than anybody waits; nothing was written."""


class Moment(TypeDecorator[datetime]):
    """A moment in UTC; SQLite forgets the zone, so it is given back here."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_result_value(self, value: datetime | None, _dialect: Dialect) -> datetime | None:
        """Return the moment with its zone."""
        return value.replace(tzinfo=UTC) if value and value.tzinfo is None else value


def open_database(app: Flask, url: str) -> None:
    """Give the app its database."""
    is_file = url.startswith("sqlite")
    app.config["SQLALCHEMY_DATABASE_URI"] = url
    app.config["SQLALCHEMY_ENGINE_OPTIONS"] = (
        _file_options() if is_file else postgresql.engine_options(PATIENCE_SECONDS)
    )
    db.init_app(app)
    with app.app_context():
        (_tune_sqlite if is_file else postgresql.replace_dead_connections)(db.engine)


@contextmanager
def writing(*, at_one_table: bool = False) -> Iterator[Session]:
    """Be the one who writes: everything inside is kept together, on the disk, or not at all. Raises BusyError.

    at_one_table: its row is locked first; where the database can, others write at other tables meanwhile.
    """
    session = cast(Session, db.session())
    with _my_turn() if is_in_file(session) else nullcontext():
        try:
            session.rollback()  # a read begun before could not become a write
            _begin(session, at_one_table=at_one_table)
            yield session
            session.commit()
        except BaseException:
            session.rollback()
            raise


@contextmanager
def begin_alone(connection: Connection) -> Iterator[None]:
    """Be the only one who changes what the database is made of, for as long as that takes."""
    if connection.dialect.name == "sqlite":
        connection.execution_options(writing=True)
    else:
        connection.execution_options(isolation_level=postgresql.WRITES)
    with connection.begin():
        if connection.dialect.name != "sqlite":
            postgresql.take_time(connection)
        yield


def is_in_file(session: Session) -> bool:
    """Return whether the database is a SQLite file, where one writes at a time."""
    return session.get_bind().dialect.name == "sqlite"


def _begin(session: Session, *, at_one_table: bool) -> None:
    if is_in_file(session):
        session.connection(execution_options={"writing": True})
        return
    session.connection(execution_options={"isolation_level": postgresql.WRITES})
    if not at_one_table:
        postgresql.wait_in_line(session)


@contextmanager
def _my_turn() -> Iterator[None]:
    """Nobody waits for each of those before them: while another process writes, threads would run out."""
    if not _one_writer.acquire(timeout=PATIENCE_SECONDS):
        raise BusyError
    try:
        yield
    finally:
        _one_writer.release()


def _file_options() -> dict[str, Any]:
    return {
        "hide_parameters": True,  # no names in the server's log
        "connect_args": {"timeout": PATIENCE_SECONDS},
        "pool_size": CONNECTIONS,
        "max_overflow": CONNECTIONS,
        "pool_use_lifo": True,  # few of them are busy, and only those fill their caches
    }


def _tune_sqlite(engine: Engine) -> None:
    file = str(engine.url.database)

    def on_do_connect(dialect: Dialect, _record: object, _place: object, how: dict[str, Any]) -> Any:
        """Never make a file: an empty one in the place of one taken away would swallow what its log still holds."""
        return dialect.loaded_dbapi.connect(f"{Path(file).absolute().as_uri()}?mode=rw", uri=True, **how)

    def on_connect(connection: Any, record: ConnectionPoolEntry) -> None:
        connection.isolation_level = None  # the driver begins nothing by itself; _on_begin does
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")
        record.info["file"] = file_identity(file)

    def on_checkout(_connection: object, record: ConnectionPoolEntry, _proxy: object) -> None:
        """What is written to a file that was removed or replaced meanwhile would be lost: open it anew."""
        if record.info["file"] != file_identity(file):
            raise DisconnectionError

    event.listen(engine, "do_connect", on_do_connect)
    event.listen(engine, "connect", on_connect)
    event.listen(engine, "checkout", on_checkout)
    event.listen(engine, "begin", _on_begin)


def file_identity(file: str) -> tuple[int, int] | None:
    """Return what tells a file from another one put in its place; None where there is none."""
    try:
        found = os.stat(file)
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _on_begin(connection: Connection) -> None:
    """A plain BEGIN that writes later fails where another writer came between; IMMEDIATE waits first."""
    if connection.get_execution_options().get("writing"):
        _begin_to_write(connection)
    else:  # nothing is touched yet, so nothing can fail
        cast(Any, connection.connection.dbapi_connection).execute("BEGIN")


def _begin_to_write(connection: Connection) -> None:
    """SQLite's own waiting sleeps for up to a tenth of a second, however soon the other process is done."""
    raw = cast(Any, connection.connection.dbapi_connection)
    until = time.monotonic() + PATIENCE_SECONDS
    raw.execute("PRAGMA busy_timeout = 0")
    try:
        while time.monotonic() < until and not _has_begun(raw):
            time.sleep(LOOK_AGAIN_SECONDS)
        if not raw.in_transaction:
            connection.exec_driver_sql("BEGIN IMMEDIATE")  # which says what is wrong as everything else does
    finally:
        raw.execute(f"PRAGMA busy_timeout = {int(PATIENCE_SECONDS * 1000)}")


def _has_begun(raw: Any) -> bool:
    """Try to begin; only while others write is it worth trying again."""
    try:
        raw.execute("BEGIN IMMEDIATE")
    except sqlite3.OperationalError as wrong:
        return wrong.sqlite_errorcode != sqlite3.SQLITE_BUSY
    return True
