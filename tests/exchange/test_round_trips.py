"""What leaves one house in a format of others comes into another house as it was, as far as the format tells it."""

import csv
import io
import json

import pytest

from companion.history.demo import fill
from tests.exchange.files import take_in
from tests.exchange.houses import empty_file, house
from tests.history.dms import SignedInDm
from tests.history.test_results import adds_up

OWN = ("table", "dm")  # of each house


@pytest.fixture(scope="module")
def lived_in(empty_database, tmp_path_factory) -> dict[str, bytes]:
    """What a house with some days behind it exports."""
    with house(empty_file(empty_database, tmp_path_factory.mktemp("lived-in") / "house.db")) as app:
        with app.app_context():
            fill(seed=8, days=5)
        ada = SignedInDm(app, "Ada", is_owner=True)
        paths = ("history.csv?by=round", "history.csv", "history.bgstats")
        return {path: ada.get(f"/exports/{path}").data for path in paths}


def sheet(raw: bytes) -> list[dict[str, str]]:
    """The rows of Skull King, without what is each house's own; the newest first, as they are exported."""
    read = csv.DictReader(io.StringIO(raw.decode(), newline=""))
    kept = [row for row in read if row["game"] == "skull-king" and row["round"]]
    return [{column: cell for column, cell in row.items() if column not in OWN} for row in kept]


def games(raw: bytes) -> list[tuple]:
    """Each row of each game, as far as BG Stats tells it."""
    read = csv.DictReader(io.StringIO(raw.decode(), newline=""))
    told = ("game", "label", "player", "seat", "total", "winner", "ended_early", "minutes")
    return [tuple(row[column] for column in told) for row in read]


def test_score_sheets(app, ada, lived_in):
    raw = lived_in["history.csv?by=round"]
    taken = take_in(app, ada, raw)
    assert len(taken.codes) > 3
    assert sheet(ada.get("/exports/history.csv?by=round").data) == sheet(raw)
    assert adds_up(app)


def test_plays_of_bg_stats(app, ada, lived_in):
    taken = take_in(app, ada, lived_in["history.bgstats"])
    plays = json.loads(lived_in["history.bgstats"])["plays"]
    assert len(taken.codes) == len(plays)
    assert games(ada.get("/exports/history.csv").data) == games(lived_in["history.csv"])
    again = json.loads(ada.get("/exports/history.bgstats").data)["plays"]
    assert {play["uuid"] for play in again} == {play["uuid"] for play in plays}
