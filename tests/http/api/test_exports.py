"""GET /exports/history.csv, .json, .bgstats: for DMs alone, as the list is narrowed, nothing in it that lets write."""

import csv
import io
import json

import pytest

from companion.exchange import own_out, told
from tests.history.dms import SignedInDm
from tests.history.test_memory import logged
from tests.history.test_results import SKULL, open_game, record
from tests.http.api.rounds import bids, codes, result

WAYS = ["/exports/history.csv", "/exports/history.json", "/exports/history.bgstats"]


@pytest.fixture
def jay(app) -> SignedInDm:
    return SignedInDm(app, "Jay")


@pytest.fixture
def ada(app) -> SignedInDm:
    return SignedInDm(app, "Ada", is_owner=True)


@pytest.fixture
def played(app, ben) -> dict[str, str]:
    """A game of Skull King, one of Skull, one logged afterwards; by what they are, their codes."""
    king = open_game(ben, label="=Table 4")
    record(ben, king, bids(1, 0, 0), result(1, 0, 0))
    skull = open_game(ben, ("Ana", "-Bo", "Cy"), "skull", {})
    record(ben, skull, *SKULL)
    return {"king": king[-6:], "skull": skull[-6:], "logged": logged(app, "Dee", "Ana", "Eve")}


def rows(answer):
    assert answer.mimetype == "text/csv"
    return list(csv.DictReader(io.StringIO(answer.data.decode("utf-8"), newline="")))


@pytest.mark.parametrize("way", WAYS)
def test_only_for_dms(ben, played, way):
    assert ben.get(way).status_code == 401
    assert codes(ben.get(way))[0] == "dm_only"


@pytest.mark.parametrize("way", WAYS)
def test_deleted_ones_only_for_the_owner(ada, jay, played, way):
    assert jay.get(f"{way}?deleted=true").status_code == 403
    assert ada.get(f"{way}?deleted=true").status_code == 200


@pytest.mark.parametrize("way", WAYS)
def test_says_how_many_and_is_kept_by_nobody(jay, played, way):
    for asked, count in (("", 3), ("?game=skull", 2), ("?q=dee", 1)):
        answer = jay.get(way + asked)
        assert answer.headers["X-Total-Count"] == str(count)
        assert answer.headers["Cache-Control"] == "private, no-store"
        assert answer.headers["Content-Disposition"].startswith("attachment")
        assert answer.data


@pytest.mark.parametrize(
    ("asked", "wrong"),
    [
        ("player=x", {"player": "not_a_number"}),
        ("from=yesterday", {"from": "not_a_date"}),
    ],
)
@pytest.mark.parametrize("way", WAYS)
def test_ill_shaped(jay, way, asked, wrong):
    answer = jay.get(f"{way}?{asked}")
    assert answer.status_code == 422
    assert set(answer.json["facts"]["errors"]) == set(wrong)


@pytest.mark.parametrize("way", WAYS)
def test_somebody_unknown(jay, way):
    assert codes(jay.get(f"{way}?player=999"))[0] == "no_such_player"


def test_by_game(jay, played):
    told = rows(jay.get("/exports/history.csv"))
    assert [row["player"] for row in told if row["table"] == played["king"]] == ["Ana", "Bo", "Cy"]
    ana = next(row for row in told if row["table"] == played["king"])
    assert {name: ana[name] for name in ("game", "rounds", "seat", "total", "rank", "winner")} == {
        "game": "skull-king", "rounds": "1", "seat": "1", "total": "20", "rank": "1", "winner": "true",
    }  # fmt: skip
    assert ana["finished_at"].endswith("Z")


def test_by_round(jay, played):
    told = rows(jay.get("/exports/history.csv?by=round"))
    king = [row for row in told if row["table"] == played["king"]]
    assert [(row["bid"], row["tricks"], row["points"], row["total"]) for row in king] == [
        ("1", "1", "20", "20"), ("0", "0", "10", "10"), ("0", "0", "10", "10"),
    ]  # fmt: skip
    skull = [row for row in told if row["table"] == played["skull"]]
    second = [row for row in skull if row["round"] == "2"]
    assert {(row["challenger"], row["skull_owner"]) for row in second} == {("'-Bo", "'-Bo")}
    assert [(row["player"], row["discs_left"], row["successes"]) for row in second] == [
        ("Ana", "4", "1"), ("'-Bo", "3", "0"), ("Cy", "4", "0"),
    ]  # fmt: skip
    assert [row["round"] for row in told if row["table"] == played["logged"]] == ["", "", ""]


