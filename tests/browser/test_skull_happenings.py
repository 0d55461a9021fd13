"""At a table of Skull: one tap for each thing, what does not happen every round, who watches, and once more."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import with_a_page
from tests.browser.host import Host
from tests.browser.skull_host import (
    ALL,
    LOSE,
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

THREE = ["Ana", "Bo", "Cem"]
FOUR = [*THREE, "Dina"]
WATCHING = ["Score sheet", "More"]


@pytest.fixture
def unhurried(bens_phone) -> Iterator[Host]:
    """Ben as fast as a person, where it matters what a bounce is."""
    yield from with_a_page(bens_phone, hurried=False)


def test_one_tap_for_each_thing_that_happens(ben):
    """Eleven things, of which two turns leave a choice of the stack: thirteen taps."""
    table = sit_down(ben, FOUR)
    ben.taps = 0
    happens = game(
        ALL, place(1), bid(2, 2), passes(3), bid(4, 3), passes(1, 2),
        turn(4, "flower"), turn(1, "flower"), turn(3, "skull"), LOSE,
    )  # fmt: skip
    table.play(*happens)
    assert ben.taps == len(happens) + 2
    assert table.seq == len(happens)


def test_a_bouncing_finger_passes_for_one(unhurried):
    """The buttons of the next to act lie at the same place."""
    table = sit_down(unhurried, FOUR, game(ALL, bid(1, 1)))
    box = unhurried.button("Bo passes").bounding_box()
    for _ in range(2):
        unhurried.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    table.is_lit("Cem")
    unhurried.page.wait_for_timeout(320)
    assert table.view()["turn"] == "p3"


def test_only_legal_bids_are_offered_and_the_last_one_ends_the_bidding(ben):
    table = sit_down(ben, THREE, game(ALL, place(1), bid(2, 2)))
    assert table.keys() == ["3", "4"]
    ben.sees("4 ends the bidding at once")
    table.play(bid(3, 4))
    table.says("Cem has 4 flowers still to turn. First Cem’s own stack, from the top.")
    table.is_lit("Cem")


def test_without_a_disc_in_hand_there_is_only_a_bid(ben):
    table = sit_down(ben, THREE, game(ALL, [place(1), place(2), place(3)] * 3))
    ben.sees("Ana has no disc in hand and must bid")
    expect(ben.button("Ana adds a disc")).to_have_count(0)
    assert len(table.keys()) == 12


def test_the_first_discs_may_be_noted_one_by_one_the_starter_last(ben):
    table = sit_down(ben, THREE)
    table.play(place(3))
    table.says("Still to place: Ana and Bo.")
    expect(ben.button(seat("Ana has placed"))).to_have_count(0)
    table.play(place(2))
    table.says("Only Ana is left to place: the starter is last.")
    table.is_lit("Ana")
    table.play(place(1))
    table.is_lit("Ana")
    ben.sees("Ana bids")


def test_what_is_proven_is_shown_only_where_the_table_asks(ben):
    """Off at first; kept over a reload; after Ana's three flowers there is no skull at her place."""
    table = sit_down(ben, THREE, game(SKULL_GONE, ALL))
    proofs = re.compile("^(has the skull|no skull|may be either)$")
    expect(ben.page.get_by_text(proofs)).to_have_count(0)
    table.tap("More")
    switch = ben.dialog.get_by_role("switch", name=re.compile("^Show what is proven"))
    expect(switch).not_to_be_checked()
    table.touch(switch)
    expect(switch).to_be_checked()
    table.tap("Close")
    expect(ben.page.get_by_text(proofs)).to_have_text(["no skull", "has the skull", "has the skull"])
    ben.page.reload()
    expect(ben.page.get_by_text(proofs)).to_have_text(["no skull", "has the skull", "has the skull"])


def test_a_round_is_void(ben):
    table = sit_down(ben, THREE, game(told(1, 3, None), ALL, place(1), bid(2, 1)))
    ben.choose("Void this round")
    table.touch(ben.dialog.get_by_role("button", name="Discs were seen"))
    ben.is_told("Round 2 voided")
    table.says("Ana starts", "Everyone puts one disc face down, Ana last.")
    assert [one["stack"] for one in table.view()["players"]] == [0, 0, 0]
    assert table.standing() == {"Ana": (4, 1), "Bo": (4, 0), "Cem": (4, 0)}


