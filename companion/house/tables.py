"""Who looks after which table: all that run in the house, taking one, handing one over."""

from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from companion.storage import Dm, Table, writing
from companion.tables.reading import Listed, find_table, in_short, listed, sound_sheet
from companion.tables.refusal import Refusal
from companion.tables.results import keep_result

MOST_SHOWN = 200


def running_in_house(session: Session) -> Listed:
    """Return every table whose game is not over, as they were opened."""
    query = select(Table).where(Table.ended_at.is_(None)).order_by(Table.last_act_at.desc(), Table.id.desc())
    tables = session.scalars(query.limit(MOST_SHOWN)).all()
    return listed(session, sorted(tables, key=lambda table: table.id))


def hand_over(code: str, dm_id: int | None) -> dict[str, Any]:
    """Let a DM look after a table, or nobody (None). Raises Refusal: no_such_table, no_such_dm."""
    with writing(at_one_table=True) as session:
        table = find_table(session, code, to_write=True)
        dm = None if dm_id is None else session.get(Dm, dm_id)
        if dm_id is not None and (dm is None or dm.retired_at is not None):
            raise Refusal("no_such_dm")
        table.dm_id = dm_id
        if table.ended_at is not None:
            keep_result(session, table, sound_sheet(session, table))
        return in_short(session, table)
