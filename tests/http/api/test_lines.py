"""GET /tables/{code}/lines."""

import pytest

from companion.engine.log import Line
from companion.engine.sheet import Sheet
from tests.http.api.rounds import ROUND_1, UNDO, bids, codes

KEY = "0f8fad5b-d9cb-469f-a165-70867728950e"


@pytest.fixture(autouse=True)
def six_acts(ben, table):
    ben.post(f"{table}/entries", {"entries": [ROUND_1[0] | {"key": KEY}, ROUND_1[1], UNDO, ROUND_1[1]]})
    ben.put(f"{table}/entries/1", {"entry": bids(0, 0, 1)})
    ben.patch(table, {"label": "Window"})


def lines(person, table, question=""):
    answer = person.get(f"{table}/lines{question}")
    assert answer.status_code == 200, answer.json
    assert answer.json["seq"] == 6
    return answer.json["lines"]


def test_works_for_anyone_and_begins_with_the_opening(cleo, table):
    told = lines(cleo, table)
    assert [(line["seq"], line["kind"], line["round"]) for line in told] == [
        (0, "open", None),
        (1, "entry", 1),
        (2, "entry", 1),
        (3, "undo", None),
        (4, "entry", 1),
        (5, "amend", None),
        (6, "patch", None),
    ]
    assert told[0]["body"] == {"players": ["Ana", "Bo", "Cy"], "options": {}}
    assert told[1]["body"] == {"entry": ROUND_1[0]}
    assert set(told[1]["who"]) == {"id", "name"}
    assert told[1]["at"].endswith("Z")


def test_the_table_follows_from_them(cleo, table):
    made = [Line(line["seq"], line["kind"], line["body"]) for line in lines(cleo, table)]
    shown = cleo.get(table).json
    assert Sheet("skull-king", made).picture().items() <= shown.items()


@pytest.mark.parametrize(("since", "seqs"), [(0, [1, 2, 3, 4, 5, 6]), (4, [5, 6]), (6, []), (10**30, [])])
def test_only_what_came_since(cleo, table, since, seqs):
    assert [line["seq"] for line in lines(cleo, table, f"?since={since}")] == seqs


def test_keys_are_for_those_who_may_write(ben, cleo, dan, table):
    assert [line["key"] for line in lines(ben, table)[:3]] == [None, KEY, None]
    for person in (cleo, dan):
        assert KEY not in person.get(f"{table}/lines").text


def test_the_etag_is_the_seq(ben, table):
    etag = ben.get(f"{table}/lines").headers["ETag"]
    assert etag == '"6"'
    assert ben.get(f"{table}/lines", headers={"If-None-Match": etag}).status_code == 304


def test_no_such_table(cleo):
    assert cleo.get("/tables/KKKKKK/lines").status_code == 404


@pytest.mark.parametrize(
    ("since", "error"), [("-1", "too_small"), ("now", "not_a_number"), ("", "not_a_number")]
)
def test_ill_shaped(cleo, table, since, error):
    answer = cleo.get(f"{table}/lines?since={since}")
    assert answer.status_code == 422
    assert codes(answer) == ("ill_shaped", {"since": error})
