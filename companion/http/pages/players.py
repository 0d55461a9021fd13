"""People, for DMs: who did best, everybody by name, and one with all figures."""

import re
from typing import Any

from flask import abort, render_template, request

from companion.engine import GAMES
from companion.history.figures import ORDERS, leaderboard, months_played, player_told
from companion.history.games import Wanted, list_games
from companion.history.people import list_people
from companion.http.identity import dm_or_none
from companion.http.pages.blueprint import pages
from companion.http.pages.for_dms import for_dms
from companion.storage import LARGEST_ID, db
from companion.tables.refusal import Refusal

RECENT = 10


@pages.get("/players")
@for_dms
def players() -> str:
    """Show a leaderboard, and people by name."""
    game = request.args.get("game") if request.args.get("game") in GAMES else next(iter(GAMES))
    assert game is not None  # noqa: S101 - there are games
    by = request.args.get("by") if request.args.get("by") in ORDERS[game] else ORDERS[game][0]
    month = request.args.get("month", "")
    month = month if re.fullmatch(r"\d{4}-\d{2}", month) else ""
    return render_template(
        "players.html",
        games=list(GAMES),
        orders=ORDERS[game],
        months=months_played(db.session(), game),
        board=leaderboard(db.session(), game, month, str(by)),
        begins=request.args.get("q", "").strip()[:80],
        found=list_people(db.session(), request.args.get("q", "")[:80], request.args.get("cursor", "")[:200]),
    )


@pages.get("/players/<int:player_id>")
@for_dms
def player(player_id: int) -> str:
    """Show somebody's figures and last games, and what can be put right about them."""
    if player_id > LARGEST_ID:
        abort(404)
    try:
        told = player_told(db.session(), player_id)
    except Refusal:
        abort(404)
    recent: dict[str, Any] = list_games(db.session(), Wanted(player=player_id), RECENT)
    return render_template("player.html", player=told, recent=recent, me=dm_or_none())
