"""When nothing can be kept: it is said, nothing that was answered is lost, and it goes on as soon as it can."""

import shutil
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import event

from companion.storage import database as storage
from companion.storage import db
from tests.http.api.rounds import ROUND_1, ROUND_2, bids

SKULL_KING = {"game": "skull-king", "players": ["Ana", "Bo"]}


def write(person, table, *entries):
    return person.post(f"{table}/entries", {"entries": list(entries)})


def says(answer):
    assert answer.mimetype == "application/problem+json"
    assert int(answer.headers["Retry-After"]) > 0
    return answer.status_code, answer.json["code"]


@pytest.mark.parametrize("pragma", ["max_page_count=1", "query_only=ON"])
def test_a_full_or_read_only_disk(app, ben, table, database, pragma):
    write(ben, table, *ROUND_1)

    def hinder(connection, *_):
        connection.execute(f"PRAGMA {pragma}")

    with app.app_context():
        event.listen(db.engine, "checkout", hinder)
        note = {"type": "ruling", "note": "n" * 200}
        assert says(write(ben, table, *[note] * 200)) == (503, "cannot_keep")
        assert says(ben.patch(table, {"notes": "n" * 2000 if "query" in pragma else "\u3042" * 2000})) == (
            503,
            "cannot_keep",
        )
        assert ben.get(table).json["seq"] == 2
        event.remove(db.engine, "checkout", hinder)
        event.listen(db.engine, "checkout", free)
        assert write(ben, table, *ROUND_2).json["seq"] == 4
    assert app.test_cli_runner().invoke(args=["companion", "check"]).exit_code == 0


def free(connection, *_):
    connection.execute("PRAGMA max_page_count=1000000")
    connection.execute("PRAGMA query_only=OFF")


def remove(database):
    for file in database.parent.glob(f"{database.name}*"):
        file.unlink()


def test_a_database_taken_away_swallows_nothing(ben, table, database):
    write(ben, table, *ROUND_1)
    remove(database)
    assert says(write(ben, table, *ROUND_2)) == (503, "cannot_keep")
    assert says(ben.get(table)) == (503, "cannot_keep")
    assert says(ben.post("/tables", SKULL_KING)) == (503, "cannot_keep")


def test_a_page_says_so_too(ben, database):
    remove(database)
    answer = ben.browser.get("/tables/K7QX2M")
    assert (answer.status_code, answer.mimetype) == (503, "text/html")
    assert "Retry-After" in answer.headers


def test_an_older_database_put_back_is_read_as_it_is(app, ben, table, database, tmp_path):
    write(ben, table, *ROUND_1)
    older = tmp_path / "older.db"
    with sqlite3.connect(database) as source, sqlite3.connect(older) as copy:
        source.backup(copy)
    write(ben, table, bids(0, 2, 0), {"type": "void_round", "note": "spilt"})
    assert ben.get(table).json["view"]["phase"] == "bidding"
    remove(database)
    shutil.copy(older, database)
    assert ben.get(table).json["seq"] == 2
    write(ben, table, bids(1, 1, 0))
    assert ben.get(table).json["view"]["phase"] == "playing"
    answer = write(ben, table, {"type": "end"})
    assert answer.json == ben.get(table).json == ben.get(f"{table}?at=4").json
    assert answer.json["view"]["ended"]


@pytest.fixture
def impatient(monkeypatch):
    monkeypatch.setattr(storage, "PATIENCE_SECONDS", 0.3)


def test_while_somebody_else_writes_for_long(impatient, app, ben, table, database):
    """Writers are told to come again, one as soon as the other; readers are not kept waiting."""
    other = sqlite3.connect(database, isolation_level=None)
    with app.app_context():
        event.listen(
            db.engine, "connect", lambda connection, _: connection.execute("PRAGMA busy_timeout=300")
        )
        db.engine.dispose()
    other.execute("BEGIN IMMEDIATE")
    begun = time.perf_counter()
    with ThreadPoolExecutor(8) as at_once:
        answers = list(
            at_once.map(
                lambda _: ben.browser.application.test_client().post("/api/v1/tables", json=SKULL_KING),
                range(8),
            )
        )
    assert {says(answer) for answer in answers} == {(503, "busy")}
    assert time.perf_counter() - begun < 2
    assert ben.get(table).status_code == 200
    other.execute("ROLLBACK")
    assert write(ben, table, *ROUND_1).status_code == 201


def test_no_empty_file_is_put_in_the_place_of_one_taken_away(app, ben, table, database):
    """Its latest acts are in the log beside it, which belongs to the file, and a new file would have it emptied."""
    write(ben, table, *ROUND_1)
    away = database.rename(database.with_name("away.db"))
    assert says(ben.get(table)) == (503, "cannot_keep")
    assert says(write(ben, table, *ROUND_2)) == (503, "cannot_keep")
    assert not database.exists()
    away.rename(database)
    assert write(ben, table, *ROUND_2).json["seq"] == 4
