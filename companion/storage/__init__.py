"""What the house keeps: rows without rules."""

from companion.storage.database import Base, BusyError, db, writing
from companion.storage.history import FinishedGame, Person
from companion.storage.models import Act, ScoreKey, Table, WrongClaim

__all__ = [
    "Act",
    "Base",
    "BusyError",
    "FinishedGame",
    "Person",
    "ScoreKey",
    "Table",
    "WrongClaim",
    "db",
    "writing",
]
