"""What a round earns with Rascal scoring, shots, Loot, Harry and the wager: "Points" beyond the base game."""

import pytest

from .notation import played

# The rule; a story; everybody's points in its last round.
POINTS = [
    (
        "Rascal: 10 for each card dealt, whatever was bid, exact",
        "3 rascal; quiet 4; round 2/2, 3/3, 0/0",
        "50 50 50",
    ),
    ("Rascal: off by one half, also zero and over", "3 rascal; quiet 4; round 2/1, 0/1, 2/3", "25 25 25"),
    ("Rascal: off by more nothing", "3 rascal; quiet 4; round 5/3, 0/2, 0/0", "0 0 50"),
    ("Rascal: bonuses take the same share", "3 rascal; quiet 3; round 2/2 green, 1/2 black, 0/0", "50 30 40"),
    ("Rascal: half of every bonus", "4 rascal; quiet 3; round 1/2 k1 m1, 1/2 black, 0/0, 0/0", "45 30 40 40"),
    ("Rascal: no bonus off by two", "3 rascal; quiet 3; round 4/2 green k1, 2/2, 0/0", "0 40 40"),
    ("Rascal: a total ending in 5 (questions 18)", "3 rascal; round 0/1 green, 0/0, 0/0", "10 10 10"),
    ("Grapeshot: as above", "3 rascal shots; bids 0 1 1 ggg; result 1, 0, 0", "5 5 5"),
    (
        "Cannonball: 15 for each card, exact",
        "3 rascal shots; bids 1 0 0 ccc; result 1 green, 0, 0",
        "25 15 15",
    ),
    (
        "Cannonball: else nothing, off by one too",
        "3 rascal shots; bids 0 1 0 ccg; result 1 green, 0, 0",
        "0 0 10",
    ),
    (
        "Cards dealt, capped: eight players, ten cards",
        "8 rascal cards=10; round 7/7, 0/0, 0/0, 0/0, 0/0, 0/0, 0/0, 0/1",
        "80 80 80 80 80 80 80 40",
    ),
    ("Loot: 20 each, both bids exact", "3 loot; round 1/1 l2, 0/0 l1, 0/0", "40 30 10"),
    ("Loot: a made zero bid may earn it", "3 loot; round 0/0 l2, 1/1 l1, 0/0", "30 40 10"),
    ("Loot: the other missed", "3 loot; round 1/1 l2, 1/0 l1, 0/0", "20 -10 10"),
    ("Loot: the own bid missed", "3 loot; round 0/1 l2, 0/0 l1, 0/0", "-10 10 10"),
    ("Loot: named on one side only where a bid was missed", "3 loot; round 0/1, 0/0 l1, 0/0", "-10 10 10"),
    ("Loot: two alliances", "3 loot; round 1/1 l2 l3, 0/0 l1, 0/0 l1", "60 30 30"),
    ("Loot: two of the same pair", "3 loot; quiet 1; round 2/2 l2 l2, 0/0 l1 l1, 0/0", "80 60 20"),
    ("Loot, Rascal: no half of it", "3 rascal loot; quiet 1; round 1/2 l2, 0/0 l1, 0/0", "10 20 20"),
    (
        "Loot, Rascal: whole where both are exact",
        "3 rascal loot; quiet 1; round 2/2 l2, 0/0 l1, 0/0",
        "40 40 20",
    ),
    ("Loot, Cannonball", "3 rascal shots loot; bids 1 0 0 cgg; result 1 l2, 0 l1, 0", "35 30 10"),
    ("Harry: a missed bid is made", "3 powers; quiet 1; bids 1 1 0; harry p1+1; result 2, 0, 0", "40 -10 20"),
    ("Harry: a made bid is missed", "3 powers; quiet 1; bids 2 0 0; harry p1-1; result 2, 0, 0", "-10 20 20"),
    ("Harry: by nothing", "3 powers; quiet 1; bids 2 0 0; harry p1+0; result 2, 0, 0", "40 20 20"),
    (
        "Harry: the bonus needs the bid as changed",
        "3 powers; bids 0 0 0; harry p1+1; result 1 green, 0, 0",
        "30 10 10",
    ),
    (
        "Harry: zero is a bid of zero",
        "3 powers; quiet 1; bids 2 1 0; harry p2-1; result 1, 1, 0",
        "-10 -20 20",
    ),
    ("Harry: and the alliance", "3 powers loot; bids 0 0 0; harry p1+1; result 1 l2, 0 l1, 0", "40 30 10"),
    ("Harry, Rascal: exact", "3 rascal powers; quiet 1; bids 1 0 0; harry p1+1; result 2, 0, 0", "20 20 20"),
    ("Wager: plus if exact", "3 powers; bids 1 0 0; wager p1 20; result 1, 0, 0", "40 10 10"),
    ("Wager: minus if not", "3 powers; bids 0 0 0; wager p1 10; result 1, 0, 0", "-20 10 10"),
    ("Wager: nothing wagered", "3 powers; bids 1 0 0; wager p1 0; result 1, 0, 0", "20 10 10"),
    (
        "Wager: on the bid as Harry left it",
        "3 powers; quiet 1; bids 1 0 0; harry p1+1; wager p1 20; result 2, 0, 0",
        "60 20 20",
    ),
    (
        "Wager, Rascal: taken off below zero",
        "3 rascal powers; quiet 1; bids 0 0 0; wager p1 20; result 2, 0, 0",
        "-20 20 20",
    ),
    (
        "Wager, Rascal: no half of it",
        "3 rascal powers; quiet 1; bids 1 0 0; wager p1 20; result 2, 0, 0",
        "-10 20 20",
    ),
    ("Kraken: the sum is one short", "3 kraken; quiet 2; bids 1 1 0; result 1, 1, 0 x1", "20 20 30"),
    ("Kraken: everything but one may be destroyed", "3 kraken; bids 0 0 0; result 0, 0, 0 x1", "10 10 10"),
    ("Kraken and Whale: two", "3 kraken white-whale; quiet 1; bids 0 0 0; result 0, 0, 0 x2", "20 20 20"),
    ("Graybeard: with a Kraken", "2 kraken; quiet 2; bids 1 0; result 1, 0 x1", "20 30"),
    ("Graybeard: with Rascal scoring", "2 rascal; quiet 2; round 1/1, 0/1", "30 15"),
    ("Graybeard: with Harry", "2 powers; quiet 2; bids 0 0; harry p1+1; result 1, 0", "20 30"),
    ("By trick: the round scores itself", "3; bids 1 0 0; trick p2 green-3 green-14 green-2", "-10 10 -10"),
    (
        "By trick: the Kraken's is destroyed",
        "3 kraken; bids 0 1 0; trick p2 green-3 kraken green-2",
        "10 -10 10",
    ),
    ("By trick: an alliance", "3 loot; bids 0 1 0; trick p2 green-14 loot green-2", "10 50 30"),
    (
        "By trick, then by numbers",
        "3; quiet 1; bids 0 1 1; trick p3 green-3 escape green-14; result 0, 1, 1",
        "20 30 20",
    ),
    (
        "By trick, then the rest destroyed",
        "3 kraken; quiet 1; bids 0 1 0; trick p3 green-3 escape green-14; result 0, 1, 0 x1",
        "20 30 20",
    ),
    (
        "By trick: Harry named ahead of his trick",
        "3 powers; bids 0 0 0; harry p2+1; trick p2 pirate-harry escape green-2",
        "10 20 10",
    ),
    (
        "By trick: the wager on a Pirate without a name",
        "3 powers; bids 0 1 0; wager p2 20; trick p2 pirate escape green-2",
        "10 40 10",
    ),
    (
        "By trick: both powers, two tricks",
        "3 powers cards=2; bids 0 1 0; trick p2 pirate escape green-2; harry p2+1; wager p2 10; "
        "trick p2 pirate escape green-3",
        "20 50 20",
    ),
]

