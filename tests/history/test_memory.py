"""What the house remembers: lists and words, people merged and forgotten, figures, games logged, the catalogue."""

from datetime import UTC, date, datetime, timedelta

import pytest
from sqlalchemy import select, text

from companion.history import people
from companion.history.catalogue import catalogue_entry, change_facts, spread
from companion.history.figures import leaderboard, months_played, player_told
from companion.history.forgetting import forget
from companion.history.games import Wanted, list_games
from companion.history.logging import log_game
from companion.history.whole_game import delete, restore, whole_game
from companion.storage import Act, db, writing
from companion.storage.history import PlayCount
from companion.tables.refusal import Refusal
from tests.history.test_results import END, adds_up, open_game, record
from tests.http.api.rounds import bids, result

DAY = date(2026, 9, 1)
WIN = (bids(1, 0, 0), result(1, 0, 0))


def logged(app, *winner_first, game="skull", day=DAY, **more):
    seats = [{"name": name, "winner": at == 0} for at, name in enumerate(winner_first)]
    with app.app_context():
        return log_game({"game": game, "seats": seats, "date": day, **more}, None, 1).code


def listed(app, **wanted):
    with app.app_context():
        return list_games(db.session(), Wanted(**wanted))


def codes(app, **wanted):
    return [game["code"] for game in listed(app, **wanted)["games"]]


def known(app) -> dict[str, int]:
    with app.app_context():
        return {one["name"]: one["id"] for one in people.list_people(db.session())["players"]}


def figures(app, name, game="skull"):
    with app.app_context():
        return player_told(db.session(), known(app)[name])["games"].get(game)


def change(app, verb, *asked):
    with app.app_context(), writing() as session:
        verb(session, *asked)


# The list.


def test_newest_first_page_by_page(app):
    made = [logged(app, "Ana", "Bo", "Cy", day=DAY + timedelta(days=day % 4)) for day in range(7)]
    seen, cursor = [], None
    while True:
        with app.app_context():
            page = list_games(db.session(), Wanted(cursor=cursor), page=3)
        seen += [(game["ended_at"], game["code"]) for game in page["games"]]
        cursor = page["next"]
        if cursor is None:
            break
    assert sorted(code for _, code in seen) == sorted(made)
    assert [at for at, _ in seen] == sorted((at for at, _ in seen), reverse=True)


@pytest.mark.parametrize("cursor", ["x", "äöü", "MjAyNg", "=" * 9, "bm93IDE"])
def test_a_cursor_that_is_none_is_refused(app, cursor):
    with pytest.raises(Refusal, match="ill_shaped"):
        listed(app, cursor=cursor)


def test_by_game_player_dm_day_and_table(app):
    skull = logged(app, "Ana", "Bo", "Cy", label="Table 4")
    king = logged(app, "Ana", "Dee", game="skull-king", day=DAY + timedelta(days=2))
    assert codes(app) == [king, skull]
    assert codes(app, game="skull") == [skull]
    assert codes(app, player=known(app)["Ana"]) == [king, skull]
    assert codes(app, player=known(app)["Dee"], game="skull-king") == [king]
    assert codes(app, player=known(app)["Dee"], game="skull") == []
    assert codes(app, place="ＴＡＢＬＥ 4") == [skull]
    assert codes(app, since=DAY, until=DAY) == [skull]
    assert codes(app, since=DAY + timedelta(days=1)) == [king]
    with pytest.raises(Refusal, match="no_such_player"):
        codes(app, player=99)


@pytest.mark.parametrize(
    ("words", "finds"),
    [
        ("Ana", True),
        ("an", True),
        ("ana window", True),
        ("ANA ＷＩＮＤＯＷ", True),
        ("na", False),
        ("小雨", True),
        ("小", True),
        ("雨", True),
        ("小雪", False),
        ("紙コップ", True),
        ("コップ", True),
        ("ana dee", False),
        ("%", False),
        ("_na", False),
        ("' OR 1=1 --", False),
        ("Émile", True),
    ],
)
def test_by_words_of_names_notes_and_labels(app, words, finds):
    code = logged(app, "Ana", "小雨", "Émile", label="By the window", notes="紙コップで乾杯")
    logged(app, "Bo", "Cy", "Eva")
    assert codes(app, words=words) == ([code] if finds else [])


def test_what_cannot_be_read_is_named_and_the_rest_is_shown(app, ben, database):
    whole, torn, blotted = (open_game(ben) for _ in range(3))
    for table in (whole, torn, blotted):
        record(ben, table, *WIN)
    with app.app_context(), db.engine.begin() as connection:
        for sql, table in (
            (
                "DELETE FROM act WHERE seq = 1 AND table_id = (SELECT id FROM game_table WHERE code = :c)",
                torn,
            ),
            ("UPDATE finished_game SET options = '{\"' WHERE code = :c", blotted),
        ):
            connection.execute(text(sql), {"c": table[-6:]})
    page = listed(app)
    assert page["unreadable"] == sorted([torn[-6:], blotted[-6:]])
    assert {game["code"] for game in page["games"]} == {whole[-6:], torn[-6:]}
    with app.app_context():
        shown = whole_game(db.session(), torn[-6:])
    assert (shown["unreadable"], shown["log"], len(shown["seats"])) == (True, None, 3)


