"""Whole games to measure with: their openings and their entries."""

import json
from pathlib import Path
from random import Random
from typing import Any

from tests.engine.skull.random_games import QUIET, dealt_table
from tests.engine.skull_king import box
from tests.engine.skull_king.cards import ids, next_seat

NAMES = ["Ana", "Bo", "小雨", "Dee", "Eve", "さくら"]
_SIX_FRIENDS = Path(__file__).parents[1] / "tests/data/six-friends.json"


def king_by_round() -> dict[str, Any]:
    """Return a game really played by six friends."""
    told = json.loads(_SIX_FRIENDS.read_text(encoding="utf-8"))
    return {field: told[field] for field in ("game", "players", "options", "entries")}


def king_by_trick() -> dict[str, Any]:
    """Return ten rounds of six with all three modules, trick by trick; everybody bids 1."""
    rng, seats, dealer, entries = Random(1), ids(6), "p1", []
    for cards in range(1, 11):
        leader = next_seat(seats, dealer)
        entries += [{"type": "bids", "bids": dict.fromkeys(seats, 1)}]
        entries += box.Round(rng, seats, leader, cards, box.MODULES).entries()
        dealer = leader
    options = {"dealer": "p1", "modules": list(box.MODULES)}
    return {"game": "skull-king", "players": NAMES, "options": options, "entries": entries}


def long_skull(many: int) -> dict[str, Any]:
    """Return a game of six with real discs, begun anew as often as it takes to have so many entries."""
    table = dealt_table(175, 6, True, QUIET)
    options = {"starter": table.starter, "last_chance": table.with_extra}
    played: list[dict[str, Any]] = []
    while not table.winner:
        played.append(table.entry())
        table.follow(played[-1])
    begun_anew = [{"type": "place_all"}, {"type": "void_round", "note": "spilt"}] * (
        (many - len(played)) // 2
    )
    return {"game": "skull", "players": NAMES, "options": options, "entries": begun_anew + played}
