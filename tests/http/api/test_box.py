"""Skull King with everything in the box over HTTP: options, tricks, undoing and correcting them, the next game."""

import pytest

from tests.http.api.rounds import UNDO, codes

OPTIONS = {
    "dealer": "p3",
    "scoring": "rascal",
    "shots": True,
    "modules": ["kraken", "loot"],
    "pirate_powers": True,
    "schedule": [2, 1],
}
SHOTS = {"p1": "grapeshot", "p2": "cannonball", "p3": "grapeshot"}
BIDS = {"type": "bids", "bids": {"p1": 1, "p2": 1, "p3": 0}, "shots": SHOTS}


def trick(*lain):
    return {"type": "trick", "plays": [{"player": player, "card": card} for player, card in lain]}


FIRST = trick(("p1", "pirate"), ("p2", "loot"), ("p3", "green-14"))
SECOND = trick(("p1", "yellow-3"), ("p2", "yellow-14"), ("p3", "escape"))


@pytest.fixture
def opened(ben):
    asked = {"game": "skull-king", "players": ["Ana", "Bo", "Cy"], "options": OPTIONS}
    return ben.post("/tables", asked).json


def write(ben, table, *entries):
    return ben.post(f"{table}/entries", {"entries": list(entries)})


def test_the_options_are_told_with_the_games(cleo):
    options = next(game for game in cleo.get("/games").json if game["slug"] == "skull-king")["options"]
    assert {name: option["default"] for name, option in options.items()} == {
        "dealer": "p1",
        "scoring": "standard",
        "shots": False,
        "modules": [],
        "pirate_powers": False,
        "schedule": "standard",
    }


def test_a_table_keeps_its_options(ben, opened, table):
    assert opened["options"] == OPTIONS
    assert opened["view"]["options"] == {
        "modules_now": ["kraken", "loot"],
        **{name: value for name, value in OPTIONS.items() if name != "dealer"},
    }
    write(ben, table, BIDS)
    refused = ben.patch(table, {"options": {**OPTIONS, "scoring": "standard"}})
    assert (refused.status_code, refused.json["code"]) == (409, "game_has_begun")


@pytest.mark.parametrize(
    ("players", "options", "status", "code"),
    [
        (["Ana", "Bo"], {"modules": ["loot"]}, 409, "loot_needs_three"),
        (["Ana", "Bo", "Cy"], {"shots": True}, 409, "shots_need_rascal"),
        (["Ana", "Bo", "Cy"], {"schedule": [24]}, 409, "size_out_of_range"),
        (["Ana", "Bo", "Cy"], {"schedule": "fast"}, 422, "ill_shaped"),
        (["Ana", "Bo", "Cy"], {"modules": "kraken"}, 422, "ill_shaped"),
    ],
)
def test_what_cannot_be_agreed_on_is_refused(ben, players, options, status, code):
    asked = {"game": "skull-king", "players": players, "options": options}
    answer = ben.post("/tables", asked, headers={"Accept-Language": "en"})
    assert (answer.status_code, answer.json["code"]) == (status, code)


def test_a_round_by_trick_scores_itself(ben, table):
    answer = write(ben, table, BIDS, FIRST)
    running = answer.json["view"]
    assert (running["tricks_recorded"], running["next_leader"]) == (1, "p1")
    assert running["tricks"][0]["alliances"] == [["p2", "p1"]]
    view = write(ben, table, SECOND).json["view"]
    assert {player: row["points"] for player, row in view["rounds"][0]["rows"].items()} == {
        "p1": 50,
        "p2": 60,
        "p3": 20,
    }


def test_a_trick_is_undone_and_corrected(ben, table):
    write(ben, table, BIDS, FIRST, SECOND)
    undone = write(ben, table, UNDO).json["view"]
    assert (undone["phase"], undone["tricks_recorded"]) == ("playing", 1)
    other = trick(("p1", "pirate"), ("p2", "loot"), ("p3", "skull-king"))
    view = ben.put(f"{table}/entries/2", {"entry": other}).json["view"]
    assert (view["tricks"][0]["winner"], view["next_leader"]) == ("p3", "p3")
    assert ben.put(f"{table}/entries/2", {"entry": FIRST}).status_code == 200
    write(ben, table, SECOND)
    refused = ben.put(f"{table}/entries/2", {"entry": other})
    assert (refused.status_code, refused.json["code"]) == (409, "later_entry_breaks")
    assert refused.json["facts"]["code"] == "not_their_turn"


def test_a_card_that_is_gone_is_named(ben, table):
    write(ben, table, BIDS, FIRST)
    again = trick(("p1", "green-14"), ("p2", "yellow-14"), ("p3", "escape"))
    refused = ben.post(f"{table}/entries", {"entries": [again]}, headers={"Accept-Language": "en"})
    assert (refused.status_code, refused.json["code"]) == (409, "card_gone")
    assert "Cy played it: green 14" in refused.json["detail"]


def test_an_ill_shaped_trick(ben, table):
    write(ben, table, BIDS)
    refused = write(ben, table, trick(("p1", "green-15"), ("p9", "loot")))
    assert refused.status_code == 422
    assert codes(refused)[1] == {
        "entries.0.plays.0.card": "unknown_word",
        "entries.0.plays.1.player": "unknown_player",
    }


def test_a_trick_half_tapped(ben, cleo, table):
    write(ben, table, BIDS, FIRST)
    half = {"type": "trick", "plays": SECOND["plays"][:2]}
    shown = cleo.post(f"{table}/preview", {"entry": half}).json
    assert (shown["turn"], shown["trick"]["winner"], shown["trick"]["bonus"]) == ("p3", "p2", 10)
    gone = next(card for card in shown["cards"] if card["card"] == "green-14")
    assert gone["refusal"]["facts"]["players"] == ["p3"]


def test_the_rest_by_numbers_and_a_wager(ben, table):
    result = {"type": "result", "rows": {"p1": {"tricks": 1}, "p2": {"tricks": 1}, "p3": {"tricks": 0}}}
    wager = {"type": "wager", "player": "p1", "points": 20}
    view = write(ben, table, BIDS, FIRST, wager, result).json["view"]
    lines = view["rounds"][0]["rows"]["p1"]["lines"]
    assert [(line["code"], line["points"]) for line in lines] == [
        ("direct_hit", 20),
        ("fourteen", 10),
        ("loot", 20),
        ("wager_won", 20),
    ]


def test_the_next_game_is_played_the_same_way(ben, table):
    write(ben, table, {"type": "end"})
    again = ben.post(f"{table}/rematch", {}).json
    assert again["view"]["options"]["schedule"] == [2, 1]
    assert again["view"]["options"]["modules"] == ["kraken", "loot"]


def test_two_who_are_left_play_on_without_loot(ben, table):
    write(ben, table, {"type": "leave", "player": "p2"}, {"type": "end"})
    again = ben.post(f"{table}/rematch", {"players": ["Ana", "Cy"]}).json
    assert again["view"]["options"]["modules"] == ["kraken"]
