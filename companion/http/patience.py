"""What one server process remembers of those who ask too often, so that asking costs it next to nothing."""

import threading
from typing import Any

from companion.storage.models import now
from companion.tables.guessing import Count, Limit

MOST_KEPT = 10_000


class Patience:
    """Who has to wait until when, what is counted for this process alone, and which wrong codes were told."""

    def __init__(self) -> None:
        self._waiting: dict[str, float] = {}
        self._counted: dict[tuple[str, str], tuple[int, float]] = {}
        self._told: dict[tuple[str, str], None] = {}
        self._turn = threading.Lock()

    @property
    def is_asked(self) -> bool:
        """Whether anybody has to wait."""
        return bool(self._waiting)

    def ask(self, who: str, seconds: int) -> None:
        """Let somebody wait for so long."""
        with self._turn:
            _make_room(self._waiting)
            self._waiting[who] = now().timestamp() + seconds

    def seconds(self, who: str) -> int:
        """Return how long somebody still has to wait; 0: not at all."""
        left = self._waiting.get(who, 0.0) - now().timestamp()
        if left > 0:
            return max(1, round(left))
        self._waiting.pop(who, None)
        return 0

    def count(self, limit: Limit, who: str) -> Count:
        """Count one more time, for this process alone: what only takes time is not worth a row."""
        moment = now().timestamp()
        with self._turn:
            times, until = self._counted.get((limit.what, who), (0, 0.0))
            if until <= moment:
                _make_room(self._counted)
                times, until = 0, moment + limit.lasts.total_seconds()
            self._counted[limit.what, who] = (times + 1, until)
        return Count(times + 1, max(1, round(until - moment)))

    def is_told_already(self, who: str, code: str) -> bool:
        """Return whether they were told so of this code: a phone that asks again and again guesses nothing."""
        with self._turn:
            if (who, code) in self._told:
                return True
            _make_room(self._told)
            self._told[who, code] = None
            return False


def _make_room(kept: dict[Any, Any]) -> None:
    """Forget the oldest."""
    if len(kept) >= MOST_KEPT:
        kept.pop(next(iter(kept)))
