"""The trick desk: no table, no game; what cannot be is refused by name."""

import pytest

from companion.engine import RuleViolation
from companion.engine.skull_king.desk import score, trick

ROUND = {"cards": 5, "bid": 2, "tricks": 2}


def plays(text):
    return [{"player": seat, "card": card} for seat, card in zip("ABCDEFGHIJ", text.split(), strict=False)]


def lain(text, *modules):
    return {"plays": plays(text), "modules": list(modules)}


# What is asked; what of it; the points.
SCORED = [
    ("a bid made", {}, 40),
    ("a bid missed", {"tricks": 1}, -10),
    ("zero made", {"bid": 0, "tricks": 0}, 50),
    ("zero missed", {"bid": 0, "tricks": 3}, -50),
    ("everything captured", {"fourteens": ["green", "black"], "mermaids": 1, "pirates": 3}, 180),
    ("the King taken", {"skull_king": True}, 80),
    ("nothing counts on a miss", {"tricks": 3, "fourteens": ["black"]}, -10),
    ("Loot", {"loot": 2}, 80),
    ("Loot on a miss", {"loot": 2, "tricks": 3}, -10),
    ("Loot with zero", {"bid": 0, "tricks": 0, "loot": 1}, 70),
    ("a wager won", {"wager": 20}, 60),
    ("a wager lost", {"wager": 20, "tricks": 3}, -30),
    ("Rascal", {"scoring": "rascal"}, 50),
    ("Rascal, half", {"scoring": "rascal", "tricks": 3, "fourteens": ["black"]}, 35),
    ("Grapeshot", {"scoring": "rascal", "shot": "grapeshot", "tricks": 1}, 25),
    ("Cannonball", {"scoring": "rascal", "shot": "cannonball"}, 75),
    ("Cannonball missed", {"scoring": "rascal", "shot": "cannonball", "tricks": 1}, 0),
    ("no shot said", {"scoring": "rascal", "shot": None}, 50),
    ("standard has none", {"shot": None, "scoring": "standard"}, 40),
]

# What is asked; of which; code and facts of the refusal.
WHO = {"player": "this_player"}
REFUSED = [
    ("one card is no trick", trick, lain("green-7"), "plays_out_of_range", {"plays": 1, "min": 2, "max": 9}),
    (
        "ten are too many",
        trick,
        lain("escape " * 4 + "pirate " * 5 + "mermaid"),
        "plays_out_of_range",
        {"plays": 10, "min": 2, "max": 9},
    ),
    (
        "one card each",
        trick,
        {"plays": plays("green-7")[:1] + plays("green-8")},
        "player_twice",
        {"player": "A"},
    ),
    (
        "a third Mermaid",
        trick,
        lain("mermaid mermaid mermaid"),
        "card_gone",
        {"card": "mermaid", "copies": 2, "players": ["A", "B"]},
    ),
    (
        "green 7 twice",
        trick,
        lain("green-7 escape green-7"),
        "card_gone",
        {"card": "green-7", "copies": 1, "players": ["A"]},
    ),
    (
        "a module that is not played",
        trick,
        lain("kraken green-7", "loot"),
        "card_not_in_game",
        {"card": "kraken"},
    ),
    ("more than were dealt", score, {**ROUND, "bid": 6}, "bid_out_of_range", {**WHO, "bid": 6, "cards": 5}),
    (
        "more tricks than cards",
        score,
        {**ROUND, "tricks": 6},
        "tricks_out_of_range",
        {**WHO, "tricks": 6, "cards": 5},
    ),
    ("fewer than none", score, {**ROUND, "pirates": -1}, "count_out_of_range", {"value": -1}),
    ("no cards", score, {**ROUND, "cards": 0}, "cards_out_of_range", {"cards": 0, "min": 1, "max": 23}),
    (
        "too many cards",
        score,
        {**ROUND, "cards": 24},
        "cards_out_of_range",
        {"cards": 24, "min": 1, "max": 23},
    ),
    ("three Mermaids", score, {**ROUND, "mermaids": 3}, "two_mermaids", {"by_pirates": 3, "took_king": 0}),
    (
        "a 14 twice",
        score,
        {**ROUND, "fourteens": ["green", "green"]},
        "fourteen_twice",
        {"suit": "green", "players": ["this_player"]},
    ),
    ("seven Pirates", score, {**ROUND, "pirates": 7}, "six_pirates", {"by_king": 7, "pirate_tricks": 0}),
    (
        "a capture without a trick",
        score,
        {**ROUND, "tricks": 0, "pirates": 1},
        "tricks_needed",
        {**WHO, "tricks": 0, "needed": 1},
    ),
    (
        "more than a trick of eight holds",
        score,
        {**ROUND, "bid": 1, "tricks": 1, "pirates": 6, "fourteens": ["green", "black"]},
        "no_room",
        {**WHO, "tricks": 1, "places": 8, "cards": 9},
    ),
    (
        "more than a trick of seven holds",
        score,
        {"cards": 10, "bid": 1, "tricks": 1, "pirates": 6, "fourteens": ["green"]},
        "no_room",
        {**WHO, "tricks": 1, "places": 7, "cards": 8},
    ),
    ("three Loots", score, {**ROUND, "loot": 3}, "loot_alliances", {"alliances": 3, "most": 2}),
    ("fewer Loots than none", score, {**ROUND, "loot": -1}, "loot_alliances", {"alliances": -1, "most": 2}),
    ("a shot without Rascal scoring", score, {**ROUND, "shot": "cannonball"}, "shots_need_rascal", {}),
    ("another wager", score, {**ROUND, "wager": 5}, "wager_out_of_range", {**WHO, "points": 5}),
    ("ill-shaped", trick, {}, "ill_shaped", {"errors": {"plays": "missing"}}),
    ("ill-shaped points", score, {**ROUND, "bid": None}, "ill_shaped", {"errors": {"bid": "not_a_number"}}),
]


@pytest.mark.parametrize(("rule", "said", "points"), SCORED, ids=[row[0] for row in SCORED])
def test_points(rule, said, points):
    found = score({**ROUND, **said})
    assert found["points"] == points == sum(line["points"] for line in found["lines"])


@pytest.mark.parametrize(("why", "judge", "asked", "code", "facts"), REFUSED, ids=[row[0] for row in REFUSED])
def test_refused(why, judge, asked, code, facts):
    with pytest.raises(RuleViolation) as refused:
        judge(asked)
    assert (refused.value.code, refused.value.facts) == (code, facts)


def test_the_argument_of_every_evening():
    """Questions 4: Pirate, Skull King and Mermaid in one trick."""
    found = trick(lain("pirate skull-king mermaid"))
    assert (found["winner"], found["next_leader"], found["bonus"], found["led_suit"]) == ("C", "C", 40, None)
    assert found["why"] == {"code": "mermaid_over_king", "facts": {"player": "C", "card": "mermaid"}}


def test_a_trick_of_nine_with_everything():
    cards = "loot green-14 kraken pirate loot mermaid white-whale black-14 yellow-3"
    found = trick(lain(cards, "kraken", "white-whale", "loot"))
    assert (found["winner"], found["destroyed"]) == ("B", False)
    assert found["alliances"] == [["A", "B"], ["E", "B"]]
    assert found["bonus"] == 30
