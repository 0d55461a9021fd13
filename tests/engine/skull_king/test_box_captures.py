"""Conditions 10 to 13 of "which results are possible", each at its boundary: the last result that can be played."""

import pytest

from .notation import played_on, refusal, tried_entries

# The condition; a story; the entry that is taken after it.
TAKEN = [
    ("1, 10 a Kraken took one", "3 kraken; quiet 2", "round 1/1, 1/1, 0/0 x1"),
    ("1, 10 or was not dealt", "3 kraken; quiet 2", "round 1/1, 1/1, 1/1 x0"),
    ("10 Kraken and Whale took two", "3 kraken white-whale; quiet 2", "round 1/1, 0/0, 0/0 x2"),
    ("10 the Whale alone took one", "3 white-whale; quiet 1", "round 1/1, 0/0, 0/0 x1"),
    (
        "10 seven characters are left for it",
        "8 white-whale; quiet 2",
        "round 1/1 k5, 1/1, 0/0, 0/0, 0/0, 0/0, 0/0, 0/0 x1",
    ),
    (
        "10 nine with Loot, two allied",
        "8 white-whale loot; quiet 2",
        "round 1/1 k5 l3 l4, 1/1, 0/0 l1, 0/0 l1, 0/0, 0/0, 0/0, 0/0 x1",
    ),
    (
        "8, 10 a destroyed trick: anybody may lead",
        "3 kraken; quiet 1",
        "round 1/1 green purple yellow, 0/0, 0/0 x1",
    ),
    (
        "9, 11 with a Kraken's trick nothing must be anywhere",
        "7 kraken; quiet 9",
        "round 9/9, 0/0, 0/0, 0/0, 0/0, 0/0, 0/0 x1",
    ),
    (
        "9, 11 the Kraken fell to the Whale: both dealt",
        "7 kraken white-whale; quiet 9",
        "round 9/9 green purple, 1/1, 0/0, 0/0, 0/0, 0/0, 0/0",
    ),
    (
        "9, 11 one Loot allied, one hidden: two 14s undealt",
        "7 loot; quiet 9",
        "round 9/9 green purple l2, 1/1 l1, 0/0, 0/0, 0/0, 0/0, 0/0",
    ),
    (
        "9, 11 two Loots allied",
        "7 loot; quiet 9",
        "round 9/9 green purple l2 l3, 1/1 l1, 0/0 l1, 0/0, 0/0, 0/0, 0/0",
    ),
    (
        "9, 11 a missed bid hides both",
        "7 loot; quiet 9",
        "round 9/9 green purple, 1/1, 1/0, 0/0, 0/0, 0/0, 0/0",
    ),
    ("12 two alliances with one winner in one trick", "3 loot", "round 1/1 l2 l3, 0/0 l1, 0/0 l1"),
    ("12 the winner may be the other", "3 loot; quiet 1", "round 1/1 k2 l2, 1/1 l1, 0/0"),
    ("12 two Loots of one player in two tricks", "3 loot; quiet 1", "round 2/2 k1 l2 l2, 0/0 l1 l1, 0/0"),
    ("12 each of the two won one", "3 loot; quiet 1", "round 1/1 k1 l2 l2, 1/1 k0 l1 l1, 0/0"),
    ("12 the Mermaids lie in two tricks then", "3 loot; quiet 1", "round 2/2 m2 l2 l2, 0/0 l1 l1, 0/0"),
    ("12 three tricks, the King's full", "3 loot; quiet 2", "round 3/3 k2 l2 l2, 0/0 l1 l1, 0/0"),
    ("12 a Loot beside 14s", "3 loot; quiet 1", "round 1/1 green black l2, 1/1 l1, 0/0"),
    ("12 on one side where a bid was missed", "3 loot", "round 1/1 l2, 1/0, 0/0"),
    ("8, 12 the Loot was led, the next one won", "3 loot", "round 0/0, 0/0 l3, 1/1 green yellow l2"),
    ("8, 12 who won before led the Loot", "3 loot; quiet 1", "round 1/1 green yellow l3, 0/0, 1/1 l1"),
    ("8, 12 four hands: Loot and Loot led", "4 loot", "round 0/0, 0/0 l4, 0/0 l4, 1/1 green yellow l2 l3"),
    (
        "8, 12 four hands, three 14s and a Loot",
        "4 loot",
        "round 0/0, 0/0 l3, 1/1 green purple yellow l2, 0/0",
    ),
    ("8, 13 Rosie may have chosen", "3 powers; quiet 1", "round 1/1 green purple yellow, 1/1, 0/0"),
    ("8, 13 Rosie took a Mermaid", "3 powers; quiet 1", "round 1/1 green purple yellow, 1/1 m1, 0/0"),
    (
        "8, 13 beside Harry",
        "3 powers; quiet 2; bids 1 2 0; harry p2+0",
        "result 1 green purple yellow, 2 m1, 0",
    ),
    ("13 Harry took the Mermaid", "3 powers; bids 1 0 0; harry p1+0", "result 1 m2, 0, 0"),
    (
        "13 two powers, two tricks",
        "3 powers; quiet 1; bids 2 0 0; harry p1+0; wager p1 10",
        "result 2 m2, 0, 0",
    ),
    (
        "13 five for the King, the sixth is Harry",
        "7 powers; quiet 1; bids 1 1 0 0 0 0 0; harry p2+0",
        "result 1 k5, 1, 0, 0, 0, 0, 0",
    ),
    (
        "by trick, the rest by numbers: Harry is still to come",
        "3 powers; quiet 1; bids 1 1 0; trick p3 green-1 green-9 green-2; harry p2+0",
        "result 1, 1, 0",
    ),
    (
        "by trick: Harry has won, Rascal is still to come",
        "3 powers; quiet 1; bids 2 1 0; trick p3 green-1 pirate-harry green-2; harry p1+0; wager p1 10",
        "result 2, 0, 0",
    ),
    (
        "by trick: the Loot that is left",
        "3 loot; quiet 1; bids 1 1 0; trick p3 loot green-1 green-2",
        "result 0, 2 l3 l1, 0",
    ),
    (
        "by trick: Rosie won the last one, anybody leads",
        "3 powers; quiet 1; bids 1 1 0; trick p3 escape pirate-rosie escape",
        "result 1, 0, 1 green purple yellow",
    ),
]

