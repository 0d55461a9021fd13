"""Which results small rounds can have with modules and powers, found by playing every trick and by no condition.

A result is (rows, destroyed, alliances, powers): rows as in `rounds`; alliances are pairs of seats, sorted; powers
count for each seat the tricks won with Harry or Rascal of Roatan.
"""

from functools import cache
from itertools import combinations_with_replacement, product

from . import box
from .box import KRAKEN, LOOT, WHALE
from .cards import GRAYBEARD, KING, MERMAID, PIRATES, SUITS, hands_at, order_of_play
from .rounds import EMPTY, add, at_most, king_claims, owners_of_fourteens, taken

# Two low cards of each suit are enough: one that wins among its like and one that does not.
KINDS = [f"{suit}-{number}" for suit in SUITS for number in (14, 13, 1)] + ["pirate", KING, MERMAID, "escape"]
FEW_KINDS = [kind for kind in KINDS if not kind.endswith("-13")]
# Pirates and Escapes share the Tigress, who can be either.
STOCK = {"pirate": 6, MERMAID: 2, KING: 1, "escape": 6, KRAKEN: 1, WHALE: 1, LOOT: 2}
SHARED = 11


def kinds(hands, modules):
    return (KINDS if hands == 3 else FEW_KINDS) + list(modules)


def summed_up(cards):
    """(winner's place, place that leads, row, places of Loots allied, whether a Pirate won), and the cards used."""
    place, leads = box.settled(cards)
    used = tuple(cards.count(kind) for kind in STOCK)
    if place is None:
        return (None, leads, EMPTY, (), False), used
    gained = box.gains(cards, place)
    bits = sum(1 << SUITS.index(suit) for suit in gained["fourteens"])
    row = (1, bits, gained["mermaids"], gained["pirates"], int(gained["skull_king"]))
    loots = tuple(at for at, card in enumerate(cards) if card == LOOT and at != place)
    return (place, leads, row, loots, cards[place] in PIRATES), used


def in_deck(cards):
    enough = all(cards.count(kind) <= most for kind, most in STOCK.items())
    twice = any(cards.count(f"{suit}-14") > 1 for suit in SUITS)
    return enough and not twice


@cache
def outcomes(hands, modules):
    """[(outcome, the most sparing uses)] for one trick; what is destroyed need not hold a 14."""
    found = {}
    for cards in product(kinds(hands, modules), repeat=hands):
        if in_deck(cards):
            key, used = summed_up(cards)
            if key[0] is not None or not any(card.endswith("-14") for card in cards):
                found.setdefault(key, set()).add(used)
    return [(key, sparing(ways)) for key, ways in found.items()]


def sparing(ways):
    return [used for used in ways if not any(other != used and at_most(other, used) for other in ways)]


def fits(used):
    stock = tuple(STOCK.values())
    return at_most(used, stock) and used[0] + used[3] <= SHARED


def reachable(seats, leader, size, modules, *, powers=False):
    """Every result that a round of so many cards can have."""
    nothing = (0,) * len(seats)
    start = (leader, (EMPTY,) * len(seats), 0, (), nothing, False, 0, (0,) * len(STOCK))
    front = {start}
    for _ in range(size):
        front = {
            after for state in front for after in next_states(seats, leader, state, tuple(modules), powers)
        }
    return {(rows, lost, pairs, won) for _, rows, lost, pairs, won, _, _, _ in front}


def next_states(seats, leader, state, modules, powers):
    leads, rows, lost, pairs, won, rosie, bits, used = state
    order = order_of_play(seats, leads, leader)
    for (place, following, row, loots, by_pirate), ways in outcomes(len(order), modules):
        if bits & row[1]:
            continue
        totals = [tuple(a + b for a, b in zip(used, more, strict=True)) for more in ways]
        totals = [total for total in totals if fits(total)]
        if not totals:
            continue
        winner = None if place is None else order[place]
        more_pairs = pairs + tuple(tuple(sorted((order[at], winner))) for at in loots)
        after = given(seats, rows, winner, row)
        now = (after, lost + (place is None), tuple(sorted(more_pairs)))
        named = [(order[following], won, rosie)]
        if powers and by_pirate and winner != GRAYBEARD:
            named += by_name(seats, winner, order[following], won, rosie=rosie)
        for (next_leads, who, seen), total in product(named, totals):
            yield (next_leads, *now, who, seen, bits | row[1], total)


def by_name(seats, winner, following, won, *, rosie):
    """The Pirate was Harry or Rascal (one each), or Rosie, whose winner says who leads."""
    if sum(won) < 2:
        yield following, tuple(n + (seat == winner) for n, seat in zip(won, seats, strict=True)), rosie
    if not rosie:
        yield from ((seat, won, True) for seat in seats)


def given(seats, rows, winner, row):
    return tuple(add(mine, row) if seat == winner else mine for seat, mine in zip(seats, rows, strict=True))


def candidates(rng, seats, size, modules, many, *, powers=False):
    """So many results at random, one step beyond each bound among them."""
    count = len(seats)
    pairs = list(combinations_with_replacement(seats, 2))
    parts = {
        "owners": list(owners_of_fourteens(count)),
        "taken": taken(count),
        "kings": king_claims(count, hands_at(count)),
    }
    for _ in range(many):
        lost = rng.choice([0, 0, 1, 1, 2, 3])
        tricks = shared(rng, count, size, lost)
        kings = rng.choice(parts["kings"])
        mermaids, bits = rng.choice(parts["taken"]), rng.choice(parts["owners"])
        rows = tuple(zip(tricks, bits, mermaids, *zip(*kings, strict=True), strict=True))
        allied = rng.choice([0, 0, 1, 1, 2, 2, 3]) if LOOT in modules else 0
        won = rng.choice(used_powers(count)) if powers else (0,) * count
        yield rows, lost, tuple(sorted(rng.choice(pairs) for _ in range(allied))), won


def used_powers(count):
    return [share for share in product(range(3), repeat=count) if sum(share) <= 2]


def shared(rng, count, size, lost):
    """Tricks that add up more often than not."""
    tricks = [0] * count
    left = max(0, size - lost + rng.choice([0] * 8 + [-1, 1]))
    if count == 2:
        left = rng.randint(0, left)
    for _ in range(left):
        tricks[rng.randrange(count)] += 1
    return tuple(tricks)
