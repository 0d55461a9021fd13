"""Network gone, server dead, page closed: the game goes on in full, and arrives once and in order."""

import json
import re

from playwright.sync_api import expect

from tests.browser.host import Host
from tests.browser.offline import GONE, all_is_sent, judges_here, log_of, no_network, table_of, waits
from tests.browser.skull_host import sit_down
from tests.browser.tables import open_table, plain_rounds
from tests.browser.test_whole_games import totals_at_the_end
from tests.conftest import DATA
from tests.http.api.rounds import bids


def test_a_whole_game_of_skull_king(ben):
    """Ten rounds without a connection: points, totals, ranks and the end are there; then it is sent."""
    code = open_table(ben, 3)
    with no_network(ben):
        for cards in range(1, 11):
            ben.title_is(re.compile(rf"Round {cards}\s*{cards} cards?"))
            ben.bid({"Ana": cards, "Bo": 0, "Cy": 1})
            ben.take({"Ana": {"tricks": cards}, "Bo": {"tricks": 0}, "Cy": {"tricks": 0}})
            if cards < 10:
                assert ben.scores()[0][1] == 10 * cards * (cards + 1)
        ben.sees("Ana wins")
        totals = totals_at_the_end(ben)
        ben.sees("not sent yet: 20")
        waits(ben, 20)
    all_is_sent(ben)
    expect(ben.page.get_by_text("not sent yet")).to_be_hidden()
    assert log_of(ben, code) == ["bids", "result"] * 10
    view = table_of(ben, code)["view"]
    assert [standing["total"] for standing in view["standings"]] == list(totals.values())


def test_a_whole_game_of_skull(ben):
    played = json.loads((DATA / "skull-two-successes.json").read_text(encoding="utf-8"))
    table = sit_down(ben, played["players"], **played["options"])
    with no_network(ben):
        table.play(*played["entries"])
        ben.sees("Bo wins")
        shown = ben.page.locator(".final").inner_text()
    all_is_sent(ben)
    assert log_of(ben, ben.code) == [entry["type"] for entry in played["entries"]]
    assert table.view()["winners"] == played["expected"]["winners"]
    ben.page.reload()
    expect(ben.page.locator(".final")).to_have_text(shown, use_inner_text=True)


def test_undo_redo_correction_and_names_without_a_connection(ben):
    """Everything that can be put right can be put right, the log and the sheet follow, and the house gets it so."""
    code = open_table(ben, 3, plain_rounds(3, up_to=2))
    with no_network(ben):
        ben.bid({"Ana": 1, "Bo": 1, "Cy": 1})
        ben.undo()
        ben.is_told("Taken back: the bids of round 3.")
        ben.redo()
        ben.sheet()
        ben.touch(ben.cell(1, 1))
        ben.tap("Bids")
        ben.tap("Ana bids 0")
        ben.tap("Correct round 1")
        ben.is_told("Corrected.")
        ben.touch(ben.page.get_by_role("link", name="Log"))
        ben.sees(re.compile(r"^Corrected: Bids of round 1: Ana\s0, Bo\s0 and Cy\s0"))
        expect(ben.page.get_by_text("not sent yet", exact=False).nth(1)).to_be_visible()
        ben.tap("To the round")
        ben.choose("Names")
        ben.dialog.get_by_label("Seat 2").fill("Bobby")
        ben.touch(ben.dialog.locator("[data-action=send]"))
        ben.row("Bobby").wait_for()
        waits(ben, 5)
    all_is_sent(ben)
    assert log_of(ben, code)[4:] == ["bids", "undo", "redo", "bids", "patch"]
    house = table_of(ben, code)
    assert [player["name"] for player in house["players"]] == ["Ana", "Bobby", "Cy"]
    assert house["view"]["rounds"][0]["rows"]["p1"]["points"] == -10


def test_what_the_rules_forbid_is_refused_without_a_connection(ben):
    open_table(ben, 3, [bids(1, 0, 0)])
    with no_network(ben):
        ben.tap("Ana took 1: made it")
        ben.tap("Bo took 1", grey=True)
        ben.is_told("2 tricks entered, 1 card was dealt.")
        assert ben.values() == ["1", "?", "–"]
    waits(ben, 0)


