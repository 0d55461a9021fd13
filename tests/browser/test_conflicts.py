"""Two phones record at once, or the house refuses what a phone has judged: both are shown, and the host decides."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.offline import REFUSED, all_is_sent, log_of, no_network, table_of, waits
from tests.browser.sizes import beside_the_page, small_targets
from tests.browser.skull_host import ALL, place, sit_down
from tests.browser.skull_host import bid as skull_bid
from tests.browser.tables import open_table, plain_rounds, record
from tests.browser.test_screens import STYLE_OF_AXE, axe
from tests.http.api.rounds import bids, result

STALE = r"status of 412 .*/api/v1/"


@pytest.fixture
def torn(ben):
    """Ben enters the bids of round 2 in the cellar; upstairs somebody else enters others."""
    code = open_table(ben, 3, plain_rounds(3, up_to=1))
    with no_network(ben):
        ben.bid({"Ana": 1, "Bo": 1, "Cy": 1})
        ben.take({"Ana": {"tricks": 2}, "Bo": {"tricks": 0}, "Cy": {"tricks": 0}})
        record(ben, code, bids(2, 0, 0))
        ben.expects(STALE)
    ben.dialog.get_by_role("heading", name="Two have recorded at once").wait_for()
    return code


def test_both_are_shown_side_by_side(ben, torn):
    theirs, mine = (ben.dialog.locator(f"[data-whose={whose}]").inner_text() for whose in ("theirs", "mine"))
    assert re.search(r"Bids of round 2: Ana\s2, Bo\s0 and Cy\s0", theirs)
    assert re.search(r"Bids of round 2: Ana\s1, Bo\s1 and Cy\s1", mine)
    assert re.search(r"Tricks of round 2: Ana\s2, Bo\s0 and Cy\s0", mine)
    waits(ben, 2)
    assert log_of(ben, torn)[2:] == ["bids"]


def test_the_decision_is_open_to_everybody(ben, torn):
    """Nothing for axe to find, by day and by night, and nothing too small for a thumb."""
    ben.expects(STYLE_OF_AXE)
    assert axe(ben.page, "light", {}) + axe(ben.page, "dark", {"runOnly": ["color-contrast"]}) == []
    assert small_targets(ben.page) + beside_the_page(ben.page) == []
    ben.tap("Drop mine")
    ben.dialog.wait_for(state="hidden")


def test_dropping_mine(ben, torn):
    ben.tap("Drop mine")
    ben.page.get_by_role("group", name="Ana took").wait_for()
    assert "bid 2" in ben.row("Ana").inner_text()
    waits(ben, 0)
    assert log_of(ben, torn)[2:] == ["bids"]
    ben.take({"Ana": {"tricks": 2}, "Bo": {"tricks": 0}, "Cy": {"tricks": 0}})
    all_is_sent(ben)
    assert log_of(ben, torn)[2:] == ["bids", "result"]


def test_undoing_theirs_and_keeping_mine(ben, torn):
    ben.tap("Undo theirs and keep mine")
    ben.title_is(re.compile("Round 3"))
    all_is_sent(ben)
    assert log_of(ben, torn)[2:] == ["bids", "undo", "bids", "result"]
    assert table_of(ben, torn)["view"]["rounds"][1]["rows"]["p1"]["bid"] == 1
    ben.undo()
    all_is_sent(ben)


def test_it_can_be_decided_later(ben, torn):
    """The game goes on here meanwhile; the banner stays, also after a reload."""
    ben.tap("Close")
    ben.bid({"Ana": 0, "Bo": 0, "Cy": 3})
    ben.page.reload()
    ben.dialog.get_by_role("heading", name="Two have recorded at once").wait_for()
    ben.tap("Close")
    ben.tap("Look")
    ben.tap("Undo theirs and keep mine")
    all_is_sent(ben)
    assert log_of(ben, torn)[2:] == ["bids", "undo", "bids", "result", "bids"]


def test_the_others_had_taken_something_back(ben):
    """What both had is entered again before mine."""
    code = open_table(ben, 3, [bids(1, 0, 0)])
    with no_network(ben):
        ben.take({"Ana": {"tricks": 1}, "Bo": {"tricks": 0}, "Cy": {"tricks": 0}})
        record(ben, code, {"type": "undo"}, bids(0, 0, 0), result(0, 0, 1))
        ben.expects(STALE)
    ben.tap("Undo theirs and keep mine")
    all_is_sent(ben)
    assert log_of(ben, code) == ["bids", "undo", "bids", "result", "undo", "undo", "bids", "result"]
    assert [points for points, _, _ in ben.scores()] == [20, 10, 10]


def test_both_have_recorded_the_same(ben):
    table = sit_down(ben, entries=[ALL])
    with no_network(ben):
        table.play(place(1))
        record(ben, ben.code, place(1))
        ben.expects(STALE)
    ben.dialog.get_by_text("Somebody else has recorded the very same.").wait_for()
    ben.tap("Drop mine: it is there already")
    ben.dialog.wait_for(state="hidden")
    assert log_of(ben, ben.code) == ["place_all", "place"]
    table.play(skull_bid(2, 2))
    all_is_sent(ben)


def test_two_phones_of_which_one_was_away(phones):
    """Ben’s second phone goes on while the first is away; both hear of the decision."""
    first = phones()
    code = open_table(first, 3)
    second = phones(storage_state=first.page.context.storage_state(indexed_db=False))
    second.sit_at(code)
    with no_network(first):
        first.bid({"Ana": 1, "Bo": 0, "Cy": 0})
        second.bid({"Ana": 0, "Bo": 0, "Cy": 1})
        all_is_sent(second)
        first.expects(STALE)
    first.tap("Undo theirs and keep mine")
    all_is_sent(first)
    expect(second.row("Ana")).to_contain_text("bid 1")
    assert log_of(first, code) == ["bids", "undo", "bids"]


def test_names_and_notes_of_others_are_no_conflict(ben):
    code = open_table(ben, 3, [bids(1, 0, 0)])
    with no_network(ben):
        ben.take({"Ana": {"tricks": 1}, "Bo": {"tricks": 0}, "Cy": {"tricks": 0}})
        ben.page.request.patch(f"/api/v1/tables/{code}", data={"names": {"p2": "Bobby"}, "label": "Window"})
        ben.expects(STALE)
    all_is_sent(ben)
    ben.row("Bobby").wait_for()
    assert log_of(ben, code) == ["bids", "patch", "result"]
    assert not ben.dialog.is_visible()


def test_a_correction_waits_on_top_of_what_others_renamed(ben):
    """It means the entry that it meant, though that has another number by now."""
    code = open_table(ben, 3)
    with no_network(ben):
        ben.bid({"Ana": 1, "Bo": 0, "Cy": 0})
        ben.sheet()
        ben.touch(ben.cell(1, 2))
        ben.tap("Bo bids 1")
        ben.tap("Correct round 1")
        ben.page.request.patch(f"/api/v1/tables/{code}", data={"label": "Window"})
        ben.expects(STALE)
    all_is_sent(ben)
    assert log_of(ben, code) == ["patch", "bids", "bids"]
    assert [player["bid"] for player in table_of(ben, code)["view"]["players"]] == [1, 1, 0]


def test_whoever_may_no_longer_write_is_told_and_loses_nothing(ben):
    """The house takes it from nobody without a key; it can be tried again."""
    code = open_table(ben, 3)
    with no_network(ben):
        ben.bid({"Ana": 1, "Bo": 0, "Cy": 0})
        cookies = ben.page.context.cookies()
        ben.page.context.clear_cookies()
        ben.expects(r"status of 401 .*/api/v1/")
    ben.dialog.get_by_text("Anyone may look on here. To write, show this table's score key.").wait_for()
    assert re.search(r"Bids of round 1: Ana\s1", ben.dialog.locator("[data-whose=mine]").inner_text())
    ben.page.context.add_cookies(cookies)
    ben.tap("Try again")
    all_is_sent(ben)
    assert log_of(ben, code) == ["bids"]


def test_what_the_house_refuses_is_shown_with_the_reason(ben):
    """A name that the house alone knows to be taken: put right or dropped, what came after it stays."""
    code = open_table(ben, 3, plain_rounds(3, up_to=1))
    with no_network(ben):
        ben.choose("Somebody joins")
        ben.dialog.get_by_label("Name", exact=True).fill("Ana\ufe0f")
        ben.tap("Join")
        expect(ben.rows).to_have_count(4)
        ben.choose("Names")
        ben.dialog.get_by_label("Seat 2").fill("Bobby")
        ben.touch(ben.dialog.locator("[data-action=send]"))
        ben.row("Bobby").wait_for()
        ben.expects(REFUSED)
    ben.dialog.get_by_text("already sits here.").wait_for()
    ben.tap("Drop it")
    all_is_sent(ben)
    expect(ben.rows).to_have_count(3)
    assert log_of(ben, code)[2:] == ["patch"]
