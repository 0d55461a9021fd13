"""The Last Chance disc of 2023, sentence by sentence."""

import pytest

from .notation import judge

# p2 loses three discs and holds Last Chance in round 4.
HOLDS = "3 lc | 2=1x2 2=1x2 2=1x2"
MARKED_TOP = HOLDS + " +1 +3 +2 +2! +3 +1"
MARKED_BELOW = HOLDS + " +1 +3 +2! +2 +3 +1"
UNMARKED = HOLDS + " +1 +3 +2 +2 +3 +1"

# (rule, what was said, what is tried, what comes of it)
ROWS = [
    (
        "Off by default",
        "3 | 2=1x2 2=1x2",
        "2=1x2",
        "first_placement p2.discs=1 p2.hand=1 p2.last_chance=unused last_chance=False",
    ),
    ("Agreed before the game", "3 lc |", "*", "placement last_chance=True p1.last_chance=unused"),
    (
        "Received right after a failed challenge that left one own disc",
        HOLDS.rpartition(" ")[0],
        "2=1x2",
        "first_placement p2.discs=1 p2.hand=2 p2.last_chance=holding",
    ),
    (
        "Received, disc by disc",
        "3 lc | 2=1x2 2=1x2 * 2:2 -3 -1 2f 1s",
        "lose",
        "first_placement p2.discs=1 p2.last_chance=holding p2.hand=2",
    ),
    (
        "Received also after another's skull",
        "3 lc | 2=1x2 2=1x2",
        "2=2x3",
        "first_placement p2.last_chance=holding",
    ),
    (
        "Exactly one own disc: not with two",
        "3 lc | 2=1x2",
        "2=1x2",
        "first_placement p2.discs=2 p2.last_chance=unused",
    ),
    (
        "A failed challenge: not by a ruling",
        "3 lc |",
        "rule:2d1",
        "first_placement p2.discs=1 p2.last_chance=unused",
    ),
    (
        "A failed challenge: not after a success with one disc",
        "3 lc | rule:2d1",
        "2=1",
        "first_placement p2.last_chance=unused",
    ),
    (
        "A failed challenge: not by another's failure",
        "3 lc | rule:2d1",
        "1=5x3",
        "first_placement p2.last_chance=unused p1.discs=3",
    ),
    (
        "For the next round only, used or not",
        HOLDS,
        "1=1",
        "first_placement p2.last_chance=used p2.hand=1 p2.discs=1",
    ),
    (
        "Handed back when it was placed",
        HOLDS + " +1 +3 +2! 2:1 3:2 -1 -2 3f",
        "1f",
        "first_placement p2.last_chance=used p2.hand=1",
    ),
    (
        "Handed back after the own success",
        HOLDS,
        "2=1",
        "first_placement p2.last_chance=used p2.hand=1 p2.successes=1",
    ),
    (
        "Handed back after another's failure",
        HOLDS,
        "3=1x3",
        "first_placement p2.last_chance=used p2.hand=1 p3.discs=3",
    ),
    (
        "A voided round is no round: still held",
        HOLDS + " +1 +3 +2! 2:1",
        "void",
        "first_placement p2.last_chance=holding p2.hand=2 p2.stack=0",
    ),
    (
        "One goes home: the round begins again, still held",
        HOLDS + " * ",
        "leave3",
        "first_placement p2.last_chance=holding p2.hand=2",
    ),
    (
        "Once per game per player",
        HOLDS + " 1=1 rule:2d2",
        "2=1x2",
        "first_placement p2.discs=1 p2.last_chance=used p2.hand=1",
    ),
    (
        "Once per player: another may have it",
        HOLDS + " 1=1 3=1x3 3=1x3",
        "3=1x3",
        "first_placement p3.last_chance=holding p2.last_chance=used",
    ),
    (
        "Two at once cannot hold it",
        "3 lc | 1=1x1 1=1x1 2=1x2 2=1x2 1=1x1",
        "2=1x2",
        "first_placement p1.last_chance=used p2.last_chance=holding",
    ),
    ("It may be placed, marked", HOLDS + " * ", "+2!", "placement p2.stack=2 p2.hand=0 turn=p3"),
    ("It may be placed first", HOLDS + " +1 +3", "+2!", "placement p2.stack=1 p2.hand=1 on_table=3"),
    ("It may be placed without a word", HOLDS + " *", "+2", "placement p2.stack=2 p2.hand=0"),
    ("There is one: not twice", HOLDS + " +1 +3 +2!", "+2!", "! no_last_chance player=p2"),
    ("The own disc on top of it", HOLDS + " +1 +3 +2!", "+2", "placement p2.stack=2 p2.hand=0"),
    ("No third disc", MARKED_TOP, "+2", "! no_disc_in_hand player=p2"),
    ("No third disc, marked neither", UNMARKED, "+2!", "! no_disc_in_hand player=p2"),
    ("Only the holder has it", HOLDS, "+1!", "! no_last_chance player=p1"),
    ("Not before", "3 lc |", "+2!", "! no_last_chance player=p2"),
    ("Not after", HOLDS + " 1=1", "+2!", "! no_last_chance player=p2"),
    ("Not where it was not agreed", "3 | 2=1x2 2=1x2 2=1x2 +1 +3", "+2!", "! no_last_chance player=p2"),
    ("It counts in the total and for bids", HOLDS + " * +2", "3:4", "reveal challenger=p3 on_table=4"),
    ("It counts in the total, marked", HOLDS + " +1 +3 +2! +2", "3:4", "reveal challenger=p3 on_table=4"),
    ("It counts for a round in one entry", HOLDS, "1=9", "! not_enough_flowers bid=9 flowers=8"),
    (
        "It counts for the highest bid there can be",
        HOLDS,
        "2=11x1",
        "! challenge_out_of_range player=p2 bid=11 max=10",
    ),
    ("It counts as a flower", HOLDS, "1=8", "first_placement p1.successes=1"),
    (
        "It is not a life: elimination looks at own discs",
        HOLDS + " * 2:1 -3 -1 2s",
        "lose",
        "choose_starter p2.eliminated=True p2.discs=0",
    ),
    (
        "The holder succeeds: a normal success",
        HOLDS + " +1 +3 +2! 2:1 -3 -1",
        "2f",
        "first_placement p2.successes=1 starter=p2",
    ),
    (
        "The second success of the holder wins",
        "3 lc | 2=1 2=1x2 2=1x2 2=1x2",
        "2=2",
        "game_over winners=p2 ended.reason=two_successes",
    ),
    (
        "The holder fails on another's skull: out, its owner starts",
        HOLDS + " * 2:2 -3 -1 2f 3s",
        "lose",
        "first_placement p2.eliminated=True p2.discs=0 p2.last_chance=used starter=p3 starter_reason=skull_owner",
    ),
    (
        "The holder fails on the own skull: out, names the starter",
        HOLDS + " * 2:1 -3 -1 2s",
        "lose",
        "choose_starter chooser=p2",
    ),
    (
        "The holder fails, the extra disc placed and marked",
        MARKED_TOP + " 2:3 -3 -1 2ff 1s",
        "lose",
        "first_placement p2.eliminated=True starter=p1",
    ),
    (
        "The holder fails, the extra disc in hand",
        HOLDS + " * 2:3 2f 1s",
        "lose",
        "first_placement p2.eliminated=True p2.discs=0",
    ),
    (
        "One lose_disc records both",
        HOLDS + " * 2:3 2f 1s lose",
        "lose",
        "! not_now type=lose_disc phase=first_placement",
    ),
    ("The holder fails, in one entry", HOLDS, "2=2x3", "first_placement p2.eliminated=True starter=p3"),
    (
        "The holder fails with two at the table: the other wins",
        "3 lc | leave3 2=1x2 2=1x2 2=1x2",
        "2=2x1",
        "game_over winners=p1 ended.reason=last_player",
    ),
    (
        "It never enters a draw: another's loss is the own disc",
        HOLDS + " +1 +3 +2! 2:1 3:2 -1 -2 3s",
        "lose",
        "first_placement p3.discs=3 p2.discs=1",
    ),
    ("Not said: one flower of two proves nothing", UNMARKED + " 2:5 -3 -1", "2f", "reveal p2.skull=unknown"),
    ("Not said: both flowers prove it", UNMARKED + " 2:5 -3 -1 2f", "2f", "reveal p2.skull=no"),
    ("Not said: a skull may be on top", UNMARKED + " 2:5 -3 -1", "2s", "lose_disc p2.skull=yes"),
    ("Not said: a skull may be below", UNMARKED + " 2:5 -3 -1 2f", "2s", "lose_disc p2.skull=yes"),
    (
        "Not said, one disc placed: a flower proves nothing",
        HOLDS + " * 2:2 -3 -1",
        "2f",
        "reveal p2.skull=unknown",
    ),
    (
        "Not said, one disc placed: the skull is seen again later",
        HOLDS + " * 2:2 -3 -1 2f 1f * 2:1 -3 -1",
        "2s",
        "lose_disc p2.skull=yes",
    ),
    (
        "Marked: that position must be a flower",
        MARKED_TOP + " 2:5 -3 -1",
        "2s",
        "! last_chance_is_flower owner=p2 entry=6 proved_round=4",
    ),
    (
        "Marked below: likewise",
        MARKED_BELOW + " 2:5 -3 -1 2f",
        "2s",
        "! last_chance_is_flower owner=p2 entry=5 proved_round=4",
    ),
    ("Marked: it proves nothing", MARKED_TOP + " 2:5 -3 -1", "2f", "reveal p2.skull=unknown"),
    (
        "Marked: the other disc follows the rule with L = 0",
        MARKED_TOP + " 2:5 -3 -1 2f",
        "2f",
        "reveal p2.skull=no",
    ),
    ("Marked: the other disc may be the skull", MARKED_TOP + " 2:5 -3 -1 2f", "2s", "lose_disc p2.skull=yes"),
    (
        "Marked below: the own disc on top shows itself",
        MARKED_BELOW + " 2:5 -3 -1",
        "2f",
        "reveal p2.skull=no",
    ),
    (
        "Marked below: the Last Chance disc after it",
        MARKED_BELOW + " 2:5 -3 -1 2f",
        "2f",
        "reveal p2.skull=no to_reveal=3",
    ),
    (
        "Marked alone on the mat: nothing proved",
        HOLDS + " +1 +3 +2! 2:1 -3 -1",
        "2f",
        "first_placement p2.skull=unknown",
    ),
    (
        "What was proved stays proved when the disc goes back",
        MARKED_BELOW + " 2:1 -3 -1 2f * 2:1 -3 -1",
        "2s",
        "! skull_is_gone owner=p2 entry=12 proved_round=4",
    ),
    ("A ruling never gives it back", HOLDS + " 1=1", "rule:2d1", "first_placement p2.last_chance=used"),
    (
        "A ruling never gives it back to one brought in",
        HOLDS + " 2=2x3",
        "rule:2d1",
        "first_placement p2.last_chance=used p2.hand=1 p2.eliminated=False",
    ),
    (
        "A ruling on the holder takes it back",
        HOLDS,
        "rule:2d2",
        "first_placement p2.last_chance=used p2.hand=2",
    ),
    (
        "A ruling on others leaves it with the holder",
        HOLDS,
        "rule:1d3,from1",
        "first_placement p2.last_chance=holding p2.hand=2",
    ),
    (
        "Questions 30: a failure that leaves you one",
        "3 lc | 2=1x2 2=1x2",
        "2=5x1",
        "first_placement p2.last_chance=holding",
    ),
    (
        "Questions 30: fail as challenger and both go",
        HOLDS,
        "2=2x1",
        "first_placement p2.eliminated=True p2.hand=0",
    ),
]


@pytest.mark.parametrize(("rule", "said", "tried", "comes"), ROWS, ids=[row[0] for row in ROWS])
def test_rule(rule, said, tried, comes):
    judge(said, tried, comes)
