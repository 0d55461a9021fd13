"""`flask companion demo`: a café with some months behind it, really played."""

from sqlalchemy import func, select

from companion.history.demo import fill
from companion.history.games import Wanted, list_games
from companion.storage import FinishedGame, db
from tests.history.test_results import adds_up


def test_some_days_of_it_add_up(app):
    with app.app_context():
        assert fill(days=6) == db.session.scalar(select(func.count()).select_from(FinishedGame))
        games = list_games(db.session(), Wanted(), page=100)["games"]
    played = [game for game in games if not game["logged"]]
    assert {game["game"] for game in played} == {"skull", "skull-king"}
    assert {game["dm"]["name"] for game in games} <= {"Jayde", "Mio", "陈默"}
    assert all(game["ended_early"] or any(seat["winner"] for seat in game["seats"]) for game in games)
    assert all(2 < game["minutes"] < 180 for game in played if not game["ended_early"])
    assert adds_up(app)
