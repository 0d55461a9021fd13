"""PUT /tables/{code}/entries/{seq}."""

import pytest

from tests.http.api.rounds import ROUND_1, ROUND_2, UNDO, bids, codes, keyed, result


@pytest.fixture(autouse=True)
def two_rounds(ben, table):
    ben.post(f"{table}/entries", {"entries": ROUND_1 + ROUND_2})


def totals(answer):
    return [player["total"] for player in answer.json["view"]["players"]]


def test_works_and_the_rest_is_played_again(ben, table):
    answer = ben.put(f"{table}/entries/1", {"entry": bids(0, 0, 0)})
    assert (answer.status_code, answer.json["seq"]) == (200, 5)
    assert totals(answer) == [-10 + 20, 10 + 40, 10 + 20]


def test_an_amendment_can_be_amended_and_undone(ben, table):
    before = totals(ben.get(table))
    ben.put(f"{table}/entries/1", {"entry": bids(0, 0, 0)})
    once = totals(ben.get(table))
    ben.put(f"{table}/entries/1", {"entry": bids(0, 1, 0)})
    assert totals(ben.post(f"{table}/entries", {"entries": [UNDO]})) == once
    assert totals(ben.post(f"{table}/entries", {"entries": [UNDO]})) == before


def test_the_amended_entry_must_fit_itself(ben, table):
    answer = ben.put(f"{table}/entries/2", {"entry": result(1, 1, 0)})
    assert (answer.status_code, answer.json["code"]) == (409, "tricks_do_not_add_up")
    assert ben.get(table).json["seq"] == 4


def test_where_a_later_entry_no_longer_fits_nothing_changes(ben, table):
    answer = ben.put(f"{table}/entries/2", {"entry": {"type": "leave", "player": "p3"}})
    assert (answer.status_code, answer.json["code"]) == (409, "later_entry_breaks")
    assert answer.json["facts"]["seq"] == 3
    assert "Cy" in answer.json["detail"]
    assert ben.get(table).json["seq"] == 4


def test_drop_later_cuts_there_and_can_be_undone(ben, table):
    before = ben.get(table).json["view"]
    leave = {"type": "leave", "player": "p3"}
    answer = ben.put(f"{table}/entries/2?drop_later=true", {"entry": leave})
    assert (answer.status_code, answer.json["view"]["phase"]) == (200, "bidding")
    log = ben.get(f"{table}/entries").json["entries"]
    assert [line["standing"] for line in log[:4]] == [ROUND_1[0], leave, None, None]
    assert log[4]["cut"] == 3
    assert ben.post(f"{table}/entries", {"entries": [UNDO]}).json["view"] == before


def test_drop_later_cuts_nothing_that_still_fits(ben, table):
    answer = ben.put(f"{table}/entries/1?drop_later=true", {"entry": bids(0, 0, 0)})
    assert answer.json["view"]["round"] == 3


def test_a_newcomer_is_renamed_in_their_own_entry(ben, table):
    seq = ben.post(f"{table}/entries", {"entries": [{"type": "join", "name": "Di"}]}).json["seq"]
    answer = ben.put(f"{table}/entries/{seq}", {"entry": {"type": "join", "name": "Di", "total": 30}})
    assert (answer.status_code, totals(answer)[3]) == (200, 30)
    answer = ben.put(f"{table}/entries/{seq}", {"entry": {"type": "join", "name": "Bo", "total": 30}})
    assert (answer.status_code, answer.json["code"]) == (422, "name_taken")


@pytest.mark.parametrize("seq", [0, 9, 10**12])
def test_no_such_act(ben, table, seq):
    answer = ben.put(f"{table}/entries/{seq}", {"entry": bids(0, 0, 0)})
    assert (answer.status_code, answer.json["code"]) == (404, "no_such_act")


def test_what_no_longer_counts_cannot_be_put_right(ben, table):
    ben.post(f"{table}/entries", {"entries": [UNDO]})
    for seq in (4, 5):
        answer = ben.put(f"{table}/entries/{seq}", {"entry": result(0, 2, 0)})
        assert (answer.status_code, answer.json["code"]) == (409, "entry_is_gone")


def test_who_may_not(cleo, dan, table):
    assert cleo.put(f"{table}/entries/1", {"entry": bids(0, 0, 0)}).status_code == 401
    assert dan.put(f"{table}/entries/1", {"entry": bids(0, 0, 0)}).status_code == 403


@pytest.mark.parametrize(
    ("body", "errors"),
    [
        ({}, {"entry": "missing"}),
        ({"entry": {"type": "bids"}}, {"bids": "missing"}),
        ({"entry": {"type": "undo"}}, {"type": "unknown_word"}),
        ({"entry": bids(0, 0, 0, key="k")}, {"key": "unknown_field"}),
        ({"entry": bids(0, 0, 0), "key": 1}, {"key": "not_text"}),
        ({"entry": bids(0, 0, 0), "more": 1}, {"more": "unknown_field"}),
    ],
)
def test_ill_shaped(ben, table, body, errors):
    answer = ben.put(f"{table}/entries/1", body)
    assert answer.status_code == 422
    assert codes(answer) == ("ill_shaped", errors)


def test_ill_shaped_question(ben, table):
    answer = ben.put(f"{table}/entries/1?drop_later=perhaps", {"entry": bids(0, 0, 0)})
    assert codes(answer) == ("ill_shaped", {"drop_later": "not_true_or_false"})


def test_unreadable(ben, table):
    path = f"/api/v1{table}/entries/1"
    assert ben.browser.put(path, data="[", content_type="application/json").status_code == 400
    assert ben.browser.put(path, data="{}", content_type="text/plain").status_code == 415


def test_stale(ben, table):
    answer = ben.put(f"{table}/entries/1", {"entry": bids(0, 0, 0), "after": 3})
    assert (answer.status_code, answer.json["seq"]) == (412, 4)


def test_same_key_twice_is_done_once(ben, table):
    amendment = keyed({"entry": bids(0, 0, 0)})
    assert [ben.put(f"{table}/entries/1", amendment).json["seq"] for _ in range(2)] == [5, 5]
    answer = ben.put(f"{table}/entries/1", amendment | {"entry": bids(0, 0, 1)})
    assert (answer.status_code, answer.json["code"]) == (422, "key_reused")
