"""What `allowed` offers is taken, at both ends of its bounds and between; what it does not list is refused."""

import copy
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.engine import RuleViolation, new_game

from .games import PlayedGame
from .notation import played

BETWEEN = ["bids", "join", "ruling", "leave", "end"]
PLAYING = ["trick", "result", "void_round", "leave", "end"]

# What stands there; a story; the types that may be entered.
LISTED = [
    ("a new game", "3", BETWEEN),
    ("between rounds", "3; quiet 4", BETWEEN),
    ("bids on the table", "3; bids 1 0 0", PLAYING),
    ("a full table", "8", ["bids", "ruling", "leave", "end"]),
    ("the top is tied", "3; quiet 10", ["bids", "ruling", "leave", "end"]),
    ("an extra round", "3; quiet 10; bids 1 1 1", PLAYING),
    ("a void round", "3; bids 1 0 0; void", BETWEEN),
    ("the end", "3; end", []),
]


@pytest.mark.parametrize(("where", "text", "types"), LISTED, ids=[row[0] for row in LISTED])
def test_the_types_listed(where, text, types):
    game = played(text)
    assert [offer["type"] for offer in game.allowed()] == types
    assert game.view()["allowed"] == game.allowed()


def test_the_shapes_between_rounds():
    note, points = {"min": 1, "max": 200}, {"min": -1000, "max": 1000}
    assert played("3; quiet 4; leave p2").allowed() == [
        {"type": "bids", "bids": {"p1": {"min": 0, "max": 5}, "p3": {"min": 0, "max": 5}}},
        {"type": "join", "total": points},
        {
            "type": "ruling",
            "note": note,
            "points": dict.fromkeys(["p1", "p2", "p3"], points),
            "dealer": ["p1", "p3"],
        },
        {"type": "leave", "player": ["p1", "p3"], "note": note},
        {"type": "end", "note": note},
    ]


def test_the_shapes_while_playing():
    note = {"min": 1, "max": 200}
    row = {
        "tricks": {"min": 0, "max": 8},
        "fourteens": ["green", "purple", "yellow", "black"],
        "mermaids": {"min": 0, "max": 2},
        "pirates": {"min": 0, "max": 6},
        "skull_king": [False, True],
    }
    seats = [f"p{seat}" for seat in range(1, 9)]
    assert played("8; quiet 9; bids 0 0 0 0 0 0 0 0").allowed() == [
        {"type": "trick", "order": [*seats[2:], *seats[:2]], "leaders": ["p3"]},
        {"type": "result", "rows": dict.fromkeys(seats, row), "destroyed": {"min": 0, "max": 0}},
        {"type": "void_round", "note": note},
        {"type": "leave", "player": seats, "note": note},
        {"type": "end", "note": note},
    ]


def within(rng, bounds, field):
    """A value within what an offer says of a field, the bounds themselves more often than not."""
    if isinstance(bounds, list):
        return rng.choice(bounds)
    if set(bounds) == {"min", "max"}:
        number = rng.choice([bounds["min"], bounds["max"], rng.randint(bounds["min"], bounds["max"])])
        return "x" * number if field == "note" else number
    some = list(bounds) if field == "bids" else [key for key in bounds if rng.random() < 0.5]
    return {key: within(rng, bounds[key], key) for key in some}


def drawn_from(rng, offer):
    fields = [field for field in offer if field != "type"]
    return {"type": offer["type"]} | {field: within(rng, offer[field], field) for field in fields}


@given(seed=st.integers(0, 2**32), count=st.integers(2, 8))
@settings(max_examples=14)
def test_whatever_lies_within_the_bounds_is_taken(seed, count):
    """A result or a trick must be possible too, so there the round really played is entered."""
    rng = Random(seed)
    told = PlayedGame(rng, count, rich=True, eventful=True)
    game = new_game("skull-king", told.opening, told.options)
    for entry in told.entries:
        for offer in game.allowed():
            if offer["type"] not in {"result", "trick"}:
                copy.deepcopy(game).play(drawn_from(rng, offer))
        assert entry["type"] in {offer["type"] for offer in game.allowed()}
        game.play(entry)


@given(seed=st.integers(0, 2**32), count=st.integers(3, 8))
@settings(max_examples=5)
def test_one_step_beyond_the_bounds_is_refused(seed, count):
    rng = Random(seed)
    told = PlayedGame(rng, count, eventful=True)
    game = new_game("skull-king", told.opening, told.options)
    for entry in told.entries:
        for offer in game.allowed():
            for tried in beyond(rng, offer, game.players):
                with pytest.raises(RuleViolation):
                    copy.deepcopy(game).play(tried)
        game.play(entry)


def beyond(rng, offer, players):
    """The offer with one field a step below its least, above its most, or naming somebody not listed."""
    for field in offer:
        for value in outside(rng, offer[field], field, players):
            yield {**drawn_from(rng, offer), field: value}


def outside(rng, bounds, field, players):
    if field in {"player", "dealer"}:
        return [player for player in players if player not in bounds]
    if field == "note":
        return ["", "x" * (bounds["max"] + 1)]
    if field in {"bids", "points"}:
        player = rng.choice(list(bounds))
        return [{**within(rng, bounds, "bids"), player: value} for value in past(bounds[player])]
    return past(bounds) if field in {"total", "destroyed"} else []


def past(bounds):
    return [bounds["min"] - 1, bounds["max"] + 1]


@pytest.mark.parametrize("kind", ["pass", "bid", "reveal", "undo", ""])
def test_a_type_of_another_game_is_unknown(kind):
    with pytest.raises(RuleViolation) as refused:
        played("3; bids 1 0 0").play({"type": kind})
    assert refused.value.facts == {"errors": {"type": "unknown_word"}}
