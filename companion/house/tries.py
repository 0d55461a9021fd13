"""Tries at signing in: counted before the passphrase is looked at, so that nobody guesses on.

Whoever guesses from one place locks a name for that place; only from many places does it lock for all.
"""

from datetime import timedelta

from sqlalchemy.orm import Session

from companion.storage import writing
from companion.tables.access import hashed
from companion.tables.guessing import Limit, forget, network_of, refuse_more
from companion.tables.names import NAMES

COUNTS = timedelta(minutes=15)
AT_ONE_PLACE = Limit("signing in at one place", 10, COUNTS)
ANYWHERE = Limit("signing in anywhere", 50, COUNTS)


def note_try(name: str, address: str) -> None:
    """Count a try at a name, whether or not anybody has it. Raises Refusal: too_many_sign_ins."""
    with writing() as session:
        refuse_more(session, AT_ONE_PLACE, _here(name, address), "too_many_sign_ins")
        refuse_more(session, ANYWHERE, name_mark(name), "too_many_sign_ins")


def forget_tries(session: Session, name: str, address: str) -> None:
    """It succeeded: the wrong tries at this name were slips of the same hand."""
    forget(session, AT_ONE_PLACE, _here(name, address))
    forget(session, ANYWHERE, name_mark(name))


def name_mark(name: str) -> str:
    """Return by what tries at a name are counted, however it is spelt; people type passphrases into the wrong field."""
    return hashed(NAMES.sounds(name))


def _here(name: str, address: str) -> str:
    return f"{name_mark(name)} {network_of(address)}"
