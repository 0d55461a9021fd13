"""The page that opens tables knows the games, and who played here last."""

from tests.http.pages.conftest import embedded


def start(person, path="/new"):
    return embedded(person.browser.get(path), "start")


def test_it_knows_the_games(ben):
    games = {game["slug"]: game for game in start(ben)["games"]}
    king = games["skull-king"]
    assert (king["slug"], king["seats"], king["first"]) == ("skull-king", [2, 8], "dealer")
    assert games["skull"] == {
        "slug": "skull",
        "seats": [3, 6],
        "first": "starter",
        "options": [{"name": "last_chance", "kind": "switch", "needs": {}}],
    }


def test_who_never_was_here_starts_with_empty_seats(cleo):
    assert start(cleo)["last"] is None
    assert start(cleo)["again"] is None


def test_the_last_people_are_there_in_seat_order(ben, opened):
    last = start(ben)["last"]
    assert (last["players"], last["first"], last["game"]) == (["Ana", "Bo", "Cy"], 0, "skull-king")


def test_the_table_played_at_last_counts(ben, opened, table):
    ben.post("/tables", {"game": "skull-king", "players": ["Eli", "Fay"]})
    assert start(ben)["last"]["players"] == ["Eli", "Fay"]
    ben.patch(table, {"names": {"p1": "Anna"}})
    assert start(ben)["last"]["players"] == ["Anna", "Bo", "Cy"]


def test_the_deal_goes_on_round_the_table(ben, opened, table):
    bids = {"type": "bids", "bids": {"p1": 0, "p2": 0, "p3": 1}}
    rows = {"p1": {"tricks": 0}, "p2": {"tricks": 0}, "p3": {"tricks": 1}}
    answer = ben.post(f"{table}/entries", {"entries": [bids, {"type": "result", "rows": rows}]})
    assert answer.status_code == 201
    assert start(ben)["last"]["first"] == 1


def test_who_went_home_has_no_seat(ben, opened, table):
    ben.post(f"{table}/entries", {"entries": [{"type": "leave", "player": "p1"}]})
    assert start(ben)["last"]["players"] == ["Bo", "Cy"]


def test_who_is_out_of_a_game_of_skull_plays_the_next_one(ben):
    asked = {"game": "skull", "players": ["Ana", "Bo", "Cy"], "options": {"last_chance": True}}
    code = ben.post("/tables", asked).get_json()["code"]
    own_skull = {"type": "challenge", "challenger": "p1", "count": 1, "skull_owner": "p1"}
    answer = ben.post(f"/tables/{code}/entries", {"entries": [own_skull] * 4})
    assert answer.get_json()["view"]["chooser"] == "p1"
    last = start(ben)["last"]
    assert (last["players"], last["first"]) == (["Ana", "Bo", "Cy"], 1)
    assert last["options"] == {"last_chance": True}
    again = ben.post(f"/tables/{code}/rematch", {}).get_json()
    assert [player["name"] for player in again["players"]] == ["Ana", "Bo", "Cy"]


def test_from_a_table_its_people_come_along(ben, cleo, opened, table):
    ben.post("/tables", {"game": "skull-king", "players": ["Eli", "Fay"]})
    again = start(ben, f"/new?from={opened['code'].lower()}")["again"]
    assert (again["code"], again["players"], again["may_write"]) == (
        opened["code"],
        ["Ana", "Bo", "Cy"],
        True,
    )
    assert start(cleo, f"/new?from={opened['code']}")["again"]["may_write"] is False


def test_from_nowhere_nobody_comes(ben):
    assert start(ben, "/new?from=NOPE22")["again"] is None
