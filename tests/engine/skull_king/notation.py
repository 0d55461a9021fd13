"""The game's notation, in which the tables of rules are written: a story is an opening and what was entered.

    "4 dealer p2; quiet 3; bids 1 0 2 0; result 1 green, 0, 2 k3, 0; ruling p1+50 dealer p3; join 40; leave p2"

`round 1/1 green, 0/0, 2/1 k3, 0/0` is bids and result in one: bid/tricks, then the 14s by suit, `m2` two Mermaids
taken by own Pirates, `k3` three Pirates taken by the own King, `s` the King taken by the own Mermaid.
`quiet 3`: three rounds that cost everybody ten points. Seats still in stand in seat order.

    "3 rascal shots kraken loot powers cards=2,5; bids 1 0 2 gcg; harry p1+1; wager p2 20; trick p2 loot pirate escape"

`gcg`: Grapeshot, Cannonball, Grapeshot. `l3` in a row: a Loot alliance with p3; `x1` after the rows: a trick
destroyed. A trick is the leader and the cards in order of play.
"""

from companion.engine import RuleViolation, new_game

from .cards import SUITS, cards_dealt, ids, order_of_play

SWITCHES = {"shots": {"shots": True}, "powers": {"pirate_powers": True}, "rascal": {"scoring": "rascal"}}
SHOTS = {"g": "grapeshot", "c": "cannonball"}


def options_of(words):
    """The options that the words of an opening name."""
    options = {}
    for word in words:
        if word in {"kraken", "white-whale", "loot"}:
            options.setdefault("modules", []).append(word)
        elif word.startswith("cards="):
            options["schedule"] = [int(size) for size in word[6:].split(",")]
        elif word in SWITCHES:
            options |= SWITCHES[word]
        elif word != "dealer":
            options["dealer" if word in ids(8) else "schedule"] = word
    return options


class Story:
    """Players, options and entries of a story; `seats` are those still in, `round` the one to come."""

    def __init__(self, text):
        opening, *lines = [line.strip() for line in text.split(";")]
        count, *rest = opening.split()
        self.players = ids(int(count))
        self.options = options_of(rest)
        self.seats, self.joined, self.round, self.entries = list(self.players), int(count), 1, []
        for line in lines:
            self.entries += self.told(line)

    def told(self, line):
        """The entries of one line."""
        word, _, rest = line.partition(" ")
        return getattr(self, f"_{word}")(rest)

    def _bids(self, text):
        words = text.split()
        bids = dict(zip(self.seats, map(int, words[: len(self.seats)]), strict=True))
        shots = [SHOTS[letter] for letter in "".join(words[len(self.seats) :])]
        entry = {"type": "bids", "bids": bids}
        return [entry | ({"shots": dict(zip(self.seats, shots, strict=True))} if shots else {})]

    def _result(self, text):
        self.round += 1
        text, _, destroyed = text.partition(" x")
        rows = [row(part) for part in text.split(",")]
        entry = {"type": "result", "rows": dict(zip(self.seats, rows, strict=True))}
        return [entry | ({"destroyed": int(destroyed)} if destroyed else {})]

    def _trick(self, text):
        leads, *lain = text.split()
        order = order_of_play(self.seats, leads, self.seats[1])
        plays = [{"player": player, "card": card} for player, card in zip(order, lain, strict=False)]
        return [{"type": "trick", "plays": plays}]

    def _harry(self, text):
        return [{"type": "harry", "player": text[:2], "change": int(text[2:])}]

    def _wager(self, text):
        player, points = text.split()
        return [{"type": "wager", "player": player, "points": int(points)}]

    def _round(self, text):
        parts = [part.strip().partition("/") for part in text.split(",")]
        bids = " ".join(bid for bid, _, _ in parts)
        return self._bids(bids) + self._result(",".join(result for _, _, result in parts))

    def _quiet(self, times):
        return [entry for _ in range(int(times)) for entry in self._quiet_round()]

    def _quiet_round(self):
        cards = cards_dealt(min(self.round, 10), len(self.seats))
        first = f"{cards - 1}/{cards}"
        return self._round(", ".join([first] + ["1/0"] * (len(self.seats) - 1)))

    def _ruling(self, text):
        words = text.split()
        entry = {"type": "ruling", "note": "agreed at the table"}
        if "dealer" in words:
            entry["dealer"] = words.pop()
            words.pop()
        if words:
            entry["points"] = {word[:2]: int(word[2:]) for word in words}
        return [entry]

    def _join(self, text):
        self.joined += 1
        self.seats.append(f"p{self.joined}")
        return [{"type": "join", "total": int(text)} if text else {"type": "join"}]

    def _leave(self, player):
        self.seats = [seat for seat in self.seats if seat != player]
        return [{"type": "leave", "player": player}]

    def _void(self, _):
        return [{"type": "void_round", "note": "spilt drinks"}]

    def _end(self, _):
        return [{"type": "end"}]


def row(text):
    """One row of a result: `2 green black k3`."""
    tricks, *captures = text.split()
    made = {"tricks": int(tricks)}
    for word in captures:
        if word in SUITS:
            made.setdefault("fourteens", []).append(word)
        elif word[0] == "l":
            made.setdefault("loot", []).append(f"p{word[1:]}")
        elif word == "s":
            made["skull_king"] = True
        else:
            made[{"m": "mermaids", "k": "pirates"}[word[0]]] = int(word[1:])
    return made


def opened(story):
    return new_game("skull-king", story.players, story.options)


def played(text):
    """The game after this story."""
    return played_on(Story(text))


def played_on(story, entries=None):
    """The game of a story, its own entries or these played."""
    game = opened(story)
    for entry in story.entries if entries is None else entries:
        game.play(entry)
    return game


def tried_entries(text, tried):
    """The story's entries and what is tried after them; a text is read in the notation, its last entry tried."""
    story = Story(text)
    entries = list(story.entries)
    if not isinstance(tried, str):
        return story, entries, tried
    *before, last = story.told(tried)
    return story, entries + before, last


def refusal(game, entry):
    """(code, facts) of the refusal of an entry, None where it is taken. A refusal changes nothing."""
    before = game.view()
    try:
        game.play(entry)
    except RuleViolation as violation:
        assert game.view() == before
        return violation.code, violation.facts
    return None
