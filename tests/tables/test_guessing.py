"""Counting who asks how often: exact however many ask at once, anew when the time is over, and swept."""

from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta

import pytest

from companion.storage import Allowance, db, writing
from companion.tables import guessing
from companion.tables.guessing import Limit, count, forget, refuse_more
from companion.tables.refusal import Refusal

KNOCKING = Limit("knocking", 3, timedelta(minutes=10))


@pytest.fixture
def knock(app):
    def knock(who="Dan"):
        with app.app_context(), writing() as session:
            return count(session, KNOCKING, who).times

    return knock


def test_each_is_counted_for_themselves(knock):
    assert [knock(), knock(), knock("Eva"), knock()] == [1, 2, 1, 3]


def test_all_at_once_each_is_counted_once(knock):
    with ThreadPoolExecutor(8) as crowd:
        assert sorted(crowd.map(lambda _: knock(), range(40))) == list(range(1, 41))


def test_it_is_counted_anew_when_the_time_is_over(knock, monkeypatch):
    assert [knock(), knock()] == [1, 2]
    monkeypatch.setattr(guessing, "now", lambda: datetime.now(UTC) + KNOCKING.lasts)
    assert [knock(), knock()] == [1, 2]


def test_it_is_counted_anew_when_it_was_no_guess(app, knock):
    knock()
    with app.app_context(), writing() as session:
        forget(session, KNOCKING, "Dan")
    assert knock() == 1


def test_who_comes_too_often_is_told_how_long_to_wait(app):
    with app.app_context(), writing() as session:
        for _ in range(3):
            refuse_more(session, KNOCKING, "Dan", "too_often_here")
        with pytest.raises(Refusal) as refused:
            refuse_more(session, KNOCKING, "Dan", "too_often_here")
    assert refused.value.facts["minutes"] == 10
    assert 595 <= refused.value.facts["retry_after"] <= 600


def test_what_is_over_is_swept_by_whoever_comes_new(app, knock, monkeypatch):
    for number in range(5):
        knock(f"guest {number}")
    monkeypatch.setattr(guessing, "now", lambda: datetime.now(UTC) + KNOCKING.lasts)
    knock("Dan")
    with app.app_context():
        assert db.session.query(Allowance).count() == 1
