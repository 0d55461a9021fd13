"""One thread in each process that notices what other processes wrote, only while somebody waits for news."""

import logging
import threading
import time
from collections.abc import Callable
from contextlib import closing

from sqlalchemy import Engine, select
from sqlalchemy.orm import Session

from companion.engine.refusal import Refusal
from companion.live.changes import Changes, changes_of
from companion.live.news import News
from companion.live.room import Room
from companion.storage import Table

Look = Callable[[Session, str], News]
AFTER_TROUBLE_SECONDS = 1


class Watcher:
    """Wakes those in the room who wait for a table that has moved on."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._engine: Engine | None = None
        self._lock = threading.Lock()

    def watch(self, engine: Engine, look: Look) -> None:
        """Begin, unless it is being watched; it ends by itself. `look` tells how a table stands."""
        with self._lock:
            if self._engine is engine:
                return
            self._engine = engine
        threading.Thread(target=self._watch, args=(engine, look), name="watcher", daemon=True).start()

    def _watch(self, engine: Engine, look: Look) -> None:
        with closing(changes_of(engine)) as changes:
            while self._is_needed(engine):
                time.sleep(self._notice(engine, changes, look))

    def _is_needed(self, engine: Engine) -> bool:
        """Nobody waits any more: said under the lock, so that whoever comes now begins anew."""
        with self._lock:
            if self._engine is engine and not self._room.waited_for():
                self._engine = None
            return self._engine is engine

    def _notice(self, engine: Engine, changes: Changes, look: Look) -> float:
        """Look once; return after how many seconds to look again."""
        if self._room.is_closing:
            for code in self._room.waited_for():
                self._room.dismiss(code)
        try:
            if changes.any(self._room.waited_for):
                with Session(engine) as session:
                    self._tell(session, look)
        except Exception as trouble:  # whatever it is, those who wait rely on the next look
            logging.getLogger(__name__).warning("News cannot be read.", exc_info=trouble)
            changes.close()
            return AFTER_TROUBLE_SECONDS
        return changes.seconds

    def _tell(self, session: Session, look: Look) -> None:
        """Tell of the tables that have moved on, and let go who waits for one that is gone."""
        heard = self._room.waited_for()
        asked = session.execute(select(Table.code, Table.seq).where(Table.code.in_(heard)))
        stand = {code: seq for code, seq in asked}  # noqa: C416 - `dict` knows no rows
        for code, seq in heard.items():
            if code not in stand:
                self._room.dismiss(code)
            elif stand[code] > seq:
                self._announce(session, look, code)
            elif stand[code] < seq:  # a backup was put back: whoever comes again begins anew
                self._room.dismiss(code)

    def _announce(self, session: Session, look: Look, code: str) -> None:
        """A table whose log is damaged keeps nobody else from the news of theirs."""
        try:
            self._room.announce(code, look(session, code))
        except Refusal:
            self._room.dismiss(code)
