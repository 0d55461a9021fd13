"""What the next game of the same people opens with: who deals or starts follows from the last one."""

import pytest

from companion.engine.log import Line
from companion.engine.names import Names
from companion.engine.seating import next_opening
from companion.engine.sheet import Sheet

OPENED = {
    "players": ["Ana", "Bo", "Cy"],
    "options": {"starter": "p2", "last_chance": True},
    "label": "Window",
}
LEAVES = {"entry": {"type": "leave", "player": "p3"}}


@pytest.fixture
def sheet():
    """Skull: Bo started, Cy has gone home."""
    return Sheet("skull", [Line(0, "open", OPENED), Line(1, "entry", LEAVES)])


def test_those_still_here_play_on_and_the_start_goes_round(sheet):
    assert next_opening(sheet, Names()) == {
        "game": "skull",
        "label": "Window",
        "players": ["Ana", "Bo"],
        "options": {"starter": "p1", "last_chance": True},
    }


@pytest.mark.parametrize(
    ("players", "starter"),
    [(["Bo", "Di", "Ana"], "p3"), (["Di", "Bo"], "p2"), (["Di", "Eve"], "p1")],
)
def test_in_new_seats_it_stays_with_the_person_or_goes_to_who_sat_next(sheet, players, starter):
    """After Bo the start would be Ana's."""
    said = next_opening(sheet, Names(), players)
    assert (said["players"], said["options"]["starter"]) == (players, starter)
