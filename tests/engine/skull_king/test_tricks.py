"""Who wins a trick and why, what it brings, who leads next: every sentence of "A trick", its modules and "Points"."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.engine.skull_king.cards import CARDS, COPIES, SUITS, copies, copies_left, deck_size
from companion.engine.skull_king.tricks import judged

from . import box
from .test_cards import GAINS, LED, TRICKS

# The rule; the cards in order of play; who wins (- nobody), who leads next, the reason.
WON = [
    (
        "1 Mermaid and King: the first Mermaid, Pirates or not",
        "pirate skull-king mermaid mermaid",
        "CC",
        "mermaid_over_king",
    ),
    (
        "1 a Tigress as Pirate does not save him",
        "skull-king tigress-pirate mermaid",
        "CC",
        "mermaid_over_king",
    ),
    ("2 else the King", "pirate black-14 skull-king pirate", "CC", "skull_king"),
    ("2 else the first Pirate", "black-14 pirate tigress-pirate", "BB", "first_pirate"),
    ("2 a Tigress played first", "tigress-pirate pirate-harry", "AA", "first_pirate"),
    ("2 a Pirate with a name is one", "mermaid pirate-rosie", "BB", "pirate"),
    ("2 an escaped Tigress is none", "tigress-escape mermaid pirate", "CC", "pirate"),
    ("2 else the first Mermaid", "black-14 mermaid mermaid", "BB", "first_mermaid"),
    ("2 one Mermaid over every number", "green-14 mermaid black-14", "BB", "mermaid"),
    ("3 else the highest black", "green-14 black-2 black-5", "CC", "black"),
    ("3 black led", "black-2 green-14 black-1", "AA", "black"),
    ("3 else the highest of the led suit", "green-3 yellow-14 green-9", "CC", "led_suit"),
    ("3 only Escapes: the first card", "escape tigress-escape escape", "AA", "escapes"),
    ("Loot plays as an Escape", "loot escape", "AA", "escapes"),
    ("Loot passes the suit on", "loot green-2 yellow-9", "BB", "led_suit"),
    ("Led suit: escapes, then a number", "escape tigress-escape loot purple-1 green-14", "DD", "led_suit"),
    ("Led suit: a character later lifts nothing", "green-2 escape green-4", "CC", "led_suit"),
    ("Kraken: nobody wins, would-have-won leads", "green-3 kraken green-9", "-C", "kraken"),
    ("Kraken led: the next card leads the rest", "kraken green-3 yellow-9", "-B", "kraken"),
    ("Kraken after escapes", "escape kraken yellow-2 green-9", "-C", "kraken"),
    ("Kraken: a character would have won", "green-3 kraken pirate mermaid", "-C", "kraken"),
    ("Kraken: the King and a Mermaid would have", "skull-king kraken mermaid pirate", "-C", "kraken"),
    ("Kraken among Escapes", "escape kraken escape", "-A", "kraken"),
    (
        "Whale: characters cannot win, the highest number does",
        "skull-king green-3 white-whale black-2",
        "BB",
        "whale",
    ),
    ("Whale: suits do not count", "green-3 white-whale black-2 yellow-13", "DD", "whale"),
    ("Whale: a tie goes to the first played", "green-3 yellow-14 white-whale black-14", "BB", "whale"),
    ("Whale led", "white-whale green-3 yellow-4", "CC", "whale"),
    (
        "Whale without a number: would-have-won leads",
        "escape pirate white-whale mermaid",
        "-B",
        "whale_empty",
    ),
    ("Whale without a number: only Escapes", "white-whale escape loot", "-B", "whale_empty"),
    ("Both: the later acts, Kraken", "white-whale green-3 kraken", "-B", "kraken_over_whale"),
    ("Both: Whale then Kraken, with neither", "white-whale kraken escape loot", "-C", "kraken_over_whale"),
    (
        "Both: Kraken then Whale, the highest number",
        "kraken green-3 white-whale black-2",
        "BB",
        "whale_over_kraken",
    ),
    ("Both: the Kraken counts as an Escape", "kraken white-whale escape", "-A", "whale_empty_over_kraken"),
    ("Both: a character would have won", "kraken white-whale pirate", "-C", "whale_empty_over_kraken"),
    ("Both and nothing else: the first card's player", "white-whale kraken", "-A", "kraken_over_whale"),
]

# The rule; the cards; the suit to follow.
SUIT = [
    ("Loot passes it on", "loot yellow-3", "yellow"),
    ("a Kraken led: none", "kraken yellow-3", None),
    ("a Whale led: none", "white-whale yellow-3", None),
    ("a Kraken after an Escape: none", "escape kraken yellow-3", None),
    ("a Whale later lifts nothing", "yellow-3 white-whale", "yellow"),
    ("a named Pirate: none", "pirate-bendt yellow-3", None),
]

# The rule; the cards; the bonus lines; the alliances.
BRINGS = [
    ("Kraken: no bonus", "green-14 kraken skull-king pirate", [], []),
    ("Kraken: no alliance", "loot kraken green-4", [], []),
    (
        "Whale: 14s still count for its winner",
        "skull-king pirate white-whale green-14",
        [("fourteen", "green", 10)],
        [],
    ),
    (
        "Whale: every 14",
        "black-14 white-whale green-14",
        [("fourteen", "green", 10), ("fourteen", "black", 20)],
        [],
    ),
    ("Whale: nobody is captured", "skull-king mermaid white-whale yellow-1", [], []),
    ("Whale: an alliance with the number that won", "loot white-whale yellow-1", [], ["AC"]),
    ("Whale without a number: no alliance", "loot white-whale pirate", [], []),
    ("Loot: with the winner", "green-3 loot green-4", [], ["BC"]),
    ("Loot: both with the winner", "loot loot green-4", [], ["AC", "BC"]),
    ("Loot: none with oneself", "loot escape", [], []),
    ("Loot: the other Loot is allied with the first", "loot escape loot", [], ["CA"]),
    ("a named Pirate takes Mermaids", "mermaid pirate-juanita mermaid", [("mermaids", 2, 40)], []),
    (
        "the King takes named Pirates and the Tigress",
        "pirate-harry skull-king tigress-pirate",
        [("pirates", 2, 60)],
        [],
    ),
    (
        "all three: 40 and the 14s",
        "pirate skull-king mermaid black-14",
        [("fourteen", "black", 20), ("skull_king", None, 40)],
        [],
    ),
]


def told(text):
    return judged(
        [{"player": seat, "card": card} for seat, card in zip("ABCDEFGHI", text.split(), strict=False)]
    )


@pytest.mark.parametrize(("rule", "cards", "who", "why"), WON, ids=[row[0] for row in WON])
def test_who_wins_and_leads(rule, cards, who, why):
    trick = told(cards)
    assert (trick["winner"] or "-") + trick["next_leader"] == who
    assert trick["why"]["code"] == why
    assert trick["destroyed"] is (who[0] == "-")
    assert trick["why"]["facts"]["card"] == cards.split()["ABCDEFGHI".index(who[1])]


@pytest.mark.parametrize(("rule", "cards", "place"), TRICKS, ids=[row[0] for row in TRICKS])
def test_the_base_game(rule, cards, place):
    assert told(cards)["winner"] == "ABCDEFGHI"[place]


@pytest.mark.parametrize(("rule", "cards", "suit"), LED[1:] + SUIT, ids=[row[0] for row in LED[1:] + SUIT])
def test_the_suit_to_follow(rule, cards, suit):
    assert told(cards)["led_suit"] == suit


@pytest.mark.parametrize(("rule", "cards", "gained"), GAINS, ids=[row[0] for row in GAINS])
def test_what_the_winner_takes(rule, cards, gained):
    row = told(cards)["row"]
    assert tuple(row[field] for field in ("fourteens", "mermaids", "pirates", "skull_king")) == gained


@pytest.mark.parametrize(("rule", "cards", "lines", "alliances"), BRINGS, ids=[row[0] for row in BRINGS])
def test_what_it_brings(rule, cards, lines, alliances):
    trick = told(cards)
    said = [(line["code"], line.get("suit", line.get("count")), line["points"]) for line in trick["lines"]]
    assert said == lines
    assert trick["bonus"] == sum(points for *_, points in lines)
    assert ["".join(pair) for pair in trick["alliances"]] == alliances


# Any cards at all, judged by the engine and by the test's own judge.

EVERY_CARD = [card for card in box.deck(box.MODULES) if card != "tigress"] + [
    "tigress-pirate",
    "tigress-escape",
]


@given(order=st.permutations(EVERY_CARD), many=st.integers(1, 9))
@settings(max_examples=300)
def test_any_trick_is_judged_as_the_rules_say(order, many):
    lain = order[:many]
    trick, (place, following) = told(" ".join(lain)), box.settled(lain)
    assert trick["winner"] == (None if place is None else "ABCDEFGHI"[place])
    assert trick["next_leader"] == "ABCDEFGHI"[following]
    assert trick["led_suit"] == box.led_suit(lain)
    if place is not None:
        assert trick["row"] == {"tricks": 1, **box.gains(lain, place)}


# The box.


def test_the_deck():
    """Deck: 70 cards; modules add Kraken, White Whale and two Loot: 74."""
    assert deck_size([]) == 70
    assert deck_size(box.MODULES) == 74
    whole = sum(copies(card) for card in CARDS if card not in box.MODULES and not card.startswith("pirate-"))
    assert whole == 70 + 1  # the Tigress has two names
    assert COPIES == {"pirate": 5, "mermaid": 2, "escape": 5, "loot": 2}
    assert sum(card.split("-")[0] in SUITS for card in CARDS) == 4 * 14


@pytest.mark.parametrize(
    ("card", "played", "left"),
    [
        ("green-7", "", 1),
        ("green-7", "green-7", 0),
        ("pirate", "pirate pirate", 3),
        ("pirate", "pirate-harry pirate", 3),
        ("pirate-harry", "pirate pirate pirate pirate", 1),
        ("pirate-harry", "pirate pirate pirate pirate pirate", 0),
        ("pirate-harry", "pirate-harry", 0),
        ("tigress-pirate", "tigress-escape", 0),
        ("mermaid", "mermaid", 1),
        ("escape", "tigress-escape", 5),
        ("loot", "loot loot", 0),
        ("kraken", "white-whale", 1),
    ],
)
def test_what_is_left_of_a_card(card, played, left):
    assert copies_left(card, played.split()) == left
