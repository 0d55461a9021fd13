"""Standings (the winner, those still in by successes and discs, the others last out first), and those who are out."""

import pytest

from .notation import judge

NAMING = "4 | 1=1x1 1=1x1 1=1x1 * 1:1 -2 -3 -4 1s lose"
HOLDS = "4 lc | 2=1x2 2=1x2 2=1x2"

# (rule, what was said, what is tried, what comes of it)
ROWS = [
    ("Standings: nothing yet: all share", "3 |", "*", "placement ranks=1:p1,1:p2,1:p3"),
    ("Standings: those still in by successes", "3 | 1=1x1", "3=1", "first_placement ranks=1:p3,2:p2,3:p1"),
    (
        "Standings: then by discs, shared ranks",
        "4 | 2=1 1=1x1",
        "4=1x4",
        "first_placement ranks=1:p2,2:p3,3:p1,3:p4",
    ),
    (
        "Standings: a success is worth more than any disc",
        "3 | 1=1x1 1=1x1 1=1x1",
        "1=1",
        "first_placement ranks=1:p1,2:p2,2:p3",
    ),
    (
        "Standings: the eliminated last, last out first",
        "5 | 4=1 4=2x1 4=2x1 4=2x1 4=2x1 2=1x2 2=1x2 2=1x2",
        "2=2x3",
        "first_placement ranks=1:p1,1:p3,1:p5,4:p2,5:p4",
    ),
    (
        "Standings: gone home: out like the others",
        "5 | leave4 2=1x2 2=1x2 2=1x2 2=2x3",
        "leave1",
        "first_placement ranks=1:p3,1:p5,3:p1,4:p2,5:p4",
    ),
    ("Standings: the winner first", "3 | 1=1 2=1 2=1x2 2=1x2", "2=1", "game_over ranks=1:p2,2:p1,3:p3"),
    (
        "Standings: the last one first, whatever the successes",
        "3 | 1=1 leave2 3=1x3 3=1x3 1=2x3 1=2x3 1=2x3",
        "1=2x3",
        "game_over ranks=1:p3,2:p1,3:p2",
    ),
    (
        "Standings: ended early: no winner, kept",
        "3 | 3=1 1=1x1",
        "end",
        "game_over winners=- ranks=1:p3,2:p2,3:p1",
    ),
    (
        "Standings: brought back in, and out later than another",
        "5 | rule:1d0 rule:2d0 rule:1d1",
        "rule:3d0",
        "first_placement ranks=1:p4,1:p5,3:p1,4:p3,5:p2",
    ),
    (
        "Standings: brought back in, and out once more",
        "5 | rule:1d0 rule:2d0 rule:1d1",
        "rule:1d0",
        "first_placement ranks=1:p3,1:p4,1:p5,4:p1,5:p2",
    ),
    # what the view shows of one who is out
    (
        "Out by the own skull: no disc in hand",
        NAMING.rpartition(" ")[0],
        "lose",
        "choose_starter p1.stack=1 p1.hand=0 p1.discs=0",
    ),
    (
        "Out, and the game is over: no disc in hand",
        "3 | leave2 1=1x1 1=1x1 1=1x1 * 1:2 1f 3s",
        "lose",
        "game_over p1.hand=0 p1.discs=0",
    ),
    (
        "Out with Last Chance in hand: both discs gone",
        HOLDS + " * 2:1 -3 -4 -1 2s",
        "lose",
        "choose_starter p2.hand=0 p2.last_chance=used",
    ),
    (
        "Out with Last Chance, and the game is over",
        "3 lc | leave3 2=1x2 2=1x2 2=1x2",
        "2=1x2",
        "game_over p2.hand=0 p2.last_chance=used",
    ),
]


@pytest.mark.parametrize(("rule", "said", "tried", "comes"), ROWS, ids=[row[0] for row in ROWS])
def test_rule(rule, said, tried, comes):
    judge(said, tried, comes)
