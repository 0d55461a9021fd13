"""How many taps it takes, and what a tap may not do."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import with_a_page
from tests.browser.tables import NAMES, open_table, plain_rounds
from tests.http.api.rounds import bids


@pytest.fixture
def unhurried(bens_phone):
    """Ben at the pace of a person: bounces are told by the real clock."""
    yield from with_a_page(bens_phone, hurried=False)


def test_from_home_to_the_first_entry_with_the_same_people_takes_four_taps(phones):
    host = phones()
    open_table(host, 6, [*plain_rounds(6, up_to=1)], dealer=6)
    host.open("/")
    host.taps = 0
    host.touch(host.page.get_by_role("link", name="New table"))
    host.tap("Start")
    host.tap("Ana bids 0")
    assert host.values()[0] == "0"
    assert host.taps <= 4


def test_a_round_of_six_without_bonus_takes_fourteen_taps(ben):
    open_table(ben, 6, plain_rounds(6, up_to=4))
    ben.taps = 0
    ben.bid(dict(zip(NAMES, (1, 0, 2, 0, 1, 1), strict=False)))
    ben.take({name: {"tricks": tricks} for name, tricks in zip(NAMES, (1, 0, 2, 0, 0, 2), strict=False)})
    ben.title_is(re.compile("Round 6"))
    assert ben.taps <= 14


def test_what_only_one_can_still_have_need_not_be_tapped(ben):
    """The rest is a suggestion, marked as one, until it is recorded."""
    open_table(ben, 3, [bids(1, 0, 0)])
    ben.take({"Ana": {"tricks": 0}, "Bo": {"tricks": 0}}, confirm=False)
    ben.sees("left over: 1")
    assert ben.row("Cy").inner_text().endswith("1\n?")
    ben.tap("Cy took the last 1: record")
    ben.title_is(re.compile("Round 2"))
    assert [points for points, _, _ in ben.scores()] == [-10, 10, -10]


def test_any_earlier_cell_is_reached_in_three_taps(ben):
    open_table(ben, 4, plain_rounds(4, up_to=6))
    ben.taps = 0
    ben.sheet()
    ben.touch(ben.cell(2, 3))
    ben.tap("Bids")
    assert ben.taps <= 3
    expect(ben.button("Cy bids 0")).to_have_attribute("aria-pressed", "true")


def test_a_bouncing_finger_types_once(unhurried):
    open_table(unhurried, 3)
    bounce(unhurried, unhurried.button("Ana bids 1"))
    expect(unhurried.page.get_by_role("group", name="Bo bids")).to_be_visible()
    assert unhurried.values() == ["1", "?", "–"]
    unhurried.tap("Bo bids 1")
    assert unhurried.values() == ["1", "1", "?"]


def test_a_bouncing_finger_takes_back_once(unhurried):
    code = open_table(unhurried, 3, plain_rounds(3, up_to=2))
    bounce(unhurried, unhurried.button("Take back the last step"))
    unhurried.is_told("Taken back: the result of round 2.")
    unhurried.page.wait_for_timeout(320)
    assert unhurried.page.request.get(f"/api/v1/tables/{code}").json()["view"]["phase"] == "playing"


def test_a_bouncing_finger_records_once(unhurried):
    code = open_table(unhurried, 3, [bids(1, 0, 0)])
    unhurried.take({"Ana": {"tricks": 1}, "Bo": {"tricks": 0}, "Cy": {"tricks": 0}}, confirm=False)
    bounce(unhurried, unhurried.button("Record round 1"))
    unhurried.title_is(re.compile("Round 2"))
    unhurried.page.wait_for_timeout(320)
    assert unhurried.page.request.get(f"/api/v1/tables/{code}").json()["seq"] == 2


def test_a_bouncing_finger_does_not_record_through_a_closing_sheet(unhurried):
    """“Done” lies where “Record” appears."""
    code = open_table(unhurried, 3, [bids(1, 0, 0)])
    unhurried.take({"Ana": {"tricks": 1}, "Bo": {"tricks": 0}, "Cy": {"tricks": 0}}, confirm=False)
    unhurried.tap(re.compile("^Ana, round 1: 20 points, explained; bonus$"))
    unhurried.page.wait_for_timeout(320)
    bounce(unhurried, unhurried.button("Done"))
    unhurried.page.wait_for_timeout(320)
    unhurried.button("Record round 1").wait_for()
    assert unhurried.page.request.get(f"/api/v1/tables/{code}").json()["seq"] == 1


def test_undecided_never_looks_like_zero_and_is_named(ben):
    open_table(ben, 3)
    assert ben.values() == ["?", "–", "–"]
    ben.button("Nobody has bid yet").wait_for()
    ben.tap("Ana bids 0")
    assert ben.values() == ["0", "?", "–"]
    ben.tap("Bo and Cy have not bid")
    ben.is_told("Still open: Bo and Cy")
    ben.tap("Bo bids 1")
    ben.tap("Cy bids 0")
    ben.tap("Bids are down: play")
    ben.button("Ana, Bo and Cy to go").wait_for()
    assert ben.values() == ["?", "–", "–"]


def bounce(host, button) -> None:
    """Two taps at the same place as fast as a finger that slips."""
    box = button.bounding_box()
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    host.page.touchscreen.tap(*middle)
    host.page.touchscreen.tap(*middle)
