"""The phone judges Skull as the server does: the same games on CPython and on MicroPython."""

import json

import pytest

from companion.engine import RuleViolation

from ..replay import replay
from ..test_two_runtimes import on_micropython
from . import corpus
from .notation import new_skull


def asked(players, options, entries):
    """Every entry; many foreseen before, the half-typed ones always; the view now and then and at the end."""
    steps = []
    for place, entry in enumerate(entries):
        is_typed = isinstance(entry, dict) and entry.get("type") == "challenge"
        if is_typed or place % 4 == 0 or place == len(entries) - 1:
            steps.append(["preview", entry])
        steps.append(["play", entry])
        if place % 7 == 6:
            steps.append(["view", None])
    return {"game": "skull", "players": players, "options": options, "steps": [*steps, ["view", None]]}


@pytest.fixture(scope="module")
def both():
    games = [asked(*game) for game in corpus.games()]
    here = [json.loads(replay(json.dumps(game), open_skull, RuleViolation)) for game in games]
    return games, here, on_micropython(games)


def open_skull(_, players, options):
    return new_skull(players, options)


def test_both_runtimes_say_the_same(both):
    for game, server, phone in zip(*both, strict=True):
        for place, (said, heard) in enumerate(zip(server, phone, strict=True)):
            assert said == heard, (game["players"], game["options"], game["steps"][: place + 1])


def test_the_games_hold_every_refusal_and_both_ends(both):
    _, here, _ = both
    notes = [note for game in here for note in game if note]
    codes = {note["code"] for note in notes if "code" in note}
    assert {
        code for table in corpus.TABLES for _, _, _, comes in table.ROWS for code in said_in(comes)
    } <= codes
    ends = {(note["view"]["ended"] or {}).get("reason") for note in notes if "view" in note}
    assert ends == {None, "two_successes", "last_player", "ended_early"}


def said_in(comes):
    return comes.split()[1:2] if comes.startswith("!") else []
