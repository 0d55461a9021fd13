"""The judge of the tests themselves, row by row from the rules of a trick: whoever judges others is judged first."""

from collections import Counter
from random import Random

import pytest

from .cards import DECK, GRAYBEARD, gains, ids, led_suit, may_play, order_of_play, play_tricks, winning_place

# The rule; the cards in order of play; the place of the winner.
TRICKS = [
    ("1 Mermaid and King: the Mermaid", "skull-king mermaid", 1),
    ("1 Mermaid and King: the first Mermaid", "mermaid skull-king mermaid", 0),
    ("1 Mermaid, King and Pirate, in any order: the Mermaid", "pirate skull-king mermaid", 2),
    ("1 with a Tigress among them", "tigress-pirate skull-king mermaid", 2),
    ("1 an escaped Tigress changes nothing", "tigress-escape skull-king mermaid", 2),
    ("2 the King over Pirates", "pirate skull-king pirate", 1),
    ("2 the King over numbers", "black-14 skull-king", 1),
    ("2 the first Pirate (questions 8)", "green-3 pirate pirate", 1),
    ("2 a Tigress is a Pirate", "tigress-pirate pirate", 0),
    ("2 a Pirate over a Mermaid", "mermaid pirate", 1),
    ("2 the first Mermaid (questions 8)", "black-14 mermaid mermaid", 1),
    ("3 the highest black", "green-14 black-2 black-5", 2),
    ("3 the highest of the led suit", "green-3 yellow-14 green-9", 2),
    ("3 another suit does not win", "green-3 yellow-14 purple-14", 0),
    ("3 only Escapes: the first (questions 7)", "escape tigress-escape escape", 0),
    ("3 a Tigress escaped first", "tigress-escape escape", 0),
    ("Led suit: after an Escape the next number", "escape green-3 yellow-14", 1),
    ("Led suit: after two Escapes", "escape tigress-escape purple-1 green-14", 2),
    ("Led suit: a Pirate led, he wins", "pirate green-14 yellow-2", 0),
]

# The rule; the cards; the led suit.
LED = [
    ("nothing lies", "", None),
    ("a number", "green-3 purple-4", "green"),
    ("black is a suit too (questions 9)", "black-3", "black"),
    ("an Escape passes it on", "escape purple-4", "purple"),
    ("an escaped Tigress too", "tigress-escape purple-4", "purple"),
    ("only Escapes so far", "escape escape", None),
    ("a Pirate: none (questions 10)", "pirate green-3", None),
    ("a Mermaid: none", "mermaid green-3", None),
    ("the King: none", "skull-king green-3", None),
    ("a Tigress as Pirate: none", "tigress-pirate green-3", None),
    ("a character after an Escape: none", "escape pirate green-3", None),
    ("a character later does not lift it", "green-3 pirate", "green"),
]

# The rule; the hand; what lies; what may be played.
FOLLOW = [
    ("a number follows", "green-3 yellow-4", "green-1", "green-3"),
    (
        "a special may always be played (questions 9)",
        "green-3 yellow-4 escape mermaid",
        "green-1",
        "green-3 escape mermaid",
    ),
    ("who cannot follow plays anything", "yellow-4 black-3 pirate", "green-1", "yellow-4 black-3 pirate"),
    ("no suit led", "yellow-4 black-3 pirate", "pirate", "yellow-4 black-3 pirate"),
    ("nothing lies", "yellow-4 tigress", "", "yellow-4 tigress"),
]

# The rule; the cards; 14s, Mermaids, Pirates, the King.
GAINS = [
    ("a Pirate takes Mermaids", "mermaid pirate mermaid", ([], 2, 0, False)),
    ("a Pirate takes no bonus for Pirates (questions 8)", "pirate pirate", ([], 0, 0, False)),
    ("the King takes Pirates", "pirate tigress-pirate skull-king", ([], 0, 2, False)),
    ("no escaped Tigress (questions 11)", "tigress-escape skull-king", ([], 0, 0, False)),
    ("a Mermaid takes the King", "skull-king mermaid", ([], 0, 0, True)),
    (
        "all three: the Mermaid's 40 alone (questions 4)",
        "pirate skull-king mermaid black-14",
        (["black"], 0, 0, True),
    ),
    ("all three in another order", "mermaid skull-king pirate", ([], 0, 0, True)),
    ("the order never matters: the King first", "skull-king pirate", ([], 0, 1, False)),
    ("the order never matters: the Pirate first", "pirate mermaid", ([], 1, 0, False)),
    ("the order never matters: the Mermaid first", "mermaid skull-king", ([], 0, 0, True)),
    ("14s, also the own (questions 5)", "green-14 yellow-14 escape", (["green", "yellow"], 0, 0, False)),
    ("14s with a character", "black-14 pirate mermaid", (["black"], 1, 0, False)),
]


@pytest.mark.parametrize(("rule", "cards", "place"), TRICKS, ids=[row[0] for row in TRICKS])
def test_who_wins(rule, cards, place):
    assert winning_place(cards.split()) == place


@pytest.mark.parametrize(("rule", "cards", "suit"), LED, ids=[row[0] for row in LED])
def test_the_led_suit(rule, cards, suit):
    assert led_suit(cards.split()) == suit


@pytest.mark.parametrize(("rule", "hand", "cards", "playable"), FOLLOW, ids=[row[0] for row in FOLLOW])
def test_following_suit(rule, hand, cards, playable):
    assert may_play(hand.split(), cards.split()) == playable.split()


@pytest.mark.parametrize(("rule", "cards", "gained"), GAINS, ids=[row[0] for row in GAINS])
def test_what_a_trick_brings(rule, cards, gained):
    assert tuple(gains(cards.split()).values()) == gained


def test_the_deck():
    suits = dict.fromkeys(["green", "purple", "yellow", "black"], 14)
    specials = {"pirate": 5, "tigress": 1, "skull": 1, "mermaid": 2, "escape": 5}
    assert Counter(card.split("-")[0] for card in DECK) == suits | specials
    assert len(DECK) == 70


def test_the_order_of_play():
    assert order_of_play(ids(4), "p3", "p1") == ["p3", "p4", "p1", "p2"]


@pytest.mark.parametrize(
    ("leads", "led_round", "order"),
    [
        ("p1", "p1", ["p1", GRAYBEARD, "p2"]),
        ("p2", "p1", ["p2", GRAYBEARD, "p1"]),
        (GRAYBEARD, "p1", [GRAYBEARD, "p1", "p2"]),
        (GRAYBEARD, "p2", [GRAYBEARD, "p2", "p1"]),
    ],
)
def test_graybeard_plays_second_or_leads(leads, led_round, order):
    assert order_of_play(ids(2), leads, led_round) == order


def test_graybeards_tigress_is_always_an_escape():
    seen = set()
    for seed in range(60):
        leads = "p1"
        for winner, cards in play_tricks(Random(seed), ids(2), "p1", 10):
            seen.add(cards[order_of_play(ids(2), leads, "p1").index(GRAYBEARD)])
            leads = winner
    assert "tigress-escape" in seen
    assert "tigress-pirate" not in seen
