"""What the house keeps: rows without rules."""

from companion.storage.database import Base, BusyError, db, writing
from companion.storage.history import FinishedGame, ImportedGame, Person
from companion.storage.house import THE_HOUSE, Allowance, Dm, DmSession, House
from companion.storage.models import LARGEST_ID, Act, ScoreKey, Table, WrongClaim

__all__ = [
    "LARGEST_ID",
    "THE_HOUSE",
    "Act",
    "Allowance",
    "Base",
    "BusyError",
    "Dm",
    "DmSession",
    "FinishedGame",
    "House",
    "ImportedGame",
    "Person",
    "ScoreKey",
    "Table",
    "WrongClaim",
    "db",
    "writing",
]
