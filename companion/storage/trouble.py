"""What a failing database means for whoever asked: come again in a moment, or somebody has to look after it."""

from typing import Any

from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnectionError

TROUBLES = (OperationalError, InterfaceError, InternalError, IntegrityError, NoConnectionError)

# PostgreSQL's own words: too slow, in each other's way, or more at once than it lets in.
_PASSING = {
    "23505": "two wrote the same at once",
    "25P03": "a turn took too long",
    "40001": "two wrote at once",
    "40P01": "two waited for each other",
    "53300": "too many connections",
    "55P03": "waited too long for others",
    "57014": "a statement took too long",
}


def is_passing(trouble: Exception) -> bool:
    """Return whether it is enough to ask again: others were in the way, and nothing was written."""
    if isinstance(trouble, NoConnectionError):
        return True
    reason: Any = trouble.orig if isinstance(trouble, DBAPIError) else None
    return "locked" in str(reason) or getattr(reason, "sqlstate", None) in _PASSING
