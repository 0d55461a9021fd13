"""POST /tables/{code}/preview."""

import pytest

from tests.http.api.rounds import ROUND_1, ROUND_2, bids, codes


def ask(person, table, entry, **more):
    return person.post(f"{table}/preview", {"entry": entry, **more})


def test_works_for_anyone_and_writes_nothing(ben, cleo, table):
    ben.post(f"{table}/entries", {"entries": ROUND_1[:1]})
    answer = ask(cleo, table, {"type": "result", "rows": {"p1": {"tricks": 1}}})
    assert answer.status_code == 200
    assert (answer.json["rows"]["p1"]["points"], answer.json["tricks_left"]) == (20, 0)
    assert cleo.get(table).json["seq"] == 1


def test_a_refusal_is_part_of_the_answer(cleo, table):
    answer = ask(cleo, table, bids(7, 0, 0))
    assert answer.json["refusal"]["code"] == "bid_out_of_range"


def test_in_the_place_of_an_entry_it_is_judged_as_of_then(ben, table):
    ben.post(f"{table}/entries", {"entries": ROUND_1 + ROUND_2})
    answer = ask(ben, table, {"type": "bids", "bids": {"p1": 1}}, amends=1)
    assert answer.json["cards"] == 1
    assert ben.get(table).json["view"]["round"] == 3
    assert ask(ben, table, bids(0, 0, 0), amends=9).status_code == 404


def test_no_such_table(cleo):
    assert ask(cleo, "/tables/KKKKKK", bids(0, 0, 0)).status_code == 404


@pytest.mark.parametrize(
    ("entry", "errors"),
    [
        ({"type": "bids", "bids": {"p1": "1"}}, {"bids.p1": "not_a_number"}),
        ({"type": "result", "rows": {"p8": {}}}, {"rows.p8": "unknown_player"}),
        ({"type": "undo"}, {"type": "unknown_word"}),
    ],
)
def test_ill_shaped(cleo, table, entry, errors):
    answer = ask(cleo, table, entry)
    assert answer.status_code == 422
    assert codes(answer) == ("ill_shaped", errors)


def test_unreadable(cleo, table):
    path = f"/api/v1{table}/preview"
    assert cleo.browser.post(path, data="{", content_type="application/json").status_code == 400
