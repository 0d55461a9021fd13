"""PostgreSQL tells every process when a table has moved on, in the transaction that moves it."""

import threading
import time

import pytest
from sqlalchemy import text

from companion.live.changes import ToldChanges, changes_of
from companion.storage import db
from tests.http.api.rounds import ROUND_1, ROUND_2

pytestmark = pytest.mark.postgresql
SOON_SECONDS = 10


@pytest.fixture
def engine(app):
    with app.app_context():
        return db.engine


@pytest.fixture
def changes(engine):
    """Never looks unasked: what it notices it has been told."""
    changes = changes_of(engine)
    assert isinstance(changes, ToldChanges)
    changes.looks_every_seconds = 3600
    yield changes
    changes.close()


def is_noticed(changes, heard) -> bool:
    until = time.monotonic() + SOON_SECONDS
    while time.monotonic() < until:
        if changes.any(lambda: heard):
            return True
    return False


def write(ben, table, entries):
    assert ben.post(f"{table}/entries", {"entries": entries}).status_code == 201


def test_one_looks_once_and_then_waits(changes, opened):
    assert [changes.any(dict) for _ in range(3)] == [True, False, False]


def test_an_act_is_told(changes, ben, opened, table):
    changes.any(dict)
    write(ben, table, ROUND_1)
    assert is_noticed(changes, {opened["code"]: 0})
    assert not changes.any(lambda: {opened["code"]: 2})


@pytest.mark.parametrize("heard", [{}, {"XXXXXX": 0}, "all"])
def test_what_nobody_waits_for_or_everybody_has_heard_is_no_news(changes, ben, opened, table, heard):
    changes.any(dict)
    write(ben, table, ROUND_1)
    heard = {opened["code"]: 2} if heard == "all" else heard
    assert not any(changes.any(lambda: heard) for _ in range(5))


def test_who_came_while_it_waited_is_told_too(changes, ben, opened, table):
    """Who waits is asked only when there are news, so that nobody falls between."""
    changes.any(dict)
    changes.waits_seconds = SOON_SECONDS
    waited_for = {}
    threading.Timer(0.3, lambda: (waited_for.update({opened["code"]: 0}), write(ben, table, ROUND_1))).start()
    assert changes.any(lambda: waited_for)


def test_what_is_taken_back_is_not_told(changes, ben, opened, table):
    changes.any(dict)
    assert ben.post(f"{table}/entries", {"entries": [*ROUND_1, ROUND_1[1]]}).status_code == 409
    assert not any(changes.any(lambda: {opened["code"]: 0}) for _ in range(3))


def test_when_the_line_is_cut_one_looks_and_listens_anew(changes, engine, ben, opened, table):
    changes.any(dict)
    changes.tries_again_after_seconds = 0
    cut(engine)
    assert is_noticed(changes, {})  # nobody told it: it looks
    while changes.any(dict):
        pass
    write(ben, table, ROUND_1)
    assert is_noticed(changes, {opened["code"]: 0})


def test_where_there_is_no_line_one_looks_every_time(changes, engine, opened):
    changes.any(dict)
    changes.tries_again_after_seconds = 3600
    changes.looks_without_line_every_seconds = 0
    cut(engine)
    assert is_noticed(changes, {})
    assert [changes.any(dict) for _ in range(3)] == [True] * 3


def cut(engine):
    with engine.connect() as connection:
        connection.execute(
            text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
        )


def test_it_tells_of_every_kind_of_act(changes, ben, opened, table):
    heard = {opened["code"]: 0}
    changes.any(dict)
    for ask in (
        lambda: ben.post(f"{table}/entries", {"entries": [*ROUND_1, *ROUND_2]}),
        lambda: ben.post(f"{table}/entries", {"entries": [{"type": "undo"}]}),
        lambda: ben.patch(table, {"names": {"p1": "Änne"}}),
    ):
        heard[opened["code"]] = ben.get(table).json["seq"]
        assert ask().status_code in (200, 201)
        assert is_noticed(changes, heard)
