"""Taking in files: all or nothing, nothing twice, and nothing that was deleted."""

import json

import pytest
from sqlalchemy import select

from companion.exchange.found import TROUBLES
from companion.exchange.preview import preview
from companion.exchange.readers import read_file
from companion.history.people import merge
from companion.storage import FinishedGame, Person, db, writing
from companion.tables.refusal import Refusal
from tests.exchange.files import BG_STATS, SHEET, bg_stats, rows, take_in
from tests.history.test_results import adds_up, open_game, record
from tests.http.api.rounds import bids, result
from tests.test_cli import run

FILES = {"bg-stats": bg_stats(), "score-sheet": SHEET.encode()}
SKULL = BG_STATS["plays"][0]


def seats(app) -> list[list[tuple]]:
    with app.app_context():
        found = db.session.scalars(select(FinishedGame).order_by(FinishedGame.ended_at))
        return [[(seat.name, seat.rank, seat.total, seat.is_winner) for seat in row.results] for row in found]


def told(app, raw: bytes) -> dict:
    with app.app_context():
        return preview(db.session(), read_file(raw))


def test_plays_of_bg_stats_are_in_the_history(app, ada):
    assert len(take_in(app, ada, FILES["bg-stats"]).codes) == 3
    assert seats(app)[1:] == [
        [("Ana", 2, 63, False), ("Bo", 1, None, True), ("小雨", 3, -2, False)],
        [("小雨", 1, 140, True), ("Ana", 2, -20, False)],
    ]
    game = ada.get("/history?player=" + str(ada.get("/players?q=bo").json["players"][0]["id"])).json["games"][
        -1
    ]
    assert (game["label"], game["minutes"], game["logged"], game["dm"]) == ("Café Nord", 35, True, None)
    assert adds_up(app)


def test_a_score_sheet_becomes_a_table_with_its_log(app, ada):
    (code,) = take_in(app, ada, FILES["score-sheet"]).codes
    game = ada.get(f"/history/{code}").json
    assert (game["unreadable"], game["logged"], len(game["table"]["view"]["rounds"])) == (False, False, 3)
    assert {line["who"]["name"] for line in game["log"]} == {"Ada"}
    assert ada.get(f"/players/{game['seats'][0]['player']}").json["name"] == "Ana"
    assert adds_up(app)


@pytest.mark.parametrize("kind", FILES)
def test_the_same_file_twice_changes_nothing(app, ada, kind):
    take_in(app, ada, FILES[kind])
    before = rows(app)
    again = take_in(app, ada, FILES[kind])
    assert (again.codes, again.known > 0) == ([], True)
    assert rows(app) == before


def test_a_play_is_known_in_whichever_case_its_identity_is_written(app, ada):
    take_in(app, ada, FILES["bg-stats"])
    shouted = [{**play, "uuid": play["uuid"].swapcase()} for play in BG_STATS["plays"]]
    assert take_in(app, ada, bg_stats(plays=shouted)).codes == []


@pytest.mark.parametrize("kind", FILES)
def test_what_was_deleted_here_does_not_come_back(app, ada, kind):
    for code in take_in(app, ada, FILES[kind]).codes:
        assert ada.delete(f"/history/{code}").status_code == 204
    before = rows(app)
    assert told(app, FILES[kind])["deleted"] == len(read_file(FILES[kind]).found)
    assert take_in(app, ada, FILES[kind]).codes == []
    assert rows(app) == before


def test_an_ending_that_was_undone_does_not_bring_the_sheet_in_again(app, ada):
    """The game goes on, and has no row of its own any more."""
    (code,) = take_in(app, ada, FILES["score-sheet"]).codes
    record(ada, f"/tables/{code}", {"type": "undo"})
    assert take_in(app, ada, FILES["score-sheet"]).codes == []


def test_merged_people_stay_merged(app, ada):
    take_in(app, ada, bg_stats(plays=[SKULL]))
    with app.app_context(), writing() as session:
        people = {person.name: person.id for person in session.scalars(select(Person))}
        session.add(Person(name="Anna", sounds="anna"))
        session.flush()
        anna = session.scalars(select(Person).where(Person.name == "Anna")).one()
        merge(session, people["Ana"], anna.id)
    take_in(app, ada, FILES["bg-stats"])
    with app.app_context():
        ana = db.session.scalars(select(Person).where(Person.name == "Ana")).one()
        assert ana.merged_into is not None
        games = [row.code for row in db.session.scalars(select(FinishedGame))]
    assert len(ada.get(f"/history?player={ana.id}").json["games"]) == len(games) == 3
    assert adds_up(app)


