"""Which results small rounds can have, found by searching the cards and not by any condition on the rows.

`outcomes` lists what one trick can come to. `reachable` plays every round of a few tricks; `witness` looks for
one play behind a given result and lays it out in real cards, which `is_lawful` then checks card by card.
A row is the tuple (tricks, fourteens as four bits, mermaids, pirates, skull_king).
"""

from collections import Counter
from functools import cache
from itertools import combinations_with_replacement, product

from .cards import (
    DECK,
    GRAYBEARD,
    KING,
    MERMAID,
    PIRATES,
    SUITS,
    gains,
    hands_at,
    led_suit,
    number_of,
    order_of_play,
    suit_of,
    winning_place,
)

# Two low cards of each suit are enough: one that wins among its like and one that does not.
KINDS = [f"{suit}-{number}" for suit in SUITS for number in (14, 13, 1)] + ["pirate", KING, MERMAID, "escape"]
# Without a loss: black wins for any low winner, an Escape stands for any low loser that sets no suit.
FEW_KINDS = [kind for kind in KINDS if not kind.endswith("-13")]
STOCK = {"pirate": 6, MERMAID: 2, KING: 1}


def summed_up(cards):
    """(place of the winner, row of the trick), and what it used up of Pirates, Mermaids and the King."""
    gained = gains(cards)
    bits = sum(1 << SUITS.index(suit) for suit in gained["fourteens"])
    used = sum(card in PIRATES for card in cards), cards.count(MERMAID), cards.count(KING)
    row = (1, bits, gained["mermaids"], gained["pirates"], int(gained["skull_king"]))
    return (winning_place(cards), row), used


def in_deck(cards):
    return all(cards.count(kind) <= most for kind, most in STOCK.items()) and not any(
        cards.count(f"{suit}-14") > 1 for suit in SUITS
    )


@cache
def outcomes(hands):
    """{(place, row): {used: [cards, …]}} for one trick; only the most sparing uses are kept."""
    found = {}
    for cards in product(KINDS if hands == 3 else FEW_KINDS, repeat=hands):
        if in_deck(cards):
            key, used = summed_up(cards)
            found.setdefault(key, {}).setdefault(used, []).append(cards)
    return {key: sparing(ways) for key, ways in found.items()}


def sparing(ways):
    """Leaves out the uses that take more of everything than another; fewest off-suit numbers come first."""
    best = [used for used in ways if not any(other != used and at_most(other, used) for other in ways)]
    return {used: sorted(ways[used], key=off_suit)[:12] for used in best}


def at_most(row, other):
    return all(mine <= theirs for mine, theirs in zip(row, other, strict=True))


def off_suit(cards):
    led = led_suit(cards)
    return sum(suit_of(card) not in (None, led) for card in cards), -cards.count("escape")


def add(row, other):
    tricks, bits, *counts = (mine + theirs for mine, theirs in zip(row, other, strict=True))
    return (tricks, bits, *counts)


EMPTY = (0, 0, 0, 0, 0)


def reachable(seats, leader, size):
    """Every result (a tuple of rows in seat order) that a round of so many cards can have."""
    front = {(leader, (EMPTY,) * len(seats), 0, (0, 0, 0))}
    for _ in range(size):
        front = {after for state in front for after in next_states(seats, leader, state)}
    return {rows for _, rows, _, _ in front}


def next_states(seats, leader, state):
    leads, rows, bits, used = state
    order = order_of_play(seats, leads, leader)
    for (place, row), ways in outcomes(len(order)).items():
        if bits & row[1]:
            continue
        for more in ways:
            total = tuple(a + b for a, b in zip(used, more, strict=True))
            if at_most(total, tuple(STOCK.values())):
                yield order[place], given(seats, rows, order[place], row), bits | row[1], total


def given(seats, rows, winner, row):
    """The rows with one more trick in the winner's; what Graybeard wins is nobody's."""
    return tuple(add(mine, row) if seat == winner else mine for seat, mine in zip(seats, rows, strict=True))


def less(row, other):
    """The row without the other's trick, or None when it does not lie within it."""
    if other[1] & ~row[1] or not at_most(other, row):
        return None
    return tuple(mine - theirs for mine, theirs in zip(row, other, strict=True))


def can_be_played(seats, leader, wanted, size):
    """Whether some tricks of one deck give exactly these rows; who held the cards is not asked."""
    return search(seats, leader, wanted, size, lambda tricks: True)


def witness(seats, leader, wanted, size):
    """Tricks [(winner, cards)] of a lawful round with exactly these rows, or None. Graybeard takes the rest."""
    return search(seats, leader, wanted, size, lambda tricks: laid_out(seats, leader, tricks))


def search(seats, leader, wanted, size, settled):
    """What `settled` makes of the first tricks that give the rows wanted and that it can make something of."""
    tried = set()

    def on(leads, rows, used, left, tricks):
        state = (leads, rows, used, left)
        if not left:
            return None if any(row != EMPTY for row in rows) else settled(tricks)
        if state in tried:
            return None
        order = order_of_play(seats, leads, leader)
        for place, winner in enumerate(order):
            for row, rest in ways_on(seats, rows, winner, order):
                for more, cards in outcomes(len(order)).get((place, row), {}).items():
                    total = tuple(a + b for a, b in zip(used, more, strict=True))
                    if at_most(total, tuple(STOCK.values())):
                        found = on(winner, rest, total, left - 1, [*tricks, (order, winner, cards)])
                        if found:
                            return found
        tried.add(state)
        return None

    return on(leader, wanted, (0, 0, 0), size, []) or False


