"""Conditions 10 to 13: with modules and powers too, taken exactly when some play of the cards gives it."""

import os
from random import Random

import pytest

from companion.engine import RuleViolation
from companion.engine.skull_king.captures import (
    Deal,
    check_captures,
    check_everything_dealt,
    check_tricks,
    whole_row,
)
from companion.engine.skull_king.scoring import Call

from . import box_search as search
from .cards import ids
from .rounds import as_rows

ALL = os.environ.get("SEARCH") == "all"

# Players, cards dealt, leader, modules, powers; how many candidates are asked (SEARCH=all: many more).
SMALL = [
    (2, 1, "p1", "kraken white-whale", False, 2_000),
    (2, 2, "p2", "kraken white-whale", False, 4_000),
    (2, 2, "p1", "", True, 4_000),
    (3, 1, "p1", "kraken white-whale loot", False, 4_000),
    (3, 1, "p2", "loot", False, 4_000),
    (3, 2, "p1", "kraken", False, 4_000),
    (3, 2, "p1", "white-whale", False, 4_000),
    (3, 2, "p3", "loot", False, 8_000),
    (3, 1, "p3", "kraken white-whale loot", True, 4_000),
    (3, 2, "p1", "", True, 6_000),
    (4, 1, "p1", "kraken loot", False, 4_000),
    (4, 1, "p2", "white-whale loot", True, 4_000),
]
LONG = [
    (2, 3, "p1", "kraken white-whale", False, 100_000),
    (2, 2, "p2", "kraken white-whale", True, 100_000),
    (3, 2, "p2", "kraken white-whale loot", False, 400_000),
    (3, 2, "p2", "loot", True, 400_000),
    (3, 3, "p1", "loot", False, 400_000),
    (4, 2, "p1", "loot", False, 400_000),
    (4, 2, "p3", "kraken white-whale", False, 200_000),
]


def is_taken(seats, leader, size, modules, powers, result):
    rows, lost, pairs, won = result
    deal = Deal({seat: Call(row[0]) for seat, row in zip(seats, rows, strict=True)}, leader, size, modules)
    deal.has_powers = powers
    deal.powers = dict(zip(seats, won, strict=True))
    told = {seat: whole_row(row) for seat, row in as_rows(seats, rows).items()}
    for one, other in pairs:
        told[one]["loot"] = [*told[one]["loot"], other]
        told[other]["loot"] = [*told[other]["loot"], one] if one != other else told[other]["loot"]
    try:
        check_tricks(deal, told, lost, True)
        check_captures(deal, told, lost)
        check_everything_dealt(deal, told, lost)
    except RuleViolation:
        return False
    return True


@pytest.mark.parametrize(
    ("count", "size", "leader", "modules", "powers", "many"), SMALL + (LONG if ALL else [])
)
def test_taken_exactly_when_some_play_gives_it(count, size, leader, modules, powers, many):
    seats, modules, rng = ids(count), modules.split(), Random(1)
    reached = search.reachable(seats, leader, size, modules, powers=powers)
    asked = list(search.candidates(rng, seats, size, modules, many, powers=powers))
    asked += rng.sample(sorted(reached), min(len(reached), many // 2))
    wrong = [
        (result, result in reached)
        for result in asked
        if is_taken(seats, leader, size, modules, powers, result) != (result in reached)
    ]
    assert wrong == []
    assert sum(result in reached for result in asked) > 50
