"""The house's memory for its DMs: games that are over, one of them with everything, and logging one afterwards."""

from datetime import date, timedelta
from typing import Any

from flask import abort, render_template, request
from werkzeug.wrappers import Response as Answer

from companion.engine import GAMES
from companion.history.dms import all_dms
from companion.history.games import Wanted, list_games
from companion.history.people import find_person
from companion.history.whole_game import whole_game
from companion.http.identity import dm_or_none
from companion.http.language import asked_language
from companion.http.pages.blueprint import pages
from companion.http.pages.for_dms import for_dms, owner_or_403
from companion.storage import LARGEST_ID, db
from companion.tables.refusal import Refusal
from companion.translations import sentence


@pages.get("/history")
@for_dms
def history() -> str:
    """Show the games that are over, the newest first; what is asked for stands in the address."""
    asked = {name: value.strip() for name, value in request.args.items() if value.strip()}
    if asked.get("deleted"):
        owner_or_403()
    mistake, found = "", None
    try:
        found = list_games(db.session(), _wanted(asked))
    except (ValueError, Refusal):
        mistake = sentence(asked_language(), "history-not-understood")
    return render_template(
        "history.html",
        asked=asked,
        found=found or {"games": [], "unreadable": [], "next": None},
        mistake=mistake,
        player=_player(asked),
        dms=all_dms(db.session()),
        games=list(GAMES),
        me=dm_or_none(),
    )


@pages.get("/history/new")
@for_dms
def log_game() -> str:
    """Ask for a game that was played without the app."""
    seats = {slug: game.seats for slug, game in GAMES.items()}
    return render_template("history_new.html", seats=seats, most=max(most for _, most in seats.values()))


@pages.get("/history/<code>")
@for_dms
def finished_game(code: str) -> Answer | str:
    """Show one game with everything: result, score sheet, chart, log, and how it went, step by step."""
    try:
        game = whole_game(db.session(), code)
    except Refusal:
        abort(404)
    placed = sorted(game["seats"], key=lambda seat: (seat["rank"] is None, seat["rank"]))
    return render_template("history_game.html", game=game, placed=placed, me=dm_or_none())


def _wanted(asked: dict[str, str]) -> Wanted:
    """Raises ValueError where a number or a day is none."""
    return Wanted(
        game=asked.get("game"),
        player=_id(asked.get("player")),
        dm=_id(asked.get("dm")),
        since=_day(asked.get("from")),
        until=_day(asked.get("to")),
        place=asked.get("table"),
        words=asked.get("q"),
        cursor=asked.get("cursor"),
        deleted=bool(asked.get("deleted")),
    )


def _id(said: str | None) -> int | None:
    if said is None:
        return None
    number = int(said)
    if not 0 <= number <= LARGEST_ID:
        raise ValueError(said)
    return number


def _day(said: str | None) -> date | None:
    day = date.fromisoformat(said) if said else None
    if day is not None and day.year > date.max.year - 1:
        return day - timedelta(days=366)  # the day after it must be one as well
    return day


def _player(asked: dict[str, str]) -> Any:
    try:
        number = _id(asked.get("player"))
        return find_person(db.session(), number) if number is not None else None
    except (ValueError, Refusal):
        return None
