"""Letting a second scorekeeper in: a key that is handed over once, the list of all keys, taking one back."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any, NamedTuple

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from companion.storage import Act, ScoreKey, Table, writing
from companion.storage.models import now
from companion.tables.access import Asker, first_writer, writer
from companion.tables.claiming import secret_of
from companion.tables.names import NAMES
from companion.tables.reading import find_table, moment
from companion.tables.refusal import Refusal

INVITATION_LASTS = timedelta(minutes=15)


class Invitation(NamedTuple):
    """A key to be handed over, the table's code, the secret that does it, and whether it was made just now."""

    code: str
    key: dict[str, Any]
    secret: str
    is_new: bool


def invite(code: str, name: str | None, invite_key: str | None, asker: Asker, house: str) -> Invitation:
    """Make a key for a second scorekeeper; the same `invite_key` again gives the same key again.

    Raises Refusal: no_such_table, not_signed_in, not_yours, not_first_hand, foreign_page, ill_shaped, key_reused.
    """
    called = None if name is None else NAMES.checked_name(name, "name")
    with writing(at_one_table=True) as session:
        table = find_table(session, code, to_write=True)
        own = first_writer(session, table, asker)
        before = _invited_before(session, table, invite_key, called)
        key = before or _new_key(session, table, called, invite_key)
        return Invitation(table.code, _told(key, own, None), secret_of(house, table, key), before is None)


def keys_of(session: Session, code: str, asker: Asker) -> list[dict[str, Any]]:
    """Return everybody who may write here, may soon, or could once; nothing that would let write.

    Raises Refusal: no_such_table, not_signed_in, not_yours, foreign_page.
    """
    table = find_table(session, code)
    own = writer(session, table, asker)
    acted = session.execute(
        select(Act.who_id, func.max(Act.at).label("at")).where(Act.table_id == table.id).group_by(Act.who_id)
    )
    last_act = {line.who_id: line.at for line in acted}
    return [_told(key, own, last_act.get(key.id)) for key in _all_keys(session, table)]


def revoke(code: str, key_id: int, asker: Asker) -> None:
    """Take a key back: whoever has it only watches from now on. A second time changes nothing.

    Raises Refusal: no_such_table, no_such_key, own_key, key_of_dm, not_signed_in, not_yours, not_first_hand,
    foreign_page.
    """
    with writing(at_one_table=True) as session:
        table = find_table(session, code, to_write=True)
        own = first_writer(session, table, asker)
        key = next((key for key in _all_keys(session, table) if key.id == key_id), None)
        if key is None:
            raise Refusal("no_such_key")
        if key.id == own.id:
            raise Refusal("own_key")
        if key.dm_id is not None:
            raise Refusal("key_of_dm", {"name": key.name})
        key.revoked_at = key.revoked_at or now()


def _all_keys(session: Session, table: Table) -> Sequence[ScoreKey]:
    return session.scalars(select(ScoreKey).where(ScoreKey.table_id == table.id).order_by(ScoreKey.id)).all()


def _invited_before(
    session: Session, table: Table, invite_key: str | None, name: str | None
) -> ScoreKey | None:
    if invite_key is None:
        return None
    key = session.scalar(
        select(ScoreKey).where(ScoreKey.table_id == table.id, ScoreKey.invite_key == invite_key)
    )
    if key is not None and key.name != name:
        raise Refusal("key_reused", {"key": invite_key})
    return key


def _new_key(session: Session, table: Table, name: str | None, invite_key: str | None) -> ScoreKey:
    key = ScoreKey(
        table_id=table.id,
        name=name,
        is_first_hand=False,
        invite_key=invite_key,
        expires_at=now() + INVITATION_LASTS,
    )
    session.add(key)
    session.flush()
    return key


def _told(key: ScoreKey, own: ScoreKey, last_act_at: datetime | None) -> dict[str, Any]:
    moments = {
        "made_at": key.created_at,
        "expires_at": key.expires_at,
        "used_at": key.used_at,
        "last_act_at": last_act_at,
    }
    return {
        "id": key.id,
        "name": key.name,
        "first_hand": key.is_first_hand,
        "mine": key.id == own.id,
        "state": _state(key),
        **{what: None if at is None else moment(at) for what, at in moments.items()},
    }


def _state(key: ScoreKey) -> str:
    if key.revoked_at is not None:
        return "revoked"
    if key.expires_at is None or key.used_at is not None:
        return "in_use"
    return "waiting" if now() < key.expires_at else "expired"
