"""The DMs: adding, renaming, retiring; the one-time link by which one chooses a passphrase; changing one's own."""

import secrets
from datetime import timedelta
from typing import Any, NamedTuple

from sqlalchemy import func, select, update
from sqlalchemy.orm import Session

from companion.house.passphrases import checked_passphrase, is_it, kept
from companion.house.signing_in import dm_called, sign_out_everywhere, signed, sounds_of, stay_signed_in
from companion.house.tries import forget_tries, note_try
from companion.storage import LARGEST_ID, THE_HOUSE, Dm, DmSession, House, ScoreKey, db, writing
from companion.storage.models import now
from companion.tables.access import SignedIn, hashed
from companion.tables.names import NAMES
from companion.tables.reading import moment
from companion.tables.refusal import Refusal

LINK_LASTS = timedelta(days=7)


class Invited(NamedTuple):
    """A DM, and the secret of the link by which they choose their passphrase, once."""

    dm: dict[str, Any]
    secret: str


def all_dms(session: Session) -> list[dict[str, Any]]:
    """Return every DM the house ever had, the retired ones last."""
    used = select(DmSession.dm_id, func.max(DmSession.used_at).label("at")).group_by(DmSession.dm_id)
    last_used = {line.dm_id: line.at for line in session.execute(used)}
    dms = sorted(session.scalars(select(Dm)), key=_place)  # databases sort names each in its own way
    return [_told(dm) | {"signed_in": dm.id in last_used} for dm in dms]


def _place(dm: Dm) -> tuple[bool, bool, str]:
    return dm.retired_at is not None, not dm.is_owner, dm.sounds


def add(name: str) -> Invited:
    """Add a DM, who has no passphrase yet. Raises Refusal: ill_shaped, dm_name_taken."""
    called = NAMES.checked_name(name, "name")
    with writing() as session:
        _refuse_taken(session, called)
        dm = Dm(name=called, sounds=sounds_of(called))
        session.add(dm)
        return _invite(session, dm)


def change(dm_id: int, name: str | None, *, is_retired: bool) -> dict[str, Any]:
    """Give a DM another name, or retire one. Raises Refusal: ill_shaped, no_such_dm, dm_name_taken, owner_stays."""
    called = None if name is None else NAMES.checked_name(name, "name")
    with writing() as session:
        dm = _active(session, dm_id)
        if called is not None:
            _rename(session, dm, called)
        if is_retired:
            _retire(session, dm)
        session.flush()
        return _told(dm)


def invite_again(dm_id: int) -> Invited:
    """Make a new link; until it is used the DM is signed in nowhere. Raises Refusal: no_such_dm."""
    with writing() as session:
        dm = _active(session, dm_id)
        sign_out_everywhere(session, dm.id)
        dm.passphrase_hash = None
        return _invite(session, dm)


def add_or_invite_again(name: str) -> Invited:
    """Do either, at the house's own keyboard; the one who is there keeps their passphrase until the link is used.

    Raises Refusal: ill_shaped.
    """
    called = NAMES.checked_name(name, "name")
    with writing() as session:
        dm = dm_called(session, called) or Dm(name=called, sounds=sounds_of(called))
        session.add(dm)
        return _invite(session, dm)


def choose_passphrase(secret: str, passphrase: str) -> tuple[SignedIn, str]:
    """Use a link up: the DM has this passphrase and is signed in here, and nowhere else; return them with their token.

    Raises Refusal: ill_shaped, link_gone.
    """
    checked_passphrase(passphrase, "passphrase")
    _invited_by(db.session(), secret)  # hashing is dear: not for a link that leads nowhere
    db.session.rollback()  # nobody waits for what takes this long
    chosen = kept(passphrase)
    with writing() as session:
        dm = _invited_by(session, secret)
        dm.passphrase_hash, dm.link_hash, dm.link_expires_at = chosen, None, None
        sign_out_everywhere(session, dm.id)
        return signed(dm), stay_signed_in(session, dm)


def change_passphrase(me: SignedIn, old: str, new: str, token: str, address: str) -> None:
    """Change one's own passphrase; on every other phone one is signed out.

    Raises Refusal: ill_shaped, wrong_passphrase, too_many_sign_ins.
    """
    checked_passphrase(new, "new")
    note_try(me.name, address)
    before = db.session().get_one(Dm, me.id).passphrase_hash
    db.session.rollback()  # nobody waits for what takes this long
    if not is_it(old, before):
        raise Refusal("wrong_passphrase")
    chosen = kept(new)
    with writing() as session:
        dm = _active(session, me.id)
        if dm.passphrase_hash != before:
            raise Refusal("wrong_passphrase")  # changed in this very moment
        dm.passphrase_hash = chosen
        forget_tries(session, dm.name, address)
        sign_out_everywhere(session, dm.id, but=token)


def _invited_by(session: Session, secret: str) -> Dm:
    own = select(Dm).where(Dm.link_hash == hashed(secret), Dm.retired_at.is_(None))
    dm = session.scalar(own.with_for_update())
    if dm is None or dm.link_expires_at is None or now() >= dm.link_expires_at:
        raise Refusal("link_gone")
    return dm


def _active(session: Session, dm_id: int) -> Dm:
    found = select(Dm).where(Dm.id == dm_id, Dm.retired_at.is_(None)).with_for_update()
    dm = session.scalar(found) if dm_id <= LARGEST_ID else None
    if dm is None:
        raise Refusal("no_such_dm")
    return dm


def _rename(session: Session, dm: Dm, called: str) -> None:
    """What they recorded so far is told under the new name as well."""
    if sounds_of(called) != dm.sounds:
        _refuse_taken(session, called, but=dm.id)
    dm.name, dm.sounds = called, sounds_of(called)
    session.execute(update(ScoreKey).where(ScoreKey.dm_id == dm.id).values(name=called))


def _retire(session: Session, dm: Dm) -> None:
    """From now on they write nowhere; what they recorded keeps their name."""
    if dm.is_owner:
        raise Refusal("owner_stays")
    dm.retired_at = now()
    dm.passphrase_hash = dm.link_hash = dm.link_expires_at = None
    sign_out_everywhere(session, dm.id)
    own = update(ScoreKey).where(ScoreKey.dm_id == dm.id, ScoreKey.revoked_at.is_(None))
    session.execute(own.values(revoked_at=now()))


def _refuse_taken(session: Session, name: str, but: int = 0) -> None:
    """No two are taken for each other. Two who take a name at once wait for each other at the house's own row."""
    session.get_one(House, THE_HOUSE, with_for_update=True)
    for dm in session.scalars(select(Dm).where(Dm.retired_at.is_(None), Dm.id != but)):
        if NAMES.why_alike(name, dm.name):
            raise Refusal("dm_name_taken", {"name": dm.name}, errors={"name": "name_taken"})


def _invite(session: Session, dm: Dm) -> Invited:
    secret = secrets.token_urlsafe(32)
    dm.link_hash, dm.link_expires_at = hashed(secret), now() + LINK_LASTS
    session.flush()
    return Invited(_told(dm), secret)


def _told(dm: Dm) -> dict[str, Any]:
    return {
        "id": dm.id,
        "name": dm.name,
        "owner": dm.is_owner,
        "state": _state(dm),
        "link_expires_at": None if dm.link_expires_at is None else moment(dm.link_expires_at),
    }


def _state(dm: Dm) -> str:
    if dm.retired_at is not None:
        return "retired"
    return "active" if dm.passphrase_hash else "waiting"
