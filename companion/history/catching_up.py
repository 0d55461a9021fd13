"""Games that were over before the house had a memory: their rows are read from their logs."""

from sqlalchemy import select

from companion.history.auditing import UNREADABLE
from companion.storage import FinishedGame, Table, writing
from companion.tables.reading import read_sheet
from companion.tables.results import keep_result


def remember_old_games() -> int:
    """Write the rows that are missing; return how many. A log that cannot be read is left to `check`."""
    remembered = 0
    with writing() as session:
        known = select(FinishedGame.table_id).where(FinishedGame.table_id.is_not(None))
        over = select(Table).where(Table.ended_at.is_not(None), Table.id.not_in(known)).order_by(Table.id)
        for table in session.scalars(over).all():
            try:
                sheet = read_sheet(session, table)
                sheet.game  # noqa: B018 - played here, so that nothing is written of what cannot be
            except UNREADABLE:
                continue
            keep_result(session, table, sheet)
            remembered += 1
    return remembered
