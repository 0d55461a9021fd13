"""Opening a table: the page, with the people who played here last already seated."""

from typing import Any

from flask import render_template, request
from sqlalchemy.orm import Session

from companion.engine import GAMES, Game
from companion.engine.shape import PLAYER
from companion.http.identity import asker
from companion.http.pages.blueprint import pages
from companion.http.pages.options import options_of, standing_options
from companion.storage import db
from companion.tables.access import Asker
from companion.tables.reading import find_table, running_tables, sound_sheet, table_now
from companion.tables.refusal import Refusal


@pages.get("/new")
def new_table() -> str:
    """Show the seats: of the table given as `from`, else of the one this browser played at last."""
    session, who = db.session(), asker()
    start = {
        "games": [
            {
                "slug": game.slug,
                "seats": list(game.seats),
                "first": _first(game),
                "options": options_of(game.slug),
            }
            for game in GAMES.values()
        ],
        "again": _again(session, request.args.get("from"), who),
        "last": _last_people(session, who),
    }
    return render_template("new_table.html", start=start)


def _again(session: Session, code: str | None, who: Asker) -> dict[str, Any] | None:
    """Return the people of a table for their next game, or None where there is no such table."""
    if not code:
        return None
    try:
        table = table_now(session, code, who)
    except Refusal:
        return None
    return {**_people(session, table["code"]), "may_write": table["may_write"]}


def _last_people(session: Session, who: Asker) -> dict[str, Any] | None:
    tables = running_tables(session, who).tables
    if not tables:
        return None
    return _people(session, max(tables, key=lambda table: str(table["last_act_at"]))["code"])


def _people(session: Session, code: str) -> dict[str, Any]:
    """Return who is still at a table, in seat order, and which of them deals or starts the next game."""
    table = find_table(session, code)
    sheet = sound_sheet(session, table)
    seats, names = sheet.game.players_here, sheet.log.names()
    options = sheet.game.rematch_options()
    first = options[_first(type(sheet.game))]
    return {
        "code": table.code,
        "game": table.game,
        "label": sheet.log.label(),
        "players": [names[seat] for seat in seats],
        "first": seats.index(first) if first in seats else 0,
        "options": standing_options(table.game, sheet.log.options()),
    }


def _first(game: type[Game]) -> str:
    """Return the option that names a seat: who deals, or who starts."""
    return next(name.rstrip("?") for name, shape in game.option_shapes.items() if shape == PLAYER)
