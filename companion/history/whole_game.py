"""One game that is over, with everything: its result, its score sheet, its log; deleted and restored."""

from typing import Any

from sqlalchemy.orm import Session

from companion.history.auditing import UNREADABLE
from companion.history.games import find_game, game_told
from companion.storage import FinishedGame, Table, writing
from companion.storage.models import now
from companion.tables.reading import picture, read_sheet, table_log
from companion.tables.refusal import Refusal
from companion.tables.results import hide_game


def whole_game(session: Session, code: str) -> dict[str, Any]:
    """Return a game with its table and log; where its log cannot be read, with the result that was kept of it.

    Raises Refusal: no_such_game.
    """
    row = find_game(session, code)
    told = {**game_told(session, row), "unreadable": False, "table": None, "log": None}
    if row.table_id is None:
        return told
    try:
        return {**told, **_from_log(session, row)}
    except (*UNREADABLE, Refusal):
        return {**told, "unreadable": True}


def delete(code: str) -> None:
    """Delete a game; again changes nothing. Raises Refusal: no_such_game."""
    with writing() as session:
        row = find_game(session, code)
        hide_game(session, row, row.deleted_at or now())


def restore(code: str) -> None:
    """Bring a deleted game back. Raises Refusal: no_such_game."""
    with writing() as session:
        hide_game(session, find_game(session, code), None)


def _from_log(session: Session, row: FinishedGame) -> dict[str, Any]:
    table = session.get_one(Table, row.table_id)
    return {
        "table": {**picture(table, read_sheet(session, table)), "may_write": False},
        "log": table_log(session, table.code)["entries"],
    }