# The condition; a story; the entry that is refused after it; the code.
REFUSED = [
    (
        "8, 13 nobody else won with a Pirate",
        "3 powers; bids 1 0 0",
        "result 1 green purple yellow, 0, 0",
        "must_lead",
    ),
    (
        "8, 13 that was Harry",
        "3 powers; quiet 1; bids 1 1 0; harry p2+0",
        "result 1 green purple yellow, 1, 0",
        "must_lead",
    ),
    (
        "8, 13 no Pirate is left for it",
        "7 powers; quiet 1; bids 1 1 0 0 0 0 0; harry p2+0",
        "result 1 k6, 1, 0, 0, 0, 0, 0",
        "six_pirates",
    ),
    (
        "8, 13 the King's trick was hers",
        "3 powers; quiet 1; bids 1 1 0",
        "result 1 green purple yellow, 1 k2, 0",
        "must_lead",
    ),
    (
        "8, 12 somebody else sits between",
        "4 loot; bids 0 0 0 1",
        "result 0, 0 l4, 0, 1 green purple yellow l2",
        "must_lead",
    ),
]


@pytest.mark.parametrize(("condition", "text", "tried"), TAKEN, ids=[row[0] for row in TAKEN])
def test_can_be_played(condition, text, tried):
    story, entries, last = tried_entries(text, tried)
    assert refusal(played_on(story, entries), last) is None


@pytest.mark.parametrize(("condition", "text", "tried", "code"), REFUSED, ids=[row[0] for row in REFUSED])
def test_cannot_be_played(condition, text, tried, code):
    story, entries, last = tried_entries(text, tried)
    assert refusal(played_on(story, entries), last)[0] == code