def test_a_ruling_gives_a_disc_back_and_names_who_starts(ben):
    table = sit_down(ben, THREE, [told(1, 1, 1)])
    ben.choose("A ruling")
    ben.dialog.get_by_label("What was agreed").fill("It was a flower")
    ben.dialog.get_by_label("Discs of Ana").select_option("4")
    ben.dialog.get_by_label("Successes of Bo").select_option("1")
    ben.dialog.get_by_label("Starts this round").select_option("Cem")
    table.tap("Record the ruling")
    table.says("Cem starts, as the table has ruled.")
    assert table.standing() == {"Ana": (4, 0), "Bo": (4, 1), "Cem": (4, 0)}
    table.tap("Score sheet")
    ben.sees("It was a flower · Ana has 4 discs, Bo has 1 success and Cem starts, as the table has ruled.")


def test_the_starter_leaves_in_the_middle_of_a_round(ben):
    table = sit_down(ben, FOUR, game(ALL, bid(1, 1)))
    ben.choose("Somebody leaves")
    table.tap("Ana leaves")
    table.says("Bo starts, as next in the round.")
    assert "gone home" in table.seat("Ana").inner_text()
    table.play(ALL)
    table.is_lit("Bo")
    assert table.keys() == ["1", "2", "3"]


def test_the_last_one_who_stays_wins(ben):
    table = sit_down(ben, THREE, [{"type": "leave", "player": "p2"}])
    ben.choose("Somebody leaves")
    table.tap("Ana leaves")
    ben.sees("Cem wins")


def test_rematch_keeps_last_chance_and_moves_the_start(ben):
    table = sit_down(ben, THREE, [told(2, 2, None)] * 2, starter="p3", last_chance=True)
    first = ben.code
    table.tap("Rematch, same seats")
    ben.page.wait_for_url(lambda url: first not in url)
    table.says("Ana starts.")
    options = ben.page.request.get(f"/api/v1/tables/{ben.code}").json()["options"]
    assert options == {"starter": "p1", "last_chance": True}


@pytest.mark.parametrize(
    "entries",
    [
        pytest.param([], id="first discs"),
        pytest.param([ALL], id="placing"),
        pytest.param(game(ALL, bid(1, 1)), id="bidding"),
        pytest.param(game(ALL, bid(1, 3), turn(1, "flower")), id="turning"),
        pytest.param(game(ALL, bid(1, 3), turn(1, "skull")), id="losing"),
        pytest.param(game([told(1, 1, 1)] * 4), id="naming"),
    ],
)
def test_who_watches_sees_the_same_without_buttons(ben, cleo, entries):
    table = sit_down(ben, THREE, entries)
    cleo.sit_at(ben.code)
    cleo.rows.first.wait_for()
    cleo.tap("I only watch")
    assert [one.get_attribute("aria-label") for one in cleo.page.get_by_role("button").all()] == WATCHING
    assert len(cleo.rows.all_inner_texts()) == len(table.standing())
    expect(cleo.page.locator(".middle")).to_have_text(
        ben.page.locator(".middle").inner_text(), use_inner_text=True
    )
    expect(cleo.page.get_by_role("main").get_by_role("status")).not_to_be_empty()


def test_who_watches_finds_no_way_to_correct(ben, cleo):
    sit_down(ben, THREE, game(told(1, 3, 2), ALL))
    cleo.sit_at(ben.code)
    cleo.sheet()
    cleo.sees("Ana bid 3 and met Bo’s skull: one disc is gone, 3 are left.")
    assert cleo.page.get_by_role("table").get_by_role("button").count() == 0
    cleo.touch(cleo.page.get_by_role("link", name="Log"))
    cleo.sees("Ana bids 3 and meets Bo’s skull")
    assert cleo.page.get_by_role("list").get_by_role("button").count() == 0
    cleo.tap("More")
    assert cleo.dialog.get_by_role("switch").count() == 0
