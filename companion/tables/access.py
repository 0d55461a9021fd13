"""Who may write at a table: whoever shows its score key, or the browser that opened it. The code lets anyone watch."""

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
    made = hmac.new(secret.encode(), f"score key of {code}".encode(), hashlib.sha256).hexdigest()
    return f"sk_{made[:40]}"


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
    key = _fitting(session, table, asker)
    if key is None:
        raise Refusal("not_yours")
    if asker.token is None and asker.from_foreign_page:
        raise Refusal("foreign_page")
    return key


def may_write(session: Session, table: Table, asker: Asker) -> bool:
    """Return whether the asker may write here."""
    return _fitting(session, table, asker) is not None


def _fitting(session: Session, table: Table, asker: Asker) -> ScoreKey | None:
    shown = hashed(asker.token or asker.browser or "")
    keys = session.scalars(
        select(ScoreKey)
        .where(ScoreKey.table_id == table.id, ScoreKey.revoked_at.is_(None))
        .order_by(ScoreKey.id)
    )
    fitting = None
    for key in keys:
        kept = key.browser_hash if asker.token is None else key.token_hash
        if hmac.compare_digest(kept or "", shown):
            fitting = fitting or key
    return fitting


def let_browser_write(session: Session, table: Table, browser: str | None) -> None:
    """Let a browser write here, if it may not yet."""
    if browser and not may_write(session, table, Asker(browser=browser)):
        session.add(ScoreKey(table_id=table.id, browser_hash=hashed(browser)))