def test_deleting_and_restoring(app, ben):
    table = open_game(ben)
    record(ben, table, *WIN)
    with app.app_context():
        delete(table[-6:])
    assert (codes(app), codes(app, deleted=True)) == ([], [table[-6:]])
    assert figures(app, "Ana", "skull-king") is None
    assert adds_up(app)
    with app.app_context():
        restore(table[-6:])
    assert codes(app) == [table[-6:]]
    assert figures(app, "Ana", "skull-king")["wins"] == 1
    assert adds_up(app)


# People.


def test_merge_and_undo(app):
    logged(app, "Ana", "Bo", "Cy")
    logged(app, "Anna", "Bo", "Cy")
    ana, anna = known(app)["Ana"], known(app)["Anna"]
    change(app, people.merge, anna, ana)
    assert sorted(known(app)) == ["Ana", "Bo", "Cy"]
    assert (figures(app, "Ana")["games"], figures(app, "Ana")["wins"]) == (2, 2)
    logged(app, "Bo", "ANNA", "Cy")
    assert figures(app, "Ana")["games"] == 3
    assert len(codes(app, player=ana)) == 3
    assert adds_up(app)
    change(app, people.take_apart, anna)
    assert (figures(app, "Ana")["games"], figures(app, "Anna")["games"]) == (1, 2)
    assert adds_up(app)


def test_never_two_from_one_game(app):
    code = logged(app, "Ana", "Bo", "Cy")
    logged(app, "Anna", "Dee", "Eva")
    with pytest.raises(Refusal) as refusal:
        change(app, people.merge, known(app)["Ana"], known(app)["Bo"])
    assert refusal.value.code == "met_at_a_table"
    assert refusal.value.facts["code"] == code
    change(app, people.merge, known(app)["Anna"], known(app)["Ana"])
    with pytest.raises(Refusal, match="met_at_a_table"):
        change(app, people.merge, known(app)["Dee"], known(app)["Ana"])


def test_renaming_keeps_the_games_and_the_old_name(app):
    logged(app, "Ana", "Bo", "Cy")
    ana = known(app)["Ana"]
    change(app, people.rename, ana, " Ana K. ")
    logged(app, "ana", "Bo", "Cy")
    logged(app, "Ana K.", "Bo", "Cy")
    assert known(app)["Ana K."] == ana
    assert figures(app, "Ana K.")["games"] == 3
    with pytest.raises(Refusal, match="player_has_name"):
        change(app, people.rename, ana, "BO")


def test_forgetting_replaces_the_name_everywhere(app, ben):
    table = open_game(ben, ["Bob", "Ana", "Cy"], label="Robert's birthday")
    ben.patch(table, {"names": {"p1": "Robert"}, "notes": "robert brought cake, not Roberta"})
    record(ben, table, *WIN)
    running = open_game(ben, ["Robert", "Dee"])
    logged(app, "Robert", "Eva", "Finn", notes="Robert again")
    robert = known(app)["Robert"]
    with app.app_context():
        forget(robert, "Guest")
    stranger = f"Guest {robert}"
    said = [ben.get(path).text for path in (table, f"{table}/entries", f"{table}/lines", running, "/tables")]
    with app.app_context():
        said += [str(body) for body in db.session.scalars(select(Act.body))]
        said.append(str(list_games(db.session(), Wanted())))
        words = db.session.execute(text("SELECT word FROM game_word")).scalars().all()
    for spoken in said:
        assert "Bob" not in spoken
        assert "Robert" not in spoken.replace("Roberta", "")
    assert "robert" not in words
    assert f"{stranger} brought cake, not Roberta" in ben.get(table).text
    assert figures(app, stranger)["games"] == 1
    assert figures(app, stranger, "skull-king")["wins"] == 1
    assert adds_up(app)
    record(ben, running, bids(0, 1))  # the running game goes on
    logged(app, "Robert", "Eva", "Finn")
    assert figures(app, "Robert")["games"] == 1
    with pytest.raises(Refusal, match="player_is_forgotten"), app.app_context():
        forget(robert, "Guest")


def test_a_name_that_somebody_else_has_now_stays_theirs(app, ben):
    table = open_game(ben, ["Ana", "Bo", "Cy"])
    ben.patch(table, {"names": {"p2": "Dee"}})
    ben.patch(table, {"names": {"p1": "Bo"}})
    record(ben, table, *WIN)
    with app.app_context():
        forget(known(app)["Dee"], "Guest")
    assert [one["name"] for one in ben.get(table).json["players"]][::2] == ["Bo", "Cy"]
    assert adds_up(app)


# Figures.


