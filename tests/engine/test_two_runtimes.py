"""The phone judges as the server does: the same games on CPython and on MicroPython, the same to the last value."""

import json
import subprocess
from pathlib import Path
from random import Random

import playwright
import pytest

import companion.engine
from companion.engine import RuleViolation, new_game

from .replay import replay
from .skull_king import (
    box,
    test_box_points,
    test_box_refusals,
    test_captures,
    test_ends,
    test_points,
    test_preview,
    test_refusals,
    test_seats,
    test_trick_entries,
)
from .skull_king.cards import ids
from .skull_king.games import PlayedGame
from .skull_king.notation import Story, row, tried_entries

HERE = Path(__file__).parent
ENGINE = Path(companion.engine.__file__).parent
MICROPYTHON = ENGINE.parents[1] / "static/vendor/micropython/micropython.mjs"
NODE = Path(playwright.__file__).parent / "driver/node"
VIEW = ["view", None]


def told(players, options, steps, game="skull-king"):
    return {"game": game, "players": players, "options": options, "steps": steps}


def from_story(text, tried=()):
    """A story, what is tried after it both as a preview and as an entry, and the view then."""
    story = Story(text)
    steps = [["play", entry] for entry in story.entries] + [VIEW]
    for entry in tried:
        steps += [["preview", entry], ["play", entry], VIEW]
    return told(story.players, story.options, steps)


def tried_after(text, tried):
    story, entries, last = tried_entries(text, tried)
    steps = [["play", entry] for entry in entries] + [["preview", last], ["play", last], VIEW]
    return told(story.players, story.options, steps)


def tables_of_rules():
    """Every row of the tables."""
    for _, text, *_ in (
        test_points.POINTS + test_ends.ENDS + test_seats.DEALS + test_seats.SEATS + test_seats.STANDINGS
    ):
        yield from_story(text)
    for _, text, said, *_ in test_captures.TAKEN + test_captures.REFUSED:
        story, entries, result = test_captures.tried_round(text, said)
        steps = [["play", entry] for entry in entries] + [["preview", result], ["play", result], VIEW]
        yield told(story.players, story.options, steps)
    for _, text, tried, *_ in test_refusals.REFUSED:
        yield tried_after(text, tried)
    for slug, players, options, *_ in test_refusals.NOT_OPENED:
        yield told(players, options, [], slug)
    for _, text, rows, *_ in test_preview.SHOWN + test_preview.GREY:
        typed = {"type": "result", "rows": {player: row(said) for player, said in rows.items()}}
        yield from_story(text, [typed])
    for text in ("3", test_refusals.PLAYING, test_refusals.ENDED):
        yield from_story(text, [entry for entry, _ in test_refusals.ILL_SHAPED])


def box_of_rows():
    """Every row of the tables of tricks, modules, shots and powers."""
    for _, text, *_ in test_box_points.POINTS + test_box_points.LINES:
        yield from_story(text)
    for _, text, *_ in test_trick_entries.ORDER:
        yield from_story(text, [{"type": "trick", "plays": []}])
    for _, text, tried, *_ in test_box_refusals.REFUSED:
        yield tried_after(text, test_box_refusals.entry_of(tried))
    for _, count, options, *_ in test_box_refusals.NOT_OPENED:
        yield told(ids(count), options, [])
    for _, text, typed, destroyed, *_ in test_trick_entries.SHOWN + test_trick_entries.GREY:
        yield from_story(text, [test_trick_entries.typed_result(typed, destroyed)])
    for text in ("3 powers", "3 powers; bids 1 0 0"):
        yield from_story(text, [entry for entry, _ in test_box_refusals.ILL_SHAPED])


