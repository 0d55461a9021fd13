"""Rounds of real cards for every number of players, every choice of modules, every scoring, with and without powers.

By round and by trick they earn the same, as the test's own bookkeeper says; a result may follow after any number of
tricks; no round really played is refused.
"""

import copy
import os

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.engine import new_game

from . import box
from .cards import cards_dealt, ids, next_seat

ALL = os.environ.get("SEARCH") == "all"
SCORINGS = [("standard", False), ("rascal", False), ("rascal", True)]
SEEDS = st.integers(0, 2**32)


def options_of(scoring, shots, modules, powers, schedule):
    return {
        "dealer": "p1",
        "scoring": scoring,
        "shots": shots,
        "modules": modules,
        "pirate_powers": powers,
        "schedule": schedule,
    }


class Played:
    """A round really played at a table of its own, with bids and shots, and what the Pirates changed."""

    def __init__(self, rng, count, modules, scoring, *, powers=False):
        self.rng, self.seats, self.powers = rng, ids(count), powers
        size = rng.randint(1, 10)
        self.dealt = cards_dealt(size, count)
        self.options = options_of(*scoring, modules, powers, [size])
        self.round = box.Round(
            rng,
            self.seats,
            next_seat(self.seats, "p1"),
            self.dealt,
            modules,
            powers=powers,
            unnamed=rng.choice([0.0, 0.5, 1.0]),
        )
        self.calls = {seat: self.call(seat, *scoring) for seat in self.seats}

    def call(self, seat, scoring, shots):
        tricks = self.round.rows[seat]["tricks"]
        bid = tricks if self.rng.random() < 0.6 else self.rng.randint(0, self.dealt)
        shot = (
            (self.rng.choice(["grapeshot", "cannonball"]) if shots else "grapeshot")
            if scoring == "rascal"
            else None
        )
        change = wager = 0
        if self.round.earned.get("harry") == seat:
            change = self.rng.choice([step for step in (-1, 0, 1) if 0 <= bid + step <= self.dealt])
        if self.round.earned.get("wager") == seat:
            wager = self.rng.choice([0, 10, 20])
        return {"bid": bid, "shot": shot, "change": change, "wager": wager}

    def opened(self):
        """The game with the bids on the table."""
        game = new_game("skull-king", self.seats, self.options)
        entry = {"type": "bids", "bids": {seat: call["bid"] for seat, call in self.calls.items()}}
        if self.options["shots"]:
            entry["shots"] = {seat: call["shot"] for seat, call in self.calls.items()}
        game.play(entry)
        return game

    def use_powers(self, game):
        for power, seat in self.round.earned.items():
            call = self.calls[seat]
            field = {"harry": {"change": call["change"]}, "wager": {"points": call["wager"]}}[power]
            game.play({"type": power, "player": seat, **field})

    def result(self):
        """As people enter it: what scores nothing may be left out."""
        rows = {seat: self.said(seat) for seat in self.seats}
        destroyed = self.round.destroyed
        return {"type": "result", "rows": rows, **({"destroyed": destroyed} if destroyed else {})}

    def said(self, seat):
        row, call = self.round.rows[seat], self.calls[seat]
        off = abs(call["bid"] + call["change"] - row["tricks"])
        counts = off == 0 or (off == 1 and call["shot"] == "grapeshot")
        said = (
            dict(row) if counts or self.rng.random() < 0.5 else {"tricks": row["tricks"], "loot": row["loot"]}
        )
        if off and self.rng.random() < 0.5:
            said["loot"] = []
        if not said["loot"] and self.rng.random() < 0.5:
            del said["loot"]
        return said

    def points(self):
        return {
            seat: box.points(call, self.round.rows, seat, self.dealt, self.calls)
            for seat, call in self.calls.items()
        }


def points_of(game):
    rows = game.view()["rounds"][0]["rows"]
    for row in rows.values():
        assert sum(line["points"] for line in row["lines"]) == row["points"]
    return {seat: row["points"] for seat, row in rows.items()}


def by_trick(played):
    game, tricks = played.opened(), played.round.entries()
    powers_at = played.rng.randrange(len(tricks))
    for number, entry in enumerate(tricks):
        if number == powers_at:
            played.use_powers(game)
        if number:
            assert game.view()["tricks"][-1]["winner"] == played.round.tricks[number - 1][2]
        assert entry["plays"][0]["player"] in game.leaders
        game.play(entry)
    last, (_, _, winner) = game.view()["last_trick"], played.round.tricks[-1]
    assert (last["winner"], last["destroyed"]) == (winner, winner is None)
    return game


def by_round(played, *, after=0):
    """After so many tricks entered by themselves the whole is stated."""
    game = played.opened()
    early = played.rng.random() < 0.5
    if early:
        played.use_powers(game)
    for entry in played.round.entries()[:after]:
        game.play(entry)
    if not early:
        played.use_powers(game)
    entry = played.result()
    shown = game.preview(entry)
    assert (shown["complete"], shown["refusal"]) == (True, None), (played.options, entry)
    game.play(entry)
    return game


