"""A copy of the whole house in one file, made and put back while it is open.

A backup is a SQLite file, whichever database it was made of: it can be looked into, checked, and put back into
either kind.
"""

import os
import secrets
import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import Connection, Engine, NullPool, create_engine, text
from sqlalchemy.exc import DBAPIError

from companion.storage.copying import copy_rows, replace_rows
from companion.storage.database import Base, begin_alone, file_identity
from companion.storage.migrate import NotReadyError, migrate, refuse_newer, why_not_ready

PATIENCE_SECONDS = 30  # with those who write, before a backup is put in the place of what they write to


class BackupError(Exception):
    """Nothing was copied, or nothing was put back; the sentence says why."""


def back_up(engine: Engine, file: Path) -> int:
    """Write the house as it stands into this file, checked; an older backup of that name gives way. Return its bytes.

    Raises BackupError.
    """
    _refuse_to_overwrite(engine, file)
    with _said_in_words(file), _draft_beside(file) as draft:
        _copy_out(engine, draft)
        refuse_unusable(draft)
        _put_in_place(draft, file)
        return file.stat().st_size


def restore(engine: Engine, file: Path, kept: Path) -> None:
    """Put a backup in the place of the house; what was there before is in the file `kept`.

    A backup of an older version is brought up to date; servers that run go on with what is put back.
    Raises BackupError.
    """
    refuse_unusable(file)
    _keep_what_was(engine, kept)
    with _said_in_words(file), _draft_beside(kept) as draft:
        shutil.copyfile(file, draft)
        _bring_up_to_date(draft)
        if engine.dialect.name == "sqlite":
            _into_sqlite(draft, Path(str(engine.url.database)))
        else:
            _into_postgresql(draft, engine)


def refuse_unusable(file: Path) -> None:
    """Raises BackupError: no such file, no database, damaged, of something else, or of a newer version."""
    if not file.is_file():
        raise BackupError(f"There is no file {file}.")
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as opened:
            wrong = opened.execute("PRAGMA integrity_check(1)").fetchone()[0]
            loose = opened.execute("PRAGMA foreign_key_check").fetchone()
            steps = _steps(opened)
    except sqlite3.DatabaseError as reason:
        is_what = "damaged" if reason.sqlite_errorcode == sqlite3.SQLITE_CORRUPT else "no backup"
        raise BackupError(f"{file} is {is_what} ({reason}).") from None
    if wrong != "ok" or loose:
        raise BackupError(f"{file} is damaged ({wrong if wrong != 'ok' else 'rows are missing'}).")
    if not steps:
        raise BackupError(f"{file} holds no tables of this app.")
    try:
        refuse_newer(steps)
    except NotReadyError as newer:
        raise BackupError(str(newer)) from None


def _steps(opened: sqlite3.Connection) -> list[str]:
    named = opened.execute("SELECT name FROM sqlite_master WHERE name IN ('alembic_version', 'game_table')")
    if len(named.fetchall()) < 2:
        return []
    return [step for (step,) in opened.execute("SELECT version_num FROM alembic_version")]


def _refuse_to_overwrite(engine: Engine, file: Path) -> None:
    if engine.dialect.name == "sqlite":
        house = Path(str(engine.url.database))
        if not house.is_file():
            raise BackupError(f"There is no database {house} to copy.")
        if file_identity(str(house)) == file_identity(str(file)):
            raise BackupError(f"{file} is the house's own database; name another file.")
    if file.exists():
        try:
            refuse_unusable(file)
        except BackupError:
            raise BackupError(f"{file} is there already and is no backup; name another file.") from None


def _keep_what_was(engine: Engine, kept: Path) -> None:
    """A house that can no longer be read is kept as the file it is; one that is gone is not kept."""
    house = Path(str(engine.url.database))
    if engine.dialect.name != "sqlite":
        back_up(engine, kept)
    elif house.is_file():
        try:
            back_up(engine, kept)
        except BackupError:
            with _said_in_words(kept):
                shutil.copyfile(house, kept)


