"""The rows of games that are over follow from the logs: at the end, with every correction, and with an undo."""

from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import select, text

from companion.engine.log import Line
from companion.storage import FinishedGame, db
from companion.storage.history import PlayCount, Tally
from companion.tables.result import duration_of
from tests.http.api.rounds import REDO, UNDO, bids, result
from tests.test_cli import run

END = {"type": "end"}
SKULL = [
    {"type": "challenge", "challenger": "p1", "count": 2, "skull_owner": None},
    {"type": "challenge", "challenger": "p2", "count": 1, "skull_owner": "p2"},
    {"type": "challenge", "challenger": "p1", "count": 2, "skull_owner": None},
]
ONE_ROUND = {"schedule": [1]}


@pytest.fixture
def short(ben) -> str:
    """A game of one round, of Ana, Bo and Cy."""
    return open_game(ben)


def open_game(ben, players=("Ana", "Bo", "Cy"), game="skull-king", options=ONE_ROUND, label=None):
    asked = {"game": game, "players": list(players), "options": options, "label": label}
    return f"/tables/{ben.post('/tables', asked).json['code']}"


def record(who, table, *entries):
    answer = who.post(f"{table}/entries", {"entries": list(entries)})
    assert answer.status_code == 201, answer.json
    return answer.json


def games(app):
    with app.app_context():
        return list(db.session.scalars(select(FinishedGame).order_by(FinishedGame.id)))


def tallies(app):
    with app.app_context():
        found = db.session.execute(select(Tally).where(Tally.month == "")).scalars().all()
        names = dict(db.session.execute(text("SELECT id, name FROM person")).all())
        return {(names[tally.person_id], tally.game): tally for tally in found}


def adds_up(app):
    checked = run(app, "check")
    assert checked.exit_code == 0, checked.output
    return True


def test_a_running_game_has_no_row(app, ben, short):
    record(ben, short, bids(1, 0, 0))
    assert games(app) == []


def test_a_game_that_is_over_has_its_result(app, ben, short):
    record(ben, short, bids(1, 0, 0), result(1, 0, 0))
    (game,) = games(app)
    assert (game.game, game.reason, game.is_early, game.rounds, game.seats) == (
        "skull-king",
        "highest_total",
        False,
        1,
        3,
    )
    seats = [(seat.name, seat.rank, seat.total, seat.is_winner) for seat in game.results]
    assert seats == [("Ana", 1, 20, True), ("Bo", 2, 10, False), ("Cy", 2, 10, False)]
    assert game.results[1].by_bid == {"0": [1, 1]}
    assert adds_up(app)


def test_equal_totals_share_a_rank(app, ben, short):
    """1, 1, 3 is what the score sheet says; the game goes on until one is alone on top."""
    record(ben, short, bids(1, 1, 0), result(1, 0, 0))
    assert [seat.rank for seat in games(app)[0].results] == [1, 3, 2]


def test_undo_takes_the_row_and_redo_brings_it(app, ben, short):
    record(ben, short, bids(1, 0, 0), result(1, 0, 0))
    record(ben, short, UNDO)
    assert (games(app), tallies(app)) == ([], {})
    record(ben, short, REDO)
    assert [tally.wins for tally in tallies(app).values()] == [1, 0, 0]
    assert adds_up(app)


def test_a_correction_changes_row_and_figures(app, ben, short):
    record(ben, short, bids(1, 0, 0), result(1, 0, 0))
    assert ben.put(f"{short}/entries/1", {"entry": bids(0, 1, 0)}).status_code == 200
    assert ben.put(f"{short}/entries/2", {"entry": result(0, 1, 0)}).status_code == 200
    assert {name: tally.wins for (name, _), tally in tallies(app).items()} == {"Ana": 0, "Bo": 1, "Cy": 0}
    assert adds_up(app)


def test_a_new_name_after_the_end_is_somebody_else(app, ben, short):
    record(ben, short, bids(1, 0, 0), result(1, 0, 0))
    ben.patch(short, {"names": {"p1": "Anna"}, "label": "Table 4", "notes": "By the window"})
    assert sorted(name for name, _ in tallies(app)) == ["Anna", "Bo", "Cy"]
    assert (games(app)[0].label, games(app)[0].notes) == ("Table 4", "By the window")
    assert adds_up(app)


def test_games_ended_early_count_apart(app, ben, short):
    record(ben, short, END)
    tally = tallies(app)["Ana", "skull-king"]
    assert (tally.games, tally.early, tally.wins, tally.best, tally.mean_rank) == (0, 1, 0, None, None)
    assert games(app)[0].is_early


