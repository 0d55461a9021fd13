"""The home page: go on at a table, open one, or look on at one."""

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from typing import Any

from flask import make_response, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from companion.http.identity import asker
from companion.http.language import asked_language
from companion.http.pages.blueprint import pages
from companion.storage import db
from companion.tables.reading import running_tables
from companion.translations import listed, sentence

ENDED_SHOWN = 3
ENDED_KEPT = timedelta(hours=12)
BEING_PLAYED = timedelta(hours=3)


@pages.get("/")
def home() -> Response:
    """Show this browser's tables first; opened from a home screen, go back to the one that is being played."""
    code = _being_played() if request.args.get("source") == "home" else None
    if code:
        return redirect(url_for("pages.table", code=code), code=303)
    return make_response(home_page())


def _being_played() -> str | None:
    """Return the code of the table at which something happened lately; none where there are several."""
    now = datetime.now(UTC)
    lately = [
        table["code"]
        for table in running_tables(db.session(), asker()).tables
        if not table["ended"] and now - _last_act(table) < BEING_PLAYED
    ]
    return str(lately[0]) if len(lately) == 1 else None


def home_page(typed: str = "", mistake: str = "") -> str:
    """Return the home page; a code that led nowhere stays in its field, with the reason."""
    now = datetime.now(UTC)
    tables, damaged = running_tables(db.session(), asker())
    running = [_row(table, now) for table in tables if not table["ended"]]
    ended = [_row(table, now) for table in tables if table["ended"] and now - _last_act(table) < ENDED_KEPT]
    return render_template(
        "home.html",
        running=running,
        ended=ended[:ENDED_SHOWN],
        damaged=damaged,
        typed=typed,
        mistake=mistake,
    )


def _row(table: Mapping[str, Any], now: datetime) -> dict[str, Any]:
    language = asked_language()
    game = sentence(language, f"word-{table['game']}")
    return {
        "code": table["code"],
        "game": table["game"],
        "title": table["label"] or game,
        "players": listed(language, [player["name"] for player in table["players"]]),
        "facts": [*([game] if table["label"] else []), *_facts(language, table, now)],
    }


def _facts(language: str, table: Mapping[str, Any], now: datetime) -> list[str]:
    if not table["ended"]:
        return [
            sentence(language, "home-round", {"round": table["round"]}),
            _elapsed(language, now - datetime.fromisoformat(table["started_at"])),
        ]
    if not table["winners"]:
        return [sentence(language, "home-ended-early")]
    names = {player["id"]: player["name"] for player in table["players"]}
    return [sentence(language, "home-won", {"players": table["winners"]}, names)]


def _elapsed(language: str, time: timedelta) -> str:
    minutes = max(0, int(time.total_seconds()) // 60)
    if minutes < 60:
        return sentence(language, "home-minutes", {"minutes": minutes})
    if minutes < 24 * 60:
        return sentence(language, "home-hours", {"hours": minutes // 60, "minutes": minutes % 60})
    return sentence(language, "home-days", {"days": minutes // (24 * 60)})


def _last_act(table: Mapping[str, Any]) -> datetime:
    return datetime.fromisoformat(table["last_act_at"])