def test_no_record_from_too_few_games(app):
    for day in range(2):
        logged(app, "Ana", "Bo", "Cy", day=DAY + timedelta(days=day))
    assert (figures(app, "Ana")["wins"], figures(app, "Ana")["best_rank"]) == (2, None)
    with app.app_context():
        assert leaderboard(db.session(), "skull")["places"] == []
    logged(app, "Bo", "Ana", "Cy", day=DAY + timedelta(days=40))
    assert figures(app, "Ana")["best_rank"] == 1
    with app.app_context():
        board = leaderboard(db.session(), "skull")
        assert [(one["place"], one["name"], one["wins"]) for one in board["places"]] == [
            (1, "Ana", 2),
            (2, "Bo", 1),
            (3, "Cy", 0),
        ]
        assert leaderboard(db.session(), "skull", "2026-09")["places"] == []
        assert months_played(db.session(), "skull") == ["2026-10", "2026-09"]


def test_equal_ones_share_a_place(app):
    for winner in ("Ana", "Bo", "Ana", "Bo"):
        others = [name for name in ("Ana", "Bo", "Cy") if name != winner]
        logged(app, winner, *others)
    with app.app_context():
        places = leaderboard(db.session(), "skull")["places"]
    assert [one["place"] for one in places] == [1, 1, 3]


# Games logged afterwards.


@pytest.mark.parametrize(
    ("seats", "ranks"),
    [
        ([{"total": 40}, {"total": 70}, {"total": 40}], [2, 1, 2]),
        ([{"rank": 1}, {"rank": 1}, {"rank": 3}], [1, 1, 3]),
        ([{"winner": True}, {}, {}], [1, 2, 2]),
    ],
)
def test_ranks_follow_from_what_is_said(app, seats, ranks):
    said = [{"name": name, **seat} for name, seat in zip(("Ana", "Bo", "Cy"), seats, strict=True)]
    with app.app_context():
        log_game({"game": "skull-king", "seats": said, "date": DAY}, None, 1)
    assert [seat["rank"] for seat in listed(app)["games"][0]["seats"]] == ranks


@pytest.mark.parametrize(
    ("asked", "errors"),
    [
        ({"date": date(2999, 1, 1)}, {"date": "in_the_future"}),
        ({"date": datetime(2999, 1, 1, tzinfo=UTC)}, {"date": "in_the_future"}),
        ({"seats": [{"name": "Ana", "winner": True}]}, {"seats": "too_few_seats"}),
        ({"seats": [{"name": str(n), "rank": n} for n in range(1, 10)]}, {"seats": "too_many_seats"}),
        ({"seats": [{"name": "A", "rank": 1}, {"name": "B", "rank": 3}]}, {"seats": "ranks_do_not_fit"}),
        ({"seats": [{"name": "A"}, {"name": "B", "total": 3}]}, {"seats": "result_missing"}),
        ({"seats": [{"name": "A", "rank": 1}, {"name": " ", "rank": 2}]}, {"seats.1.name": "name_empty"}),
        ({"game": "chess"}, {"game": "unknown_word"}),
    ],
)
def test_what_cannot_have_been_is_refused(app, asked, errors):
    whole = {"game": "skull-king", "seats": [{"name": "A", "rank": 1}, {"name": "B", "rank": 2}], "date": DAY}
    with app.app_context(), pytest.raises(Refusal) as refusal:
        log_game({**whole, **asked}, None, 1)
    assert refusal.value.errors == errors
    assert listed(app)["games"] == []


# The catalogue.


def test_the_middle_half_of_the_lengths():
    counts = [
        PlayCount(minutes=minutes, plays=plays) for minutes, plays in ((20, 1), (30, 2), (50, 1), (-1, 9))
    ]
    assert spread(counts) == {"measured": 4, "median": 30, "low": 20, "high": 30}
    assert spread([PlayCount(minutes=-1, plays=3)]) is None


def test_what_play_tells(app, ben):
    logged(app, "Ana", "Bo", "Cy", minutes=20)
    logged(app, "Ana", "Bo", "Cy", "Dee", minutes=30)
    record(ben, open_game(ben, game="skull", options={}), END)
    with app.app_context():
        told = catalogue_entry(db.session(), "skull")
    assert (told["play"]["plays"], told["play"]["ended_early"]) == (2, 1)
    assert [(one["seats"], one["plays"], one["minutes"]["median"]) for one in told["play"]["by_seats"]] == [
        (3, 1, 20),
        (4, 1, 30),
    ]
    assert told["facts"]["weight"] is None
    assert told["facts"]["bgg_id"]["value"] == 92415


def test_the_owner_writes_facts_down(app):
    change(app, change_facts, "skull", {"year": {"value": 2011}, "bgg_id": None})
    with app.app_context():
        facts = catalogue_entry(db.session(), "skull")["facts"]
    assert (facts["year"], facts["bgg_id"]) == ({"value": 2011, "as_of": None}, None)
    for wrong in (
        {"yaer": {"value": 1}},
        {"year": {"value": "x"}},
        {"age": {"value": 3}},
        {"age": {"value": "1", "as_of": "soon"}},
    ):
        with pytest.raises(Refusal, match="ill_shaped"):
            change(app, change_facts, "skull", wrong)
