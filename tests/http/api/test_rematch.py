"""POST /tables/{code}/rematch."""

import pytest

from tests.conftest import Person
from tests.http.api.rounds import ROUND_1, bids, codes, keyed


@pytest.fixture(autouse=True)
def over(ben, table):
    ben.patch(table, {"label": "Window", "options": {"dealer": "p2"}})
    ben.post(f"{table}/entries", {"entries": [*ROUND_1, {"type": "end"}]})


def names(answer):
    return [player["name"] for player in answer.json["players"]]


def test_works_with_the_same_people_and_the_next_dealer(ben, opened, table):
    answer = ben.post(f"{table}/rematch")
    assert answer.status_code == 201
    assert answer.json["code"] != opened["code"]
    assert (answer.json["seq"], answer.json["label"]) == (0, "Window")
    assert names(answer) == ["Ana", "Bo", "Cy"]
    assert answer.json["view"]["dealer"] == "p3"
    assert ben.post(f"/tables/{answer.json['code']}/entries", {"entries": ROUND_1}).status_code == 201


def test_everyone_at_the_old_table_learns_where_the_next_is(ben, cleo, table):
    seq = cleo.get(table).json["seq"]
    code = ben.post(f"{table}/rematch").json["code"]
    assert cleo.get(table).json["rematch"] == code
    assert cleo.get(table).json["seq"] == seq + 1


def test_changed_seats_keep_the_dealer_if_there(ben, table):
    answer = ben.post(f"{table}/rematch", {"players": ["cy", "Di", "Ana", "Bo"]})
    assert names(answer) == ["cy", "Di", "Ana", "Bo"]
    assert answer.json["view"]["dealer"] == "p1"


def test_where_the_dealer_is_gone_the_next_in_the_old_seats_deals(ben, table):
    answer = ben.post(f"{table}/rematch", {"players": ["Di", "Bo", "Ana"]})
    assert answer.json["view"]["dealer"] == "p3"


def test_who_went_home_is_not_seated_again(ben):
    opened = ben.post("/tables", {"game": "skull-king", "players": ["Ana", "Bo", "Cy"]}).json
    table = f"/tables/{opened['code']}"
    ben.post(f"{table}/entries", {"entries": [{"type": "leave", "player": "p1"}, {"type": "end"}]})
    answer = ben.post(f"{table}/rematch")
    assert names(answer) == ["Bo", "Cy"]
    assert answer.json["view"]["dealer"] in ("p1", "p2")


def test_who_may_not(cleo, dan, table):
    assert cleo.post(f"{table}/rematch").status_code == 401
    assert dan.post(f"{table}/rematch").status_code == 403


def test_a_script_with_the_score_key_gets_the_next_one(app, opened, table):
    script = Person(app, opened["score_key"])
    answer = script.post(f"{table}/rematch")
    again = Person(app, answer.json["score_key"])
    assert (
        again.post(f"/tables/{answer.json['code']}/entries", {"entries": [bids(0, 0, 0)]}).status_code == 201
    )


@pytest.mark.parametrize(
    ("body", "code", "errors"),
    [
        ({"players": ["Ana", "Ana"]}, "name_taken", {"players.1": "name_taken"}),
        ({"options": {"dealer": "p9"}}, "ill_shaped", {"options.dealer": "unknown_player"}),
        ({"game": "skull"}, "ill_shaped", {"game": "unknown_field"}),
    ],
)
def test_ill_shaped(ben, table, body, code, errors):
    answer = ben.post(f"{table}/rematch", body)
    assert answer.status_code == 422
    assert codes(answer) == (code, errors)
    assert ben.get(table).json["rematch"] is None


def test_unreadable(ben, table):
    path = f"/api/v1{table}/rematch"
    assert ben.browser.post(path, data="{", content_type="application/json").status_code == 400


def test_stale(ben, table):
    assert ben.post(f"{table}/rematch", {"after": 1}).status_code == 412


def test_same_key_twice_is_the_same_table(ben, table):
    asked = keyed({})
    first, again = (ben.post(f"{table}/rematch", asked) for _ in range(2))
    assert (first.status_code, again.status_code) == (201, 200)
    assert first.json == again.json
    assert ben.post(f"{table}/rematch", asked | {"label": "Door"}).json["code"] == "key_reused"


@pytest.mark.parametrize(
    ("players", "status", "code"),
    [
        ([], 409, "seats_out_of_range"),
        (["Ana"], 409, "seats_out_of_range"),
        (["Ana", "ana"], 422, "name_taken"),
        (["Ana", "B" + "\u0301\u0327" * 50_000], 422, "ill_shaped"),
    ],
)
def test_seats_are_judged_as_when_a_table_is_opened(ben, table, players, status, code):
    answer = ben.post(f"{table}/rematch", {"players": players})
    assert (answer.status_code, answer.json["code"]) == (status, code)
    assert ben.get(table).json["rematch"] is None