def ways_on(seats, rows, winner, order):
    """(row of the next trick, rows still wanted after it), the fullest tricks first."""
    if winner == GRAYBEARD:
        return [((1, 0, 0, 0, 0), rows)]
    at = seats.index(winner)
    tricks = sorted({row for _, row in outcomes(len(order))}, key=sum, reverse=True)
    rests = [(row, less(rows[at], row)) for row in tricks]
    return [(row, (*rows[:at], rest, *rows[at + 1 :])) for row, rest in rests if rest is not None]


def laid_out(seats, leader, tricks):
    """The tricks in real cards, the kinds of each chosen so that everybody follows suit; None: not found."""
    for tries, kinds in enumerate(product(*(cards for _, _, cards in tricks))):
        laid = numbered(
            [(order, winner, cards) for (order, winner, _), cards in zip(tricks, kinds, strict=True)]
        )
        if laid and is_lawful(seats, leader, laid):
            return laid
        if tries > 400:
            break
    return None


def numbered(tricks):
    """Real numbers for the low cards: winners count down from 13, the others up from 1, a Tigress sixth."""
    high, low, laid = Counter(), Counter(), []
    for _, winner, cards in tricks:
        place, real = winning_place(cards), []
        for at, card in enumerate(cards):
            suit = suit_of(card)
            if suit and number_of(card) != 14:
                count = high if at == place else low
                count[suit] += 1
                real.append(f"{suit}-{14 - high[suit] if at == place else low[suit]}")
            else:
                real.append(card)
        laid.append((winner, real))
    return laid


def is_lawful(seats, leader, tricks):
    """Whether these tricks could really be played: cards of one deck, the right winners, suits followed."""
    deck, leads, lain = Counter(DECK), leader, {}
    deck["pirate"] += 1  # the Tigress, declared
    if Counter(card for _, cards in tricks for card in cards) - deck:
        return False
    for number, (winner, cards) in enumerate(tricks):
        order = order_of_play(seats, leads, leader)
        if order[winning_place(cards)] != winner:
            return False
        for at, player in enumerate(order):
            lain.setdefault(player, []).append((number, cards[at], led_suit(cards[:at])))
        leads = winner
    return all(followed(plays) for player, plays in lain.items() if player != GRAYBEARD)


def followed(plays):
    """No number off the suit while a card of the suit, played later, was still in the hand."""
    return not any(
        led
        and suit_of(card) not in (None, led)
        and any(suit_of(later) == led for n, later, _ in plays if n > number)
        for number, card, led in plays
    )


def as_rows(seats, result):
    """A result in the form of the entry."""
    return {
        seat: {
            "tricks": tricks,
            "fourteens": [suit for place, suit in enumerate(SUITS) if bits >> place & 1],
            "mermaids": mermaids,
            "pirates": pirates,
            "skull_king": bool(king),
        }
        for seat, (tricks, bits, mermaids, pirates, king) in zip(seats, result, strict=True)
    }


def candidates(seats, size):
    """Every result worth asking about, and one step beyond each bound. The three colours are alike: the
    owners of the coloured fourteens are listed in one order only."""
    return (result_of(*parts) for parts in product(*parts_of_results(seats, size)))


def some_candidates(rng, seats, size, many):
    """So many of them at random."""
    parts = parts_of_results(seats, size)
    return [result_of(*map(rng.choice, parts)) for _ in range(many)]


def parts_of_results(seats, size):
    count = len(seats)
    fourteens = list(owners_of_fourteens(count))
    return shares(count, size), fourteens, taken(count), king_claims(count, hands_at(count))


def result_of(tricks, fourteens, mermaids, kings):
    return tuple(zip(tricks, fourteens, mermaids, *zip(*kings, strict=True), strict=True))


def owners_of_fourteens(count):
    """Each player's 14s as bits; the owner `count` is nobody."""
    coloured = combinations_with_replacement(range(count + 1), 3)
    for owners in product(coloured, range(count + 1)):
        whose = (*owners[0], owners[1])
        yield tuple(sum(1 << suit for suit in range(4) if whose[suit] == who) for who in range(count))


def shares(count, size):
    """Tricks that add up; with two players Graybeard may have some."""
    return [
        tricks
        for tricks in product(range(size + 1), repeat=count)
        if sum(tricks) == size or (count == 2 and sum(tricks) < size)
    ]


def taken(count):
    """Mermaids per player, up to one too many."""
    return [share for share in product(range(3), repeat=count) if sum(share) <= 3]


def king_claims(count, hands):
    """(pirates, skull_king) per player: nobody, one, and a few twos that contradict each other."""
    nobody = [(0, 0)] * count
    one = [(pirates, 0) for pirates in range(1, hands + 1)] + [(0, 1), (1, 1)]
    claims = [tuple(nobody)]
    for who in range(count):
        claims += [(*nobody[:who], claim, *nobody[who + 1 :]) for claim in one]
    claims += [((1, 0), (0, 1), *nobody[2:]), ((1, 0), (1, 0), *nobody[2:]), ((0, 1), (0, 1), *nobody[2:])]
    return claims