# What is explained; a story; a player; the lines of the last round: code, its numbers, points.
LINES = [
    ("a direct hit", "3 rascal; quiet 1; round 2/2, 0/0, 0/0", "p1", "direct_hit cards=2 20"),
    ("off by one, nothing captured", "3 rascal; quiet 1; round 2/1, 1/1, 0/0", "p1", "grazed cards=2 10"),
    (
        "off by one, with a bonus",
        "3 rascal; quiet 1; round 2/1 black, 1/1, 0/0",
        "p1",
        "grazed cards=2 10, fourteen suit=black 20, half_bonus -10",
    ),
    (
        "off by two",
        "3 rascal; quiet 1; round 2/0, 2/2, 0/0",
        "p1",
        "shot_missed shot=grapeshot difference=2 0",
    ),
    ("a cannonball", "3 rascal shots; bids 1 0 0 ccc; result 1, 0, 0", "p1", "cannonball cards=1 15"),
    (
        "a cannonball missed",
        "3 rascal shots; bids 0 1 0 ccc; result 1, 0, 0",
        "p1",
        "shot_missed shot=cannonball difference=1 0",
    ),
    ("Loot", "3 loot; round 1/1 l2 l3, 0/0 l1, 1/0 l1", "p1", "bid_made count=1 20, loot count=1 20"),
    (
        "Harry first, the wager last",
        "3 powers; quiet 1; bids 1 0 0; harry p1+1; wager p1 20; result 2 green, 0, 0",
        "p1",
        "harry shown=1 bid=2 0, bid_made count=2 40, fourteen suit=green 10, wager_won 20",
    ),
    (
        "a wager lost",
        "3 powers; bids 0 0 0; wager p1 10; result 1, 0, 0",
        "p1",
        "zero_missed cards=1 -10, wager_lost -10",
    ),
]


