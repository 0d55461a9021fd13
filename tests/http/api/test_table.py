"""GET /tables/{code} and GET /tables."""

import logging
import re

import pytest

from tests.http.api.rounds import ROUND_1, ROUND_2, UNDO, bids


def test_works_for_anyone_with_the_code(cleo, opened, table):
    answer = cleo.get(table)
    assert answer.status_code == 200
    expected = {field: value for field, value in opened.items() if field != "score_key"} | {
        "may_write": False
    }
    assert answer.json == expected


def test_who_may_write_is_told_so(ben, dan, table):
    assert ben.get(table).json["may_write"] is True
    assert dan.get(table).json["may_write"] is False


def test_the_browsers_mark_is_not_told(ben, cleo, table):
    mark = ben.browser.get_cookie("companion_browser").value
    assert mark not in ben.get(table).text + cleo.get(table).text + ben.get("/tables").text


@pytest.mark.parametrize(
    "spelt", [str.lower, lambda code: f"{code[:3]}-{code[3:]}", lambda code: f" {code[:3]} {code[3:]}"]
)
def test_a_code_is_understood_however_it_is_typed(cleo, opened, spelt):
    assert cleo.get(f"/tables/{spelt(opened['code'])}").json["code"] == opened["code"]


@pytest.mark.parametrize("code", ["KKKKKK", "x", "K" * 300, "%00", "💀"])
def test_no_such_table(cleo, code):
    answer = cleo.get(f"/tables/{code}")
    assert (answer.status_code, answer.json["code"]) == (404, "no_such_table")
    assert "There is no table" in answer.json["detail"]


def test_whoever_has_this_very_answer_gets_none(ben, cleo, table):
    etag = cleo.get(table).headers["ETag"]
    assert cleo.get(table, headers={"If-None-Match": etag}).status_code == 304
    ben.post(f"{table}/entries", {"entries": [bids(1, 0, 0)]})
    assert cleo.get(table, headers={"If-None-Match": etag}).headers["ETag"] == '"1"'


def test_what_has_not_changed_is_said_ahead_of_the_app_as_the_app_would(cleo, table, caplog):
    """Two tags, one of them wrong: the app itself answers."""
    caplog.set_level(logging.INFO, "companion.asked")
    etag = cleo.get(table).headers["ETag"]
    caplog.clear()
    ahead, by_app = (cleo.get(table, headers={"If-None-Match": said}) for said in (etag, f'{etag}, "x"'))
    assert ahead.status_code == by_app.status_code == 304
    assert told(ahead) == told(by_app)
    assert [without_chance(record.fields) for record in caplog.records] == [
        "route=/api/v1/tables/<code> method=GET status=304"
    ] * 2


@pytest.mark.parametrize("said", ['"7"', '"-1"', '"0 "', "*"])
def test_what_nobody_was_told_is_not_what_stands(cleo, table, said):
    expected = 304 if said == "*" else 200
    assert cleo.get(table, headers={"If-None-Match": said}).status_code == expected


def told(answer):
    return {name: value for name, value in answer.headers if name not in ("X-Request-Id", "Date")} | {
        "Vary": sorted(answer.vary)
    }


def without_chance(fields):
    return re.sub(r"request=\S+ | ms=\S+", "", fields)


def test_as_it_stood_after_an_act(ben, cleo, table):
    seen = [cleo.get(table).json["view"]]
    for entry in [*ROUND_1, UNDO, ROUND_1[1], *ROUND_2]:
        seen.append(ben.post(f"{table}/entries", {"entries": [entry]}).json["view"])
    assert [cleo.get(f"{table}?at={at}").json["view"] for at in range(7)] == seen
    assert cleo.get(f"{table}?at=3").json["seq"] == 3


@pytest.mark.parametrize(
    ("at", "status", "code"),
    [
        ("1", 404, "no_such_act"),
        ("9" * 30, 404, "no_such_act"),
        ("-1", 422, "ill_shaped"),
        ("now", 422, "ill_shaped"),
    ],
)
def test_no_such_act(cleo, table, at, status, code):
    answer = cleo.get(f"{table}?at={at}")
    assert (answer.status_code, answer.json["code"]) == (status, code)


def test_just_before_an_entry_by_what_the_entries_say_by_now(ben, cleo, table):
    """Corrected and taken back entries count as they do for the game, not as they once stood."""
    before = cleo.get(table).json["view"]
    ben.post(f"{table}/entries", {"entries": [*ROUND_1, *ROUND_2]})
    ben.put(f"{table}/entries/1", {"entry": bids(0, 1, 1)})
    seen = cleo.get(f"{table}?before=2").json
    assert [player["bid"] for player in seen["view"]["players"]] == [0, 1, 1]
    assert (seen["seq"], seen["view"]["round"]) == (5, 1)
    assert cleo.get(f"{table}?before=1").json["view"] == before
    first_words = cleo.get(f"{table}?before=2&at=4").json["view"]
    assert [player["bid"] for player in first_words["players"]] != [0, 1, 1]


@pytest.mark.parametrize(("seq", "problem"), [(2, (409, "entry_is_gone")), (9, (404, "no_such_act"))])
def test_before_an_entry_that_does_not_stand(ben, cleo, table, seq, problem):
    ben.post(f"{table}/entries", {"entries": [*ROUND_1, UNDO]})
    answer = cleo.get(f"{table}?before={seq}")
    assert (answer.status_code, answer.json["code"]) == problem


def test_other_methods_are_told_apart(ben, table):
    answer = ben.ask("DELETE", table)
    assert answer.status_code == 405
    assert {"GET", "PATCH"} <= set(answer.headers["Allow"].split(", "))


def test_the_tables_of_this_browser_running_ones_first(ben, cleo, dan):
    codes = [
        ben.post("/tables", {"game": "skull-king", "players": ["Ana", "Bo"], "label": label}).json["code"]
        for label in ("first", "second", "over")
    ]
    ben.post(f"/tables/{codes[2]}/entries", {"entries": [{"type": "end"}]})
    ben.post(f"/tables/{codes[0]}/entries", {"entries": [bids(1, 0)]})
    listed = ben.get("/tables")
    assert [table["label"] for table in listed.json] == ["first", "second", "over"]
    assert [table["seq"] for table in listed.json] == [1, 0, 1]
    assert listed.json[2]["ended"] == {"reason": "ended_early"}
    assert cleo.get("/tables").json == []
    assert len(dan.get("/tables").json) == 1


def test_only_who_has_an_answer_already_gets_none(cleo, table):
    assert cleo.get(table, headers={"If-Match": '"7"'}).status_code == 200
