"""What those who wait for a table are told: how it stands, made once for all of them."""

from datetime import datetime
from typing import Any

from sqlalchemy.orm import Session

from companion.live import News, room
from companion.tables.reading import find_table, mark_of, picture_now
from companion.tables.shelf import Shelf

_told: Shelf[News] = Shelf()


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
