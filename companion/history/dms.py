"""The names of DMs, also of those who no longer are."""

from collections.abc import Iterable, Sequence

from sqlalchemy import select
from sqlalchemy.orm import Session

from companion.storage.house import Dm


def dm_names(session: Session, ids: Iterable[int]) -> dict[int, str]:
    """Return the names of some DMs by id."""
    wanted = set(ids)
    if not wanted:
        return {}
    found = session.execute(select(Dm.id, Dm.name).where(Dm.id.in_(wanted)))
    return {dm_id: name for dm_id, name in found}  # noqa: C416 - rows are no pairs to mypy


def all_dms(session: Session) -> Sequence[Dm]:
    """Return every DM there is or was, by name."""
    return sorted(session.scalars(select(Dm)), key=lambda dm: (dm.name, dm.id))
