"""Whole games really played: cards dealt and played in the test, bids and results taken from them.

A second bookkeeper goes along, a few lines that know seats, dealer and totals and nothing of the engine.
"""

from . import cards


class PlayedGame:
    """Players, options and entries of a game played to its end; `points` of every round, `totals`, `winner`."""

    def __init__(self, rng, count, *, rich=False, eventful=False):
        self.rng, self.rich, self.eventful = rng, rich, eventful
        self.players = cards.ids(count)
        self.opening = self.players  # those there at the beginning
        self.seats = list(self.players)  # those still in
        self.dealer = rng.choice(self.players)
        self.options = {"dealer": self.dealer}
        self.totals = dict.fromkeys(self.players, 0)
        self.entries, self.points, self.dealers, self.dealt = [], [], [], []
        self.ties = rng.randint(0, 2)  # extra rounds wanted
        while not self.is_over():
            self.play_round()
        self.winner = self.top()[0]

    def top(self):
        best = max(self.totals[seat] for seat in self.seats)
        return [seat for seat in self.seats if self.totals[seat] == best]

    def is_over(self):
        return len(self.points) >= 10 and len(self.top()) == 1

    def play_round(self):
        if self.eventful and len(self.points) < 9:
            self.rng.choice([self.somebody_joins, self.somebody_leaves, self.ruling, self.void, int, int])()
        size = min(len(self.points) + 1, 10)
        if len(self.points) >= 10:
            size = self.dealt[-1]
        dealt = cards.cards_dealt(size, len(self.seats))
        leader = self.next_in(self.dealer)
        rows = cards.play_round(self.rng, self.seats, leader, dealt, rich=self.rich)
        bids = self.bids(rows, dealt)
        points = {seat: cards.points(bids[seat], rows[seat], dealt) for seat in self.seats}
        if len(self.points) == 9 and self.ties:
            self.settle_for_a_tie(points)
        self.entries += [{"type": "bids", "bids": bids}, {"type": "result", "rows": self.named(bids, rows)}]
        for seat in self.seats:
            self.totals[seat] += points[seat]
        self.points.append(points)
        self.dealers.append(self.dealer)
        self.dealt.append(dealt)
        self.dealer = leader

    def next_in(self, player):
        around = self.players[self.players.index(player) + 1 :] + self.players
        return next(seat for seat in around if seat in self.seats)

    def bids(self, rows, dealt):
        """Six of ten exact; while another extra round is wanted, everybody misses by one."""
        if len(self.points) >= 10 and len(self.points) < 9 + self.ties:
            return {seat: max(abs(row["tricks"] - 1), 1) for seat, row in rows.items()}
        return {
            seat: row["tricks"] if self.rng.random() < 0.6 else self.rng.randint(0, dealt)
            for seat, row in rows.items()
        }

    def named(self, bids, rows):
        """Rows as people enter them: what is nothing may be left out, so may captures on a miss."""
        said = {}
        for seat, row in rows.items():
            keep = (
                row if bids[seat] == row["tricks"] or self.rng.random() < 0.5 else {"tricks": row["tricks"]}
            )
            terse = self.rng.random() < 0.5
            said[seat] = {
                field: keep[field] for field in keep if keep[field] or field == "tricks" or not terse
            }
        return said

    def settle_for_a_tie(self, points):
        """A ruling before the last round, so that two or more come out level on top."""
        after = {seat: self.totals[seat] + points[seat] for seat in self.seats}
        level = self.rng.sample(self.seats, self.rng.randint(2, len(self.seats)))
        self.rule({seat: max(after.values()) - after[seat] for seat in level})

    def rule(self, points, **more):
        for seat, change in points.items():
            self.totals[seat] += change
        self.entries.append({"type": "ruling", "note": "agreed", "points": points, **more})

    # What happens between and during rounds.

    def ruling(self):
        self.rule(
            {self.rng.choice(self.seats): self.rng.randint(-50, 50)}, dealer=self.rng.choice(self.seats)
        )
        self.dealer = self.entries[-1]["dealer"]

    def somebody_joins(self):
        if len(self.players) < 8:
            newcomer, total = f"p{len(self.players) + 1}", self.rng.randint(-100, 100)
            self.players = [*self.players, newcomer]
            self.seats.append(newcomer)
            self.totals[newcomer] = total
            self.entries.append({"type": "join", "total": total})

    def somebody_leaves(self):
        if len(self.seats) > 2:
            self.some_bids()
            player = self.rng.choice(self.seats)
            if player == self.dealer:
                self.dealer = self.next_in(player)
            self.seats.remove(player)
            self.entries.append({"type": "leave", "player": player})

    def void(self):
        self.some_bids(always=True)
        self.entries.append({"type": "void_round", "note": "misdeal"})

    def some_bids(self, *, always=False):
        if always or self.rng.random() < 0.5:
            self.entries.append({"type": "bids", "bids": dict.fromkeys(self.seats, 0)})