def test_the_server_is_killed_and_comes_back(ben, house):
    code = open_table(ben, 3)
    judges_here(ben)
    ben.expects(GONE)
    house.kill()
    try:
        ben.bid({"Ana": 1, "Bo": 0, "Cy": 0})
        ben.take({"Ana": {"tricks": 1}, "Bo": {"tricks": 0}, "Cy": {"tricks": 0}})
        ben.sees("not sent yet: 2")
    finally:
        house.start()
    all_is_sent(ben)
    assert log_of(ben, code) == ["bids", "result"]


def test_a_reload_in_the_middle_with_the_server_back(ben, house):
    """What was entered while it was dead is on the screen at once after the reload, and is sent."""
    code = open_table(ben, 3, plain_rounds(3, up_to=1))
    judges_here(ben)
    ben.expects(GONE)
    house.kill()
    try:
        ben.bid({"Ana": 1, "Bo": 0, "Cy": 0})
        ben.take({"Ana": {"tricks": 1}, "Bo": {"tricks": 1}}, confirm=False)
        ben.page.route("**/api/v1/**", lambda route: route.abort())
    finally:
        house.start()
    ben.page.reload()
    ben.sees("not sent yet: 1")
    assert ben.values()[:2] == ["1", "1"]
    ben.page.unroute_all()
    all_is_sent(ben)
    ben.button("Cy took none: record").click()
    ben.title_is(re.compile("Round 3"))
    all_is_sent(ben)
    assert log_of(ben, code)[2:] == ["bids", "result"]


def test_a_tab_killed_between_writing_and_the_answer(ben):
    """The house has it, the phone does not know: it stands there once."""
    code = open_table(ben, 3)
    judges_here(ben)
    ben.expects(r"ERR_FAILED.*/api/v1/")
    ben.page.route("**/entries", lambda route: (route.fetch(), route.abort()))
    with ben.page.expect_event("requestfailed"):
        ben.bid({"Ana": 1, "Bo": 0, "Cy": 0})
    ben.page.unroute_all()
    ben.page.reload()
    ben.page.get_by_role("group", name="Ana took").wait_for()
    all_is_sent(ben)
    assert log_of(ben, code) == ["bids"]


def test_a_double_tap_without_a_connection(ben):
    code = open_table(ben, 3, [bids(1, 0, 0)])
    with no_network(ben):
        ben.take({"Ana": {"tricks": 1}, "Bo": {"tricks": 0}, "Cy": {"tricks": 0}}, confirm=False)
        ben.button("Record round 1").dblclick()
        ben.title_is(re.compile("Round 2"))
        waits(ben, 1)
    all_is_sent(ben)
    assert log_of(ben, code) == ["bids", "result"]


def test_an_entry_is_shown_before_the_house_has_it(ben):
    """A slow network is nobody's business."""
    code = open_table(ben, 3)
    judges_here(ben)
    ben.page.route("**/entries", lambda route: (ben.page.wait_for_timeout(1500), route.continue_()))
    ben.bid({"Ana": 1, "Bo": 0, "Cy": 0})
    assert log_of(ben, code) == []
    all_is_sent(ben)
    assert log_of(ben, code) == ["bids"]


def test_two_tabs_show_the_same_and_send_once(ben):
    """What is entered in one tab stands in the other, also without a connection."""
    code = open_table(ben, 3)
    other = Host(ben.page.context.new_page())
    other.sit_at(code)
    with no_network(ben, other):
        ben.bid({"Ana": 1, "Bo": 0, "Cy": 0})
        other.take({"Ana": {"tricks": 1}, "Bo": {"tricks": 0}, "Cy": {"tricks": 0}})
        ben.title_is(re.compile("Round 2"))
        waits(ben, 2)
        waits(other, 2)
    all_is_sent(ben)
    all_is_sent(other)
    assert log_of(ben, code) == ["bids", "result"]
    assert other.trouble() == []
    other.page.close()
