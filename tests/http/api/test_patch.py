"""PATCH /tables/{code}."""

import pytest

from tests.http.api.rounds import REDO, ROUND_1, UNDO, bids, codes, keyed


def names(answer):
    return [player["name"] for player in answer.json["players"]]


def test_label_notes_and_names_work_at_any_time(ben, table):
    ben.post(f"{table}/entries", {"entries": ROUND_1})
    answer = ben.patch(table, {"label": "Window", "notes": "Bo was late.\nTwice.", "names": {"p2": " Bob "}})
    assert (answer.status_code, answer.json["seq"]) == (200, 3)
    assert (answer.json["label"], answer.json["notes"]) == ("Window", "Bo was late.\nTwice.")
    assert names(answer) == ["Ana", "Bob", "Cy"]


def test_a_label_can_be_taken_away(ben, table):
    ben.patch(table, {"label": "Window"})
    assert ben.patch(table, {"label": None}).json["label"] is None
    assert ben.patch(table, {"label": "  "}).json["label"] is None


def test_two_may_swap_their_names(ben, table):
    assert names(ben.patch(table, {"names": {"p1": "Bo", "p2": "Ana"}})) == ["Bo", "Ana", "Cy"]


def test_a_name_outlives_undo(ben, table):
    ben.post(f"{table}/entries", {"entries": ROUND_1})
    ben.patch(table, {"names": {"p2": "Bob"}})
    answer = ben.post(f"{table}/entries", {"entries": [UNDO, REDO]})
    assert names(answer) == ["Ana", "Bob", "Cy"]


def test_seats_and_options_before_the_first_entry(ben, table):
    answer = ben.patch(table, {"players": ["Cy", "Ana", "Bo", "Di"], "options": {"dealer": "p4"}})
    assert names(answer) == ["Cy", "Ana", "Bo", "Di"]
    assert answer.json["view"]["dealer"] == "p4"
    assert len(answer.json["view"]["players"]) == 4


def test_seats_and_options_once_everything_is_undone(ben, table):
    ben.post(f"{table}/entries", {"entries": [bids(1, 0, 0), UNDO]})
    assert names(ben.patch(table, {"players": ["Ana", "Bo"]})) == ["Ana", "Bo"]
    assert ben.post(f"{table}/entries", {"entries": [REDO]}).json["code"] == "nothing_to_redo"


@pytest.mark.parametrize("change", [{"players": ["Ana", "Bo"]}, {"options": {"dealer": "p2"}}])
def test_not_after_the_first_entry(ben, table, change):
    ben.post(f"{table}/entries", {"entries": ROUND_1})
    answer = ben.patch(table, change)
    assert (answer.status_code, answer.json["code"]) == (409, "game_has_begun")


def test_who_may_not(cleo, dan, table):
    assert cleo.patch(table, {"label": "Mine"}).status_code == 401
    assert dan.patch(table, {"label": "Mine"}).status_code == 403
    assert cleo.get(table).json["label"] is None


@pytest.mark.parametrize(
    ("change", "code", "errors"),
    [
        ({"names": {"p4": "Di"}}, "ill_shaped", {"names.p4": "unknown_player"}),
        ({"names": {"p1": ""}}, "ill_shaped", {"names.p1": "name_empty"}),
        ({"names": {"p1": 3}}, "ill_shaped", {"names.p1": "not_text"}),
        ({"names": []}, "ill_shaped", {"names": "not_an_object"}),
        ({"names": {"p1": "BO"}}, "name_taken", {"names.p1": "name_taken"}),
        ({"players": ["Ana", "ANA"]}, "name_taken", {"players.1": "name_taken"}),
        ({"label": "a\u202eb"}, "ill_shaped", {"label": "unseen_signs"}),
        ({"notes": "n" * 2001}, "ill_shaped", {"notes": "too_long"}),
        ({"options": {"dealer": "p4"}}, "ill_shaped", {"options.dealer": "unknown_player"}),
        ({"seats": 3}, "ill_shaped", {"seats": "unknown_field"}),
    ],
)
def test_ill_shaped(ben, table, change, code, errors):
    answer = ben.patch(table, change)
    assert answer.status_code == 422
    assert codes(answer) == (code, errors)
    assert ben.get(table).json["seq"] == 0


def test_unreadable(ben, table):
    assert ben.browser.patch(f"/api/v1{table}", data="{", content_type="application/json").status_code == 400


def test_stale(ben, table):
    ben.patch(table, {"label": "One"})
    answer = ben.patch(table, {"label": "Two", "after": 0})
    assert (answer.status_code, answer.json["seq"], answer.json["label"]) == (412, 1, "One")


def test_same_key_twice_is_done_once(ben, table):
    change = keyed({"label": "One"})
    assert [ben.patch(table, change).json["seq"] for _ in range(2)] == [1, 1]
    assert ben.patch(table, change | {"label": "Two"}).json["code"] == "key_reused"


def test_nothing_to_change_is_no_act(ben, table):
    assert ben.patch(table, {}).json["seq"] == 0


def test_lines_end_as_they_do_elsewhere(ben, table):
    assert ben.patch(table, {"notes": "Bo was late.\r\nTwice.\r\n"}).json["notes"] == "Bo was late.\nTwice."


def test_nothing_to_change_is_no_act_but_may_be_stale(ben, table):
    assert (ben.patch(table, {}).status_code, ben.patch(table, {}).json["seq"]) == (200, 0)
    assert ben.patch(table, {"after": 7}).json["code"] == "stale"
