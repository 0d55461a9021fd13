"""What the public log proves about each skull, and the reveals it makes impossible: row by row."""

import pytest

from .notation import judge

FOUR_DOWN = "3 | * +1 +2 +3 +1 +2 +3 +1 +2 +3 1:12"
# p1 has lost one to the own skull and shows all three that are left.
ALL_THREE_SHOWN = "3 | 1=1x1 * +1 +2 +3 +1 +2 +3 1:3 -2 -3 1fff"
# p1 has lost one, then p2 turns the skull of p1.
SKULL_SEEN = "3 | 1=1x1 * 1:1 2:2 -3 -1 2f 1s lose"
P1_SHOWS_TWO = " * +2 +3 +1 +2 +3 +1 2:1 3:2 1:9 1ff"
TWO_LEFT_SEEN = "3 | 1=1x1 1=1x1 * 1:1 2:2 -3 -1 2f 1s lose"
THEN_BLIND = " * 2:1 -3 1:2 -2 1f 2s lose"
ONE_LEFT_FLOWER = "3 | 1=1x1 1=1x1 1=1x1 * 1:1 -2 -3 1f"
TWO_THEN = "3 | 1=1x1 * +1 +2 +3 1:2 -2 -3 1ff * +1 +2 +3 1:1 2:5 -3 -1 2ff"
TWO_AND_TWO = TWO_THEN + " 1ff 3f"

