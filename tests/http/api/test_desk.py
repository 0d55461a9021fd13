"""POST /desk/skull-king/trick and /score: no table, no key."""

import pytest

from tests.http.api.rounds import codes

TRICK, SCORE = "/desk/skull-king/trick", "/desk/skull-king/score"
ROUND = {"cards": 5, "bid": 2, "tricks": 2}


def plays(text):
    return [{"player": seat, "card": card} for seat, card in zip("ABCDEFGHI", text.split(), strict=False)]


def test_a_trick_is_judged_for_anyone(dan):
    answer = dan.post(TRICK, {"plays": plays("pirate skull-king mermaid black-14")})
    assert answer.status_code == 200
    assert {name: answer.json[name] for name in ("winner", "next_leader", "led_suit", "bonus")} == {
        "winner": "C",
        "next_leader": "C",
        "led_suit": None,
        "bonus": 60,
    }
    assert answer.json["lines"] == [
        {"code": "fourteen", "suit": "black", "points": 20},
        {"code": "skull_king", "points": 40},
    ]
    assert answer.json["why"]["code"] == "mermaid_over_king"
    assert answer.json["alliances"] == []


def test_a_trick_with_modules(dan):
    answer = dan.post(TRICK, {"plays": plays("loot green-3 kraken"), "modules": ["kraken", "loot"]})
    assert (answer.json["winner"], answer.json["destroyed"], answer.json["next_leader"]) == (None, True, "B")
    allied = dan.post(TRICK, {"plays": plays("loot green-3 green-5"), "modules": ["loot"]})
    assert (allied.json["winner"], allied.json["alliances"]) == ("C", [["A", "C"]])


def test_points_are_reckoned(dan):
    answer = dan.post(SCORE, {**ROUND, "fourteens": ["green"], "loot": 1, "wager": 10})
    assert (answer.status_code, answer.json["points"], answer.json["bonus"]) == (200, 80, 30)
    assert sum(line["points"] for line in answer.json["lines"]) == 80


@pytest.mark.parametrize(
    ("path", "body", "code"),
    [
        (TRICK, {"plays": plays("mermaid mermaid mermaid")}, "card_gone"),
        (TRICK, {"plays": plays("green-7 green-7")}, "card_gone"),
        (TRICK, {"plays": plays("kraken green-7")}, "card_not_in_game"),
        (TRICK, {"plays": plays("green-7")}, "plays_out_of_range"),
        (TRICK, {"plays": plays("green-7 green-8")[:1] * 2}, "player_twice"),
        (SCORE, {**ROUND, "bid": 6}, "bid_out_of_range"),
        (SCORE, {**ROUND, "mermaids": 3}, "two_mermaids"),
        (SCORE, {**ROUND, "shot": "cannonball"}, "shots_need_rascal"),
    ],
)
def test_what_cannot_be_is_refused_by_name(dan, path, body, code):
    answer = dan.post(path, body, headers={"Accept-Language": "en"})
    assert (answer.status_code, answer.json["code"]) == (409, code)
    assert answer.json["detail"]


def test_the_refusal_names_the_card(dan):
    answer = dan.post(TRICK, {"plays": plays("green-7 green-7")}, headers={"Accept-Language": "en"})
    assert "green 7" in answer.json["detail"]
    assert answer.json["facts"] == {"card": "green-7", "copies": 1, "players": ["A"]}


@pytest.mark.parametrize(
    ("path", "body", "errors"),
    [
        (TRICK, {}, {"plays": "missing"}),
        (TRICK, {"plays": 3}, {"plays": "not_a_list"}),
        (
            TRICK,
            {"plays": [{"player": "A", "card": "green-15"}, {"card": "escape"}]},
            {"plays.0.card": "unknown_word", "plays.1.player": "missing"},
        ),
        (TRICK, {"plays": plays("green-15 escape")}, {"plays.0.card": "unknown_word"}),
        (TRICK, {"plays": plays("escape escape"), "modules": ["whale"]}, {"modules.0": "unknown_word"}),
        (TRICK, {"plays": plays("escape escape"), "table": 1}, {"table": "unknown_field"}),
        (SCORE, {"cards": 5, "bid": 2}, {"tricks": "missing"}),
        (SCORE, {**ROUND, "bid": "2"}, {"bid": "not_a_number"}),
        (SCORE, {**ROUND, "skull_king": 1}, {"skull_king": "not_true_or_false"}),
        (SCORE, {**ROUND, "scoring": "old"}, {"scoring": "unknown_word"}),
    ],
)
def test_ill_shaped(dan, path, body, errors):
    answer = dan.post(path, body)
    assert answer.status_code == 422
    assert codes(answer) == ("ill_shaped", errors)


@pytest.mark.parametrize("path", [TRICK, SCORE])
def test_unreadable(dan, path):
    asked = dan.browser.post(f"/api/v1{path}", data="{", content_type="application/json")
    assert asked.status_code == 400
    assert dan.get(path).status_code == 405
