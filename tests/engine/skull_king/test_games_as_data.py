"""Whole games from paper, kept as files: every round's points and the totals are those on the sheet."""

import copy
import json
from pathlib import Path

import pytest

from companion.engine import new_game

from .notation import refusal

FILES = sorted(
    file
    for file in (Path(__file__).parents[2] / "data").glob("*.json")
    if json.loads(file.read_text()).get("game") == "skull-king"
)


@pytest.fixture(params=FILES, ids=[file.stem for file in FILES])
def sheet(request):
    return json.loads(request.param.read_text())


def opened(sheet):
    return new_game("skull-king", [f"p{seat + 1}" for seat in range(len(sheet["players"]))], sheet["options"])


def test_every_round_is_as_on_the_sheet(sheet):
    game = opened(sheet)
    for entry in sheet["entries"]:
        game.play(entry)
    view = game.view()
    for done, noted in zip(view["rounds"], sheet["expected"]["after_round"], strict=True):
        assert (done["round"], done["cards"]) == (noted["round"], noted["cards"])
        assert {player: row["points"] for player, row in done["rows"].items()} == noted["points"]
        assert {player: row["total"] for player, row in done["rows"].items()} == noted["totals"]
    assert view["phase"] == "game_over"
    assert view["winners"] == [view["standings"][0]["player"]]


def test_one_trick_too_many_is_refused_in_every_round(sheet):
    game = opened(sheet)
    for entry in sheet["entries"]:
        if entry["type"] == "result":
            wrong, cards = copy.deepcopy(entry), game.view()["cards"]
            row = min(wrong["rows"].values(), key=lambda row: row["tricks"])
            row["tricks"] += 1
            facts = {"tricks": cards + 1, "destroyed": 0, "cards": cards}
            assert refusal(game, wrong) == ("tricks_do_not_add_up", facts)
        game.play(entry)


def test_there_is_a_game_of_six_friends():
    assert "six-friends" in [file.stem for file in FILES]
