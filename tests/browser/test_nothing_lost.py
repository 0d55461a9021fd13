"""What was typed and what was answered outlives reloads, the other phone, and the server."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import expect

from tests.browser.host import Host
from tests.browser.tables import NAMES, open_table, plain_rounds, record
from tests.http.api.rounds import bids

GONE = r"net::ERR_\w+ .*/api/v1/"
STALE = r"status of 412 .*/api/v1/"


def test_half_typed_bids_survive_a_reload(ben):
    open_table(ben, 4)
    ben.bid({"Ana": 1, "Bo": 0}, confirm=False)
    ben.page.reload()
    ben.title_is(re.compile("Round 1"))
    assert ben.values() == ["1", "0", "?", "–"]
    ben.bid({"Cy": 0, "Dee": 0})


def test_half_typed_results_survive_a_reload_with_their_bonuses(ben):
    open_table(ben, 3, [*plain_rounds(3, up_to=2), bids(1, 0, 1)])
    ben.take({"Ana": {"tricks": 1, "fourteens": ["black"]}, "Bo": {"tricks": 0}}, confirm=False)
    ben.page.reload()
    ben.button("Ana, round 3: 40 points, explained; bonus").wait_for()
    assert ben.values()[:2] == ["1", "0"]
    ben.take({"Cy": {"tricks": 2}})
    assert [points for points, _, _ in ben.scores()] == [40, 30, -10]


def test_a_killed_server_keeps_everything_it_answered(ben, house):
    open_table(ben, 3, plain_rounds(3, up_to=3))
    ben.bid({"Ana": 2, "Bo": 1, "Cy": 0})
    ben.expects(GONE)
    house.kill()
    house.start()
    ben.page.reload()
    ben.title_is(re.compile("Round 4"))
    ben.take({"Ana": {"tricks": 2}, "Bo": {"tricks": 1}, "Cy": {"tricks": 1}})
    assert [total for _, total, _ in ben.scores()] == [120 + 40, 60 + 20, 60 - 40]


def test_confirming_while_the_server_is_gone(ben, house):
    """It says so, keeps what was typed, and records once when it is back."""
    code = open_table(ben, 3)
    ben.bid({"Ana": 1, "Bo": 0, "Cy": 0}, confirm=False)
    ben.expects(GONE)
    house.kill()
    try:
        ben.tap("Bids are down: play")
        ben.is_told("Not sent: the server cannot be reached. What you typed is kept.")
        assert ben.values() == ["1", "0", "0"]
    finally:
        house.start()
    ben.tap("Send again")
    ben.page.get_by_role("group", name="Ana took").wait_for()
    assert log_of(ben, code) == ["bids"]


def test_a_reload_while_unsent_keeps_what_was_typed(ben, house):
    open_table(ben, 3, [bids(1, 0, 0)])
    ben.take({"Ana": {"tricks": 0}, "Bo": {"tricks": 0}, "Cy": {"tricks": 1}}, confirm=False)
    ben.expects(GONE)
    house.kill()
    try:
        ben.tap("Record round 1")
        ben.is_told(re.compile("^Not sent"))
    finally:
        house.start()
    ben.page.reload()
    expect(ben.button("Record round 1")).to_be_visible()
    assert ben.values() == ["0", "0", "1"]
    ben.record()


def test_typing_while_the_server_is_gone(ben, house):
    """Without the preview nothing is judged and nothing is greyed, but nothing is lost either."""
    open_table(ben, 3, [bids(1, 0, 0)])
    ben.expects(GONE)
    house.kill()
    try:
        ben.take({"Ana": {"tricks": 1}, "Bo": {"tricks": 0}, "Cy": {"tricks": 0}}, confirm=False)
        assert ben.values() == ["1", "0", "0"]
    finally:
        house.start()
    ben.record()
    assert [points for points, _, _ in ben.scores()] == [20, 10, 10]


def test_another_page_recorded_first(ben):
    """The one who comes second keeps what is half typed and sees what is new."""
    code = open_table(ben, 3, plain_rounds(3, up_to=1))
    ben.bid({"Ana": 1, "Bo": 1, "Cy": 1}, confirm=False)
    record(ben, code, bids(2, 0, 0))
    ben.expects(STALE)
    ben.tap("Bids are down: play")
    ben.is_told("Somebody else has recorded meanwhile. This is how it stands now.")
    ben.page.get_by_role("group", name="Ana took").wait_for()
    assert "bid 2" in ben.row("Ana").inner_text()
    ben.undo()
    ben.is_told("Taken back: the bids of round 2.")


def test_another_page_renamed_meanwhile(ben):
    """What was typed still fits, so it stays where it was, and the next tap records it."""
    code = open_table(ben, 3)
    ben.bid({"Ana": 1, "Bo": 1, "Cy": 0}, confirm=False)
    answer = ben.page.request.patch(f"/api/v1/tables/{code}", data={"names": {"p2": "Bobby"}})
    assert answer.status == 200, answer.text()
    ben.expects(STALE)
    ben.tap("Bids are down: play")
    ben.is_told("Somebody else has recorded meanwhile. This is how it stands now.")
    assert ben.values() == ["1", "1", "0"]
    ben.row("Bobby").wait_for()
    ben.tap("Bids are down: play")
    ben.page.get_by_role("group", name="Ana took").wait_for()


def test_the_half_typed_round_comes_back_after_an_undo_elsewhere(ben):
    """Another page takes the bids back and says them anew: the tricks typed here are still there."""
    code = open_table(ben, 3, [*plain_rounds(3, up_to=1), bids(1, 1, 1)])
    ben.take({"Ana": {"tricks": 1}, "Bo": {"tricks": 0}}, confirm=False)
    record(ben, code, {"type": "undo"}, bids(2, 1, 1))
    ben.expects(STALE)
    ben.tap("Cy took 1: made it")
    ben.tap("Record round 2")
    ben.is_told(re.compile("^Somebody else has recorded meanwhile"))
    assert ben.values() == ["1", "0", "1"]
    ben.record()
    assert [points for points, _, _ in ben.scores()] == [-10, -10, 20]


@pytest.mark.parametrize("button", ["Send again", "Bids are down: play"])
def test_an_answer_that_got_lost(ben, button):
    """The server wrote it down, the phone never heard: sent or confirmed again it stands there once."""
    code = open_table(ben, 3)
    ben.bid({"Ana": 1, "Bo": 0, "Cy": 0}, confirm=False)
    ben.expects(r"ERR_FAILED.*/api/v1/")
    ben.page.route("**/entries", lambda route: (route.fetch(), route.abort()))
    ben.tap("Bids are down: play")
    ben.button("Send again").wait_for()
    ben.page.unroute("**/entries")
    ben.tap(button)
    ben.page.get_by_role("group", name="Ana took").wait_for()
    assert log_of(ben, code) == ["bids"]
    assert not ben.page.get_by_text("Somebody else has recorded").is_visible()


def test_what_is_typed_after_it_could_not_be_sent_is_what_counts(ben):
    code = open_table(ben, 3)
    ben.bid({"Ana": 1, "Bo": 0, "Cy": 0}, confirm=False)
    with no_network(ben):
        ben.tap("Bids are down: play")
        ben.button("Send again").wait_for()
        ben.touch(ben.row("Ana").get_by_role("button").first)
        ben.tap("Ana bids 0")
    ben.touch(ben.button("Send again").or_(ben.button("Bids are down: play")).first)
    ben.page.get_by_role("group", name="Ana took").wait_for()
    assert "bid 0" in ben.row("Ana").inner_text()
    assert log_of(ben, code) == ["bids"]


def test_a_sheet_of_the_menu_says_that_it_could_not_be_sent(ben):
    """Where it was typed, and it can be sent again from there."""
    open_table(ben, 3, plain_rounds(3, up_to=1))
    ben.choose("Somebody joins")
    ben.dialog.get_by_label("Name", exact=True).fill("Dee")
    with no_network(ben):
        ben.tap("Join")
        expect(ben.dialog.get_by_text(re.compile("^Not sent"))).to_be_visible()
    expect(ben.dialog.get_by_label("Name", exact=True)).to_have_value("Dee")
    ben.tap("Join")
    ben.dialog.wait_for(state="hidden")
    ben.row("Dee").wait_for()


def test_two_tables_on_one_phone_do_not_mix(ben):
    first = open_table(ben, 3)
    ben.bid({"Ana": 1}, confirm=False)
    open_table(ben, NAMES[3:6])
    assert ben.values() == ["?", "–", "–"]
    ben.sit_at(first)
    assert ben.values() == ["1", "?", "–"]


@contextmanager
def no_network(host: Host) -> Iterator[None]:
    """Nothing that is sent arrives."""
    host.expects(r"ERR_FAILED.*/api/v1/")
    host.page.route("**/api/v1/**", lambda route: route.abort())
    yield
    host.page.unroute("**/api/v1/**")


def log_of(host: Host, code: str) -> list[str]:
    lines = host.page.request.get(f"/api/v1/tables/{code}/entries").json()["entries"]
    return [line.get("entry", {}).get("type", line["kind"]) for line in lines]
