"""A round without a finger on the glass: keyboard alone, from the home page to the points."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.tables import open_table, plain_rounds
from tests.http.api.rounds import bids

FOCUSED = """() => { const one = document.activeElement;
  return (one.ariaLabel || one.labels?.[0]?.innerText || one.innerText || '').trim(); }"""


def test_a_whole_round_from_home(phones):
    host = phones()
    host.open("/")
    tab_to(host, "New table")
    press(host, "Enter")
    expect(host.page.get_by_role("textbox", name="Name in seat 1")).to_be_visible()
    tab_to(host, "Name in seat 1")
    for name in ("Ana", "Bo", "Cy"):
        host.page.keyboard.type(name)
        press(host, "Enter")
    tab_to(host, "Start")
    press(host, "Enter")
    host.page.get_by_role("group", name="Ana bids").wait_for()
    press(host, "1", "0", "0")
    tab_to(host, "Bids are down: play")
    press(host, "Enter")
    host.page.get_by_role("group", name="Ana took").wait_for()
    press(host, "1", "0", "0")
    tab_to(host, re.compile(r"^Ana, round 1: 20 points, explained; bonus$"))
    press(host, "Enter")
    host.dialog.wait_for()
    tab_to(host, "black 14")
    press(host, "Space")
    tab_to(host, "Done")
    press(host, "Enter")
    host.dialog.wait_for(state="hidden")
    assert "Ana, round 1: 40 points" in host.page.evaluate(FOCUSED)
    tab_to(host, "Record round 1")
    press(host, "Enter")
    host.title_is(re.compile("Round 2"))
    assert [points for points, _, _ in host.scores()] == [40, 10, 10]


def test_arrows_move_the_light_and_digits_type_also_ten(ben):
    open_table(ben, 3, plain_rounds(3, up_to=9))
    ben.page.get_by_role("group", name="Ana bids").wait_for()
    press(ben, "1", "0")
    assert ben.values() == ["10", "?", "–"]
    press(ben, "ArrowDown", "3")
    assert ben.values() == ["10", "?", "3"]
    press(ben, "ArrowUp", "4")
    assert ben.values() == ["4", "?", "3"]


@pytest.mark.parametrize(
    ("digits", "typed"),
    [
        ("000", ["0", "0", "0"]),
        ("130", ["1", "3", "0"]),
        ("1010", ["10", "10", "?"]),
        ("11", ["1", "1", "?"]),
    ],
)
def test_digits_may_come_as_fast_as_somebody_types(ben, digits, typed):
    """A 1 waits for its 0 where ten can be bid; any other digit means two numbers."""
    open_table(ben, 3, plain_rounds(3, up_to=9))
    ben.page.get_by_role("group", name="Ana bids").wait_for()
    ben.page.keyboard.type(digits, delay=60)
    ben.page.wait_for_timeout(650)
    assert ben.values() == typed


@pytest.mark.parametrize("key", ["Escape", "Enter"])
def test_the_dialog_gives_the_focus_back(ben, key):
    open_table(ben, 3, [bids(1, 0, 0)])
    tab_to(ben, "More")
    press(ben, "Enter")
    ben.dialog.wait_for()
    if key == "Enter":
        tab_to(ben, "Close")
    press(ben, key)
    ben.dialog.wait_for(state="hidden")
    assert ben.page.evaluate(FOCUSED) == "More"


def press(host, *keys: str) -> None:
    for key in keys:
        host.page.keyboard.press(key)
        host.page.wait_for_timeout(50)


def tab_to(host, name: str | re.Pattern[str]) -> None:
    """Tab on until the focus is there, with a ring around it to be seen."""
    seen = []
    for _ in range(60):
        host.page.keyboard.press("Tab")
        seen.append(host.page.evaluate(FOCUSED))
        if seen[-1] == name or (isinstance(name, re.Pattern) and name.search(seen[-1])):
            ring = host.page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
            after = host.page.evaluate("getComputedStyle(document.activeElement, '::after').outlineStyle")
            assert {ring, after} - {"none"}, f"no ring around {seen[-1]}"
            return
    raise AssertionError(f"{name} cannot be reached: {seen}")
