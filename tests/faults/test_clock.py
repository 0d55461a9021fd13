"""The house's clock jumps, hours back and days ahead: nothing is lost or refused, and no figure turns below zero."""

from datetime import datetime, timedelta

import pytest

from companion.storage import models
from tests.history.dms import SignedInDm
from tests.http.api.rounds import bids, keyed, result

HOUR = timedelta(hours=1)
JUMPS = [-3 * HOUR, 48 * HOUR, -24 * HOUR, 0 * HOUR, -5 * HOUR]


@pytest.fixture
def jump(monkeypatch):
    """Set the clock by so much."""

    def by(much: timedelta) -> None:
        class Turned(datetime):
            @classmethod
            def now(cls, tz=None):
                return datetime.now(tz) + much

        monkeypatch.setattr(models, "datetime", Turned)

    return by


def test_a_clock_that_jumps(app, ben, cleo, opened, table, jump):
    ada = SignedInDm(app, "Ada", is_owner=True)
    sent = []
    for cards, much in enumerate(JUMPS, 1):
        jump(much)
        entries = [keyed(bids(cards, 0, 0)), keyed(result(cards, 0, 0))]
        answer = (ben, ada)[cards % 2].post(f"{table}/entries", {"entries": entries, "after": len(sent)})
        assert answer.status_code == 201, answer.json
        sent += entries
        assert cleo.get(table).json["seq"] == len(sent)
        assert ben.post(f"{table}/entries", {"entries": sent}).status_code == 200
        assert ben.get("/tables").json[0]["code"] == opened["code"]
        assert ada.get("/session").status_code == 200
    assert ben.post(f"{table}/entries", {"entries": [{"type": "end"}]}).status_code == 201
    game = ada.get("/history").json["games"][0]
    assert game["started_at"] <= game["ended_at"]
    assert game["minutes"] is None or game["minutes"] >= 0
    assert all(gap["minutes"] > 0 for gap in game["gaps"])
    people = [ada.get(f"/players/{seat['player']}").json for seat in game["seats"]]
    assert all(one["games"]["skull-king"]["ended_early"] == 1 for one in people)
    assert app.test_cli_runner().invoke(args=["companion", "check"]).exit_code == 0