def check(played):
    expected = played.points()
    assert points_of(by_round(played)) == expected
    assert points_of(by_trick(played)) == expected
    if played.dealt > 1:
        assert points_of(by_round(played, after=played.rng.randrange(1, played.dealt))) == expected


def choices(count):
    return [modules for modules in box.EVERY_CHOICE if count > 2 or box.LOOT not in modules]


@pytest.mark.parametrize("count", range(2, 9))
@given(seed=SEEDS)
@settings(max_examples=400 if ALL else 2)
def test_by_round_and_by_trick_earn_the_same(count, seed):
    rng = box.rng_of(seed)
    for modules in choices(count):
        for scoring in SCORINGS:
            check(Played(rng, count, modules, scoring))


@pytest.mark.parametrize("count", range(2, 9))
@given(seed=SEEDS)
@settings(max_examples=400 if ALL else 2)
def test_with_the_powers_of_pirates_too(count, seed):
    rng = box.rng_of(seed)
    for modules in choices(count):
        for scoring in SCORINGS:
            check(Played(rng, count, modules, scoring, powers=True))


@pytest.mark.parametrize("count", range(2, 9))
@given(seed=SEEDS)
@settings(max_examples=100 if ALL else 1, deadline=None)
def test_what_really_happened_is_never_grey(count, seed):
    """The true value of every open field can be tapped, in any order of rows."""
    rng = box.rng_of(seed)
    played = Played(rng, count, rng.choice(choices(count)), rng.choice(SCORINGS), powers=rng.random() < 0.5)
    game = played.opened()
    played.use_powers(game)
    for entry in played.round.entries()[: rng.randrange(played.dealt)]:
        game.play(entry)
    typed = {}
    for seat in rng.sample(played.seats, count):
        true = played.round.rows[seat]
        fields = preview(game, typed)["rows"][seat]["fields"]
        assert refusal_in(fields, "tricks", true["tricks"]) is None
        typed[seat] = {"tricks": true["tricks"]}
        for field in ("fourteens", "mermaids", "pirates", "skull_king"):
            tap(game, typed, seat, field, true[field])
    for seat in played.seats:
        for other in played.round.rows[seat]["loot"]:
            ally(game, typed, seat, other, played.round.rows[seat]["loot"].count(other))
    assert refusal_in(preview(game, typed), "destroyed", played.round.destroyed) is None
    entry = {"type": "result", "rows": typed, "destroyed": played.round.destroyed}
    assert game.preview(entry)["refusal"] is None
    game.play(entry)
    assert points_of(game) == played.points()


def preview(game, typed):
    return game.preview({"type": "result", "rows": typed})


def refusal_in(fields, field, value):
    values = fields[field]["values"] if field == "destroyed" else fields[field]
    return next(chip["refusal"] for chip in values if chip["value"] == value)


def tap(game, typed, seat, field, value):
    seen = preview(game, typed)["rows"][seat]
    if not seen["counts"] or seen["row"][field] == value:
        return
    for each in value if field == "fourteens" else [value]:
        fields = preview(game, typed)["rows"][seat]["fields"]
        assert refusal_in(fields, field, each) is None
        new = [*typed[seat].get("fourteens", []), each] if field == "fourteens" else each
        typed[seat] = {**typed[seat], field: new}


def ally(game, typed, seat, other, times):
    """Where both bids were made and the two are not yet allied so many times, be it by recorded tricks."""
    rows = preview(game, typed)["rows"]
    named = rows[seat]["row"]["loot"].count(other)
    lines = {line["code"] for player in (seat, other) for line in rows[player]["lines"]}
    exact = {"bid_made", "zero_made", "direct_hit", "cannonball"}
    if named >= times or rows[seat]["bid"] != rows[seat]["tricks"] or not lines & exact:
        return
    chip = next(chip for chip in rows[seat]["fields"]["loot"] if chip["value"] == other)
    assert chip["refusal"] is None
    for one, ally_of in ((seat, other), (other, seat)):
        typed[one] = {**typed[one], "loot": [*rows[one]["row"]["loot"], ally_of]}


def test_undone_tricks_leave_no_trace():
    """The log is the truth: the same entries, the last ones left out, give the view as it was."""
    played = Played(box.rng_of(7), 4, list(box.MODULES), ("rascal", True), powers=True)
    game, views = played.opened(), []
    for entry in played.round.entries():
        views.append(copy.deepcopy(game.view()))
        game.play(entry)
    for number in range(len(views)):
        again = played.opened()
        for entry in played.round.entries()[:number]:
            again.play(entry)
        assert again.view() == views[number]
