"""The conditions of the rules sheet "which results are possible", each at its boundary: the last result that can
be played is taken, its neighbour is refused with the reason and its numbers."""

import pytest

from .notation import played_on, refusal, tried_entries

# The condition; a story; the round that is taken after it.
TAKEN = [
    ("1 the tricks add up", "4; quiet 2", "1/1, 1/1, 1/1, 0/0"),
    ("1 none destroyed, said in so many words", "3", {"rows": "1, 0, 0", "destroyed": 0}),
    ("1 two players: Graybeard has the rest", "2; quiet 1", "1/1, 0/0"),
    ("1 two players: Graybeard has all", "2; quiet 1", "1/0, 0/0"),
    ("1 two players: Graybeard has none", "2; quiet 1", "1/1, 1/1"),
    ("2 every 14 in a row of its own", "4; quiet 3", "1/1 green, 1/1 purple, 1/1 yellow, 1/1 black"),
    ("2 nobody need have a 14", "3; quiet 2", "1/1, 1/1, 1/1"),
    ("3 the King took Pirates", "3; quiet 1", "1/1 k1, 1/1, 0/0"),
    ("3 or a Mermaid took him", "3; quiet 1", "1/1, 1/1 s, 0/0"),
    ("4 both Mermaids to one Pirate", "3; quiet 1", "1/1 m2, 1/1, 0/0"),
    ("4 both Mermaids in two tricks of one player", "3; quiet 1", "2/2 m2 black green, 0/0, 0/0"),
    ("4 a Mermaid each", "3; quiet 1", "1/1 m1, 1/1 m1, 0/0"),
    ("4 one took the King, the other fell", "3; quiet 1", "1/1 s, 1/1 m1, 0/0"),
    ("5 the King took all six Pirates", "7; quiet 1", "1/1 k6, 1/1, 0/0, 0/0, 0/0, 0/0, 0/0"),
    (
        "5 five for the King, the sixth took both Mermaids",
        "7; quiet 1",
        "1/1 k5, 1/1 m2, 0/0, 0/0, 0/0, 0/0, 0/0",
    ),
    ("5 four, and two took a Mermaid each", "7; quiet 2", "1/1 k4, 1/1 m1, 1/1 m1, 0/0, 0/0, 0/0, 0/0"),
    ("6 three players: two Pirates", "3; quiet 1", "1/1 k2, 1/1, 0/0"),
    ("6 two players, three hands: two Pirates", "2; quiet 1", "1/1 k2, 1/1"),
    ("6 four players: three Pirates", "4", "1/1 k3, 0/0, 0/0, 0/0"),
    ("6 eight players: all six", "8", "1/1 k6, 0/0, 0/0, 0/0, 0/0, 0/0, 0/0, 0/0"),
    ("7 King and Pirate, a trick for each", "3; quiet 1", "2/2 k1 m1, 0/0, 0/0"),
    ("7 Mermaid and Pirate, a trick for each", "3; quiet 1", "2/2 s m1, 0/0, 0/0"),
    ("7 a 14 needs one trick", "3", "1/1 green, 0/0, 0/0"),
    ("7 King, Pirate and one 14 fill three places", "3", "1/1 k1 black, 0/0, 0/0"),
    ("7 Mermaid, King and one 14 fill three places", "3", "1/1 s green, 0/0, 0/0"),
    ("7 Pirate and two Mermaids fill three places", "3", "1/1 m2, 0/0, 0/0"),
    ("7 four 14s in one trick of four", "4", "1/1 green purple yellow black, 0/0, 0/0, 0/0"),
    (
        "7 six places: King, Pirate, Pirate, Mermaid, two 14s",
        "3; quiet 1",
        "2/2 k1 m1 green purple, 0/0, 0/0",
    ),
    ("8 the leader may win the three colours", "3", "0/0, 1/1 green purple yellow, 0/0"),
    ("8 with Graybeard as well", "2", "0/0, 1/1 green purple yellow"),
    ("8 the lead goes round", "3; quiet 2", "1/1 green purple yellow, 1/1, 1/1"),
    ("8 two colours and black need no lead", "3", "1/1 green purple black, 0/0, 0/0"),
    ("8 two colours need no lead", "3", "1/1 purple yellow, 0/0, 0/0"),
    ("8 two tricks need no lead", "3; quiet 1", "2/2 green purple yellow, 0/0, 0/0"),
    ("8 four players: a Pirate may win them", "4", "1/1 green purple yellow, 0/0, 0/0, 0/0"),
    (
        "9 all 70 cards: every 14 is somewhere",
        "7; quiet 9",
        "9/9 green purple yellow, 1/1 black, 0/0, 0/0, 0/0, 0/0, 0/0",
    ),
    ("9 all 70 cards: a missed row may hide them", "7; quiet 9", "9/9, 0/1, 0/0, 0/0, 0/0, 0/0, 0/0"),
    ("9 one free place for one 14", "7; quiet 9", "9/9 green purple yellow, 0/1 k5, 0/0, 0/0, 0/0, 0/0, 0/0"),
    ("9 eight players: six cards stay in the box", "8; quiet 9", "8/8, 0/0, 0/0, 0/0, 0/0, 0/0, 0/0, 0/0"),
    ("9 seven players and nine cards: seven stay", "7; quiet 8", "9/9, 0/0, 0/0, 0/0, 0/0, 0/0, 0/0"),
    ("two Pirates named of those taken, on a miss", "4; quiet 1", "0/1 k2, 1/1, 0/0, 0/0"),
]