def test_names_are_compared_as_the_house_does(app, ada):
    open_game(ada, players=("ANA", "Ｂｏ", "Cy"))
    table = open_game(ada, players=("ANA", "Ｂｏ", "Cy"))
    record(ada, table, bids(1, 0, 0), result(1, 0, 0))
    people = told(app, FILES["score-sheet"])["people"]
    assert people["new"] == ["小雨"]
    assert sorted(one["known_as"] for one in people["known"]) == ["ANA", "Ｂｏ"]


BROKEN = [
    b"",
    b"{",
    FILES["bg-stats"][:-40],
    b'{"plays": [], "games": NaN}',
    b"[" * 100_000,
    b'{"a":' * 100_000,
    b"PK\x03\x04 not a sheet",
    b"\xff\xfe\x00",
    "Ana,Bo".encode("latin-1") + b"\xe9\xff",
    b"date,player,round,bid,tricks\n2026-01-01,\xe9va,1,1,1\n",
    b'{"plays": ' + b"9" * 5000 + b', "games": []}',
    SHEET.replace("Bo,2,1,1,0", "Bo,2,1,2,0").encode(),
    bg_stats(plays=[SKULL, {**SKULL, "uuid": "AAAAAAAA-0000-4000-8000-0000000000FF", "playerScores": []}]),
]


def test_a_file_in_which_something_is_wrong_changes_nothing(app, ada):
    before = rows(app)
    for raw in BROKEN:
        with pytest.raises(Refusal) as refused:
            take_in(app, ada, raw)
        assert refused.value.code == "import_refused"
        assert {trouble.code for trouble in read_file(raw).troubles} <= set(TROUBLES)
    assert rows(app) == before


def test_the_rest_can_be_taken_in_without_what_is_wrong(app, ada):
    odd = {**SKULL, "uuid": "AAAAAAAA-0000-4000-8000-0000000000FF", "playerScores": []}
    assert len(take_in(app, ada, bg_stats(plays=[odd, SKULL]), leave_out=True).codes) == 1
    with pytest.raises(Refusal):
        take_in(app, ada, b"{", leave_out=True)


@pytest.mark.parametrize(
    "path", ["history.csv?by=round", "history.csv?by=round&excel=1", "history.bgstats", "history.json"]
)
def test_a_game_of_this_house_is_known_in_whichever_format_it_comes_back(app, ada, path):
    record(ada, open_game(ada), bids(1, 0, 0), result(1, 0, 0))
    raw = ada.get(f"/exports/{path}").data
    before = rows(app)
    assert told(app, raw)["known"] == 1
    assert take_in(app, ada, raw).codes == []
    assert rows(app) == before


def test_what_came_from_bg_stats_is_the_same_play_when_it_comes_back(app, ada):
    take_in(app, ada, FILES["bg-stats"])
    raw = ada.get("/exports/history.bgstats").data
    assert take_in(app, ada, raw).codes == []


def test_two_plays_of_one_file_are_two_however_alike(app, ada):
    again = {**SKULL, "uuid": "AAAAAAAA-0000-4000-8000-0000000000FE"}
    assert len(take_in(app, ada, bg_stats(plays=[SKULL, again])).codes) == 2
    third = {**SKULL, "uuid": "AAAAAAAA-0000-4000-8000-0000000000FD"}
    assert len(take_in(app, ada, bg_stats(plays=[SKULL, third])).codes) == 1


def test_a_dm_who_is_named_on_the_sheet_looked_after_it(app, ada):
    sheet = SHEET.replace("bonus\n", "bonus,dm\n", 1).replace("Ana,1,1,1,\n", "Ana,1,1,1,,ada\n")
    (code,) = take_in(app, ada, sheet.encode()).codes
    assert ada.get(f"/history/{code}").json["dm"]["name"] == "Ada"
    assert adds_up(app)


def test_json_of_others_is_told_so():
    assert [one.code for one in read_file(json.dumps({"plays": 1}).encode()).troubles] == ["unknown_file"]


def test_at_the_keyboard_of_the_house(app, tmp_path):
    """A file of any size; whatever is wrong is told, and nobody is named as its writer."""
    file = tmp_path / "evening.csv"
    file.write_text(SHEET, encoding="utf-8")
    assert "1 games taken in; 0 were known" in run(app, "take-in", str(file)).output
    assert "0 games taken in; 1 were known" in run(app, "take-in", str(file)).output
    file.write_text(
        SHEET.replace("Bo,2,1,1,0", "Bo,2,1,2,0").replace("2026-10-03", "2026-10-04"), encoding="utf-8"
    )
    before, refused = rows(app), run(app, "take-in", str(file))
    assert (refused.exit_code, rows(app)) == (1, before)
    assert "Row 5–7: Round 2: 3 tricks entered, 2 cards were dealt." in refused.output
    assert run(app, "take-in", str(file), "--zone", "Nowhere").exit_code == 1
    assert adds_up(app)
