"""Who may write at a table: whoever shows a score key of it, a browser that was let in, or a DM of the house.

The code lets anyone watch. A key at first hand, as whoever opened the table has it, or a DM, lets others in; one at
second hand only writes.
"""

import hashlib
import hmac
import secrets
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import NamedTuple

from sqlalchemy import Engine, bindparam, select
from sqlalchemy.orm import Session

from companion.storage import Dm, ScoreKey, Table
from companion.storage.look import Look
from companion.tables.refusal import Refusal

_KEYS_OF_TABLE = select(ScoreKey).where(ScoreKey.table_id == bindparam("table_id")).order_by(ScoreKey.id)
_HASHES = select(ScoreKey.token_hash, ScoreKey.browser_hash).where(
    ScoreKey.table_id == bindparam("table_id"), ScoreKey.revoked_at.is_(None)
)
_LOOK_AT_HASHES = Look(_HASHES)


class SignedIn(NamedTuple):
    """A DM of the house, signed in on the phone that asks."""

    id: int
    name: str
    is_owner: bool


@dataclass(frozen=True)
class Asker:
    """What somebody shows: a token, the browser's own mark; and whether a foreign page made the browser ask.

    dm: who is signed in there, which says nothing where a token is shown.
    """

    token: str | None = None
    browser: str | None = None
    from_foreign_page: bool = False
    dm: SignedIn | None = None

    @property
    def acts_as_dm(self) -> SignedIn | None:
        """Who is signed in, unless a token is shown, which decides alone."""
        return self.dm if self.token is None else None


def score_key(secret: str, code: str) -> str:
    """Return the token that lets write at a table; the same each time, so that it can be told again."""
    return f"sk_{keyed_hash(secret, f'score key of {code}')[:40]}"


def keyed_hash(secret: str, said: str) -> str:
    """Return what only this house can make of what is said."""
    return hmac.new(secret.encode(), said.encode(), hashlib.sha256).hexdigest()


def new_browser() -> str:
    """Return a mark by which a browser is known again."""
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> str:
    """Return what is kept of a token or mark: nothing that would let write."""
    return hashlib.sha256(secret.encode()).hexdigest()


def writer(session: Session, table: Table, asker: Asker) -> ScoreKey:
    """Return the key by which the asker may write. Raises Refusal: not_signed_in, not_yours, foreign_page.

    A token that is shown decides alone; then a DM writes anywhere, by a key of their own which may be new; the
    browser's mark, as the DM's, counts only for the app's own pages.
    """
    if asker.acts_as_dm:
        return _key_of_dm(session, table, asker, asker.acts_as_dm)
    if asker.token is None and asker.browser is None:
        raise Refusal("not_signed_in")
    fitting = _fitting(session, table, asker)
    key = next((key for key in fitting if key.revoked_at is None), None)
    if key is None:
        raise Refusal("not_yours", {"revoked": bool(fitting)})
    if asker.token is None and asker.from_foreign_page:
        raise Refusal("foreign_page")
    return key


def active_dm(session: Session, me: SignedIn) -> Dm:
    """Return the DM who is signed in. Raises Refusal: dm_only (retired in this very moment)."""
    dm = session.get_one(Dm, me.id)
    if dm.retired_at is not None:
        raise Refusal("dm_only")
    return dm


def first_writer(session: Session, table: Table, asker: Asker) -> ScoreKey:
    """Return the key by which the asker may let others in. Raises Refusal: as `writer`, not_first_hand."""
    key = writer(session, table, asker)
    if not key.is_first_hand:
        raise Refusal("not_first_hand")
    return key


def may_write(session: Session, table: Table, asker: Asker) -> bool:
    """Return whether the asker may write here."""
    return _lets_write(asker, lambda: session.execute(_HASHES, {"table_id": table.id}))


def is_let_write(engine: Engine, table_id: int, asker: Asker) -> bool:
    """Return whether the asker may write at the table with this number. Raises SQLAlchemyError."""
    return _lets_write(asker, lambda: _LOOK_AT_HASHES.rows(engine, table_id=table_id))


def _lets_write(asker: Asker, hashes: Callable[[], Iterable[tuple[str | None, str | None]]]) -> bool:
    if asker.acts_as_dm is not None:
        return True
    shown = _shown(asker)
    if shown is None:
        return False
    at = 1 if asker.token is None else 0
    return any(hmac.compare_digest(kept[at] or "", shown) for kept in hashes())


def _key_of_dm(session: Session, table: Table, asker: Asker, me: SignedIn) -> ScoreKey:
    """Raises Refusal: foreign_page, dm_only."""
    if asker.from_foreign_page:
        raise Refusal("foreign_page")
    dm = active_dm(session, me)
    own = select(ScoreKey).where(ScoreKey.table_id == table.id, ScoreKey.dm_id == dm.id)
    return session.scalar(own) or ScoreKey(table_id=table.id, dm_id=dm.id, name=dm.name, is_first_hand=True)


def _fitting(session: Session, table: Table, asker: Asker) -> list[ScoreKey]:
    """Return the keys that fit what is shown, those taken back as well; each is compared."""
    shown = _shown(asker)
    if shown is None:
        return []
    fitting = []
    for key in session.scalars(_KEYS_OF_TABLE, {"table_id": table.id}):
        kept = key.browser_hash if asker.token is None else key.token_hash
        if hmac.compare_digest(kept or "", shown):
            fitting.append(key)
    return fitting


def _shown(asker: Asker) -> str | None:
    """Return the hash of what counts of what is shown: the token, else the browser's mark."""
    shown = asker.browser if asker.token is None else asker.token
    return None if shown is None else hashed(shown)


def let_browser_write(session: Session, table: Table, browser: str | None) -> None:
    """Let a browser write here, if it may not yet."""
    if browser and not may_write(session, table, Asker(browser=browser)):
        session.add(ScoreKey(table_id=table.id, browser_hash=hashed(browser)))