def test_skull_counts_challenges_and_discs(app, ben):
    table = open_game(ben, game="skull", options={})
    record(ben, table, *SKULL)
    ana, bo = tallies(app)["Ana", "skull"], tallies(app)["Bo", "skull"]
    assert (ana.challenges, ana.successes, ana.wins, ana.discs_lost) == (2, 2, 1, 0)
    assert (bo.challenges, bo.successes, bo.discs_lost, bo.last_standing) == (1, 0, 1, 0)
    assert adds_up(app)


def test_the_same_name_in_another_spelling_is_the_same_person(app, ben):
    for players in (["Ana", "Bo"], ["ＡＮＡ", "Cy"]):
        record(ben, open_game(ben, players), bids(1, 0), result(1, 0))
    assert tallies(app)["Ana", "skull-king"].games == 2


def test_plays_are_counted_by_length(app, ben, short):
    record(ben, short, bids(1, 0, 0), result(1, 0, 0))
    record(ben, open_game(ben), END)
    with app.app_context():
        counts = db.session.scalars(select(PlayCount)).all()
        assert [(count.seats, count.is_early, count.plays) for count in counts] == [
            (3, False, 1),
            (3, True, 1),
        ]


# How long was played.

START = datetime(2026, 11, 1, 20, tzinfo=UTC)


def played(*said):
    """Lines of a log, each with the minute it was written in."""
    acts = [(0, "open", {"players": ["Ana", "Bo"]}), *said]
    lines = [Line(seq, kind, body) for seq, (_, kind, body) in enumerate(acts)]
    times = {seq: START + timedelta(minutes=minute) for seq, (minute, _, _) in enumerate(acts)}
    return duration_of(lines, times)


def entry(minute):
    return (minute, "entry", {"entry": {"type": "bids"}})


def test_from_the_first_entry_to_the_last():
    length = played(entry(5), entry(25), entry(50))
    assert (length.minutes, length.gaps) == (45, [])
    assert length.started_at == START + timedelta(minutes=5)


def test_long_pauses_are_left_out_and_told():
    length = played(entry(0), entry(20), entry(51), entry(60))
    assert (length.minutes, [gap["minutes"] for gap in length.gaps]) == (29, [31])


def test_thirty_minutes_are_no_pause():
    assert played(entry(0), entry(30), entry(60)).minutes == 60


def test_corrections_after_the_end_do_not_count():
    amend = (90, "amend", {"seq": 2, "entry": {"type": "bids"}})
    assert played(entry(0), entry(10), entry(20), amend).minutes == 20
    undone = [(22, "undo", {}), entry(29)]
    assert played(entry(0), entry(10), entry(20), *undone).minutes == 20


def test_a_game_told_at_once_has_no_length():
    assert played(entry(3), entry(3)).minutes is None


# `flask companion check` and `migrate`.


@pytest.mark.parametrize(
    ("damage", "says"),
    [
        ("UPDATE seat_result SET total = 21 WHERE seat = 0", ", Ana: its history says total 21, its log 20"),
        ("UPDATE finished_game SET minutes = 5", "its history says minutes 5, its log None"),
        ("UPDATE tally SET wins = 4 WHERE month = ''", "the sums of Ana at skull-king in all do not add up"),
        ("DELETE FROM tally WHERE month <> ''", "do not add up"),
        ("UPDATE play_count SET plays = 2", "the plays by length do not add up"),
        ("DELETE FROM game_word WHERE word = 'ana'", "it is found by other words than it holds"),
        ("UPDATE game_table SET ended_at = NULL", "it is not over, but stands in the history"),
    ],
)
def test_check_proves_that_history_equals_the_logs(app, ben, short, damage, says):
    record(ben, short, bids(1, 0, 0), result(1, 0, 0))
    assert adds_up(app)
    with app.app_context(), db.engine.begin() as connection:
        connection.execute(text(damage))
    checked = run(app, "check")
    assert checked.exit_code == 1
    assert says in checked.output


def test_games_from_before_are_remembered_with_the_migration(app, ben, short):
    record(ben, short, bids(1, 0, 0), result(1, 0, 0))
    with app.app_context(), db.engine.begin() as connection:
        for table in ("game_word", "tally", "play_count", "seat_result", "finished_game"):
            connection.execute(text(f"DELETE FROM {table}"))  # noqa: S608
    assert run(app, "check").exit_code == 1
    assert run(app, "migrate").exit_code == 0
    assert adds_up(app)
