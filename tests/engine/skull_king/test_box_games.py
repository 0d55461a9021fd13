"""Whole games with everything in the box: rounds by trick, by numbers or half and half; people come and go, ties are
played off. A second bookkeeper goes along that knows seats, dealer and totals and nothing of the engine."""

import copy

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.engine import new_game

from . import box
from .cards import cards_dealt, ids

SCHEDULES = {
    "standard": list(range(1, 11)),
    "even-keeled": [2, 4, 6, 8, 10],
    "skip-to-the-brawl": [6, 7, 8, 9, 10],
    "swift-n-salty": [5] * 5,
    "broadside-barrage": [10] * 10,
    "whirlpool": [9, 7, 5, 3, 1],
    "past-your-bedtime": [1],
}


class BoxGame:
    """A game really played to its end; every entry is given to the engine's game at once."""

    def __init__(self, rng, count):
        self.rng, self.players = rng, ids(count)
        self.seats, self.totals = list(self.players), dict.fromkeys(self.players, 0)
        self.scoring, self.shots = rng.choice([("standard", False), ("rascal", False), ("rascal", True)])
        self.modules = [
            module for module in box.MODULES if rng.random() < 0.6 and (count > 2 or module != box.LOOT)
        ]
        self.powers, self.dealer = rng.random() < 0.5, rng.choice(self.players)
        schedule = rng.choice([*SCHEDULES, [rng.randint(1, 12) for _ in range(rng.randint(1, 5))]])
        self.sizes = SCHEDULES[schedule] if isinstance(schedule, str) else schedule
        self.dealt, self.ties = [], rng.randint(0, 1)
        self.game = new_game(
            "skull-king",
            self.players,
            {
                "dealer": self.dealer,
                "scoring": self.scoring,
                "shots": self.shots,
                "modules": self.modules,
                "pirate_powers": self.powers,
                "schedule": schedule,
            },
        )

    def play_on(self):
        while not self.is_over():
            if len(self.dealt) < len(self.sizes) - 1:
                self.rng.choice([self.join, self.leave, self.void, int, int, int])()
            self.play_round()

    def is_over(self):
        return len(self.dealt) >= len(self.sizes) and len(self.top()) == 1

    def top(self):
        best = max(self.totals[seat] for seat in self.seats)
        return [seat for seat in self.seats if self.totals[seat] == best]

    def next_in(self, player):
        around = self.players[self.players.index(player) + 1 :] + self.players
        return next(seat for seat in around if seat in self.seats)

    def play_round(self):
        done = len(self.dealt)
        size = self.dealt[-1] if done >= len(self.sizes) else self.sizes[done]
        dealt, leader = cards_dealt(size, len(self.seats)), self.next_in(self.dealer)
        modules = [module for module in self.modules if module != box.LOOT or len(self.seats) > 2]
        self.round = box.Round(self.rng, self.seats, leader, dealt, modules, powers=self.powers, unnamed=0.3)
        self.calls = {seat: self.call(self.round.rows[seat]["tricks"], dealt) for seat in self.seats}
        self.change_calls(dealt)
        points = {
            seat: box.points(self.calls[seat], self.round.rows, seat, dealt, self.calls)
            for seat in self.seats
        }
        if done == len(self.sizes) - 1 and self.ties:
            self.settle_for_a_tie(points)
        assert (self.game.view()["cards"], self.game.view()["leader"]) == (dealt, leader)
        self.enter_bids()
        self.enter_tricks(self.rng.choice([0, dealt, self.rng.randrange(dealt)]))
        for seat in self.seats:
            self.totals[seat] += points[seat]
        self.dealt.append(dealt)
        self.dealer = leader

    def call(self, tricks, dealt):
        bid = tricks if self.rng.random() < 0.6 else self.rng.randint(0, dealt)
        shot = self.rng.choice(["grapeshot", "cannonball"]) if self.shots else "grapeshot"
        return {"bid": bid, "shot": shot if self.scoring == "rascal" else None, "change": 0, "wager": 0}

    def change_calls(self, dealt):
        for power, seat in self.round.earned.items():
            bid = self.calls[seat]["bid"]
            steps = [step for step in (-1, 0, 1) if 0 <= bid + step <= dealt]
            field, values = {"harry": ("change", steps), "wager": ("wager", [0, 10, 20])}[power]
            self.calls[seat][field] = self.rng.choice(values)

    def settle_for_a_tie(self, points):
        """A ruling before the last round, so that two come out level on top."""
        after = {seat: self.totals[seat] + points[seat] for seat in self.seats}
        level = self.rng.sample(self.seats, 2)
        change = {seat: max(after.values()) - after[seat] for seat in level}
        for seat, more in change.items():
            self.totals[seat] += more
        self.game.play({"type": "ruling", "note": "agreed", "points": change})

    def enter_bids(self):
        entry = {"type": "bids", "bids": {seat: call["bid"] for seat, call in self.calls.items()}}
        shots = {"shots": {seat: call["shot"] for seat, call in self.calls.items()}} if self.shots else {}
        self.game.play(entry | shots)

    def enter_tricks(self, many):
        for power, seat in self.round.earned.items():
            said = {"harry": "change", "wager": "points"}[power]
            self.game.play(
                {"type": power, "player": seat, said: self.calls[seat][{"points": "wager"}.get(said, said)]}
            )
        tricks = self.round.entries()
        for entry in tricks[:many]:
            self.game.play(entry)
        if many < len(tricks):
            self.game.play({"type": "result", "rows": self.round.rows, "destroyed": self.round.destroyed})

    # What happens between rounds.

    def join(self):
        if len(self.players) < 8:
            newcomer = f"p{len(self.players) + 1}"
            self.players, self.totals[newcomer] = [*self.players, newcomer], 20
            self.seats.append(newcomer)
            self.game.play({"type": "join", "total": 20})

    def leave(self):
        if len(self.seats) > 2:
            player = self.rng.choice(self.seats)
            if player == self.dealer:
                self.dealer = self.next_in(player)
            self.seats.remove(player)
            self.game.play({"type": "leave", "player": player})

    def void(self):
        shots = {"shots": dict.fromkeys(self.seats, "grapeshot")} if self.shots else {}
        self.game.play({"type": "bids", "bids": dict.fromkeys(self.seats, 0)} | shots)
        self.game.play({"type": "void_round", "note": "misdeal"})


@pytest.mark.parametrize("count", range(2, 9))
@given(seed=st.integers(0, 2**32))
@settings(max_examples=4, deadline=None)
def test_a_whole_game_is_as_the_bookkeeper_says(count, seed):
    told = BoxGame(box.rng_of(seed), count)
    told.play_on()
    view = told.game.view()
    assert {player["id"]: player["total"] for player in view["players"]} == told.totals
    assert (view["phase"], view["winners"]) == ("game_over", told.top())
    assert [done["cards"] for done in view["rounds"]] == told.dealt
    assert view["allowed"] == []
    assert told.game.rematch_options()["dealer"] == told.dealer
    assert copy.deepcopy(view) == told.game.view()
