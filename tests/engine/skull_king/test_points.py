"""What a round earns: the table "Points" and the bonuses, row by row."""

import pytest

from . import cards
from .notation import Story, played, played_on

# The rule; a story; everybody's points in its last round.
POINTS = [
    ("Points: a bid of 1 or more, exact: 20 each", "3; quiet 2; round 1/1, 2/2, 0/0", "20 40 30"),
    ("Points: the same in the first round", "3; round 1/1, 0/0, 0/0", "20 10 10"),
    ("Points: all ten", "3; quiet 9; round 10/10, 0/0, 0/0", "200 100 100"),
    ("Points: one over, one under", "3; quiet 2; round 1/2, 1/0, 1/1", "-10 -10 20"),
    ("Points: 10 for each trick of the difference", "3; quiet 7; round 1/6, 7/2, 0/0", "-50 -50 80"),
    ("Questions 2: bid 3 and took 2", "4; quiet 4; round 3/2, 1/1, 2/2, 0/0", "-10 20 40 50"),
    ("Points: zero made, 10 for each card dealt", "4; quiet 8; round 0/0, 9/9, 0/0, 1/0", "90 180 90 -10"),
    ("Points: zero missed, however many tricks", "4; quiet 8; round 0/3, 0/1, 0/0, 5/5", "-90 -90 90 100"),
    ("Questions 1: zero and three tricks in round 9", "3; quiet 8; round 0/3, 3/3, 3/3", "-90 60 60"),
    (
        "Questions 1, 12: eight players, round 10: eight cards",
        "8; quiet 9; round 0/3, 0/1, 4/4, 0/0, 0/0, 0/0, 0/0, 0/0",
        "-80 -80 80 80 80 80 80 80",
    ),
    (
        "Deck: eight players get 8 cards in round 9 as well",
        "8; quiet 8; round 0/8, 8/0, 0/0, 0/0, 0/0, 0/0, 0/0, 0/0",
        "-80 -80 80 80 80 80 80 80",
    ),
    (
        "Deck: seven players get 10 cards in round 10",
        "7; quiet 9; round 10/10 green purple yellow black, 0/0, 0/0, 0/0, 0/0, 0/0, 1/0",
        "250 100 100 100 100 100 -10",
    ),
    ("Deck: two players are never capped", "2; quiet 9; round 0/0, 10/10", "100 200"),
    ("Graybeard takes the rest, and nobody loses by it", "2; quiet 4; round 1/1, 0/0", "20 50"),
    ("Graybeard may take everything", "2; quiet 4; round 0/0, 0/0", "50 50"),
    ("Bonuses: a coloured 14 is 10", "3; quiet 3; round 1/1 green, 2/2 purple yellow, 1/1", "30 60 20"),
    ("Bonuses: the black 14 is 20", "3; quiet 3; round 1/1 black, 2/2, 1/1", "40 40 20"),
    ("Bonuses: all four 14s", "4; round 1/1 green purple yellow black, 0/0, 0/0, 0/0", "70 10 10 10"),
    (
        "Questions 5: your own 14 pays; won by a Pirate or alone",
        "3; quiet 1; round 1/1 black, 1/1, 0/0",
        "40 20 20",
    ),
    ("Bonuses: a Mermaid taken by your Pirate is 20", "3; quiet 1; round 1/1 m1, 1/1, 0/0", "40 20 20"),
    ("Bonuses: both Mermaids, 20 each", "3; quiet 1; round 1/1 m2, 1/1, 0/0", "60 20 20"),
    ("Bonuses: a Mermaid each", "3; quiet 1; round 1/1 m1, 1/1 m1, 0/0", "40 40 20"),
    ("Bonuses: a Pirate taken by your King is 30", "3; quiet 1; round 1/1 k1, 1/1, 0/0", "50 20 20"),
    (
        "Bonuses: every Pirate of the trick",
        "7; round 1/1 k6, 0/0, 0/0, 0/0, 0/0, 0/0, 0/0",
        "200" + " 10" * 6,
    ),
    ("Bonuses: the King taken by your Mermaid is 40", "3; quiet 1; round 1/1 s, 1/1, 0/0", "60 20 20"),
    (
        "Bonuses: all kinds in several tricks",
        "4; quiet 3; round 3/3 k3 m2 black, 1/1 green, 0/0, 0/0",
        "210 30 40 40",
    ),
    ("Questions 4: all three kinds in one trick, the 40 alone", "3; round 1/1 s, 0/0, 0/0", "60 10 10"),
    ("Questions 4: and the 14s lying in it", "4; round 1/1 s green, 0/0, 0/0, 0/0", "70 10 10 10"),
    (
        "Questions 6: 2024 pays 40, 30, 20 and the 14s",
        "4; quiet 2; round 1/1 s, 2/2 m1 black, 0/0, 0/0",
        "60 80 30 30",
    ),
    ("Questions 3: bonuses need the exact bid", "3; quiet 2; round 1/2 k2 black, 0/1 m1, 0/0", "-10 -30 30"),
    ("Questions 3: nothing need be noted on a miss", "3; quiet 2; round 1/2, 0/1, 0/0", "-10 -30 30"),
    (
        "Questions 11: an escaped Tigress is no Pirate: the King takes none",
        "3; round 1/1, 0/0, 0/0",
        "20 10 10",
    ),
    ("Questions 13: bids need not add up to the tricks", "3; quiet 2; round 3/3, 3/0, 3/0", "60 -30 -30"),
    ("Questions 18: off by one is a plain miss, no half", "3; quiet 4; round 4/5, 1/0, 0/0", "-10 -10 50"),
]

