"""What a game came to, for whoever may see it: by the table's code, or as a DM."""

from typing import Any
from zoneinfo import ZoneInfo

from flask import current_app, url_for

from companion.exchange.bg_stats_out import Teller, play_file, push_link
from companion.exchange.result_words import bid_sheet, result_text
from companion.exchange.told import Told, table_told, tell
from companion.history.games import find_game
from companion.http.addresses import house_address
from companion.http.language import asked_language
from companion.storage import db
from companion.tables.access import keyed_hash
from companion.tables.reading import find_table
from companion.tables.refusal import Refusal


def teller(zone: ZoneInfo | None) -> Teller:
    """Return how this house tells of its games elsewhere."""
    return Teller(keyed_hash(str(current_app.config["SECRET_KEY"]), "people in other books")[:16], zone)


def told_at(code: str) -> Told:
    """Return a table by its code. Raises Refusal: no_such_table."""
    return table_told(db.session(), find_table(db.session(), code))


def over_at(code: str) -> Told:
    """Return a table whose game is over. Raises Refusal: no_such_table, still_running."""
    told = told_at(code)
    if told.finished_at is None:
        raise Refusal("still_running")
    return told


def remembered(code: str) -> Told:
    """Return a game of the history. Raises Refusal: no_such_game."""
    return next(tell(db.session(), [find_game(db.session(), code)], with_views=True))


def result(told: Told, zone: ZoneInfo | None, *, has_page: bool) -> dict[str, Any]:
    """Return what can be sent on of a game."""
    language = asked_language()
    page = house_address() + url_for("pages.result", code=told.code) if has_page else None
    return {
        "text": result_text(language, told, zone, page),
        "page": page,
        "bg_stats": push_link(told, teller(zone), comments(told)),
        "bid_sheet": bid_sheet(language, told),
    }


def comments(told: Told) -> str:
    """Return what is written beside a game in other books: its notes, and every round."""
    return "\n\n".join(filter(None, (told.notes, bid_sheet(asked_language(), told))))


def bg_stats_file(told: Told, zone: ZoneInfo | None) -> str:
    """Return a game as a file for BG Stats."""
    return play_file(told, teller(zone), comments(told))
