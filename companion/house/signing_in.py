"""Signing in by name and passphrase, staying signed in on that phone, signing out here or everywhere."""

import secrets
from datetime import timedelta
from typing import Any

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from companion.house.passphrases import is_it
from companion.house.tries import forget_tries, note_try
from companion.storage import Dm, DmSession, db, writing
from companion.storage.models import now
from companion.tables.access import SignedIn, hashed
from companion.tables.names import NAMES
from companion.tables.refusal import Refusal

LASTS = timedelta(days=180)  # without being used
NOTED_EVERY = timedelta(days=1)
LONGEST_SOUND = 160


def sign_in(name: str, passphrase: str, address: str) -> tuple[SignedIn, str]:
    """Return the DM, and the token by which their phone is known from now on.

    Whether nobody has this name or the passphrase is another one is not told, and takes as long.
    Raises Refusal: wrong_passphrase, too_many_sign_ins.
    """
    note_try(name, address)
    dm = dm_called(db.session(), name)
    kept_hash = dm.passphrase_hash if dm else None
    db.session.rollback()  # nobody waits for what takes this long
    if not is_it(passphrase, kept_hash):
        raise Refusal("wrong_passphrase")
    with writing() as session:
        dm = dm_called(session, name)
        if dm is None or dm.passphrase_hash != kept_hash:
            raise Refusal("wrong_passphrase")  # changed in this very moment
        forget_tries(session, name, address)
        return signed(dm), stay_signed_in(session, dm)


def dm_called(session: Session, name: str) -> Dm | None:
    """Return the DM with this name who is not retired."""
    return session.scalar(select(Dm).where(Dm.sounds == sounds_of(name), Dm.retired_at.is_(None)))


def sounds_of(name: str) -> str:
    """Return how a name sounds, as far as it is compared."""
    return NAMES.sounds(name)[:LONGEST_SOUND]


def signed(dm: Dm) -> SignedIn:
    """Return a DM as whoever asks."""
    return SignedIn(dm.id, dm.name, dm.is_owner)


def told(who: SignedIn) -> dict[str, Any]:
    """Return a DM who is signed in, as JSON values."""
    return {"id": who.id, "name": who.name, "owner": who.is_owner}


def stay_signed_in(session: Session, dm: Dm) -> str:
    """Let one more phone be signed in; return its token, of which only a hash is kept."""
    session.execute(delete(DmSession).where(DmSession.used_at <= now() - LASTS))
    token = secrets.token_urlsafe(32)
    session.add(DmSession(dm_id=dm.id, token_hash=hashed(token)))
    return token


def signed_in(session: Session, token: str) -> tuple[SignedIn, bool] | None:
    """Return the DM whose phone shows this token, and whether it is time to note that it is used; else None."""
    found = session.execute(
        select(Dm, DmSession.used_at)
        .join(DmSession, DmSession.dm_id == Dm.id)
        .where(DmSession.token_hash == hashed(token), Dm.retired_at.is_(None))
    ).first()
    if found is None or found.used_at <= now() - LASTS:
        return None
    return signed(found.Dm), found.used_at <= now() - NOTED_EVERY


def note_use(token: str) -> None:
    """Let the phone stay signed in for another while."""
    with writing() as session:
        used = session.scalar(select(DmSession).where(DmSession.token_hash == hashed(token)))
        if used is not None:
            used.used_at = now()


def sign_out(token: str) -> None:
    """End it on this phone."""
    with writing() as session:
        session.execute(delete(DmSession).where(DmSession.token_hash == hashed(token)))


def sign_out_everywhere(session: Session, dm_id: int, *, but: str | None = None) -> None:
    """End it on every phone of this DM, or on every other one than the phone with the token `but`."""
    own = delete(DmSession).where(DmSession.dm_id == dm_id)
    session.execute(own if but is None else own.where(DmSession.token_hash != hashed(but)))
