"""What another process wrote is noticed, while somebody waits, and only then."""

import sqlite3
import time
from contextlib import contextmanager

import pytest

from companion.live import Room, Watcher
from companion.live.changes import FileChanges, changes_of
from companion.storage import db
from companion.tables.news import news_of
from tests.http.api.rounds import ROUND_1, UNDO
from tests.live.elsewhere import ask
from tests.live.watching import nobody_watches, soon, watchers

SOON = 10  # seconds, on a busy machine


@pytest.fixture
def engine(app):
    with app.app_context():
        return db.engine


@pytest.fixture
def room():
    return Room()


@pytest.fixture
def watched(room, engine):
    """Enter, and be watched; at the end nobody waits, and the watcher has gone."""
    watcher, listeners = Watcher(room), []

    def enter(code, seq):
        listeners.append(room.enter(code, seq))
        watcher.watch(engine, news_of)
        return listeners[-1]

    yield enter
    for listener in listeners:
        room.leave(listener)
    nobody_watches()


def test_what_another_process_wrote_is_heard(server, watched, opened, table):
    listener = watched(opened["code"], 0)
    for seq, entries in enumerate([ROUND_1[:1], ROUND_1[1:], [UNDO]], 1):
        ask(server, "POST", f"{table}/entries", {"entries": entries}, opened["score_key"])
        assert listener.wait(SOON).seq == seq
    ask(server, "PATCH", table, {"names": {"p1": "Änne"}}, opened["score_key"])
    told = listener.wait(SOON)
    assert told.seq == 4
    assert "Änne" in told.text


def test_what_was_written_just_before_it_was_watched(ben, watched, opened, table):
    ben.post(f"{table}/entries", {"entries": ROUND_1})
    assert watched(opened["code"], 1).wait(SOON).seq == 2


def test_one_watcher_for_all_and_none_for_nobody(room, engine, opened):
    watcher = Watcher(room)
    listeners = [room.enter(opened["code"]) for _ in range(3)]
    for _ in listeners:
        watcher.watch(engine, news_of)
    assert len(watchers()) == 1
    for listener in listeners:
        room.leave(listener)
    nobody_watches()
    listener = room.enter(opened["code"])
    watcher.watch(engine, news_of)
    assert listener.wait(SOON).seq == 0
    room.leave(listener)
    nobody_watches()


def test_it_holds_no_connection_of_the_pool(engine, watched, opened):
    assert watched(opened["code"], -1).wait(SOON).seq == 0
    assert soon(lambda: engine.pool.checkedout() == 0)


def test_who_waits_for_a_table_that_is_gone_is_let_go(watched, opened, database):
    listener = watched(opened["code"], 0)
    with sqlite3.connect(database) as other:
        other.execute("DELETE FROM game_table")
    other.close()
    assert listener.wait(SOON) is None
    assert listener.is_dismissed


def test_everybody_is_let_go_when_the_server_stops(room, watched, opened):
    listener = watched(opened["code"], 0)
    room.close()
    assert listener.wait(SOON) is None
    assert listener.is_dismissed


def test_trouble_with_the_database_passes(ben, engine, watched, opened, table, database):
    """Locked away for a while: nobody is let go, and what was written meanwhile is heard."""
    listener = watched(opened["code"], 0)
    with renamed(database, "game_table"):
        time.sleep(0.3)
    ben.post(f"{table}/entries", {"entries": ROUND_1})
    assert listener.wait(SOON).seq == 2


@contextmanager
def renamed(database, table):
    other = sqlite3.connect(database)
    other.execute(f"ALTER TABLE {table} RENAME TO hidden")
    yield
    other.execute(f"ALTER TABLE hidden RENAME TO {table}")
    other.close()


def test_a_file_tells_that_others_wrote_to_it(engine, database):
    changes = changes_of(engine)
    assert isinstance(changes, FileChanges)
    assert [changes.any(dict), changes.any(dict)] == [True, False]
    with sqlite3.connect(database) as other:
        other.execute("CREATE TABLE other (id INTEGER)")
    other.close()
    assert [changes.any(dict), changes.any(dict)] == [True, False]
    changes.close()


def test_a_file_put_in_its_place_is_another_one(engine, database, empty_database, tmp_path):
    changes = changes_of(engine)
    changes.any(dict)
    copy = tmp_path / "copy.db"
    copy.write_bytes(empty_database.read_bytes())
    for file in database.parent.glob(f"{database.name}*"):
        file.unlink()
    assert changes.any(dict) is False  # nothing is made where there is none
    assert not database.exists()
    copy.rename(database)
    assert [changes.any(dict), changes.any(dict)] == [True, False]
    changes.close()