def random_tricks():
    """Rounds of real cards trick by trick, each trick half tapped on the way, and stated by numbers after some."""
    for seed in range(14):
        rng, seats = Random(seed), ids(2 + seed % 7)
        modules = [module for module in box.MODULES if len(seats) > 2 or module != box.LOOT]
        size = rng.randint(2, 8)
        options = {"modules": modules, "pirate_powers": seed % 2 > 0, "schedule": [size], "dealer": seats[-1]}
        really = box.Round(rng, seats, seats[0], size, modules, powers=seed % 2 > 0, unnamed=0.5)
        steps = [["play", {"type": "bids", "bids": {seat: really.rows[seat]["tricks"] for seat in seats}}]]
        for entry in really.entries()[: size if seed % 3 else size // 2]:
            half = {"type": "trick", "plays": entry["plays"][: rng.randrange(len(entry["plays"]))]}
            steps += [["preview", half], ["play", entry], VIEW]
        result = {"type": "result", "rows": really.rows, "destroyed": really.destroyed}
        yield told(seats, options, [*steps, ["preview", result], ["play", result], VIEW])


# What Python's two runtimes are apt to read differently: spaces, letters, numbers, words.
ODD = [
    *[
        {"type": "void_round", "note": note}
        for note in ("", " \t\r\n\v\f", "\u3000", "\xa0 ", "\x1f", "\x85", "\u2003", "\u3000x", "\u200b")
    ],
    *[{"type": "join", "total": total} for total in (10**9, -(10**12), 10**30, 1.0, 1e300, True, "１")],
    *[{"type": "leave", "player": player} for player in ("P1", "p１", "p01", "", "ｐ1", 1, None)],
    {"type": "bids", "bids": {"": 1, "p1?": 1, "p1": 2**31, "p2": 2**53, "p3": -(2**62)}},
    {"type": "bids", "bids": {"p1": 2**31, "p2": 2**53, "p3": -(2**62)}},
    {"type": "result", "rows": {"p1": {"tricks": 2**40}, "p2": {"tricks": -(2**40)}, "p3": {"tricks": 1}}},
    {"type": "result", "rows": {"p1": {"tricks": 1, "fourteens": ["Green", "green", "green"]}}},
    {"type": "Bids", "bids": {}},
    {"type": "bids?", "bids": {}},
    {"type": "__init__"},
    *[{"type": "end", "note": note} for note in ("é" * 200, "é" * 201, "🏴\u200d☠️", "🃏" * 200, "🃏" * 201)],
]


def random_games():
    """Whole games with their previews on the way: bids and results half typed, in the order of play."""
    for seed in range(10):
        game = PlayedGame(Random(seed), 2 + seed % 7, rich=seed % 3 > 0, eventful=seed % 2 > 0)
        steps = []
        for number, entry in enumerate(game.entries):
            steps += [["preview", half] for half in halves(entry)] if number % 5 == seed % 5 else []
            steps.append(["play", entry])
            steps += [VIEW] if number % 6 == 0 else []
        yield told(game.opening, game.options, [*steps, VIEW])


def halves(entry):
    """An entry as it is typed: nothing, half, all of it."""
    field = {"bids": "bids", "result": "rows"}.get(entry["type"])
    if field:
        for some in (0, len(entry[field]) // 2, len(entry[field])):
            yield {**entry, field: dict(list(entry[field].items())[:some])}


def corpus():
    games = [*tables_of_rules(), *box_of_rows(), *random_games(), *random_tricks()]
    return games + [from_story(text, ODD) for text in ("3", "3; bids 1 0 0")]


def on_micropython(games):
    command = [NODE, HERE / "micropython.mjs", MICROPYTHON, ENGINE, HERE / "replay.py"]
    lines = "\n".join(json.dumps(game, ensure_ascii=False) for game in games)
    ran = subprocess.run(command, input=lines, capture_output=True, text=True, check=False, timeout=120)
    assert (ran.returncode, ran.stderr) == (0, "")
    return [json.loads(line) for line in ran.stdout.split("\n")]


@pytest.fixture(scope="module")
def both():
    games = corpus()
    here = [json.loads(replay(json.dumps(game), new_game, RuleViolation)) for game in games]
    return games, here, on_micropython(games)


def test_both_runtimes_say_the_same(both):
    games, here, there = both
    assert len(games) == len(there)
    for game, server, phone in zip(games, here, there, strict=True):
        for step, said, heard in zip(game["steps"] or [None], server, phone, strict=True):
            assert said == heard, (game["players"], game["options"], step)


def test_the_games_hold_refusals_previews_and_ends(both):
    games, here, _ = both
    codes = {said["code"] for notes in here for said in notes if said and "code" in said}
    assert len(codes) > 20
    assert sum(step[0] == "preview" for game in games for step in game["steps"]) > 200
    assert sum(bool(notes[-1] and notes[-1].get("view", {}).get("ended")) for notes in here) > 20
