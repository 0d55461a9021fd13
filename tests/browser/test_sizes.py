"""Nothing scrolls on a phone with eight players, and everything can be used on the smallest."""

import pytest

from tests.browser.phone import PHONE, SMALL_PHONE
from tests.browser.sizes import beside_the_page, boxes, overlapping, scrolls, small_targets
from tests.browser.tables import NAMES, open_table, plain_rounds
from tests.http.api.rounds import bids

LONG_NAMES = [f"{name} von und zu Hohenlohe-Langenburg-Weikersheim"[:40] for name in NAMES]
LYING_PHONE = {"width": PHONE["height"], "height": PHONE["width"]}


def eight_at_bids(up_to=9):
    return plain_rounds(8, up_to=up_to)


def eight_at_results(up_to=9):
    return [*eight_at_bids(up_to), bids(2, 1, 0, 3, 0, 1, 0, 1)]


@pytest.mark.parametrize(
    ("seats", "entries"),
    [
        pytest.param(8, eight_at_bids(), id="eight bid, after a round"),
        pytest.param(8, eight_at_results(), id="eight took"),
        pytest.param(7, plain_rounds(7, up_to=9), id="seven bid on ten cards"),
        pytest.param(7, [*plain_rounds(7, up_to=9), bids(*[10] * 7)], id="seven took of ten cards"),
    ],
)
def test_nothing_scrolls(ben, seats, entries):
    open_table(ben, seats, entries)
    assert all_in_view(ben, seats)
    ben.touch(
        ben.page.get_by_role("button", name=f"{NAMES[0]} ").nth(
            1 if "took" in ben.page.inner_text("main") else 0
        )
    )
    assert all_in_view(ben, seats)


def test_nothing_scrolls_while_eight_are_typed(ben):
    """Neither with what is missing named, nor with points and bonuses in the rows."""
    open_table(ben, 8, eight_at_results())
    ben.tap("Ana took 2: made it")
    ben.button("Ana, round 10: 40 points, explained; bonus").wait_for()
    assert all_in_view(ben, 8)
    ben.take({name: {"tricks": 0} for name in NAMES[1:7]}, confirm=False)
    ben.sees("left over: 6")
    assert all_in_view(ben, 8)


def test_everything_fits_the_smallest_phone(phones):
    """Eight names of forty characters at 320×568."""
    host = phones(size=SMALL_PHONE)
    open_table(host, LONG_NAMES, eight_at_bids())
    assert fits(host) == []
    host.bid(dict(zip(LONG_NAMES, (2, 1, 0, 3, 0, 1, 0, 1), strict=True)))
    assert fits(host) == []
    host.tap(f"{LONG_NAMES[0]} took 2: made it")
    host.tap(f"{LONG_NAMES[0]}, round 10: 40 points, explained; bonus")
    assert beside_the_page(host.page) == []
    assert small_targets(host.page) == []
    host.tap("Done")
    host.take(
        {name: {"tricks": tricks} for name, tricks in zip(LONG_NAMES[1:], (1, 0, 3, 0, 1, 0, 1), strict=True)}
    )
    host.sheet()
    assert scrolls(host.page)[0] is False
    host.tap("More")
    assert beside_the_page(host.page) == []


@pytest.mark.parametrize("entries", [eight_at_bids(), eight_at_results()], ids=["bids", "results"])
def test_a_lying_phone_and_large_letters(phones, entries):
    host = phones(size=LYING_PHONE)
    open_table(host, 8, entries)
    assert fits(host) == []
    host.page.set_viewport_size(PHONE)
    letters = host.page.context.new_cdp_session(host.page)
    letters.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
    host.page.reload()
    host.rows.first.wait_for()
    assert host.page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)") == 32
    assert fits(host) == []


def test_with_reduced_motion_nothing_moves(phones):
    """Not even a colour: neither for an instant when the light changes, nor when a sheet comes up."""
    host = phones(reduced_motion="reduce", color_scheme="light")
    open_table(host, 3)
    host.rows.first.wait_for()
    host.page.emulate_media(color_scheme="dark")
    assert moving(host) == 0
    host.button("More").dispatch_event("click")
    assert moving(host) == 0


def moving(host) -> int:
    """Transitions and animations under way right after a style is read."""
    return host.page.evaluate("getComputedStyle(document.body).color && document.getAnimations().length")


def all_in_view(host, seats) -> bool:
    """Every row and every key, none on another, without a scroll."""
    bottom = host.page.viewport_size["height"]
    rows, keys = (
        boxes(host.rows),
        boxes(host.page.get_by_role("main").get_by_role("group").get_by_role("button")),
    )
    assert len(rows) == seats
    assert scrolls(host.page) == (False, False)
    assert [
        place for place in [*rows, *keys] if place["y"] < 0 or place["y"] + place["height"] > bottom
    ] == []
    assert overlapping([*rows, *keys]) == []
    assert small_targets(host.page) == []
    return True


def fits(host) -> list:
    """What is amiss sideways, between the rows, or under a thumb."""
    keys = boxes(host.page.get_by_role("main").get_by_role("group").get_by_role("button"))
    sideways = ["scrolls sideways"] if scrolls(host.page)[0] else []
    return [
        *sideways,
        *beside_the_page(host.page),
        *overlapping(boxes(host.rows)),
        *overlapping(keys),
        *small_targets(host.page),
    ]
