"""GET and POST /history, GET and DELETE /history/{code}, POST …/restore."""

from uuid import uuid4

import pytest

from tests.history.dms import SignedInDm
from tests.history.test_results import adds_up, open_game, record
from tests.http.api.rounds import bids, codes, result

FOREIGN = {"Sec-Fetch-Site": "cross-site"}
GAME = {
    "game": "skull",
    "seats": [{"name": "Ana", "winner": True}, {"name": "Bo"}, {"name": "Cy"}],
    "date": "2026-09-01",
    "minutes": 25,
    "label": "Table 4",
}


@pytest.fixture
def ada(app) -> SignedInDm:
    """The owner of the house."""
    return SignedInDm(app, "Ada", is_owner=True)


@pytest.fixture
def jay(app) -> SignedInDm:
    """Another DM."""
    return SignedInDm(app, "Jay")


@pytest.fixture
def played(ben) -> str:
    """A game of Ana, Bo and Cy that is over."""
    table = open_game(ben)
    record(ben, table, bids(1, 0, 0), result(1, 0, 0))
    return table[-6:]


def test_works(ada, played):
    answer = ada.get("/history")
    assert answer.status_code == 200
    (game,) = answer.json["games"]
    assert (game["code"], game["reason"], game["dm"], game["logged"]) == (
        played,
        "highest_total",
        None,
        False,
    )
    assert [(seat["name"], seat["rank"], seat["winner"]) for seat in game["seats"]] == [
        ("Ana", 1, True),
        ("Bo", 2, False),
        ("Cy", 2, False),
    ]
    assert answer.headers["Cache-Control"] == "private, no-store"


def test_one_game_with_its_sheet_and_log(jay, played):
    game = jay.get(f"/history/{played.lower()}").json
    assert (game["unreadable"], len(game["log"]), len(game["table"]["view"]["rounds"])) == (False, 2, 1)


def test_a_dms_own_table_names_them(app, jay):
    table = open_game(jay)
    record(jay, table, bids(1, 0, 0), result(1, 0, 0))
    (game,) = jay.get("/history").json["games"]
    assert game["dm"] == {"id": jay.id, "name": "Jay"}
    assert len(jay.get(f"/history?dm={jay.id}").json["games"]) == 1
    assert jay.get(f"/history?dm={jay.id + 1}").json["games"] == []
    assert adds_up(app)


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/history"),
        ("POST", "/history"),
        ("GET", "/history/{code}"),
        ("DELETE", "/history/{code}"),
        ("POST", "/history/{code}/restore"),
    ],
)
def test_guests_may_not(ben, cleo, played, method, path):
    for guest in (ben, cleo):
        body = GAME if path == "/history" and method == "POST" else None
        answer = guest.ask(method, path.format(code=played), body)
        assert (answer.status_code, answer.json["code"]) == (401, "dm_only")


def test_deleting_is_for_the_owner_and_can_be_undone(app, ada, jay, played):
    assert jay.delete(f"/history/{played}").json["code"] == "owner_only"
    assert jay.get("/history?deleted=true").json["code"] == "owner_only"
    for _ in range(2):
        assert ada.delete(f"/history/{played}").status_code == 204
    assert ada.get("/history").json["games"] == []
    assert [game["code"] for game in ada.get("/history?deleted=true").json["games"]] == [played]
    for _ in range(2):
        assert ada.post(f"/history/{played}/restore").json["deleted_at"] is None
    assert len(ada.get("/history").json["games"]) == 1
    assert adds_up(app)


def test_no_such_game(ada):
    for answer in (ada.get("/history/CCCCCC"), ada.delete("/history/x"), ada.post("/history/%00/restore")):
        assert (answer.status_code, answer.json["code"]) == (404, "no_such_game")


@pytest.mark.parametrize(
    ("query", "errors"),
    [
        ("player=x", {"player": "not_a_number"}),
        ("player=-1", {"player": "too_small"}),
        (f"dm={'9' * 30}", {"dm": "too_large"}),
        ("from=yesterday", {"from": "not_a_date"}),
        ("cursor=x", {"cursor": "unknown_word"}),
        (f"q={'x' * 201}", {"q": "too_long"}),
        ("deleted=maybe", {"deleted": "not_a_number"}),
    ],
)
def test_what_cannot_be_asked(ada, query, errors):
    answer = ada.get(f"/history?{query}")
    assert (answer.status_code, codes(answer)) == (422, ("ill_shaped", errors))


def test_logging_a_game(app, ada, jay):
    answer = jay.post("/history", GAME)
    assert answer.status_code == 201
    assert answer.headers["Location"].endswith(f"/history/{answer.json['code']}")
    assert (answer.json["minutes"], answer.json["dm"]["name"], answer.json["logged"]) == (25, "Jay", True)
    assert answer.json["table"] is None
    assert ada.get("/history?table=table%204").json["games"][0]["code"] == answer.json["code"]
    assert adds_up(app)


def test_same_key_twice_is_logged_once(ada):
    asked = {**GAME, "key": str(uuid4())}
    first, second = (ada.post("/history", asked) for _ in range(2))
    assert (first.status_code, second.status_code) == (201, 200)
    assert first.json == second.json
    assert ada.post("/history", {**asked, "minutes": 30}).json["code"] == "key_reused"


@pytest.mark.parametrize(
    ("change", "errors"),
    [
        ({"date": "2999-01-01"}, {"date": "in_the_future"}),
        ({"date": "soon"}, {"date": "not_a_date"}),
        ({"date": 3}, {"date": "not_text"}),
        ({"minutes": 0}, {"minutes": "too_small"}),
        ({"minutes": 1e9}, {"minutes": "not_a_number"}),
        ({"seats": []}, {"seats": "too_few_seats"}),
        ({"seats": [{"nome": "Ana"}]}, {"seats.0.name": "missing", "seats.0.nome": "unknown_field"}),
        ({"seats": None}, {"seats": "null"}),
        ({"winner": "Ana"}, {"winner": "unknown_field"}),
    ],
)
def test_ill_shaped(ada, change, errors):
    answer = ada.post("/history", GAME | change)
    assert (answer.status_code, codes(answer)) == (422, ("ill_shaped", errors))


def test_two_alike(ada):
    seats = [{"name": "Ana", "winner": True}, {"name": "ANA"}, {"name": "Cy"}]
    assert ada.post("/history", GAME | {"seats": seats}).json["code"] == "name_taken"


def test_not_through_a_foreign_page(ada, played):
    answers = [
        ada.post("/history", GAME, headers=FOREIGN),
        ada.delete(f"/history/{played}", headers=FOREIGN),
        ada.post(f"/history/{played}/restore", headers=FOREIGN),
    ]
    assert {answer.json["code"] for answer in answers} == {"foreign_page"}


def test_a_correction_of_a_finished_game_is_seen(app, ada, ben, played):
    assert ben.put(f"/tables/{played}/entries/1", {"entry": bids(0, 1, 0)}).status_code == 200
    assert ben.put(f"/tables/{played}/entries/2", {"entry": result(0, 1, 0)}).status_code == 200
    seats = ada.get("/history").json["games"][0]["seats"]
    assert [seat["winner"] for seat in seats] == [False, True, False]
    assert ada.get(f"/players/{seats[1]['player']}").json["games"]["skull-king"]["wins"] == 1
    assert adds_up(app)
