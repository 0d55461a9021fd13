"""What was typed and what was answered outlives reloads, the other phone, and the server."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import with_a_page
from tests.browser.host import Host
from tests.browser.offline import all_is_fetched, judges_here, log_of
from tests.browser.tables import NAMES, open_table, plain_rounds
from tests.http.api.rounds import bids

GONE = r"net::ERR_\w+ .*/api/v1/"
STALE = r"status of 412 .*/api/v1/"


@pytest.fixture
def plain(bens_phone) -> Iterator[Host]:
    """Ben with a browser that cannot run the rules: the house judges everything."""
    yield from with_a_page(bens_phone, script="delete globalThis.Worker")


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
    judges_here(ben)
    all_is_fetched(ben)
    ben.expects(GONE)
    house.kill()
    house.start()
    ben.page.reload()
    ben.title_is(re.compile("Round 4"))
    ben.take({"Ana": {"tricks": 2}, "Bo": {"tricks": 1}, "Cy": {"tricks": 1}})
    assert [total for _, total, _ in ben.scores()] == [120 + 40, 60 + 20, 60 - 40]


def test_a_phone_that_cannot_judge_says_that_it_has_not_sent(plain, house):
    """It keeps what was typed, and what was confirmed goes out by itself, once, when the server is back."""
    code = open_table(plain, 3)
    plain.bid({"Ana": 1, "Bo": 0, "Cy": 0}, confirm=False)
    plain.expects(GONE)
    house.kill()
    try:
        plain.tap("Bids are down: play")
        plain.is_told("Not sent: the server cannot be reached. What you typed is kept.")
        assert plain.values() == ["1", "0", "0"]
    finally:
        house.start()
    plain.page.get_by_role("group", name="Ana took").wait_for()
    assert log_of(plain, code) == ["bids"]


def test_a_reload_while_unsent_sends_what_was_confirmed(plain, house):
    code = open_table(plain, 3, [bids(1, 0, 0)])
    plain.take({"Ana": {"tricks": 0}, "Bo": {"tricks": 0}, "Cy": {"tricks": 1}}, confirm=False)
    plain.expects(GONE)
    house.kill()
    try:
        plain.tap("Record round 1")
        plain.is_told(re.compile("^Not sent"))
    finally:
        house.start()
    plain.page.reload()
    plain.title_is(re.compile("Round 2"))
    assert log_of(plain, code) == ["bids", "result"]


def test_typing_while_the_server_is_gone(plain, house):
    """Without the preview nothing is judged and nothing is greyed, but nothing is lost either."""
    open_table(plain, 3, [bids(1, 0, 0)])
    plain.expects(GONE)
    house.kill()
    try:
        plain.take({"Ana": {"tricks": 1}, "Bo": {"tricks": 0}, "Cy": {"tricks": 0}}, confirm=False)
        assert plain.values() == ["1", "0", "0"]
    finally:
        house.start()
    plain.record()
    assert [points for points, _, _ in plain.scores()] == [20, 10, 10]


def test_another_page_renamed_meanwhile(ben):
    """That is in nobody's way: the bids are written on top of it, and the new name shows."""
    code = open_table(ben, 3)
    ben.bid({"Ana": 1, "Bo": 1, "Cy": 0}, confirm=False)
    answer = ben.page.request.patch(f"/api/v1/tables/{code}", data={"names": {"p2": "Bobby"}})
    assert answer.status == 200, answer.text()
    ben.expects(STALE)
    ben.tap("Bids are down: play")
    ben.page.get_by_role("group", name="Ana took").wait_for()
    ben.row("Bobby").wait_for()
    assert log_of(ben, code) == ["patch", "bids"]


@pytest.mark.parametrize("button", ["Send again", "Bids are down: play"])
def test_an_answer_that_got_lost(plain, button):
    """The server wrote it down, the phone never heard: sent or confirmed again it stands there once."""
    code = open_table(plain, 3)
    plain.bid({"Ana": 1, "Bo": 0, "Cy": 0}, confirm=False)
    plain.expects(r"ERR_FAILED.*/api/v1/")
    plain.page.route("**/entries", lambda route: (route.fetch(), route.abort()))
    plain.tap("Bids are down: play")
    plain.button("Send again").wait_for()
    plain.page.unroute("**/entries")
    plain.tap(button)
    plain.page.get_by_role("group", name="Ana took").wait_for()
    assert log_of(plain, code) == ["bids"]


def test_what_is_typed_after_it_could_not_be_sent_is_what_counts(plain):
    code = open_table(plain, 3)
    plain.bid({"Ana": 1, "Bo": 0, "Cy": 0}, confirm=False)
    with no_network(plain):
        plain.tap("Bids are down: play")
        plain.button("Send again").wait_for()
        plain.touch(plain.row("Ana").get_by_role("button").first)
        plain.tap("Ana bids 0")
        plain.tap("Bids are down: play")
        plain.button("Send again").wait_for()
    plain.tap("Send again")
    plain.page.get_by_role("group", name="Ana took").wait_for()
    assert "bid 0" in plain.row("Ana").inner_text()
    assert log_of(plain, code) == ["bids"]


def test_a_step_that_nobody_has_judged_is_taken_back_unsent(plain):
    code = open_table(plain, 3, [bids(1, 0, 0)])
    plain.take({"Ana": {"tricks": 1}, "Bo": {"tricks": 0}, "Cy": {"tricks": 0}}, confirm=False)
    with no_network(plain):
        plain.tap("Record round 1")
        plain.button("Send again").wait_for()
        plain.undo()
        expect(plain.button("Send again")).to_be_hidden()
    plain.page.reload()
    plain.button("Record round 1").wait_for()
    assert log_of(plain, code) == ["bids"]


def test_a_sheet_of_the_menu_says_that_it_could_not_be_sent(plain):
    """Where it was typed, and it can be sent again from there."""
    code = open_table(plain, 3, plain_rounds(3, up_to=1))
    plain.choose("Somebody joins")
    plain.dialog.get_by_label("Name", exact=True).fill("Dee")
    with no_network(plain):
        plain.tap("Join")
        expect(plain.dialog.get_by_text(re.compile("^Not sent"))).to_be_visible()
    expect(plain.dialog.get_by_label("Name", exact=True)).to_have_value("Dee")
    plain.tap("Join")
    plain.dialog.wait_for(state="hidden")
    plain.row("Dee").wait_for()
    assert log_of(plain, code).count("join") == 1


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
