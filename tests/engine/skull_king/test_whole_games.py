"""Whole games really played, for every number of players: taken, scored right, ended right, and replayable."""

import copy
import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.engine import RuleViolation, new_game

from .games import PlayedGame

COUNTS = range(2, 9)
SEEDS = st.integers(0, 2**32)


def opened(game):
    return new_game("skull-king", game.opening, game.options)


def whole_game(seed, count, eventful=True):
    return PlayedGame(Random(seed), count, rich=seed % 2 == 0, eventful=eventful)


@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize("eventful", [False, True])
@given(seed=SEEDS)
@settings(max_examples=8)
def test_every_round_scores_what_the_cards_gave(count, eventful, seed):
    told = whole_game(seed, count, eventful)
    game = opened(told)
    for entry in told.entries:
        assert not game.ended
        game.play(entry)
    view = game.view()
    assert [
        {seat: row["points"] for seat, row in done["rows"].items()} for done in view["rounds"]
    ] == told.points
    assert [done["dealer"] for done in view["rounds"]] == told.dealers
    assert [done["cards"] for done in view["rounds"]] == told.dealt
    assert {player["id"]: player["total"] for player in view["players"]} == told.totals
    assert game.players_in == told.seats
    assert (view["winners"], view["ended"]) == ([told.winner], {"reason": "highest_total"})
    assert view["standings"][0] == {"player": told.winner, "rank": 1, "total": max_total(told)}
    check_lines(view)


def max_total(told):
    return max(told.totals[seat] for seat in told.seats)


def check_lines(view):
    for done in view["rounds"]:
        for row in done["rows"].values():
            assert sum(line["points"] for line in row["lines"]) == row["points"]
            assert row["bonus"] == 0 or row["bid"] == row["tricks"]


def test_the_games_hold_everything():
    """Among the games above are extra rounds, comings, goings, rulings and void rounds."""
    games = [whole_game(seed, 2 + seed % 7) for seed in range(40)]
    kinds = {entry["type"] for game in games for entry in game.entries}
    assert kinds == {"bids", "result", "join", "leave", "ruling", "void_round"}
    assert {len(game.points) for game in games} >= {10, 11, 12}


@given(seed=SEEDS, count=st.sampled_from(COUNTS))
@settings(max_examples=15)
def test_the_view_is_json_and_stays_as_it_was(seed, count):
    told = whole_game(seed, count)
    game, views = opened(told), []
    for entry in told.entries:
        views.append((game.view(), json.dumps(game.view())))
        game.play(entry)
    for view, text in views:
        assert json.loads(text) == view
        assert json.dumps(view) == text


@given(seed=SEEDS, count=st.sampled_from(COUNTS), data=st.data())
@settings(max_examples=20)
def test_a_prefix_and_the_rest_are_the_whole(seed, count, data):
    told = whole_game(seed, count)
    cut = data.draw(st.integers(0, len(told.entries)))
    whole, parts = opened(told), opened(told)
    for entry in told.entries[:cut]:
        parts.play(entry)
    kept = copy.deepcopy(parts)
    for entry in told.entries:
        whole.play(copy.deepcopy(entry))
    for game in (kept, parts):
        for entry in json.loads(json.dumps(told.entries[cut:])):
            game.play(entry)
        assert game.view() == whole.view()


# Whatever is tried: it is taken, or refused and nothing has changed; what was given is never altered.

JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-20, 20)
    | st.floats(allow_nan=False)
    | st.sampled_from(["", "p1", "green", "x"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["p1", "p9", "type", "tricks", "note", "points"]), inner, max_size=3
        )
    ),
    max_leaves=6,
)


def places(value, path=()):
    """Every place within an entry."""
    yield path
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in inner:
        yield from places(item, (*path, key))


def changed(draw, entry):
    """The entry with one place dropped, moved by one or turned into anything."""
    entry = copy.deepcopy(entry)
    path = draw(st.sampled_from(list(places(entry))))
    if not path:
        return draw(JSON)
    inner = entry
    for key in path[:-1]:
        inner = inner[key]
    old, how = inner[path[-1]], draw(st.sampled_from(["drop", "near", "near", "anything", "more"]))
    if how == "drop":
        del inner[path[-1]]
    elif how == "near" and type(old) is int:
        inner[path[-1]] = old + draw(st.sampled_from([-1, 1, 2, 7]))
    elif how == "more" and isinstance(old, dict):
        old[draw(st.sampled_from(["p1", "p8", "note", "destroyed", "mermaids"]))] = draw(JSON)
    else:
        inner[path[-1]] = draw(JSON)
    return entry


def check_tried(game, entry):
    """Plays an entry on a copy, previews it, and holds the views against each other."""
    tried, before, said = copy.deepcopy(game), game.view(), copy.deepcopy(entry)
    text = json.dumps(before)
    try:
        tried.play(entry)
        refused = None
    except RuleViolation as violation:
        refused = {"code": violation.code, "facts": violation.facts}
        assert json.dumps(tried.view()) == text
    assert entry == said
    assert json.dumps(refused)
    check_previewed(game, entry, refused)
    assert entry == said
    assert json.dumps(game.view()) == text


def check_previewed(game, entry, refused):
    """A preview raises ill_shaped at most, and says what playing says once nothing is missing."""
    if refused and refused["code"] == "ill_shaped" and not is_half_typed(refused):
        with pytest.raises(RuleViolation, match="ill_shaped"):
            game.preview(entry)
        return
    preview = game.preview(entry)
    assert json.loads(json.dumps(preview)) == preview
    if not preview.get("missing") and not is_half_typed(refused):
        assert preview["refusal"] == refused


def is_half_typed(refused):
    """Whether fields of a known type are missing and nothing else is wrong with the shape."""
    errors = refused["facts"].get("errors", {}) if refused else {}
    return set(errors.values()) == {"missing"} and "type" not in errors


@given(seed=SEEDS, count=st.sampled_from(COUNTS), data=st.data())
@settings(max_examples=50)
def test_after_a_refusal_nothing_has_changed(seed, count, data):
    told = whole_game(seed, count)
    game = opened(told)
    cut = data.draw(st.integers(0, len(told.entries)))
    for entry in told.entries[:cut]:
        game.play(entry)
    coming = told.entries[cut : cut + 2] + told.entries[:2]
    for _ in range(8):
        check_tried(game, changed(data.draw, data.draw(st.sampled_from(coming))))
    check_tried(game, data.draw(JSON))


@given(seed=SEEDS, count=st.sampled_from(COUNTS))
@settings(max_examples=10)
def test_whatever_belongs_to_another_time_is_refused(seed, count):
    told = whole_game(seed, count)
    game = opened(told)
    kinds = {entry["type"]: entry for entry in told.entries} | {
        "end": {"type": "end"},
        "leave": {"type": "leave", "player": "p1"},
    }
    for entry in told.entries:
        offered = {offer["type"] for offer in game.allowed()}
        for kind in set(kinds) - offered:
            check_tried(game, kinds[kind])
            with pytest.raises(RuleViolation):
                copy.deepcopy(game).play(kinds[kind])
        game.play(entry)
    assert game.allowed() == []
    for entry in kinds.values():
        with pytest.raises(RuleViolation) as refused:
            game.play(entry)
        assert refused.value.code == "game_is_over"
