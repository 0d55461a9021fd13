"""The real seventy cards, dealt and played in the test, and the trick judged straight from the rules.

Written from the text of the rules alone ("Deck, deal, rounds", "A trick", "Points"), without a look at the
engine, so that the two can be held against each other.
"""

from random import Random

SUITS = ("green", "purple", "yellow", "black")
KING, MERMAID, TIGRESS = "skull-king", "mermaid", "tigress"
PIRATES = ("pirate", "tigress-pirate")
ESCAPES = ("escape", "tigress-escape")
GRAYBEARD = "graybeard"
DECK = (
    [f"{suit}-{number}" for suit in SUITS for number in range(1, 15)]
    + ["pirate"] * 5
    + [TIGRESS, KING]
    + [MERMAID] * 2
    + ["escape"] * 5
)
NOTHING = {"fourteens": [], "mermaids": 0, "pirates": 0, "skull_king": False}


def hands_at(count):
    """Hands dealt to so many people: Graybeard makes two into three."""
    return 3 if count == 2 else count


def cards_dealt(size, count):
    return min(size, len(DECK) // hands_at(count))


def suit_of(card):
    suit = card.split("-")[0]
    return suit if suit in SUITS else None


def number_of(card):
    return int(card.split("-")[1])


def led_suit(cards):
    """The first card decides; an Escape passes the decision on, a character sets none for the whole trick."""
    for card in cards:
        if card not in ESCAPES:
            return suit_of(card)
    return None


def winning_place(cards):
    """Which of the cards, in order of play, wins the trick."""
    if KING in cards and MERMAID in cards:
        return cards.index(MERMAID)
    for kind in ((KING,), PIRATES, (MERMAID,)):
        for place, card in enumerate(cards):
            if card in kind:
                return place
    for suit in ("black", led_suit(cards)):
        of_suit = [place for place, card in enumerate(cards) if suit is not None and suit_of(card) == suit]
        if of_suit:
            return max(of_suit, key=lambda place: number_of(cards[place]))
    return 0


def gains(cards):
    """What the trick brings to its winner. All three kinds in one trick: the Mermaid's 40 and no other."""
    winner = cards[winning_place(cards)]
    return {
        "fourteens": [suit for suit in SUITS if f"{suit}-14" in cards],
        "mermaids": cards.count(MERMAID) if winner in PIRATES else 0,
        "pirates": sum(card in PIRATES for card in cards) if winner == KING else 0,
        "skull_king": winner == MERMAID and KING in cards,
    }


def may_play(hand, cards):
    """What of a hand may follow the cards lying: specials always, numbers must follow suit when they can."""
    led = led_suit(cards)
    if not any(suit_of(card) == led for card in hand if led):
        return list(hand)
    return [card for card in hand if suit_of(card) in (None, led)]


def deal(rng, hands, size, *, rich=False):
    """So many hands of so many cards; rich: the specials and fourteens lie further up in the pack."""
    pack = DECK[:]
    rng.shuffle(pack)
    if rich:
        pack.sort(key=lambda card: rng.random() - (suit_of(card) is None or card.endswith("-14")) * 0.5)
    return [pack[hand * size : (hand + 1) * size] for hand in range(hands)]


def declared(rng, card, player):
    """The Tigress is declared when she is played; Graybeard's is always an Escape."""
    if card != TIGRESS:
        return card
    return "tigress-escape" if player == GRAYBEARD else rng.choice(("tigress-pirate", "tigress-escape"))


def order_of_play(seats, leads, led_round):
    """Clockwise from the leader. Graybeard plays second to a human; when he leads, who led the round does."""
    if len(seats) > 2:
        first = seats.index(leads)
        return seats[first:] + seats[:first]
    human = led_round if leads == GRAYBEARD else leads
    other = seats[1 - seats.index(human)]
    return [GRAYBEARD, human, other] if leads == GRAYBEARD else [human, GRAYBEARD, other]


def play_tricks(rng, seats, leader, size, *, rich=False):
    """A round really played: per trick who won it and the cards in order of play."""
    players = [*seats, GRAYBEARD] if len(seats) == 2 else list(seats)
    hands = dict(zip(players, deal(rng, len(players), size, rich=rich), strict=True))
    tricks, leads = [], leader
    for _ in range(size):
        cards, order = [], order_of_play(seats, leads, leader)
        for player in order:
            hand = hands[player]
            card = rng.choice(hand if player == GRAYBEARD else may_play(hand, cards))
            hand.remove(card)
            cards.append(declared(rng, card, player))
        leads = order[winning_place(cards)]
        tricks.append((leads, cards))
    return tricks


def rows_of(seats, tricks):
    """The true result rows of a round: what each player's own tricks brought."""
    rows = {player: {"tricks": 0, **NOTHING, "fourteens": []} for player in seats}
    for winner, cards in tricks:
        if winner == GRAYBEARD:
            continue
        row, gained = rows[winner], gains(cards)
        row["tricks"] += 1
        row["fourteens"] = [suit for suit in SUITS if suit in row["fourteens"] + gained["fourteens"]]
        row["mermaids"] += gained["mermaids"]
        row["pirates"] += gained["pirates"]
        row["skull_king"] = row["skull_king"] or gained["skull_king"]
    return rows


def play_round(rng, seats, leader, size, *, rich=False):
    return rows_of(seats, play_tricks(rng, seats, leader, size, rich=rich))


def points(bid, row, cards):
    """Standard scoring, straight from the table "Points"."""
    if bid != row["tricks"]:
        return -10 * (cards if bid == 0 else abs(bid - row["tricks"]))
    made = 20 * bid if bid else 10 * cards
    fourteens = sum(20 if suit == "black" else 10 for suit in row.get("fourteens", []))
    characters = 20 * row.get("mermaids", 0) + 30 * row.get("pirates", 0) + 40 * row.get("skull_king", False)
    return made + fourteens + characters


def next_seat(seats, player):
    return seats[(seats.index(player) + 1) % len(seats)]


def ids(count):
    return [f"p{seat}" for seat in range(1, count + 1)]


def rng_of(seed):
    return Random(seed)
