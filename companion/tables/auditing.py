"""Reading every log again from its first line, to see whether all that is kept beside it still follows from it."""

from collections.abc import Iterator

from sqlalchemy import select
from sqlalchemy.orm import Session

from companion.engine import RuleViolation
from companion.storage import Act, Table
from companion.tables.reading import read_sheet


def what_does_not_add_up(session: Session) -> tuple[int, list[str]]:
    """Return how many tables were replayed, and a line for each fault found."""
    tables = session.scalars(select(Table).order_by(Table.id)).all()
    return len(tables), [f"{table.code}: {fault}" for table in tables for fault in _faults(session, table)]


def _faults(session: Session, table: Table) -> Iterator[str]:
    written = session.scalars(select(Act.seq).where(Act.table_id == table.id).order_by(Act.seq)).all()
    if list(written) != list(range(table.seq + 1)):
        yield f"its log should hold the acts 0 to {table.seq}, but holds {list(written)}"
        return
    try:
        ended = read_sheet(session, table).game.view()["ended"]
    except RuleViolation as violation:
        yield f"its log cannot be replayed: {violation.code} {violation.facts}"
    except (LookupError, AttributeError, TypeError, ValueError) as broken:
        yield f"its log cannot be read: {broken!r}"
    else:
        if (ended is None) != (table.ended_at is None):
            yield "whether it is over is noted otherwise than its log says"
