"""Random whole games, with discs dealt in the test and with none: nothing true is refused, nothing impossible taken."""

import json
from copy import deepcopy
from random import Random

import pytest

from companion.engine import RuleViolation

from .notation import is_offered, new_skull, refusal
from .offers import is_ruled_out
from .random_games import HABITS, anything, dealt_table, opening, within
from .worlds import Worlds, may_be_told

TABLES = [(count, last_chance) for count in range(3, 7) for last_chance in (False, True)]
LONGEST, TRIED = 250, 0.15


@pytest.mark.parametrize("habits", HABITS, ids=["quiet", "lively", "silent"])
@pytest.mark.parametrize(("count", "last_chance"), TABLES)
def test_people_with_real_discs(count, last_chance, habits):
    for seed in range(2):
        play_dealt(dealt_table(f"{count} {last_chance} {seed}", count, last_chance, habits))


def play_dealt(table):
    """Everything true is taken, and the view is what the table sees."""
    rng, told = table.rng, Told(table.players, {"starter": table.starter, "last_chance": table.with_extra})
    assert_seen(table, told.view)
    while not table.winner and len(told.entries) < LONGEST:
        if rng.random() < TRIED:
            told.try_around(rng)
        told.judge_every_face()
        entry = table.entry()
        told.play(entry)
        table.follow(entry)
        assert_seen(table, told.view)
    told.is_the_same_read_again()
    return told


def assert_seen(table, view):
    seen = table.seen()
    people, ranks = seen.pop("players"), seen.pop("ranks")
    assert {key: view[key] for key in seen} == seen
    for person, shown in zip(people, view["players"], strict=True):
        assert {key: shown[key] for key in person} == person
    assert {row["player"]: row["rank"] for row in view["standings"]} == ranks
    assert [row["rank"] for row in view["standings"]] == sorted(ranks.values())
    assert view["allowed"] == table.allowed()


@pytest.mark.parametrize(("count", "last_chance"), TABLES)
def test_scribes_who_write_anything_that_can_be(count, last_chance):
    """No discs at all: any face, any telling of a round that some way for the discs to lie allows."""
    for seed in range(3):
        rng = Random(f"{count} {last_chance} {seed}")
        told = Told(*opening(rng, count, last_chance))
        while not told.game.ended and len(told.entries) < LONGEST:
            told.judge_every_face()
            if rng.random() < TRIED:
                told.try_around(rng)
            told.play(told.something(rng))
        told.is_the_same_read_again()


class Told:
    """A game, its log, and every way the discs can lie."""

    def __init__(self, players, options):
        self.players, self.options = players, options
        self.game, self.worlds = new_skull(players, options), Worlds(players)
        self.view, self.entries, self.seen = self.game.view(), [], []
        self.round_began = self.view

    def play(self, entry):
        as_it_was, loss = deepcopy(entry), self.view["loss"]
        self.seen.append(self.view)
        self.game.play(entry)
        self.entries.append(entry)
        assert entry == as_it_was
        before, self.view = self.view, self.game.view()
        self.worlds.after(before, entry, self.view)
        for person in self.view["players"]:
            if not person["eliminated"]:
                assert person["skull"] == self.worlds.skull(person["id"])
        if entry["type"] == "void_round":
            assert self.view == self.round_began
        if self.view["phase"] == "first_placement" and not self.view["on_table"]:
            self.round_began = self.view
        if entry["type"] == "lose_disc":
            self.assert_loss(loss)

    def assert_loss(self, loss):
        """What was foreseen has come."""
        person = next(p for p in self.view["players"] if p["id"] == self.entries_challenger())
        assert person["discs"] == loss["left"]
        assert self.view["chooser"] == loss["chooser"]
        assert self.view["winners"] == ([loss["winner"]] if loss["winner"] else [])
        if loss["starter"]:
            assert (self.view["starter"], self.view["starter_reason"]) == (loss["starter"], loss["reason"])

    def entries_challenger(self):
        return self.seen[-1]["challenger"]

    def judge_every_face(self):
        """A face is refused exactly when no way for the discs to lie has it on top."""
        for offer in self.view["allowed"]:
            if offer["type"] == "reveal":
                for face in offer["face"]:
                    entry = {"type": "reveal", "owner": offer["owner"], "face": face}
                    assert self.is_taken(entry) == self.worlds.can_turn(self.view, offer["owner"], face)

    def is_taken(self, entry):
        try:
            self.game.check(entry)
        except RuleViolation:
            return False
        return True

    def try_around(self, rng):
        """What lies within the bounds is taken, what does not is refused, and neither is more than a question."""
        allowed = self.game.allowed()
        for offer in allowed:
            for _ in range(3):
                entry = within(rng, offer)
                assert self.is_taken(entry) == self.can_be(entry), entry
        for _ in range(10):
            entry = anything(rng, self.players)
            if not is_offered(allowed, entry):
                assert refusal(self.game, entry), entry
                assert self.game.preview(entry)["refusal"], entry
        assert self.game.view() == self.view

    def can_be(self, entry):
        if entry["type"] == "reveal":
            return self.worlds.can_turn(self.view, entry["owner"], entry["face"])
        if entry["type"] == "ruling":
            return not is_ruled_out(self.view, entry)
        if entry["type"] != "challenge":
            return True
        return self.can_be_told(entry)

    def can_be_told(self, entry):
        """As the sheet has it, which never refuses what can be; it does not look for everything that cannot."""
        by_the_sheet = may_be_told(self.view, entry)
        if not by_the_sheet:
            assert not self.worlds.can_be_told(self.view, entry)
        return by_the_sheet

    def something(self, rng):
        """An entry that is allowed and can be; the end of the game is put off."""
        while True:
            offer = rng.choice([offer for offer in self.view["allowed"] if offer["type"] != "end"])
            entry = within(rng, offer)
            rare = {"leave": 0.02, "void_round": 0.1, "ruling": 0.3, "challenge": 0.3}
            if rng.random() < rare.get(offer["type"], 1) and self.can_be(entry):
                return entry

    def is_the_same_read_again(self):
        """The same log gives the same views, however it is cut; earlier views have not changed; all is JSON."""
        game = new_skull(self.players, self.options)
        for entry, view in zip(self.entries, self.seen, strict=True):
            assert game.view() == view
            game.play(entry)
        assert game.view() == self.view == self.game.view()
        assert json.loads(json.dumps([self.seen[::7], self.view])) == [self.seen[::7], self.view]


def test_the_dealt_tables_see_every_end():
    """The random games reach what they are for: both ways of winning, every kind of next starter."""
    ends, starts, extras = set(), set(), set()
    for seed in range(16):
        game = play_quietly(dealt_table(seed, 3 + seed % 4, True, HABITS[seed % 2]), starts)
        ends.add(game.ended["reason"])
        extras.update(person["last_chance"] for person in game.view()["players"])
    assert ends == {"two_successes", "last_player"}
    assert {"challenger", "skull_owner", "chosen"} <= starts
    assert "used" in extras


def play_quietly(table, starts):
    game = new_skull(table.players, {"starter": table.starter, "last_chance": table.with_extra})
    while not table.winner:
        entry = table.entry()
        game.play(entry)
        table.follow(entry)
        starts.add(game.now.starter_reason)
    return game
