"""Games kept in memory, so that an entry costs the same in round 1 and in round 40.

Lost or outdated ones are read from the log again. A sheet is taken out while somebody writes on it, because it
changes; what readers get is the finished picture of it, which never changes.
"""

import threading
from collections import OrderedDict
from typing import Any, Generic, TypeVar

from companion.tables.sheet import Sheet

Kept = TypeVar("Kept")
ROOM = 512


class Shelf(Generic[Kept]):
    """Room for the tables used last, each as it stood after one act."""

    def __init__(self, room: int = ROOM) -> None:
        self._room = room
        self._kept: OrderedDict[str, tuple[int, Kept]] = OrderedDict()
        self._lock = threading.Lock()

    def put(self, code: str, seq: int, kept: Kept) -> None:
        """Keep this as it stands after act `seq`, unless something newer is kept."""
        with self._lock:
            if self._kept.get(code, (-1, None))[0] > seq:
                return
            self._kept[code] = (seq, kept)
            self._kept.move_to_end(code)
            while len(self._kept) > self._room:
                self._kept.popitem(last=False)

    def look(self, code: str, seq: int) -> Kept | None:
        """Return what is kept, if it stands after act `seq`."""
        with self._lock:
            at, kept = self._kept.get(code, (-1, None))
            return kept if at == seq else None

    def take(self, code: str, seq: int) -> Kept | None:
        """Take it out; nobody else gets it."""
        with self._lock:
            at, kept = self._kept.pop(code, (-1, None))
            return kept if at == seq else None


sheets: Shelf[Sheet] = Shelf()
pictures: Shelf[dict[str, Any]] = Shelf()