# The condition; a story; the round that is refused after it; code and facts of the refusal.
REFUSED = [
    (
        "1 one trick too many",
        "4; quiet 2",
        "1/1, 1/1, 1/1, 1/1",
        "tricks_do_not_add_up",
        {"tricks": 4, "destroyed": 0, "cards": 3},
    ),
    (
        "1 one trick too few",
        "4; quiet 2",
        "1/1, 1/1, 0/0, 0/0",
        "tricks_do_not_add_up",
        {"tricks": 2, "destroyed": 0, "cards": 3},
    ),
    (
        "1 two players: more than were dealt",
        "2; quiet 1",
        "2/2, 1/1",
        "tricks_do_not_add_up",
        {"tricks": 3, "destroyed": 0, "cards": 2},
    ),
    (
        "1 eight players, round 10: nine tricks from eight cards",
        "8; quiet 9",
        "8/8, 1/1, 0/0, 0/0, 0/0, 0/0, 0/0, 0/0",
        "tricks_do_not_add_up",
        {"tricks": 9, "destroyed": 0, "cards": 8},
    ),
    (
        "10 nothing destroys a trick in the base game (questions 17)",
        "3; quiet 1",
        {"rows": "1, 0, 0", "destroyed": 1},
        "too_many_destroyed",
        {"destroyed": 1, "most": 0},
    ),
    (
        "2 one green 14",
        "3; quiet 1",
        "1/1 green, 1/1 green, 0/0",
        "fourteen_twice",
        {"suit": "green", "players": ["p1", "p2"]},
    ),
    (
        "2 one black 14, also where a bid was missed",
        "3; quiet 1",
        "0/1 black, 1/1 black, 0/0",
        "fourteen_twice",
        {"suit": "black", "players": ["p1", "p2"]},
    ),
    (
        "3 he took Pirates for two",
        "3; quiet 1",
        "1/1 k1, 1/1 k1, 0/0",
        "one_skull_king",
        {"players": ["p1", "p2"]},
    ),
    (
        "3 he took Pirates for one and fell to another",
        "3; quiet 1",
        "1/1 s, 1/1 k1, 0/0",
        "one_skull_king",
        {"players": ["p1", "p2"]},
    ),
    ("3 he fell twice", "3; quiet 1", "1/1 s, 0/0, 1/1 s", "one_skull_king", {"players": ["p1", "p3"]}),
    (
        "3 he took Pirates for his own taker",
        "3; quiet 1",
        "2/2 k1 s, 0/0, 0/0",
        "one_skull_king",
        {"players": ["p1"]},
    ),
    (
        "4 three Mermaids to one",
        "4; quiet 1",
        "2/2 m3, 0/0, 0/0, 0/0",
        "two_mermaids",
        {"by_pirates": 3, "took_king": 0},
    ),
    (
        "4 three Mermaids to two",
        "3; quiet 1",
        "1/1 m2, 1/1 m1, 0/0",
        "two_mermaids",
        {"by_pirates": 3, "took_king": 0},
    ),
    (
        "4 both fell, so none took the King",
        "3; quiet 1",
        "1/1 m2, 1/1 s, 0/0",
        "two_mermaids",
        {"by_pirates": 2, "took_king": 1},
    ),
    (
        "5 all six taken, none left to take a Mermaid",
        "7; quiet 1",
        "1/1 k6, 1/1 m1, 0/0, 0/0, 0/0, 0/0, 0/0",
        "six_pirates",
        {"by_king": 6, "pirate_tricks": 1},
    ),
    (
        "5 five taken, two more needed",
        "7; quiet 2",
        "1/1 k5, 1/1 m1, 1/1 m1, 0/0, 0/0, 0/0, 0/0",
        "six_pirates",
        {"by_king": 5, "pirate_tricks": 2},
    ),
    (
        "5 there is no seventh",
        "8",
        "1/1 k7, 0/0, 0/0, 0/0, 0/0, 0/0, 0/0, 0/0",
        "six_pirates",
        {"by_king": 7, "pirate_tricks": 0},
    ),
    (
        "6 three players",
        "3",
        "1/1 k3, 0/0, 0/0",
        "king_trick_full",
        {"player": "p1", "pirates": 3, "most": 2},
    ),
    ("6 two players", "2", "1/1 k3, 0/0", "king_trick_full", {"player": "p1", "pirates": 3, "most": 2}),
    (
        "6 four players",
        "4",
        "0/0, 1/1 k4, 0/0, 0/0",
        "king_trick_full",
        {"player": "p2", "pirates": 4, "most": 3},
    ),
    (
        "7 King and Pirate in one trick",
        "4",
        "1/1 k1 m1, 0/0, 0/0, 0/0",
        "tricks_needed",
        {"player": "p1", "tricks": 1, "needed": 2},
    ),
    (
        "7 Mermaid over the King and Pirate over the Mermaid in one trick",
        "4",
        "1/1 s m1, 0/0, 0/0, 0/0",
        "tricks_needed",
        {"player": "p1", "tricks": 1, "needed": 2},
    ),
    (
        "7 a 14 without a trick",
        "3",
        "1/1, 0/0 green, 0/0",
        "tricks_needed",
        {"player": "p2", "tricks": 0, "needed": 1},
    ),
    (
        "7 a Mermaid without a trick",
        "3",
        "1/1, 0/0 m1, 0/0",
        "tricks_needed",
        {"player": "p2", "tricks": 0, "needed": 1},
    ),
    (
        "7 a Pirate without a trick",
        "3",
        "1/1, 1/0 k1, 0/0",
        "tricks_needed",
        {"player": "p2", "tricks": 0, "needed": 1},
    ),
    (
        "7 the King without a trick",
        "3",
        "1/1, 0/0 s, 0/0",
        "tricks_needed",
        {"player": "p2", "tricks": 0, "needed": 1},
    ),
    (
        "7 King, Pirate and two 14s in three places",
        "3",
        "1/1 k1 black green, 0/0, 0/0",
        "no_room",
        {"player": "p1", "tricks": 1, "places": 3, "cards": 4},
    ),
    (
        "7 Mermaid, King and two 14s in three places",
        "3",
        "1/1 s black green, 0/0, 0/0",
        "no_room",
        {"player": "p1", "tricks": 1, "places": 3, "cards": 4},
    ),
    (
        "7 Pirate, two Mermaids and a 14 in three places",
        "3",
        "1/1 m2 black, 0/0, 0/0",
        "no_room",
        {"player": "p1", "tricks": 1, "places": 3, "cards": 4},
    ),
    (
        "7 four 14s in three places",
        "3",
        "0/0, 1/1 green purple yellow black, 0/0",
        "no_room",
        {"player": "p2", "tricks": 1, "places": 3, "cards": 4},
    ),
    (
        "7 King, three Pirates, one 14 in four places, bid missed",
        "4",
        "0/1 k3 green, 0/0, 0/0, 0/0",
        "no_room",
        {"player": "p1", "tricks": 1, "places": 4, "cards": 5},
    ),
    (
        "7 seven cards in six places",
        "3; quiet 1",
        "2/2 k1 m1 green purple yellow, 0/0, 0/0",
        "no_room",
        {"player": "p1", "tricks": 2, "places": 6, "cards": 7},
    ),
    (
        "8 p2 led the only trick",
        "3",
        "1/1 green purple yellow, 0/0, 0/0",
        "must_lead",
        {"player": "p1", "leader": "p2"},
    ),
    ("8 with Graybeard", "2", "1/1 green purple yellow, 0/0", "must_lead", {"player": "p1", "leader": "p2"}),
    (
        "8 one trick of three, bid missed",
        "3; quiet 2",
        "1/1, 2/1 green purple yellow, 1/1",
        "must_lead",
        {"player": "p2", "leader": "p1"},
    ),
    (
        "9 who has the black 14?",
        "7; quiet 9",
        "9/9 green purple yellow, 1/1, 0/0, 0/0, 0/0, 0/0, 0/0",
        "fourteens_missing",
        {"suits": ["black"], "undealt": 0},
    ),
    (
        "9 a missed row without a trick hides nothing",
        "7; quiet 9",
        "9/9 black, 1/1, 2/0, 0/0, 0/0, 0/0, 0/0",
        "fourteens_missing",
        {"suits": ["green", "purple", "yellow"], "undealt": 0},
    ),
    (
        "9 one free place for two 14s",
        "7; quiet 9",
        "9/9 green purple, 0/1 k5, 0/0, 0/0, 0/0, 0/0, 0/0",
        "fourteens_missing",
        {"suits": ["yellow", "black"], "undealt": 0},
    ),
    (
        "9 no free place for one",
        "7; quiet 9",
        "9/9 green purple yellow, 0/1 k6, 0/0, 0/0, 0/0, 0/0, 0/0",
        "fourteens_missing",
        {"suits": ["black"], "undealt": 0},
    ),
]


def tried_round(text, round_said):
    """The story with the bids of the round, and its result."""
    if isinstance(round_said, str):
        return tried_entries(text, f"round {round_said}")
    story, entries, result = tried_entries(text, f"result {round_said['rows']}")
    bids = {"type": "bids", "bids": dict.fromkeys(story.seats, 0)}
    return story, [*entries, bids], {**result, "destroyed": round_said["destroyed"]}


def game_before(text, round_said):
    story, entries, result = tried_round(text, round_said)
    return played_on(story, entries), result


@pytest.mark.parametrize(("condition", "text", "said"), TAKEN, ids=[f"{row[0]}" for row in TAKEN])
def test_can_be_played(condition, text, said):
    game, result = game_before(text, said)
    assert refusal(game, result) is None


@pytest.mark.parametrize(
    ("condition", "text", "said", "code", "facts"), REFUSED, ids=[row[0] for row in REFUSED]
)
def test_cannot_be_played(condition, text, said, code, facts):
    game, result = game_before(text, said)
    assert refusal(game, result) == (code, facts)