# What is explained; a story; a player; the lines that explain the points of the last round.
LINES = [
    ("a bid made", "3; quiet 1; round 2/2, 0/0, 0/0", "p1", [("bid_made", {"count": 2}, 40)]),
    ("zero made", "3; quiet 1; round 2/2, 0/0, 0/0", "p2", [("zero_made", {"cards": 2}, 20)]),
    ("missed by two", "3; quiet 1; round 2/2, 2/0, 0/0", "p2", [("bid_missed", {"difference": 2}, -20)]),
    ("zero missed", "3; quiet 1; round 0/2, 2/0, 0/0", "p1", [("zero_missed", {"cards": 2}, -20)]),
    (
        "14s by suit, then Mermaids, then Pirates",
        "4; quiet 3; round 3/3 black green k3 m2, 0/1, 0/0, 0/0",
        "p1",
        [
            ("bid_made", {"count": 3}, 60),
            ("fourteen", {"suit": "green"}, 10),
            ("fourteen", {"suit": "black"}, 20),
            ("mermaids", {"count": 2}, 40),
            ("pirates", {"count": 3}, 90),
        ],
    ),
    (
        "the King by the Mermaid",
        "3; round 1/1 s, 0/0, 0/0",
        "p1",
        [("bid_made", {"count": 1}, 20), ("skull_king", {}, 40)],
    ),
]


def last_round(text):
    story = Story(text)
    bids, result = story.entries[-2:]
    return played_on(story).view()["rounds"][-1], bids["bids"], result["rows"]


@pytest.mark.parametrize(("rule", "text", "points"), POINTS, ids=[row[0] for row in POINTS])
def test_points(rule, text, points):
    done, bids, rows = last_round(text)
    said = dict(zip(bids, map(int, points.split()), strict=True))
    assert {player: row["points"] for player, row in done["rows"].items()} == said
    assert {player: cards.points(bids[player], rows[player], done["cards"]) for player in bids} == said
    for row in done["rows"].values():
        assert row["points"] == sum(line["points"] for line in row["lines"])
        assert row["bonus"] == sum(line["points"] for line in row["lines"][1:])


@pytest.mark.parametrize(("rule", "text", "player", "lines"), LINES, ids=[row[0] for row in LINES])
def test_lines(rule, text, player, lines):
    done, _, _ = last_round(text)
    assert done["rows"][player]["lines"] == [
        {"code": code, **facts, "points": points} for code, facts, points in lines
    ]


def test_the_totals_run_on():
    rounds = played("3; round 1/1 green, 0/0, 1/0; round 2/2, 1/0, 0/0").view()["rounds"]
    totals = [{player: row["total"] for player, row in done["rows"].items()} for done in rounds]
    assert totals == [{"p1": 30, "p2": 10, "p3": -10}, {"p1": 70, "p2": 0, "p3": 10}]
