"""Who may write at a table: whoever shows a score key of it, or a browser that was let in. The code lets anyone watch.

A key at first hand, as whoever opened the table has it, lets others in; one at second hand only writes.
"""

import hashlib
import hmac
import secrets
from dataclasses import dataclass

from sqlalchemy import select
from sqlalchemy.orm import Session

from companion.storage import ScoreKey, Table
from companion.tables.refusal import Refusal


@dataclass(frozen=True)
class Asker:
    """What somebody shows: a token, the browser's own mark; and whether a foreign page made the browser ask."""

    token: str | None = None
    browser: str | None = None
    from_foreign_page: bool = False


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

    A token that is shown decides alone; the browser's mark counts only for the app's own pages.
    """
    if asker.token is None and asker.browser is None:
        raise Refusal("not_signed_in")
    fitting = _fitting(session, table, asker)
    key = next((key for key in fitting if key.revoked_at is None), None)
    if key is None:
        raise Refusal("not_yours", {"revoked": bool(fitting)})
    if asker.token is None and asker.from_foreign_page:
        raise Refusal("foreign_page")
    return key


def first_writer(session: Session, table: Table, asker: Asker) -> ScoreKey:
    """Return the key by which the asker may let others in. Raises Refusal: as `writer`, not_first_hand."""
    key = writer(session, table, asker)
    if not key.is_first_hand:
        raise Refusal("not_first_hand")
    return key


def may_write(session: Session, table: Table, asker: Asker) -> bool:
    """Return whether the asker may write here."""
    return any(key.revoked_at is None for key in _fitting(session, table, asker))


def _fitting(session: Session, table: Table, asker: Asker) -> list[ScoreKey]:
    """Return the keys that fit what is shown, those taken back as well; each is compared."""
    shown = hashed(asker.token or asker.browser or "")
    fitting = []
    for key in session.scalars(select(ScoreKey).where(ScoreKey.table_id == table.id).order_by(ScoreKey.id)):
        kept = key.browser_hash if asker.token is None else key.token_hash
        if hmac.compare_digest(kept or "", shown):
            fitting.append(key)
    return fitting


def let_browser_write(session: Session, table: Table, browser: str | None) -> None:
    """Let a browser write here, if it may not yet."""
    if browser and not may_write(session, table, Asker(browser=browser)):
        session.add(ScoreKey(table_id=table.id, browser_hash=hashed(browser)))