def last_round(text):
    return played(text).view()["rounds"][-1]["rows"]


@pytest.mark.parametrize(("rule", "text", "expected"), POINTS, ids=[row[0] for row in POINTS])
def test_points(rule, text, expected):
    rows = last_round(text)
    assert [rows[seat]["points"] for seat in sorted(rows)] == [int(points) for points in expected.split()]


@pytest.mark.parametrize(("what", "text", "player", "lines"), LINES, ids=[row[0] for row in LINES])
def test_every_point_is_explained(what, text, player, lines):
    row = last_round(text)[player]
    assert [said(line) for line in row["lines"]] == lines.split(", ")
    assert sum(line["points"] for line in row["lines"]) == row["points"]


def said(line):
    facts = [
        f"{name}={line[name]}"
        for name in ("shot", "count", "cards", "difference", "suit", "shown", "bid")
        if name in line
    ]
    return " ".join([line["code"], *facts, str(line["points"])])


@pytest.mark.parametrize(
    ("text", "player", "bonus"),
    [
        ("3 rascal; quiet 1; round 2/1 black, 1/1, 0/0", "p1", 10),
        ("3 loot; round 1/1 l2 green, 0/0 l1, 0/0", "p1", 30),
        ("3 powers; bids 1 0 0; wager p1 20; result 1, 0, 0", "p1", 0),
        ("3 rascal; quiet 1; round 2/0 , 2/2 k1, 0/0", "p1", 0),
    ],
)
def test_the_bonus_is_what_the_bid_let_count(text, player, bonus):
    """Loot included, the wager not."""
    assert last_round(text)[player]["bonus"] == bonus


@pytest.mark.parametrize("module", ["", " kraken white-whale loot", " rascal", " rascal shots", " powers"])
def test_a_tie_is_played_off_with_everything(module):
    shots = " ggg" if "shots" in module else ""
    tied = f"3{module} cards=2; bids 0 0 1{shots}; result 0, 0, 2"
    assert (played(tied).view()["tied"], played(tied).view()["cards"]) == (["p1", "p2"], 2)
    playing = f"{tied}; bids 0 0 1{shots}"
    assert "trick" in {offer["type"] for offer in played(playing).allowed()}
    decided = played(f"{playing}; trick p3 green-1 escape green-2; trick p2 green-9 green-3 green-4")
    assert (decided.view()["phase"], decided.view()["winners"]) == ("game_over", ["p1"])
