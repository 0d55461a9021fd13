"""Tries at signing in: counted in the database before the passphrase is looked at, so that nobody guesses on."""

from datetime import timedelta
from ipaddress import ip_network

from sqlalchemy import ColumnElement, delete, select
from sqlalchemy.orm import Session

from companion.storage import SignInTry, writing
from companion.storage.models import now
from companion.tables.access import hashed
from companion.tables.guessing import refuse_guessing
from companion.tables.names import NAMES

COUNTS = timedelta(minutes=15)
MOST_PER_NAME = 10
MOST_PER_ADDRESS = 30


def note_try(name: str, address: str) -> int:
    """Write a try down and return its number, whether or not anybody has this name.

    Raises Refusal: too_many_sign_ins.
    """
    tried = SignInTry(name_hash=name_mark(name), address_hash=hashed(_network(address)))
    with writing() as session:
        session.execute(delete(SignInTry).where(SignInTry.at <= now() - COUNTS))
        _refuse_more(session, SignInTry.name_hash == tried.name_hash, MOST_PER_NAME)
        _refuse_more(session, SignInTry.address_hash == tried.address_hash, MOST_PER_ADDRESS)
        session.add(tried)
        session.flush()
        return tried.id


def forget_tries(session: Session, name: str, tried: int) -> None:
    """It succeeded: the wrong tries at this name were slips of the same hand."""
    session.execute(
        delete(SignInTry).where((SignInTry.name_hash == name_mark(name)) | (SignInTry.id == tried))
    )


def name_mark(name: str) -> str:
    """Return by what tries at a name are counted, however it is spelt; people type passphrases into the wrong field."""
    return hashed(NAMES.sounds(name))


def _refuse_more(session: Session, same: ColumnElement[bool], most: int) -> None:
    recent = session.scalars(select(SignInTry.at).where(same).order_by(SignInTry.at)).all()
    refuse_guessing(recent, most, COUNTS, "too_many_sign_ins")


def _network(address: str) -> str:
    """Return what one caller cannot change at will: of an IPv6 address its network."""
    try:
        return str(ip_network((address, 64), strict=False)) if ":" in address else address
    except ValueError:
        return address
