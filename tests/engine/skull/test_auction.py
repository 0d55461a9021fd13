"""First placement, placing and bidding, sentence by sentence ("A round" 1-3)."""

import pytest

from .notation import judge

ALL_PLACED = "3 | * +1 +2 +3 +1 +2 +3 +1 +2 +3"
P1_IS_OUT = "4 | 1=1x1 1=1x1 1=1x1 1=1x1 name2"

# (rule, what was said, what is tried, what comes of it)
ROWS = [
    ("Seats: three play", "3 |", "+2", "first_placement round=1 starter=p1 turn=- on_table=1 p2.hand=3"),
    ("Seats: six play, option starter", "6 from4 |", "+1", "first_placement starter=p4 turn=-"),
    (
        "1 everyone puts exactly one disc",
        "3 | +2 +3",
        "+1",
        "placement on_table=3 p1.stack=1 p1.hand=3 p2.stack=1",
    ),
    ("1 exactly one", "3 | +2", "+2", "! already_placed player=p2 players=p3,p1"),
    ("1 the others in any order", "4 | +4", "+2", "first_placement p4.stack=1 p2.stack=1 p3.stack=0"),
    ("1 the starter last", "3 |", "+1", "! starter_places_last player=p1 players=p2,p3"),
    ("1 the starter last, one is missing", "3 | +2", "+1", "! starter_places_last player=p1 players=p3"),
    (
        "1 the starter last, wherever the seat",
        "4 from3 | +4 +1",
        "+3",
        "! starter_places_last player=p3 players=p2",
    ),
    ("1 everyone still in: one who is out does not", P1_IS_OUT, "+1", "! player_is_out player=p1"),
    ("1 everyone still in: the others do", P1_IS_OUT, "+3 +4 +2", "placement turn=p2 on_table=3 p1.stack=0"),
    ("1 one who has gone home does not", "4 | leave3", "+3", "! player_has_left player=p3"),
    ("1 no bid before all have placed", "3 | +2", "2:1", "! not_now type=bid phase=first_placement"),
    ("1 then clockwise from the starter", "4 from3 | *", "+3", "placement turn=p4"),
    ("1 clockwise past the last seat", "4 from3 | * +3", "+4", "placement turn=p1"),
    ("1 clockwise, past those who are out", P1_IS_OUT + " * +2 +3", "+4", "placement turn=p2"),
    ("1 not before the turn", "3 | *", "+2", "! not_their_turn player=p2 turn=p1"),
    (
        "place_all: one tap for the whole table",
        "3 |",
        "*",
        "placement turn=p1 on_table=3 p1.stack=1 p3.stack=1",
    ),
    ("place_all: everyone still to place", "3 | +3", "*", "placement turn=p1 on_table=3 p3.stack=1"),
    ("place_all: only the starter is missing", "3 | +3 +2", "*", "placement turn=p1 on_table=3"),
    ("place_all: those who are out do not", P1_IS_OUT, "*", "placement turn=p2 on_table=3 p1.stack=0"),
    ("place_all: once all have, no more", "3 | *", "*", "! not_now type=place_all phase=placement"),
    (
        "2 add one disc on top of the own stack",
        "3 | *",
        "+1",
        "placement turn=p2 on_table=4 p1.stack=2 p1.hand=2",
    ),
    (
        "2 or open the bidding",
        "3 | * +1",
        "2:1",
        "bidding bid.player=p2 bid.count=1 turn=p3 bidders=p1,p2,p3",
    ),
    ("2 the starter may bid at once", "3 | *", "1:1", "bidding bid.player=p1 turn=p2"),
    ("2 with no disc left in hand no placing", ALL_PLACED, "+1", "! no_disc_in_hand player=p1"),
    (
        "2 with no disc left in hand you must bid",
        ALL_PLACED,
        "1:12",
        "reveal challenger=p1 on_table=12 p1.hand=0",
    ),
    ("2 there is no pass before a bid", ALL_PLACED, "-1", "! not_now type=pass phase=placement"),
    (
        "2 nobody is skipped",
        "3 | 2=1x2 2=1x2 2=1x2 rule:from1 * +1",
        "+3",
        "! not_their_turn player=p3 turn=p2",
    ),
    (
        "2 nobody is skipped: the empty hand bids",
        "3 | 2=1x2 2=1x2 2=1x2 rule:from1 * +1",
        "2:4",
        "reveal challenger=p2",
    ),
    ("2 a disc of one who is out", P1_IS_OUT + " *", "+1", "! player_is_out player=p1"),
    ("3 opening bid: at least 1", "3 | *", "1:0", "! bid_too_low player=p1 bid=0 least=1"),
    ("3 opening bid: never below", "3 | *", "1:-2", "! bid_too_low player=p1 bid=-2 least=1"),
    (
        "3 opening bid: up to all discs on the mats",
        "3 | *",
        "1:4",
        "! bid_above_discs_on_table player=p1 bid=4 on_table=3",
    ),
    ("3 opening bid: all discs on the mats", "3 | * +1", "2:4", "reveal challenger=p2 to_reveal=4"),
    ("3 raise: strictly higher", "3 | * 1:1", "2:1", "! bid_too_low player=p2 bid=1 least=2"),
    ("3 raise: not lower", "3 | * +1 +2 3:3", "1:2", "! bid_too_low player=p1 bid=2 least=4"),
    ("3 raise: any jump", "4 | * +1 2:1", "3:4", "bidding bid.player=p3 bid.count=4 turn=p4"),
    (
        "3 raise: the same ceiling",
        "3 | * 1:1",
        "2:4",
        "! bid_above_discs_on_table player=p2 bid=4 on_table=3",
    ),
    ("3 bids go clockwise", "3 | * 1:1", "3:2", "! not_their_turn player=p3 turn=p2"),
    ("3 nobody bids for one who is out", P1_IS_OUT + " * 2:1", "1:2", "! player_is_out player=p1"),
    ("3 nobody passes for one who is out", P1_IS_OUT + " * 2:1", "-1", "! player_is_out player=p1"),
    ("3 one who has gone home bids no more", "4 | leave3 *", "3:1", "! player_has_left player=p3"),
    ("3 one who has gone home has nothing to pass", "4 | leave3 * 1:1", "-3", "! player_has_left player=p3"),
    ("3 after the first bid nobody places", "3 | * 1:1", "+2", "! not_now type=place phase=bidding"),
    (
        "3 a pass is final for the round",
        "4 | * 1:1 -2 3:2 -4 1:3",
        "2:4",
        "! not_their_turn player=p2 turn=p3",
    ),
    (
        "3 passed players are skipped",
        "4 | * 1:1 -2 3:2 -4",
        "1:3",
        "bidding turn=p3 bidders=p1,p3 p2.passed=True",
    ),
    (
        "3 one passes after having bid",
        "3 | * 1:1 2:2 -3",
        "-1",
        "reveal challenger=p2 p1.passed=True p3.passed=True",
    ),
    ("3 not the turn to pass", "3 | * 1:1", "-3", "! not_their_turn player=p3 turn=p2"),
    (
        "3 a pass is for this round only",
        "3 | * 1:1 -2 -3 1f *",
        "1:1",
        "bidding turn=p2 bidders=p1,p2,p3 p2.passed=False",
    ),
    ("3 a passed player's discs stay", "3 | * 1:1 -2", "3:2", "bidding turn=p1 p2.stack=1 on_table=3"),
    (
        "3 a passed player's discs can be turned",
        "3 | * 1:1 2:2 -3 -1 2f",
        "3f",
        "first_placement p2.successes=1",
    ),
    (
        "3 the auction ends when one bidder is left",
        "3 | * 1:1 -2",
        "-3",
        "reveal challenger=p1 turn=p1 to_reveal=1",
    ),
    (
        "3 a bid of all discs closes it",
        "3 | * 1:1",
        "2:3",
        "reveal challenger=p2 turn=p2 to_reveal=3 p3.passed=False",
    ),
    ("3 after that nobody bids", "3 | * 1:1 2:3", "3:3", "! not_now type=bid phase=reveal"),
    ("3 after that nobody passes", "3 | * 1:1 2:3", "-3", "! not_now type=pass phase=reveal"),
    # house mistakes, questions
    (
        "House mistake: the starter placing first",
        "5 from2 |",
        "+2",
        "! starter_places_last player=p2 players=p3,p4,p5,p1",
    ),
    (
        "Questions 25: I passed, my discs stay",
        "3 | * 1:1 2:2 -3 -1 2f",
        "1s",
        "lose_disc skull_owner=p1 removed_by=p1",
    ),
    ("Questions 26: from 2 to 5", "4 | * +1 2:2", "3:5", "reveal challenger=p3 to_reveal=5"),
    (
        "Questions 26: not above all discs",
        "4 | * +1 2:2",
        "3:6",
        "! bid_above_discs_on_table player=p3 bid=6 on_table=5",
    ),
    ("Questions 27: an empty hand opens the bidding", ALL_PLACED, "1:1", "bidding turn=p2 bid.count=1"),
    ("Questions 27: or raises once it is open", ALL_PLACED + " 1:1", "2:2", "bidding turn=p3 bid.count=2"),
    ("Questions 27: or passes once it is open", ALL_PLACED + " 1:1", "-2", "bidding turn=p3 bidders=p1,p3"),
    ("Also heard: a bid of 1 is legal", "6 | *", "1:1", "bidding bid.count=1"),
]


@pytest.mark.parametrize(("rule", "said", "tried", "comes"), ROWS, ids=[row[0] for row in ROWS])
def test_rule(rule, said, tried, comes):
    judge(said, tried, comes)
