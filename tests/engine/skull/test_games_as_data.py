"""Whole games, kept as files: played to their end, with what they must come to."""

import json
from pathlib import Path

import pytest

from .notation import new_skull
from .worlds import Worlds

DATA = Path(__file__).parents[2] / "data"
GAMES = ["skull-last-one-standing", "skull-two-successes", "skull-results-only", "skull-two-out-in-a-row"]
# What each of them is kept for.
HOLDS = {
    "skull-last-one-standing": {
        "out by another's skull",
        "out by the own skull",
        "Last Chance back",
        "both gone",
    },
    "skull-two-successes": {"a loss"},
    "skull-results-only": {"out by the own skull", "a loss"},
    "skull-two-out-in-a-row": {"out by another's skull", "out by the own skull", "a loss"},
}


def told(name):
    return json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))


def opened(game):
    return new_skull([f"p{seat}" for seat in range(1, len(game["players"]) + 1)], game["options"])


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game(name):
    told_game = told(name)
    game, expected = opened(told_game), told_game["expected"]
    for entry in told_game["entries"]:
        game.play(entry)
    view = game.view()
    assert (view["winners"], view["ended"]) == (expected["winners"], {"reason": expected["reason"]})
    for key in ("discs", "successes"):
        assert {person["id"]: person[key] for person in view["players"]} == expected[key]
    assert [done["starter"] for done in view["rounds"]] == expected["starters"]
    assert view["standings"][0]["player"] == expected["winners"][0]


@pytest.mark.parametrize("name", GAMES)
def test_the_discs_can_have_lain_like_that(name):
    told_game = told(name)
    game = opened(told_game)
    worlds, view = Worlds(game.players), game.view()
    for entry in told_game["entries"]:
        if entry["type"] == "reveal":
            assert worlds.can_turn(view, entry["owner"], entry["face"]), entry
        if entry["type"] == "challenge":
            assert worlds.can_be_told(view, entry)
        game.play(entry)
        before, view = view, game.view()
        worlds.after(before, entry, view)


@pytest.mark.parametrize("name", GAMES)
def test_it_holds_what_it_is_kept_for(name):
    steps = steps_of(told(name))
    assert HOLDS[name] <= {word for before, entry, view in steps for word in happened(before, entry, view)}


def steps_of(told_game):
    """(view before, entry, view after) of every entry."""
    game = opened(told_game)
    views = [game.view()]
    for entry in told_game["entries"]:
        game.play(entry)
        views.append(game.view())
    return list(zip(views, told_game["entries"], views[1:], strict=False))


def happened(before, entry, view):
    for was, now in zip(before["players"], view["players"], strict=True):
        if now["eliminated"] and not was["eliminated"]:
            own = entry.get("skull_owner", before["skull_owner"]) == now["id"]
            yield "out by the own skull" if own else "out by another's skull"
            if was["last_chance"] == "holding":
                yield "both gone"
        elif was["last_chance"] == "holding" and now["last_chance"] == "used":
            yield "Last Chance back"
        if now["discs"] < was["discs"]:
            yield "a loss"


def test_two_in_a_row_go_out_and_the_right_one_moves():
    """Dina starts by her skull and Fay moves after her; once Fay is out too, Ana does."""
    steps = steps_of(told("skull-two-out-in-a-row"))
    moves = [(before["turn"], entry["type"], view["turn"]) for before, entry, view in steps]
    losses = [place for place, step in enumerate(steps) if "a loss" in happened(*step)]
    eli, fay = (place + 1 for place in losses[-2:])
    assert [p["id"] for p in steps[eli][0]["players"] if p["eliminated"]] == ["p5"]
    assert [p["id"] for p in steps[fay][0]["players"] if p["eliminated"]] == ["p5", "p6"]
    assert moves[eli : eli + 2] == [(None, "place_all", "p4"), ("p4", "bid", "p6")]
    assert moves[fay : fay + 2] == [(None, "choose_starter", None), (None, "place_all", "p2")]
    assert moves[fay + 2 : fay + 5] == [("p2", "place", "p3"), ("p3", "place", "p4"), ("p4", "place", "p1")]