# (rule, what was said, what is tried, what comes of it)
ROWS = [
    ("Start: 4 discs, yes", "3 |", "*", "placement p1.skull=yes p2.skull=yes p3.skull=yes"),
    ("4 discs, three flowers turned", FOUR_DOWN + " 1ff", "1f", "reveal p1.skull=yes"),
    (
        "4 discs, three flowers turned: no fourth",
        FOUR_DOWN + " 1fff",
        "1f",
        "! skull_is_among_them owner=p1 flowers=3 discs=4 entry=13 proved_round=1",
    ),
    ("4 discs, three flowers turned: the skull", FOUR_DOWN + " 1fff", "1s", "lose_disc p1.skull=yes"),
    (
        "4 discs: another's fourth flower neither",
        "3 from2 | * +2 +3 +1 +2 +3 +1 +2 3:1 1:10 1fff 2fff",
        "2f",
        "! skull_is_among_them owner=p2 flowers=3 discs=4 entry=15 proved_round=1",
    ),
    (
        "3 left, all three flowers in one round: no",
        ALL_THREE_SHOWN.rpartition(" ")[0],
        "1fff",
        "first_placement p1.skull=no",
    ),
    (
        "3 left, all three flowers: no skull any more",
        ALL_THREE_SHOWN + " * 1:1 -2 -3",
        "1s",
        "! skull_is_gone owner=p1 entry=13 proved_round=2",
    ),
    ("3 left, all three flowers: a flower", ALL_THREE_SHOWN + " * 1:2 -2 -3", "1f", "reveal p1.skull=no"),
    (
        "3 left, all three flowers: for the rest of the game, after a loss too",
        ALL_THREE_SHOWN + " * 1:2 -2 -3 1f 3s lose * 1:1 -2 -3",
        "1s",
        "! skull_is_gone owner=p1 entry=13 proved_round=2",
    ),
    (
        "3 left, all three flowers: nor in a round told in one entry",
        ALL_THREE_SHOWN,
        "2=5x1",
        "! skull_is_gone owner=p1 entry=13 proved_round=2",
    ),
    (
        "3 left, skull seen: yes",
        SKULL_SEEN.rpartition(" ")[0],
        "lose",
        "first_placement p1.skull=yes p2.skull=unknown",
    ),
    (
        "3 left, skull seen: no third flower in one round",
        SKULL_SEEN + P1_SHOWS_TWO,
        "1f",
        "! skull_is_among_them owner=p1 flowers=2 discs=3 entry=7 proved_round=2",
    ),
    (
        "3 left, skull seen: two flowers",
        SKULL_SEEN + P1_SHOWS_TWO.rpartition(" ")[0],
        "1ff",
        "reveal p1.skull=yes",
    ),
    (
        "Own skull as challenger, 3 left",
        "3 | * 1:1 -2 -3 1s",
        "lose",
        "first_placement p1.skull=unknown p1.discs=3",
    ),
    (
        "Own skull as challenger, 3 left: the skull may be there",
        "3 | * 1:1 -2 -3 1s lose * 1:1 -2 -3",
        "1s",
        "lose_disc p1.skull=yes",
    ),
    (
        "Own skull as challenger, 3 left: three flowers may be",
        "3 | * 1:1 -2 -3 1s lose * +1 +2 +3 +1 +2 +3 1:4 -2 -3",
        "1fff",
        "reveal p1.skull=no to_reveal=1",
    ),
    (
        "2 left, skull seen",
        TWO_LEFT_SEEN.rpartition(" ")[0],
        "lose",
        "first_placement p1.skull=yes p1.discs=2",
    ),
    (
        "2 left, skull seen, then a blind loss",
        TWO_LEFT_SEEN + THEN_BLIND.rpartition(" ")[0],
        "lose",
        "first_placement p1.skull=unknown p1.discs=1",
    ),
    (
        "2 left, seen, a blind loss: a skull may be",
        TWO_LEFT_SEEN + THEN_BLIND + " * 1:1 -2 -3",
        "1s",
        "lose_disc p1.skull=yes",
    ),
    (
        "2 left, seen, a blind loss: a flower may be",
        TWO_LEFT_SEEN + THEN_BLIND + " * 1:2 -2 -3",
        "1f",
        "reveal p1.skull=no",
    ),
    (
        "1 left, shown as flower: no",
        ONE_LEFT_FLOWER.rpartition(" ")[0],
        "1f",
        "first_placement p1.skull=no p1.discs=1",
    ),
    (
        "1 left, shown as flower: no skull",
        ONE_LEFT_FLOWER + " * 1:1 -2 -3",
        "1s",
        "! skull_is_gone owner=p1 entry=7 proved_round=4",
    ),
    (
        "1 left, seen as skull: no flower",
        "3 | 1=1x1 1=1x1 1=1x1 * 1:1 2:2 -3 -1 2f 1s lose * 2:2 -3 -1 2f",
        "1f",
        "! skull_is_among_them owner=p1 flowers=0 discs=1 entry=9 proved_round=4",
    ),
    ("3 left, two flowers and two flowers: unknown", TWO_THEN, "1ff", "reveal p1.skull=unknown"),
    ("3 left, two and two: a skull may be", TWO_AND_TWO + " * 2:1 -3 1:2 -2", "1s", "lose_disc p1.skull=yes"),
    (
        "3 left, two and two: three flowers may be",
        TWO_AND_TWO + " * +2 +3 +1 +2 +3 +1 2:1 -3 1:4 -2",
        "1fff",
        "reveal p1.skull=no",
    ),
    (
        "Flower turned: k counts the own mat alone",
        "3 | 1=1x1 * 1:3 1f 2f",
        "3f",
        "first_placement p1.skull=unknown p1.successes=1",
    ),
    (
        "Flower turned: k counts the running round alone",
        TWO_THEN,
        "1ff 3f",
        "first_placement p1.skull=unknown",
    ),
    ("Skull turned: proves it", "3 | 1=1x1 * 1:1 -2 -3", "1s", "lose_disc p1.skull=yes"),
    (
        "A loss: no stays no",
        ALL_THREE_SHOWN + " * 1:2 -2 -3 1f 2s",
        "lose",
        "first_placement p1.skull=no p1.discs=2",
    ),
    ("A loss: yes becomes unknown", "3 | * 1:2 -2 -3 1f 3s", "lose", "first_placement p1.skull=unknown"),
    (
        "A loss: unknown stays unknown",
        "3 | 1=1x1 * 1:2 -2 -3 1f 3s",
        "lose",
        "first_placement p1.skull=unknown",
    ),
    (
        "Players are independent",
        ALL_THREE_SHOWN,
        "2=4x3",
        "first_placement p1.skull=no p2.skull=unknown p3.skull=yes",
    ),
    (
        "Voiding takes back what the round proved: yes",
        "3 | 1=1x1 * 1:1 -2 -3 1s",
        "void",
        "first_placement p1.skull=unknown",
    ),
    (
        "Voiding takes back what the round proved: no",
        "3 | 1=1x1 1=1x1 1=1x1 * 1:2 -2 -3 1f",
        "void",
        "first_placement p1.skull=unknown",
    ),
    (
        "Voiding leaves what earlier rounds proved",
        ALL_THREE_SHOWN + " * 1:2 -2 -3 1f",
        "void",
        "first_placement p1.skull=no",
    ),
    (
        "After voiding the earlier proof is named again",
        ALL_THREE_SHOWN + " * 1:2 -2 -3 1f void * 1:1 -2 -3",
        "1s",
        "! skull_is_gone owner=p1 entry=13 proved_round=2",
    ),
]


@pytest.mark.parametrize(("rule", "said", "tried", "comes"), ROWS, ids=[row[0] for row in ROWS])
def test_rule(rule, said, tried, comes):
    judge(said, tried, comes)
