"""A game really played, recorded over HTTP."""

import pytest


@pytest.fixture
def opened(ben, six_friends) -> dict:
    return ben.post("/tables", {field: six_friends[field] for field in ("game", "players", "options")}).json


def test_six_friends(ben, table, six_friends):
    for entry in six_friends["entries"]:
        answer = ben.post(f"{table}/entries", {"entries": [entry]})
        assert answer.status_code == 201
    view, expected = answer.json["view"], six_friends["expected"]
    assert (view["phase"], view["round"]) == ("game_over", 10)
    compare(view, expected)
    assert view["winners"] == expected["winners"]


def test_six_friends_in_one_go(ben, table, six_friends):
    answer = ben.post(f"{table}/entries", {"entries": six_friends["entries"]})
    compare(answer.json["view"], six_friends["expected"])


def test_one_trick_too_many_is_refused_and_said(ben, table, six_friends):
    before, (round_5, *_) = six_friends["entries"][:9], six_friends["entries"][9:]
    ben.post(f"{table}/entries", {"entries": before})
    rows = round_5["rows"] | {"p1": {"tricks": round_5["rows"]["p1"]["tricks"] + 1}}
    answer = ben.post(f"{table}/entries", {"entries": [round_5 | {"rows": rows}]})
    assert (answer.status_code, answer.json["code"]) == (409, "tricks_do_not_add_up")
    assert answer.json["facts"]["tricks"] == 6
    assert answer.json["facts"]["cards"] == 5
    assert "6 tricks" in answer.json["detail"]
    assert ben.post(f"{table}/entries", {"entries": [round_5]}).status_code == 201


def compare(view, expected):
    """Every round's points and totals are those of the file."""
    assert [
        {
            "round": played["round"],
            "cards": played["cards"],
            "points": {player: row["points"] for player, row in played["rows"].items()},
            "totals": {player: row["total"] for player, row in played["rows"].items()},
        }
        for played in view["rounds"]
    ] == expected["after_round"]
    assert {player["id"]: player["total"] for player in view["players"]} == expected["after_round"][-1][
        "totals"
    ]
