"""A table with real discs, played in the test straight from the rules; the engine hears only what the table sees.

Written from the text of the rules alone, without a look at the engine, so that the two can be held against each other.
"""

from copy import deepcopy

from .offers import ALL, END, VOID, bid, challenge, leave, pass_by, place, place_any, reveal, ruling

EXTRA = "last chance"  # a flower that everybody knows


class Person:
    def __init__(self):
        self.own = ["flower", "flower", "flower", "skull"]
        self.mat = []  # from the bottom
        self.marked = False  # the extra disc lies on the mat and the table said so
        self.turned = []  # from the top
        self.passed = False
        self.successes = 0
        self.extra = "unused"
        self.out = None  # when, counted over the whole game

    @property
    def all_discs(self):
        return self.own + ([EXTRA] if self.extra == "holding" else [])

    @property
    def hand(self):
        """What is not on the mat; a disc that has gone for good lies nowhere."""
        left = list(self.all_discs)
        for disc in self.mat:
            if disc in left:
                left.remove(disc)
        return left

    @property
    def down(self):
        return len(self.mat) - len(self.turned)


class Table:
    """`chosen`: the disc that whoever places has taken from the hand."""

    def __init__(self, rng, players, options):
        self.rng, self.players, self.chosen = rng, list(players), None
        self.with_extra = options.get("last_chance", False)
        self.people = {player: Person() for player in players}
        self.left, self.outs, self.round, self.winner = [], 0, 1, None
        self.start(options.get("starter", players[0]))

    # The state that everybody sees.

    @property
    def seats(self):
        return [player for player in self.players if self.people[player].out is None]

    @property
    def on_table(self):
        return sum(len(person.mat) for person in self.people.values())

    @property
    def bidders(self):
        return [player for player in self.in_round if not self.people[player].passed] if self.bid else []

    @property
    def waiting(self):
        return [player for player in self.in_round if not self.people[player].mat]

    @property
    def phase(self):
        if self.winner:
            return "game_over"
        if self.chooser:
            return "choose_starter"
        if self.skull_owner:
            return "lose_disc"
        if self.challenger:
            return "reveal"
        if self.bid:
            return "bidding"
        return "first_placement" if self.waiting else "placement"

    @property
    def turnable(self):
        if self.people[self.challenger].down:
            return [self.challenger]
        return [player for player in self.in_round if self.people[player].down]

    def clockwise(self, player):
        at = self.players.index(player)
        return self.players[at + 1 :] + self.players[:at]

    def next_one(self, player, among):
        return next(seat for seat in [*self.clockwise(player), player] if seat in among)

    # What may happen next, whole.

    def allowed(self):
        if self.winner:
            return []
        always = [VOID] if self.on_table or self.chooser else [ruling(self.players)]
        at_table = [*self.seats, self.chooser] if self.chooser else self.seats
        always += [leave(*[player for player in self.players if player in at_table]), END]
        return getattr(self, "_at_" + self.phase)() + always

    def _at_first_placement(self):
        first = [player for player in self.waiting if player != self.starter] or [self.starter]
        return [*map(self._place, sorted(first, key=self._from_starter)), ALL, self._challenge()]

    def _from_starter(self, player):
        return (self.players.index(player) - self.players.index(self.starter)) % len(self.players)

    def _place(self, player):
        person = self.people[player]
        may_name = person.extra == "holding" and not person.marked
        return place_any(player) if may_name else place(player)[0]

    def _challenge(self):
        return challenge(sum(len(self.people[player].all_discs) for player in self.seats), self.seats)

    def _at_placement(self):
        placing = [self._place(self.turn)] if self.people[self.turn].hand else []
        return [*placing, bid(self.turn, 1, self.on_table), self._challenge()]

    def _at_bidding(self):
        return [bid(self.turn, self.bid["count"] + 1, self.on_table), pass_by(self.turn)]

    def _at_reveal(self):
        return reveal(*sorted(self.turnable, key=self._from_starter))

    def _at_lose_disc(self):
        return [{"type": "lose_disc"}]

    def _at_choose_starter(self):
        return [{"type": "choose_starter", "player": self.seats}]

    # What comes of it.

    def start(self, starter):
        """A round begins: all discs are at home."""
        for person in self.people.values():
            person.mat, person.turned, person.marked, person.passed = [], [], False, False
        self.starter, self.turn, self.bid, self.challenger = starter, None, None, None
        self.skull_owner, self.chooser, self.flowers, self.in_round = None, None, 0, self.seats
        self.people_before, self.outs_before = deepcopy(self.people), self.outs

    def follow(self, entry):
        getattr(self, "_after_" + entry["type"])(entry)

    def _after_place(self, entry):
        person = self.people[entry["player"]]
        first = bool(self.waiting)
        person.mat.append(self.chosen)
        person.marked = person.marked or entry.get("last_chance", False)
        if not self.waiting:
            self.turn = self.starter if first else self.next_one(entry["player"], self.seats)

    def _after_place_all(self, entry):
        for player in [seat for seat in self.waiting if seat != self.starter] + [self.starter]:
            self.people[player].mat = self.people[player].mat or [self.rng.choice(self.people[player].hand)]
        self.turn = self.starter

    def _after_bid(self, entry):
        self.bid = {"player": entry["player"], "count": entry["count"]}
        if entry["count"] == self.on_table:
            self._takes_up(entry["player"])
        else:
            self.turn = self.next_one(entry["player"], self.bidders)

    def _after_pass(self, entry):
        self.people[entry["player"]].passed = True
        self.turn = self.next_one(entry["player"], self.bidders)
        if len(self.bidders) == 1:
            self._takes_up(self.bidders[0])

    def _takes_up(self, player):
        self.challenger = self.turn = self.last_challenger = player

    def _after_reveal(self, entry):
        self.people[entry["owner"]].turned.append(entry["face"])
        if entry["face"] == "skull":
            self.skull_owner, self.turn = entry["owner"], None
            return
        self.flowers += 1
        if self.flowers == self.bid["count"]:
            self._success()

    def _success(self):
        person = self.people[self.challenger]
        person.successes += 1
        if person.successes == 2:
            self.winner, self.reason, self.turn = self.challenger, "two_successes", None
        else:
            self._next_round(self.challenger)

    def _after_lose_disc(self, entry):
        challenger, owner = self.challenger, self.skull_owner
        person = self.people[challenger]
        person.own.remove(self._lost(person.own, by_choice=owner == challenger))
        if person.extra == "holding":
            person.own, person.extra = [], "used"
        if not person.own:
            self._out(challenger)
        if self.winner:
            return
        if person.own:
            fresh = self.with_extra and len(person.own) == 1 and person.extra == "unused"
            self._next_round(challenger, holder=challenger if fresh else None)
        elif owner == challenger:
            self.chooser = challenger
        else:
            self._next_round(owner)

    def _lost(self, discs, *, by_choice):
        """Drawn blind; or chosen, and then mostly a flower."""
        kept = [disc for disc in discs if disc == "flower"]
        return "flower" if by_choice and kept and self.rng.random() < 0.6 else self.rng.choice(discs)

    def _out(self, player):
        self.outs += 1
        self.people[player].out = self.outs
        if len(self.seats) == 1:
            self.winner, self.reason, self.turn = self.seats[0], "last_player", None

    def _next_round(self, starter, holder=None):
        for person in self.people.values():
            person.extra = "used" if person.extra == "holding" else person.extra
        if holder:
            self.people[holder].extra = "holding"
        self.round += 1
        self.start(starter)

    def _after_choose_starter(self, entry):
        self._next_round(entry["player"])

    def _after_challenge(self, entry):
        self._takes_up(entry["challenger"])
        self.bid = {"player": entry["challenger"], "count": entry["count"]}
        self.skull_owner, self.turn = entry["skull_owner"], None
        if self.skull_owner:
            self._after_lose_disc(entry)
        else:
            self._success()

    def _after_void_round(self, entry):
        self.people, self.outs = deepcopy(self.people_before), self.outs_before
        self.start(self.starter)

    def _after_leave(self, entry):
        self._after_void_round(entry)
        self.left.append(entry["player"])
        self._out(entry["player"])
        self._settle_starter(self.starter)

    def _after_ruling(self, entry):
        for player, count in entry.get("discs", {}).items():
            self._rule_discs(player, count)
        for player, count in entry.get("successes", {}).items():
            self.people[player].successes = count
        self._settle_starter(entry.get("starter", self.starter))

    def _rule_discs(self, player, count):
        person = self.people[player]
        if person.out is None and count == len(person.own):
            return
        if count or person.out is None:
            person.own = self.rng.sample(["flower", "flower", "flower", "skull"], count)
            person.extra = "used" if person.extra == "holding" else person.extra
        if count and person.out is not None:
            person.out = None
            self.left = [gone for gone in self.left if gone != player]
        elif not count and person.out is None:
            self._out(player)

    def _settle_starter(self, starter):
        if not self.winner:
            self.start(starter if starter in self.seats else self.next_one(starter, self.seats))

    # What the view must show.

    def seen(self):
        if self.winner:
            ended = {"winners": [self.winner], "ended": {"reason": self.reason}}
        else:
            ended = {"winners": [], "ended": None}
        return {
            "phase": self.phase,
            "round": self.round,
            "starter": self.starter,
            "turn": self.turn,
            "on_table": self.on_table,
            "bid": self.bid,
            "bidders": [player for player in self.players if player in self.bidders],
            "challenger": self.challenger,
            "to_reveal": self.bid["count"] - self.flowers if self.phase == "reveal" else 0,
            "skull_owner": self.skull_owner,
            "removed_by": self.skull_owner if self.phase == "lose_disc" else None,
            "chooser": self.chooser,
            "players": [self._person_seen(player) for player in self.players],
            "ranks": self._ranks(),
            **ended,
        }

    def _person_seen(self, player):
        person = self.people[player]
        return {
            "id": player,
            "discs": len(person.own),
            "hand": len(person.hand),
            "stack": len(person.mat),
            "revealed": person.turned,
            "passed": person.passed,
            "successes": person.successes,
            "eliminated": person.out is not None,
            "left": player in self.left,
            "last_chance": person.extra,
        }

    def _ranks(self):
        """Each player's rank: the winner, those still in by successes and discs, the others last out first."""
        keys = {}
        for player, person in self.people.items():
            still_in = (1, -person.successes, -len(person.own))
            keys[player] = (
                (0,) if player == self.winner else still_in if person.out is None else (2, -person.out)
            )
        return {player: 1 + sum(key < keys[player] for key in keys.values()) for player in keys}
