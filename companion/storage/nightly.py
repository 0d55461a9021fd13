"""A backup for every night, made by one of however many processes, the oldest ones dropped.

A house that is switched off at night makes it when it is next switched on.
"""

import fcntl
import logging
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import NamedTuple

from flask import Flask

from companion.settings import Rotation
from companion.storage.database import db

NIGHT_ENDS = timedelta(hours=4)  # what is recorded until then belongs to the evening before
LOOKS_EVERY_SECONDS = 60
AFTER_TROUBLE_SECONDS = 600
LATE = timedelta(hours=36)

_NAME = re.compile(r"companion-\d{4}-\d{2}-\d{2}\.db")


class Standing(NamedTuple):
    """When the newest backup was made, and why the last try failed."""

    newest: datetime | None
    trouble: str | None
    is_late: bool

    @property
    def is_failing(self) -> bool:
        """Whether somebody should look after it."""
        return self.is_late or self.trouble is not None


def standing(rotation: Rotation, now: datetime | None = None) -> Standing:
    """Return how the backups stand, as anybody finds who looks into their folder."""
    made = [file.stat().st_mtime for file in _backups(rotation)]
    newest = datetime.fromtimestamp(max(made), UTC) if made else None
    is_late = newest is None or (now or datetime.now(UTC)) - newest > LATE
    trouble = _trouble_file(rotation)
    return Standing(newest, trouble.read_text(encoding="utf-8") if trouble.is_file() else None, is_late)


def back_up_if_due(rotation: Rotation, now: datetime) -> Path | None:
    """Make the backup of this night, unless it is there or another process is at it. Raises BackupError."""
    from companion.storage.backup import BackupError, back_up  # noqa: PLC0415 - the rest of the server needs no Alembic

    file = rotation.folder / f"companion-{_night(now)}.db"
    try:
        with _alone(rotation) as is_alone:
            if not is_alone or file.exists():
                return None
            back_up(db.engine, file)
            _trouble_file(rotation).unlink(missing_ok=True)
            _drop_oldest(rotation)
    except OSError as reason:
        raise BackupError(f"{rotation.folder}: {reason.strerror}.") from None
    except BackupError as reason:
        with suppress(OSError):
            _trouble_file(rotation).write_text(str(reason), encoding="utf-8")
        raise
    return file


def keep_backing_up(app: Flask, rotation: Rotation) -> None:
    """Begin a thread that looks every minute whether one is due."""
    threading.Thread(target=_look_on, args=(app, rotation), name="backups", daemon=True).start()


def _look_on(app: Flask, rotation: Rotation) -> None:
    pause = threading.Event()
    while True:
        pause.wait(AFTER_TROUBLE_SECONDS if _look_once(app, rotation) else LOOKS_EVERY_SECONDS)


def _look_once(app: Flask, rotation: Rotation) -> bool:
    """Return whether it failed."""
    log = logging.getLogger(__name__)
    try:
        with app.app_context():
            made = back_up_if_due(rotation, datetime.now())
    except Exception as reason:  # whatever it is, the next look tries again
        log.error("The backup of the house has failed: %s", reason)
        return True
    if made is not None:
        log.info("The house is backed up in %s.", made)
    return False


def _night(now: datetime) -> date:
    return (now - NIGHT_ENDS).date()


def _backups(rotation: Rotation) -> list[Path]:
    """Return them, the oldest first."""
    if not rotation.folder.is_dir():
        return []
    return sorted(file for file in rotation.folder.iterdir() if _NAME.fullmatch(file.name))


def _drop_oldest(rotation: Rotation) -> None:
    for file in _backups(rotation)[: -rotation.keep]:
        file.unlink(missing_ok=True)


def _trouble_file(rotation: Rotation) -> Path:
    return rotation.folder / "last-trouble.txt"


@contextmanager
def _alone(rotation: Rotation) -> Iterator[bool]:
    """Be the one process that makes it; False where another is at it."""
    rotation.folder.mkdir(parents=True, exist_ok=True)
    with (rotation.folder / ".lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            yield False
            return
        yield True
