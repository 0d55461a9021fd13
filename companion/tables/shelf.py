"""Games kept in memory, so that an entry costs the same in round 1 and in round 40.

Lost or outdated ones are read from the log again. A sheet is taken out while somebody writes on it, because it
changes; what readers get is the finished picture of it, which never changes.
"""

import threading
from collections import OrderedDict
from datetime import UTC, datetime
from typing import Any, Generic, TypeVar

from companion.engine.sheet import Sheet

Kept = TypeVar("Kept")
Mark = tuple[int, datetime]  # of the last act: its number, and when it was written
ROOM = 512

_NOTHING = ((-1, datetime.min.replace(tzinfo=UTC)), None)


class Shelf(Generic[Kept]):
    """Room for the tables used last, each as it stood after one act."""

    def __init__(self, room: int = ROOM) -> None:
        self._room = room
        self._kept: OrderedDict[str, tuple[Mark, Kept]] = OrderedDict()
        self._lock = threading.Lock()

    def put(self, code: str, mark: Mark, kept: Kept) -> None:
        """Keep this as it stands after that act, unless something newer is kept."""
        with self._lock:
            if self._kept.get(code, _NOTHING)[0] > mark:
                return
            self._kept[code] = (mark, kept)
            self._kept.move_to_end(code)
            while len(self._kept) > self._room:
                self._kept.popitem(last=False)

    def look(self, code: str, mark: Mark) -> Kept | None:
        """Return what is kept, if it stands after that very act."""
        with self._lock:
            at, kept = self._kept.get(code, _NOTHING)
            return kept if at == mark else None

    def take(self, code: str) -> tuple[Mark, Kept | None]:
        """Take out what is kept, after whichever act; nobody else gets it."""
        with self._lock:
            return self._kept.pop(code, _NOTHING)


sheets: Shelf[Sheet] = Shelf()
pictures: Shelf[dict[str, Any]] = Shelf()
