"""Guessing a secret: so many tries in so long, then a wait."""

from collections.abc import Sequence
from datetime import datetime, timedelta

from companion.storage.models import now
from companion.tables.refusal import Refusal


def refuse_guessing(tries: Sequence[datetime], most: int, counts: timedelta, code: str) -> None:
    """Let nobody try on after so many.

    tries: when each was that still counts, the oldest first; counts: for how long one does.
    Raises Refusal: the one called `code`, with how long to wait.
    """
    if len(tries) >= most:
        seconds = max(1, round((tries[-most] + counts - now()).total_seconds()))
        raise Refusal(code, {"minutes": -(-seconds // 60), "retry_after": seconds})
