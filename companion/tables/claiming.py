"""Being let in: whoever knows the secret of a key takes it over, once; who guesses is soon refused."""

import hmac
from datetime import timedelta
from typing import Any, NamedTuple

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from companion.storage import ScoreKey, Table, WrongClaim, writing
from companion.storage.models import now
from companion.tables.access import Asker, hashed, keyed_hash, let_browser_write, may_write, score_key
from companion.tables.codes import SIGNS, typed_code
from companion.tables.guessing import refuse_guessing
from companion.tables.opening import Host
from companion.tables.reading import find_table, table_now
from companion.tables.refusal import Refusal

SECRET_LENGTH = 8
MOST_WRONG = 10
WRONG_COUNTS = timedelta(minutes=15)


class Claimed(NamedTuple):
    """The table, the token that lets write there from now on, and whether it was handed over just now."""

    table: dict[str, Any]
    score_key: str
    is_new: bool


def secret_of(house: str, table: Table, key: ScoreKey) -> str:
    """Return the eight signs that hand a key over; they follow from the house's own secret and are kept nowhere."""
    number = int(keyed_hash(house, f"secret of key {key.id} of {table.code}"), 16)
    signs = []
    for _ in range(SECRET_LENGTH):
        number, sign = divmod(number, len(SIGNS))
        signs.append(SIGNS[sign])
    return "".join(signs)


def claim(code: str, secret: str, claim_key: str | None, asker: Asker, host: Host) -> Claimed:
    """Hand over the key with this secret; the score key of the table itself opens it for one more browser.

    The same `claim_key` again is answered again. Raises Refusal: no_such_table, no_such_key, key_used,
    key_expired, key_revoked, already_yours, too_many_tries, foreign_page.
    """
    if asker.from_foreign_page:
        raise Refusal("foreign_page")
    with writing() as session:
        table = find_table(session, code, to_write=True)
        _refuse_guessing(session, table)
        is_own = hmac.compare_digest(secret.strip().encode(), score_key(host.secret, table.code).encode())
        token = score_key(host.secret, table.code) if is_own else None
        key = _key_with(session, table, token) if token else _meant(session, table, secret, host.secret)
        if key is not None:
            is_new = (
                _let_in(session, table, host) if token else _hand_over(session, table, key, claim_key, host)
            )
            token = token or _token(host.secret, table, key)
            session.flush()
            return Claimed(table_now(session, table.code, Asker(token=token)), token, is_new)
        _note_wrong(session, table)
    raise Refusal("no_such_key")  # after the wrong try is on the disk


def _refuse_guessing(session: Session, table: Table) -> None:
    recent = session.scalars(
        select(WrongClaim.at)
        .where(WrongClaim.table_id == table.id, WrongClaim.at > now() - WRONG_COUNTS)
        .order_by(WrongClaim.at)
    ).all()
    refuse_guessing(recent, MOST_WRONG, WRONG_COUNTS, "too_many_tries")


def _note_wrong(session: Session, table: Table) -> None:
    session.execute(delete(WrongClaim).where(WrongClaim.at <= now() - WRONG_COUNTS))
    session.add(WrongClaim(table_id=table.id))


def _key_with(session: Session, table: Table, token: str) -> ScoreKey | None:
    kept = ScoreKey.token_hash == hashed(token)
    key = session.scalar(select(ScoreKey).where(ScoreKey.table_id == table.id, kept))
    if key is not None and key.revoked_at is not None:
        raise Refusal("key_revoked")
    return key


def _meant(session: Session, table: Table, secret: str, house: str) -> ScoreKey | None:
    typed = typed_code(secret, SECRET_LENGTH)
    handed = select(ScoreKey).where(ScoreKey.table_id == table.id, ScoreKey.expires_at.is_not(None))
    meant = None
    for key in session.scalars(handed.order_by(ScoreKey.id)):
        if hmac.compare_digest(secret_of(house, table, key), typed):
            meant = key
    return meant


def _let_in(session: Session, table: Table, host: Host) -> bool:
    is_new = not may_write(session, table, Asker(browser=host.browser))
    let_browser_write(session, table, host.browser)
    return is_new


def _hand_over(session: Session, table: Table, key: ScoreKey, claim_key: str | None, host: Host) -> bool:
    """Return whether it is handed over now. Raises Refusal, and then it is not."""
    if key.revoked_at is not None:
        raise Refusal("key_revoked")
    if key.used_at is not None:
        if claim_key is None or key.claim_key != claim_key:
            raise Refusal("key_used")
        key.browser_hash = hashed(host.browser) if host.browser else None
        return False
    if key.expires_at is None or now() >= key.expires_at:
        raise Refusal("key_expired")
    if may_write(session, table, Asker(browser=host.browser)):
        raise Refusal("already_yours")
    key.used_at, key.claim_key = now(), claim_key
    key.token_hash = hashed(_token(host.secret, table, key))
    key.browser_hash = hashed(host.browser) if host.browser else None
    return True


def _token(house: str, table: Table, key: ScoreKey) -> str:
    return f"sk_{keyed_hash(house, f'score key {key.id} of {table.code}')[:40]}"
