"""GET /tables/{code}/result, /history/{code}/result, /tables/{code}/export.csv and .bgstats."""

import csv
import io
import json
from urllib.parse import unquote, urlsplit

import pytest

from tests.history.dms import SignedInDm
from tests.history.test_memory import logged
from tests.history.test_results import ONE_ROUND, SKULL, open_game, record
from tests.http.api.rounds import ROUND_1, ROUND_2, bids, codes, result


@pytest.fixture
def over(ben) -> str:
    table = open_game(ben, label="Table 4")
    record(ben, table, bids(1, 0, 0), result(1, 0, 0))
    return table


@pytest.fixture
def jay(app) -> SignedInDm:
    return SignedInDm(app, "Jay")


def play(answer):
    """What the link hands over."""
    link = urlsplit(answer.json["bg_stats"])
    assert (link.netloc, link.path) == ("app.bgstatsapp.com", "/createPlay.html")
    assert len(answer.json["bg_stats"]) < 8000
    return json.loads(unquote(link.query.removeprefix("data=")))


def test_a_text_for_whoever_has_the_code(cleo, over):
    said = cleo.get(f"{over}/result").json
    first, *rest = said["text"].split("\n")
    assert first.startswith("Skull King · Table 4 · 20")
    assert rest == ["Ana won.", "1. Ana 20", "2. Bo 10", "2. Cy 10", f"http://localhost{over}/result"]
    assert said["page"] == f"http://localhost{over}/result"


@pytest.mark.parametrize(("language", "won"), [("zh", "Ana 获胜。"), ("ja", "Ana の勝ち。")])
def test_in_the_language_asked_for(cleo, over, language, won):
    assert won in cleo.get(f"{over}/result", headers={"Accept-Language": language}).json["text"]


def test_the_bid_sheet(cleo, over, ben):
    assert cleo.get(f"{over}/result").json["bid_sheet"].split("\n")[-1] == (
        "1: Ana 1/1 +20 = 20 · Bo 0/0 +10 = 10 · Cy 0/0 +10 = 10"
    )
    skull = open_game(ben, game="skull", options={})
    record(ben, skull, *SKULL)
    assert cleo.get(f"{skull}/result").json["bid_sheet"].split("\n") == [
        "Ana won.",
        "1: Ana bid 2 and made it",
        "2: Bo bid 1 and turned their own skull",
        "3: Ana bid 2 and made it",
    ]


def test_the_link_for_bg_stats(cleo, over):
    said = play(cleo.get(f"{over}/result"))
    assert said["game"] == {
        "name": "Skull King", "sourceGameId": "skull-king", "bggId": 150145, "highestWins": True, "noPoints": False,
    }  # fmt: skip
    told = [
        (one["name"], one["winner"], one["startPlayer"], one["score"], one["rank"]) for one in said["players"]
    ]
    assert told == [
        ("Ana", True, False, "20", 1),
        ("Bo", False, True, "10", 2),
        ("Cy", False, False, "10", 2),
    ]
    assert (said["sourceName"], said["location"]) == ("Table Companion", "Table 4")
    assert said == play(cleo.get(f"{over}/result"))


def test_skull_has_no_points_and_early_ends_no_winner(cleo, ben):
    skull = open_game(ben, game="skull", options={})
    record(ben, skull, SKULL[0], {"type": "end"})
    said = play(cleo.get(f"{skull}/result"))
    assert said["game"]["noPoints"]
    assert [(one["winner"], "score" in one) for one in said["players"]] == [(False, False)] * 3
    assert "Nobody won." in cleo.get(f"{skull}/result").json["text"]


def test_the_longest_link_loses_its_last_rounds_first(cleo, ben):
    names = [f"{'😀' * 38}{seat}" for seat in range(8)]
    table = open_game(ben, names, label="桌" * 60, options={})
    zeros, won = (0,) * 8, (1, *(0,) * 7)
    for cards in range(1, 9):
        record(ben, table, bids(*zeros), result(cards, *won[1:]))
    record(ben, table, {"type": "end"})
    ben.patch(table, {"notes": "长" * 2000})
    said = play(cleo.get(f"{table}/result"))
    assert [one["name"] for one in said["players"]] == names


def test_still_running(cleo, ben, table):
    ben.post(f"{table}/entries", {"entries": [*ROUND_1, *ROUND_2]})
    for path in ("result", "export.bgstats"):
        answer = cleo.get(f"{table}/{path}")
        assert (answer.status_code, codes(answer)[0]) == (409, "still_running")
    rows = list(csv.DictReader(io.StringIO(cleo.get(f"{table}/export.csv").text)))
    assert [row["total"] for row in rows] == ["20", "10", "10", "40", "50", "30"]
    assert {row["finished_at"] for row in rows} == {""}


@pytest.mark.parametrize("path", ["result", "export.csv", "export.bgstats"])
def test_no_such_table(cleo, path):
    assert codes(cleo.get(f"/tables/CCCCCC/{path}"))[0] == "no_such_table"


def test_a_play_file(cleo, over):
    answer = cleo.get(f"{over}/export.bgstats?zone=Asia/Tokyo")
    assert answer.headers["Content-Disposition"] == f'attachment; filename="{over[-6:]}.bgsplay"'
    said = answer.json
    assert [len(said[name]) for name in ("plays", "games", "players", "locations")] == [1, 1, 3, 1]
    assert (
        said["plays"][0]["uuid"] == said["about"]["play"] == play(cleo.get(f"{over}/result"))["sourcePlayId"]
    )
    assert "Ana 1/1 +20" in said["plays"][0]["comments"]


def test_what_the_code_shows_and_nothing_more(cleo, jay):
    table = open_game(jay, options=ONE_ROUND)
    record(jay, table, bids(1, 0, 0), result(1, 0, 0))
    for path in ("result", "export.csv", "export.bgstats"):
        assert "Jay" not in cleo.get(f"{table}/{path}").text


def test_of_the_history_for_dms(app, ben, jay, over):
    assert ben.get(f"/history/{over[-6:]}/result").status_code == 401
    assert jay.get(f"/history/{over[-6:]}/result").json == jay.get(f"{over}/result").json
    said = jay.get(f"/history/{logged(app, 'Ana', 'Bo', 'Cy')}/result").json
    assert said["page"] is None
    assert said["bid_sheet"] == "Ana won.\n1. Ana\n2. Bo\n2. Cy"
    assert codes(jay.get("/history/CCCCCC/result"))[0] == "no_such_game"


@pytest.mark.parametrize("zone", ["Nowhere/Land", "../../etc/passwd", "x" * 100])
def test_no_such_zone(cleo, over, zone):
    assert cleo.get(f"{over}/result", query_string={"zone": zone}).status_code == 422


def test_the_page_of_the_result(app, cleo, over, ben, table):
    page = cleo.browser.get(f"{over}/result")
    assert page.status_code == 200
    assert all(said in page.text for said in ("Ana", "Skull King", "Table 4", 'content="noindex"'))
    assert cleo.browser.get(f"{over.lower()}/result").location == f"{over}/result"
    assert cleo.browser.get(f"{table}/result").location == table
    assert cleo.browser.get("/tables/CCCCCC/result").status_code == 404
