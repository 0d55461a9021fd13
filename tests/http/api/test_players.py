"""GET /players, GET, PATCH /players/{id}, merge, its undo, forget; leaderboards."""

import pytest

from tests.history.test_results import adds_up
from tests.http.api.rounds import codes
from tests.http.api.test_history import FOREIGN, GAME, ada, jay  # noqa: F401 - fixtures


@pytest.fixture
def people(ada) -> dict[str, int]:  # noqa: F811
    """Ana, Anna, Bo and Cy by name, with their ids."""
    for first in ("Ana", "Anna"):
        seats = [{"name": first, "winner": True}, {"name": "Bo"}, {"name": "Cy"}]
        assert ada.post("/history", GAME | {"seats": seats}).status_code == 201
    return {one["name"]: one["id"] for one in ada.get("/players").json["players"]}


def test_works(ada, people):  # noqa: F811
    assert sorted(people) == ["Ana", "Anna", "Bo", "Cy"]
    assert [one["name"] for one in ada.get("/players?q=AN").json["players"]] == ["Ana", "Anna"]
    ana = ada.get(f"/players/{people['Ana']}")
    assert ana.json["games"]["skull"]["wins"] == 1
    assert ana.headers["Cache-Control"] == "private, no-store"


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/players"),
        ("GET", "/players/leaderboard?game=skull"),
        ("GET", "/players/1"),
        ("PATCH", "/players/1"),
        ("POST", "/players/1/merge"),
        ("DELETE", "/players/1/merge"),
        ("POST", "/players/1/forget"),
    ],
)
def test_guests_may_not(cleo, people, method, path):
    body = {"PATCH": {"name": "X"}, "POST": {"into": 2}}.get(method) if "forget" not in path else None
    answer = cleo.ask(method, path, body)
    assert (answer.status_code, answer.json["code"]) == (401, "dm_only")


def test_another_name(jay, people):  # noqa: F811
    path = f"/players/{people['Ana']}"
    assert jay.patch(path, {"name": " Ana K. "}).json["name"] == "Ana K."
    assert jay.patch(path, {"name": "bo"}).json["code"] == "player_has_name"
    assert codes(jay.patch(path, {"name": " "})) == ("ill_shaped", {"name": "name_empty"})
    assert codes(jay.patch(path, {})) == ("ill_shaped", {"name": "missing"})


def test_merge_and_undo(app, jay, people):  # noqa: F811
    ana, anna = people["Ana"], people["Anna"]
    merged = jay.post(f"/players/{anna}/merge", {"into": ana}).json
    assert (merged["id"], merged["merged"], merged["games"]["skull"]["wins"]) == (
        ana,
        [{"id": anna, "name": "Anna"}],
        2,
    )
    assert jay.get(f"/players/{anna}").json["merged_into"] == {"id": ana, "name": "Ana"}
    assert jay.post(f"/players/{anna}/merge", {"into": ana}).json["code"] == "same_player"
    assert jay.ask("DELETE", f"/players/{anna}/merge").json["games"]["skull"]["wins"] == 1
    assert jay.ask("DELETE", f"/players/{anna}/merge").json["code"] == "not_merged"
    assert adds_up(app)


def test_never_two_from_one_game(jay, people):  # noqa: F811
    answer = jay.post(f"/players/{people['Bo']}/merge", {"into": people["Cy"]})
    assert (answer.status_code, answer.json["code"]) == (409, "met_at_a_table")
    assert "Bo and Cy sat at one table" in answer.json["detail"]


def test_forgetting_is_for_the_owner(app, ada, jay, people):  # noqa: F811
    path = f"/players/{people['Ana']}/forget"
    assert jay.post(path).json["code"] == "owner_only"
    assert ada.post(path, headers=FOREIGN).json["code"] == "foreign_page"
    forgotten = ada.post(path, headers={"Accept-Language": "ja"}).json
    assert (forgotten["name"], forgotten["forgotten"]) == (f"ゲスト {people['Ana']}", True)
    assert "Ana" not in ada.get("/history").text.replace("Anna", "")
    assert ada.post(path).json["code"] == "player_is_forgotten"
    assert adds_up(app)


def test_leaderboards(ada, people):  # noqa: F811
    ada.post("/history", GAME | {"date": "2026-08-01"})
    board = ada.get("/players/leaderboard?game=skull").json
    assert [(one["place"], one["name"]) for one in board["places"]] == [(1, "Bo"), (1, "Cy")]
    assert ada.get("/players/leaderboard?game=skull&month=2026-09").json["places"] == []
    by_rank = ada.get("/players/leaderboard?game=skull&by=mean_rank").json
    assert [one["mean_rank"] for one in by_rank["places"]] == [2.0, 2.0]


@pytest.mark.parametrize(
    ("query", "errors"),
    [
        ("", {"game": "missing"}),
        ("game=chess", {"game": "unknown_word"}),
        ("game=skull&by=best", {"by": "unknown_word"}),
        ("game=skull&month=May", {"month": "not_a_date"}),
    ],
)
def test_what_cannot_be_asked(ada, query, errors):  # noqa: F811
    assert codes(ada.get(f"/players/leaderboard?{query}")) == ("ill_shaped", errors)


def test_no_such_player(ada, people):  # noqa: F811
    for answer in (
        ada.get("/players/99"),
        ada.patch("/players/99", {"name": "X"}),
        ada.post("/players/99/merge", {"into": people["Bo"]}),
        ada.post(f"/players/{people['Bo']}/merge", {"into": 99}),
        ada.post("/players/99/forget"),
    ):
        assert (answer.status_code, answer.json["code"]) == (404, "no_such_player")
