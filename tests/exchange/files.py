"""Files for imports: a game of Skull King as a sheet, what BG Stats says, and what the house holds."""

import json
from copy import deepcopy
from typing import Any

from sqlalchemy import select

from companion.exchange.importing import take
from companion.exchange.readers import read_file
from companion.storage import db
from companion.tables.access import SignedIn
from tests.conftest import DATA

BG_STATS: dict[str, Any] = json.loads((DATA / "bg-stats.json").read_text(encoding="utf-8"))

# Three people, three rounds; Ana takes the black 14 in round 2, and in round 3 everybody misses.
SHEET = """\
table,date,player,round,bid,tricks,bonus
By the window,2026-10-03,Ana,1,1,1,
By the window,2026-10-03,Bo,1,0,0,
By the window,2026-10-03,小雨,1,0,0,
By the window,2026-10-03,Ana,2,1,1,20
By the window,2026-10-03,Bo,2,1,1,0
By the window,2026-10-03,小雨,2,0,0,0
By the window,2026-10-03,Ana,3,2,0,0
By the window,2026-10-03,Bo,3,2,3,0
By the window,2026-10-03,小雨,3,1,0,0
"""


def bg_stats(**changes: Any) -> bytes:
    """What BG Stats exports, with other lists in it."""
    return json.dumps(deepcopy(BG_STATS) | changes).encode()


def rows(app) -> dict[str, list[tuple]]:
    """Every row of every table of the database, but for how often whom was asked to wait."""
    with app.app_context():
        return {
            table.name: sorted(map(repr, db.session.execute(select(table)).all()))
            for table in db.metadata.sorted_tables
            if table.name != "allowance"
        }


def take_in(app, dm, raw: bytes, **how):
    """Take in a file as this DM does."""
    with app.app_context():
        return take(read_file(raw), SignedIn(dm.id, "Ada", is_owner=True), **how)


def troubles(raw: bytes) -> list[tuple[str, str]]:
    """Where something is wrong in a file, and what."""
    return [(one.where, one.code) for one in read_file(raw).troubles]
