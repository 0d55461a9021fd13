"""After a theft: nobody is signed in any more, no key writes any more, no one-time link leads anywhere."""

from sqlalchemy import delete, func, select, update

from companion.storage import Dm, DmSession, ScoreKey, writing
from companion.storage.models import now


def revoke_everything() -> tuple[int, int]:
    """End every session, key and link; return how many phones were signed in and how many keys could write.

    Passphrases stay, and so do the DMs' names at the tables where they wrote.
    """
    with writing() as session:
        phones = session.scalar(select(func.count()).select_from(DmSession)) or 0
        session.execute(delete(DmSession))
        session.execute(update(Dm).values(link_hash=None, link_expires_at=None))
        lasting = (ScoreKey.revoked_at.is_(None), ScoreKey.dm_id.is_(None))
        keys = session.scalar(select(func.count()).select_from(ScoreKey).where(*lasting)) or 0
        session.execute(update(ScoreKey).where(*lasting).values(revoked_at=now()))
        return phones, keys
