"""What those who wait for a table are told: how it stands, made once for all of them."""

from datetime import datetime
from typing import Any

from sqlalchemy import Engine, bindparam, select
from sqlalchemy.orm import Session

from companion.live import News, room
from companion.storage import Table
from companion.storage.look import Look
from companion.tables.access import Asker, is_let_write
from companion.tables.codes import typed_code
from companion.tables.reading import find_table, mark_of, picture_now
from companion.tables.shelf import Shelf

_told: Shelf[News] = Shelf()
_STANDING = Look(select(Table.id, Table.seq, Table.last_act_at).where(Table.code == bindparam("code")))


def kept_news(engine: Engine, code: str, asker: Asker) -> tuple[News, bool] | None:
    """Return how a table stands and whether the asker may write, where it was told before; None: look it up.

    Whoever waits without a stream asks this again and again, so the database is asked as little as can be.
    """
    code = typed_code(code)
    found = _STANDING.rows(engine, code=code)
    if not found:
        return None
    number, seq, last_act_at = found[0]
    news = _told.look(code, (seq, last_act_at))
    return (news, is_let_write(engine, number, asker)) if news else None


def news_of(session: Session, code: str) -> News:
    """Return how a table stands. Raises Refusal: no_such_table."""
    table = find_table(session, code)
    mark = mark_of(table)
    news = _told.look(table.code, mark)
    if news is None:
        news = News(table.seq, picture_now(session, table))
        _told.put(table.code, mark, news)
    return news


def announce(code: str, mark: tuple[int, datetime], picture: dict[str, Any]) -> None:
    """Tell those who wait what was just written."""
    news = News(mark[0], picture)
    _told.put(code, mark, news)
    room.announce(code, news)