@contextmanager
def _said_in_words(file: Path) -> Iterator[None]:
    try:
        yield
    except OSError as reason:
        raise BackupError(f"{file}: {reason.strerror}.") from None
    except (sqlite3.Error, DBAPIError) as reason:
        raise BackupError(f"{file}: {getattr(reason, 'orig', reason)}.") from None
    except NotReadyError as reason:
        raise BackupError(str(reason)) from None


@contextmanager
def _draft_beside(file: Path) -> Iterator[Path]:
    """Lend a name in the same folder; whatever is left there at the end goes."""
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_name(f".{file.name}.{os.getpid()}.{secrets.token_hex(4)}")
    os.close(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        yield draft
    finally:
        for rest in ("", "-wal", "-shm", "-journal"):
            Path(f"{draft}{rest}").unlink(missing_ok=True)


def _copy_out(engine: Engine, draft: Path) -> None:
    if engine.dialect.name == "sqlite":
        with (
            closing(sqlite3.connect(str(engine.url.database))) as house,
            closing(sqlite3.connect(draft)) as copy,
        ):
            house.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")
        return
    with _opened(draft) as copy, engine.connect() as house:
        house.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        with copy.begin(), house.begin():
            house.execute(text("SET LOCAL statement_timeout = 0"))
            Base.metadata.create_all(copy)
            _note_steps(house, copy)
            copy_rows(house, copy)


def _note_steps(house: Connection, copy: Connection) -> None:
    copy.execute(text("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)"))
    for step in house.scalars(text("SELECT version_num FROM alembic_version")):
        copy.execute(text("INSERT INTO alembic_version VALUES (:step)"), {"step": step})


@contextmanager
def _opened(file: Path) -> Iterator[Connection]:
    engine = create_engine(f"sqlite:///{file}", poolclass=NullPool)
    with engine.connect() as connection:
        yield connection


def _bring_up_to_date(draft: Path) -> None:
    engine = create_engine(f"sqlite:///{draft}", poolclass=NullPool)
    migrate(engine)


def _put_in_place(draft: Path, file: Path) -> None:
    """It is there whole, or not at all, also after the plug was pulled."""
    _onto_the_disk(draft)
    os.replace(draft, file)
    _onto_the_disk(file.parent)


def _onto_the_disk(path: Path) -> None:
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def _into_sqlite(draft: Path, house: Path) -> None:
    """Write it over the pages of the house, as one more transaction: whoever has the house open reads on in it."""
    try:
        with closing(sqlite3.connect(draft)) as source, closing(sqlite3.connect(house)) as target:
            _same_pages(source, target)
            source.backup(target, progress=_patience(), sleep=0.05)
            target.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.OperationalError:
        raise
    except sqlite3.DatabaseError:
        _in_the_place_of_a_wreck(draft, house)


def _same_pages(source: sqlite3.Connection, target: sqlite3.Connection) -> None:
    (size,) = target.execute("PRAGMA page_size").fetchone()
    source.execute("PRAGMA journal_mode=DELETE")
    if source.execute("PRAGMA page_size").fetchone() != (size,):
        source.execute(f"PRAGMA page_size={size}")
        source.execute("VACUUM")


def _patience() -> Callable[[int, int, int], None]:
    """Return what gives up when others have been writing for too long."""
    until = time.monotonic() + PATIENCE_SECONDS

    def progress(_status: int, _left: int, _pages: int) -> None:
        if time.monotonic() > until:
            raise BackupError("Others have been writing for too long. Nothing was put back; try again.")

    return progress


def _in_the_place_of_a_wreck(draft: Path, house: Path) -> None:
    """What stands there is no database any more; servers that have it open notice and open the new one."""
    for rest in ("-wal", "-shm"):
        Path(f"{house}{rest}").unlink(missing_ok=True)
    _put_in_place(draft, house)


def _into_postgresql(draft: Path, engine: Engine) -> None:
    if reason := why_not_ready(engine.url.render_as_string(hide_password=False)):
        raise BackupError(reason)
    with _opened(draft) as source, engine.connect() as house, begin_alone(house):
        replace_rows(source, house)
