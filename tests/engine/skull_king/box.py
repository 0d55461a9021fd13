"""Everything in the box, played in the test: modules, named Pirates, every scoring, straight from the rules sheet.

Written beside `cards` from the text of the rules alone, so that it can be held against the engine.
"""

from itertools import combinations
from random import Random

from . import cards
from .cards import GRAYBEARD, KING, MERMAID, PIRATES, SUITS, number_of, suit_of

KRAKEN, WHALE, LOOT = "kraken", "white-whale", "loot"
MODULES = (KRAKEN, WHALE, LOOT)
NAMES = ("harry", "rascal", "rosie", "bendt", "juanita")
EVERY_CHOICE = [list(some) for many in range(4) for some in combinations(MODULES, many)]


def deck(modules, *, named=False):
    """The seventy cards, and those of the modules; each of the five Pirates with its name, if they have powers."""
    pack = [card for card in cards.DECK if not (named and card == "pirate")]
    pack += [f"pirate-{name}" for name in NAMES] if named else []
    return pack + [module for module in modules for _ in range(2 if module == LOOT else 1)]


def plain(card):
    """What a card is once it lies there: Loot is an Escape, a named Pirate a Pirate."""
    return "escape" if card == LOOT else "pirate" if card.startswith("pirate-") else card


def led_suit(lain):
    """Kraken and Whale set none, as a character does."""
    return cards.led_suit([plain(card) for card in lain])


def settled(lain):
    """(place of the winner or None, place of the next leader)."""
    lain = [plain(card) for card in lain]
    beasts = [place for place, card in enumerate(lain) if card in (KRAKEN, WHALE)]
    if not beasts:
        return cards.winning_place(lain), cards.winning_place(lain)
    acting = lain[beasts[-1]]
    if acting == WHALE and any(number(card) for card in lain):
        best = max(range(len(lain)), key=lambda place: (number(lain[place]), -place))
        return best, best
    return None, would_have_won(lain, beasts if acting == KRAKEN else beasts[-1:])


def number(card):
    return number_of(card) if suit_of(card) else 0


def would_have_won(lain, taken_out):
    rest = [(place, card) for place, card in enumerate(lain) if place not in taken_out]
    if not rest:
        return 0
    return rest[cards.winning_place(["escape" if card == KRAKEN else card for _, card in rest])][0]


def gains(lain, place):
    """What the winner takes: under the Whale numbers win, and they capture nobody."""
    lain = [plain(card) for card in lain]
    winner = lain[place]
    return {
        "fourteens": [suit for suit in SUITS if f"{suit}-14" in lain],
        "mermaids": lain.count(MERMAID) if winner in PIRATES else 0,
        "pirates": sum(card in PIRATES for card in lain) if winner == KING else 0,
        "skull_king": winner == MERMAID and KING in lain,
    }


def may_play(hand, lain):
    """Numbers follow suit when they can; a special may always be played."""
    led = led_suit(lain)
    if not any(suit_of(card) == led for card in hand if led):
        return list(hand)
    return [card for card in hand if suit_of(card) in (None, led)]


def deal(rng, pack, hands, size):
    """Hands; specials and fourteens lie further up in the pack."""
    pack = sorted(pack, key=lambda card: rng.random() - (suit_of(card) is None or card.endswith("-14")) * 0.5)
    return [pack[hand * size : (hand + 1) * size] for hand in range(hands)]


class Round:
    """A round really played: `tricks` [(order, cards, winner or None)], `rows`, `destroyed`, `earned` powers."""

    def __init__(self, rng, seats, leader, size, modules=(), *, powers=False, unnamed=0.0):
        self.rng, self.seats, self.leader = rng, seats, leader
        self.powers, self.unnamed = powers, unnamed
        self.players = [*seats, GRAYBEARD] if len(seats) == 2 else list(seats)
        hands = deal(rng, deck(modules, named=powers), len(self.players), size)
        self.hands = dict(zip(self.players, hands, strict=True))
        self.tricks, self.destroyed, self.earned = [], 0, {}
        self.rows = {seat: {"tricks": 0, **cards.NOTHING, "fourteens": [], "loot": []} for seat in seats}
        leads = leader
        for _ in range(size):
            leads = self.play_trick(leads)

    def play_trick(self, leads):
        order, lain = cards.order_of_play(self.seats, leads, self.leader), []
        for player in order:
            hand = self.hands[player]
            card = self.rng.choice(hand if player == GRAYBEARD else may_play(hand, lain))
            hand.remove(card)
            lain.append(self.declared(card, player))
        place, following = settled(lain)
        winner = None if place is None else order[place]
        self.take(order, lain, place)
        told = [
            "pirate" if card.startswith("pirate-") and self.rng.random() < self.unnamed else card
            for card in lain
        ]
        self.tricks.append((order, told, winner))
        if winner in self.seats and lain[place] == "pirate-rosie":
            return self.rng.choice(self.seats)
        return order[following]

    def declared(self, card, player):
        return cards.declared(self.rng, card, player)

    def take(self, order, lain, place):
        self.destroyed += place is None
        if place is None or order[place] == GRAYBEARD:
            return
        row, gained = self.rows[order[place]], gains(lain, place)
        row["tricks"] += 1
        row["fourteens"] = [suit for suit in SUITS if suit in row["fourteens"] + gained["fourteens"]]
        row["mermaids"] += gained["mermaids"]
        row["pirates"] += gained["pirates"]
        row["skull_king"] = row["skull_king"] or gained["skull_king"]
        for player, card in zip(order, lain, strict=True):
            if card == LOOT and player != order[place]:
                row["loot"].append(player)
                self.rows[player]["loot"].append(order[place])
        for power, name in (("harry", "pirate-harry"), ("wager", "pirate-rascal")):
            if lain[place] == name:
                self.earned[power] = order[place]

    def entries(self):
        """The entries `trick` of the round."""
        return [
            {
                "type": "trick",
                "plays": [{"player": player, "card": card} for player, card in zip(order, lain, strict=True)],
            }
            for order, lain, _ in self.tricks
        ]


def points(call, rows, seat, dealt, calls):
    """What a seat's round earns. call: `{bid, shot (None: standard), change, wager}`, Harry's change not yet in."""
    bid, tricks, row = call["bid"] + call["change"], rows[seat]["tricks"], rows[seat]
    off = abs(bid - tricks)
    bonus = sum(20 if suit == "black" else 10 for suit in row["fourteens"])
    bonus += 20 * row["mermaids"] + 30 * row["pirates"] + 40 * row["skull_king"]
    made = [
        other
        for other in row["loot"]
        if calls[other]["bid"] + calls[other]["change"] == rows[other]["tricks"]
    ]
    loot = 20 * len(made) if off == 0 else 0
    wager = call["wager"] if off == 0 else -call["wager"]
    return base(call["shot"], bid, off, dealt, bonus) + loot + wager


def base(shot, bid, off, dealt, bonus):
    if shot == "cannonball":
        return 15 * dealt + bonus if off == 0 else 0
    if shot == "grapeshot":
        return {0: 10 * dealt + bonus, 1: (10 * dealt + bonus) // 2}.get(off, 0)
    if off:
        return -10 * (dealt if bid == 0 else off)
    return (20 * bid if bid else 10 * dealt) + bonus


def rng_of(seed):
    return Random(seed)