def test_no_formulas_and_points_stay_numbers(jay, ben):
    king = open_game(ben, ('=HYPERLINK("x")', "Bo", "Cy"), label="@Home")
    record(ben, king, bids(1, 1, 0), result(0, 1, 0))
    ana = rows(jay.get("/exports/history.csv"))[0]
    assert (ana["player"], ana["label"], ana["total"]) == ('\'=HYPERLINK("x")', "'@Home", "-10")


def test_for_excel(jay, played):
    assert jay.get("/exports/history.csv?excel=true").data.startswith("\ufefftable,".encode())
    assert jay.get("/exports/history.csv").data.startswith(b"table,")


def test_the_whole_house(jay, ben, played):
    open_game(ben, ("Nia", "Oz"))
    house = jay.get("/exports/history.json").json
    assert [len(house[name]) for name in ("dms", "people", "tables", "logged")] == [1, 6, 3, 1]
    assert house["whole"]
    assert house["end"]


def test_some_games(jay, played):
    some = jay.get("/exports/history.json?game=skull").json
    assert [one["code"] for one in some["tables"]] == [played["skull"]]
    assert [one["code"] for one in some["logged"]] == [played["logged"]]
    assert not some["whole"]
    assert "people" not in some


def test_the_owner_alone_gets_what_was_deleted(ada, jay, played):
    ada.delete(f"/history/{played['king']}")
    assert [len(who.get("/exports/history.json").json["tables"]) for who in (ada, jay)] == [2, 1]
    assert ada.get("/exports/history.json").json["tables"][0]["deleted_at"]
    assert played["king"] not in jay.get("/exports/history.bgstats").text


def test_nothing_in_it_lets_write(app, ada, opened, ben, table):
    ben.post(f"{table}/entries", {"entries": [bids(1, 0, 0)], "key": None})
    text = ada.get("/exports/history.json").text
    assert opened["score_key"] not in text
    assert not any(word in text for word in ("hash", "key", "token", "passphrase", "fingerprint"))


def test_bg_stats(jay, played):
    said = jay.get("/exports/history.bgstats").json
    people = {one["id"]: one["name"] for one in said["players"]}
    games = {one["id"]: one["bggId"] for one in said["games"]}
    plays = {games[play["gameRefId"]]: play for play in said["plays"]}
    assert set(people.values()) == {"Ana", "Bo", "-Bo", "Cy", "Dee", "Eve"}
    assert set(plays) == {92415, 150145}
    king = plays[150145]["playerScores"]
    assert [(people[one["playerRefId"]], one["score"], one["winner"], one["rank"]) for one in king] == [
        ("Ana", "20", True, 1), ("Bo", "10", False, 2), ("Cy", "10", False, 2),
    ]  # fmt: skip


def test_bg_stats_by_the_clock_on_the_wall(jay, app):
    logged(app, "Ana", "Bo", "Cy")
    dates = [
        jay.get(f"/exports/history.bgstats{asked}").json["plays"][0]["playDate"][11:]
        for asked in ("", "?zone=Asia/Shanghai")
    ]
    assert dates == ["12:00:00", "20:00:00"]
    assert codes(jay.get("/exports/history.bgstats?zone=Nowhere/Land"))[1] == {"zone": "unknown_word"}


def test_page_by_page_is_the_same(jay, app, played, monkeypatch):
    for _ in range(5):
        logged(app, "Ana", "Bo", "Cy", game="skull-king")
    whole = [
        jay.get(way).data for way in (*WAYS, "/exports/history.csv?by=round", "/exports/history.json?q=ana")
    ]
    for module, page in ((told, 2), (own_out, 2)):
        monkeypatch.setattr(module, "PAGE", page)
    monkeypatch.setattr(own_out, "PEOPLE", 1)
    again = [
        jay.get(way).data for way in (*WAYS, "/exports/history.csv?by=round", "/exports/history.json?q=ana")
    ]
    assert again == whole


def test_a_log_that_cannot_be_read_keeps_its_result(app, jay, played):
    from sqlalchemy import text  # noqa: PLC0415 - here alone

    from companion.storage import db  # noqa: PLC0415 - here alone

    with app.app_context(), db.engine.begin() as connection:
        connection.execute(text("UPDATE act SET body = '{}' WHERE seq = 1"))
    told = rows(jay.get("/exports/history.csv?by=round"))
    assert len(told) == 9
    assert {row["round"] for row in told} == {""}
    assert json.loads(jay.get("/exports/history.json").data)["tables"][0]["log"][1]["body"] == {}
