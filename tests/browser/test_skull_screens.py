"""Every screen of Skull, in every language, by day and by night, on the smallest phone, and without a finger."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from companion.translations import LANGUAGES
from tests.browser.host import Host
from tests.browser.phone import SMALL_PHONE, own_phone
from tests.browser.sizes import beside_the_page, boxes, scrolls, small_targets
from tests.browser.skull_host import (
    ALL,
    LOSE,
    SIX,
    SKULL_GONE,
    bid,
    game,
    passes,
    place,
    seat,
    sit_down,
    told,
    turn,
)
from tests.browser.tables import record
from tests.browser.test_keyboard import press, tab_to
from tests.browser.test_screens import LOCALES, SAID, STYLE_OF_AXE, look, odd_words

PEOPLE = ["小雨", "さくら", "Бо"]  # no Latin letters, so that whatever is English stands out
LONG_NAMES = [f"{name} von und zu Hohenlohe-Langenburg-Weikersheim"[:40] for name in SIX]
OWN_SKULL_THREE_TIMES = [told(1, 1, 1)] * 3

# One game from phase to phase: what is recorded, and what is then to be seen.
PHASES = [
    ("first discs, Last Chance borrowed", OWN_SKULL_THREE_TIMES),
    ("first discs, one still to place", [place(2), place(3)]),
    ("placing", [place(1, last_chance=True)]),
    ("a bid or the last own disc", [place(1)]),
    ("bidding", [place(2), bid(3, 1)]),
    ("turning the own stack", game(bid(1, 4), passes(2, 3))),
    ("turning, a stack to choose", [turn(1, "flower"), turn(1, "flower")]),
    ("losing both discs", [turn(3, "skull")]),
    ("the next round", [LOSE]),
    ("two are left", [ALL, bid(3, 2), turn(3, "flower"), turn(2, "flower")]),
]


def walk(host) -> Iterator[str]:
    """Stop at each phase, at what can be opened from there, and at the end."""
    sit_down(host, PEOPLE, last_chance=True)
    for phase, entries in PHASES:
        record(host, host.code, *entries)
        host.sit_at(host.code)
        host.page.get_by_role("main").get_by_role("status").first.wait_for(state="attached")
        yield phase
    yield from noting_results(host)
    yield from opened_from_there(host)
    sit_down(host, PEOPLE, [told(1, 1, 1)] * 4)
    yield "naming the starter"
    yield from refused(host)
    sit_down(host, PEOPLE, [told(2, 2, None)] * 2)
    yield "end"


def noting_results(host):
    act(host, "by-result")
    yield "told: challenger"
    act(host, "challenger")
    yield "told: bid"
    host.touch(host.page.get_by_role("main").get_by_role("group").get_by_role("button").first)
    yield "told: outcome"
    act(host, "another-bid")
    host.page.evaluate("localStorage.clear()")


def opened_from_there(host):
    record(host, host.code, {"type": "ruling", "note": "—", "discs": {"p2": 3}, "starter": "p2"})
    host.sit_at(host.code)
    act(host, "menu")
    yield "menu"
    act(host, "switch-proof")
    act(host, "ruling")
    yield "ruling"
    host.page.keyboard.press("Escape")
    yield "what is proven"
    act(host, "sheet")
    host.page.get_by_role("table").wait_for()
    yield "score sheet"
    act(host, "round")
    host.dialog.get_by_role("list").wait_for()
    yield "entries of a round"
    host.page.keyboard.press("Escape")
    host.page.evaluate("location.hash = '#log'")
    host.page.get_by_role("main").get_by_role("listitem").first.wait_for()
    yield "log"


def refused(host):
    host.expects("status of 409 ")
    sit_down(host, PEOPLE, game(SKULL_GONE, ALL, bid(1, 3)))
    host.touch(host.page.get_by_role("main").get_by_role("group").get_by_role("button").last)
    host.dialog.get_by_role("button").nth(2).wait_for()
    yield "a face that cannot be"
    act(host, "go-back-to")
    host.page.locator("[data-panel=amend]").wait_for()
    yield "correcting"


def act(host, name: str) -> None:
    """The languages differ, so the button is found by what it does."""
    host.touch(host.page.locator(f"[data-action={name}]:visible").first)


@pytest.fixture(scope="module", params=LANGUAGES)
def seen(request, browser, house):
    """What is to be seen at each stop: what axe finds, what is too small, sentences."""
    context = own_phone(browser, house.address, locale=LOCALES[request.param], reduced_motion="reduce")
    host = Host(context.new_page())
    host.expects(STYLE_OF_AXE)
    found = {stop: glance(host, request.param) for stop in walk(host)}
    context.close()
    assert host.trouble() == []
    return request.param, found


def glance(host, language) -> dict:
    """Axe looks once, in English: the other languages have the same colours and roles."""
    if language == "en":
        return look(host)
    return {
        "axe": [],
        "said": host.page.evaluate(SAID),
        "small": small_targets(host.page),
        "beside": beside_the_page(host.page),
    }


def test_axe_finds_nothing_and_nothing_is_too_small_or_cut_off(seen):
    _, stops = seen
    for what in ("axe", "small", "beside"):
        assert {stop: looked[what] for stop, looked in stops.items() if looked[what]} == {}


def test_every_sentence_is_in_the_language(seen):
    language, stops = seen
    odd = {stop: odd_words(language, looked["said"]) for stop, looked in stops.items()}
    assert {stop: words for stop, words in odd.items() if words} == {}


@pytest.mark.parametrize(
    "entries",
    [
        pytest.param([told(1, 3, 2)], id="first discs"),
        pytest.param(game(ALL, place(1), place(2)), id="placing"),
        pytest.param(
            game(ALL, [place(one) for one in (1, 2, 3, 4, 5, 6)] * 2, bid(1, 1)), id="seventeen bids"
        ),
        pytest.param(game([told(1, 3, 2)] * 3, ALL, bid(1, 6), turn(1, "flower")), id="choosing a stack"),
        pytest.param(game(ALL, bid(1, 6), turn(1, "flower"), turn(2, "skull")), id="losing a disc"),
        pytest.param([told(1, 1, 1)] * 4, id="naming the starter"),
        pytest.param([told(1, 3, None)] * 2, id="end"),
    ],
)
def test_six_long_names_fit_the_smallest_phone(phones, entries):
    """Six names of forty characters at 320×568: nothing sideways, nothing too small for a thumb."""
    host = phones(size=SMALL_PHONE)
    sit_down(host, LONG_NAMES, entries)
    host.page.get_by_role("main").get_by_role("button").first.wait_for()
    assert fits(host)


def test_long_names_fit_wherever_they_are_looked_at(phones):
    """The score sheet, a round in it, the log, a ruling, and a round noted by its result."""
    host = phones(size=SMALL_PHONE)
    table = sit_down(host, LONG_NAMES, [told(1, 3, 2), told(2, 3, 2)])
    table.tap("Score sheet")
    host.page.get_by_role("table").wait_for()
    assert fits(host)
    table.tap(re.compile("^Round 1: "))
    host.dialog.get_by_role("list").wait_for()
    assert fits(host)
    table.tap("Close")
    table.touch(host.page.get_by_role("link", name="Log"))
    host.page.get_by_role("main").get_by_role("listitem").first.wait_for()
    assert fits(host)
    host.choose("A ruling")
    assert fits(host)
    table.tap("Close")
    table.tap("To the round")
    table.tap("Only note the result")
    for tap in (seat(f"{LONG_NAMES[0]} took up the challenge"), f"{LONG_NAMES[0]} bids 3"):
        table.tap(tap)
        assert fits(host)


def fits(host) -> bool:
    """Nothing to be moved sideways, nothing cut off, nothing too small for a thumb."""
    assert scrolls(host.page)[0] is False
    assert beside_the_page(host.page) == []
    assert small_targets(host.page) == []
    return True


@pytest.mark.parametrize("phase", ["placing", "choosing"])
def test_six_fit_a_phone_without_a_scroll(ben, phase):
    """390×664: table, words and keys are all in view."""
    entries = {
        "placing": game(ALL, [place(one) for one in (1, 2, 3, 4, 5, 6)] * 2),
        "choosing": game(ALL, bid(1, 6), turn(1, "flower")),
    }
    sit_down(ben, SIX, entries[phase])
    ben.page.get_by_role("main").get_by_role("button").first.wait_for()
    assert scrolls(ben.page) == (False, False)
    lowest = max(
        box["y"] + box["height"] for box in boxes(ben.page.get_by_role("main").get_by_role("button"))
    )
    assert lowest <= ben.page.viewport_size["height"]


def test_a_bid_of_two_digits_is_typed_as_it_is_said(ben):
    table = sit_down(ben, SIX, game(ALL, [place(seat) for seat in range(1, 7)]))
    ben.button("Ana bids 11").wait_for()
    ben.page.keyboard.type("11", delay=60)
    table.is_lit("Bo")
    assert table.view()["bid"] == {"player": "p1", "count": 11}


def test_a_round_by_keyboard_alone(phones):
    """Placing, a bid typed as a digit, a raise, passes, turning with a stack chosen, and the disc that goes."""
    host = phones()
    table = sit_down(host, ["Ana", "Bo", "Cem"])
    host.page.get_by_role("main").get_by_role("button").first.wait_for()
    keys_on(host, "Everyone has placed")
    host.button("Ana bids 1").wait_for()
    keys_on(host, "Ana adds a disc")
    table.is_lit("Bo")
    press(host, "2")
    table.is_lit("Cem")
    keys_on(host, "Cem bids 3")
    table.is_lit("Ana")
    for name in ("Ana", "Bo"):
        keys_on(host, f"{name} passes")
    keys_on(host, "Cem’s stack: flower")
    table.says("Tap the stack that Cem turns next.")
    press(host, "ArrowDown")
    table.says("The top disc of")
    expect(host.page.get_by_role("button", pressed=True)).to_have_count(1)
    owner = table.chosen()
    keys_on(host, f"{owner}’s stack: skull")
    table.says(f"It was {owner}’s skull.")
    keys_on(host, "One disc is gone")
    table.says("Cem starts, having taken up the challenge.")


def keys_on(host, name: str) -> None:
    host.button(name).wait_for()
    tab_to(host, name)
    press(host, "Enter")
