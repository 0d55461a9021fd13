"""The house is out of reach from the start: tables are found, opened and played, and it hears of them later."""

import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.host import Host
from tests.browser.installed import keeping_phone, visit
from tests.browser.offline import all_is_sent, judges_here, log_of, table_of, waits
from tests.browser.tables import open_table, plain_rounds
from tests.conftest import Server, running_server
from tests.http.api.rounds import bids

NO_HOUSE = r"net::ERR_|Failed to load resource|Failed to fetch|navigation preload"
WITHOUT_CODE = re.compile(r"/tables/new-[0-9a-f-]{36}$")
WITH_CODE = re.compile(r"/tables/[2-9A-Z]{6}$")


@pytest.fixture(scope="module")
def own_house(empty_database, tmp_path_factory) -> Iterator[Server]:
    """A house of these tests' own: it goes and comes back."""
    database = shutil.copy(empty_database, tmp_path_factory.mktemp("start") / "companion.db")
    with running_server(Path(database)) as server:
        yield server


@pytest.fixture
def eva(browser: Browser, own_house) -> Iterator[Host]:
    """Her phone keeps the house."""
    phone = keeping_phone(browser, own_house)
    host = Host(phone.new_page())
    visit(host.page)
    yield host
    phone.close()
    assert host.trouble() == []


@contextmanager
def away(house: Server, host: Host) -> Iterator[None]:
    host.expects(NO_HOUSE)
    house.kill()
    try:
        yield
    finally:
        house.start()


def test_a_table_is_opened_and_played_before_the_house_knows_it(eva, own_house):
    with away(own_house, eva):
        eva.open("/new")
        eva.seat(["Ana", "Bo", "Cy"])
        eva.tap("Start")
        expect(eva.page).to_have_url(WITHOUT_CODE)
        eva.title_is(re.compile("Round 1"))
        judges_here(eva)
        eva.bid({"Ana": 1, "Bo": 0, "Cy": 0})
        eva.page.reload()
        eva.take({"Ana": {"tricks": 1}, "Bo": {"tricks": 0}, "Cy": {"tricks": 0}})
        eva.sees("not sent yet: 3")
        eva.tap("More")
        eva.sees("The code for watching comes as soon as the house can be reached.")
        eva.tap("Close")
        old = eva.page.url
    all_is_sent(eva)
    expect(eva.page).to_have_url(WITH_CODE)
    assert log_of(eva, eva.code) == ["bids", "result"]
    judges_here(eva)
    eva.bid({"Ana": 0, "Bo": 0, "Cy": 0})
    all_is_sent(eva)
    code = eva.code
    eva.open(old)
    expect(eva.page).to_have_url(re.compile(code))
    assert len(eva.page.request.get("/api/v1/tables").json()) == 1


def test_an_opening_whose_answer_got_lost_opens_one_table(eva, own_house):
    eva.open("/new")
    eva.seat(["Ana", "Bo"])
    eva.expects(NO_HOUSE)
    eva.page.route("**/api/v1/tables", lambda route: (route.fetch(), route.abort()))
    eva.tap("Start")
    expect(eva.page).to_have_url(re.compile("/tables/"))
    eva.page.unroute_all()
    expect(eva.page).to_have_url(WITH_CODE, timeout=40_000)
    assert len(eva.page.request.get("/api/v1/tables").json()) == 1


def test_home_shows_the_tables_of_this_phone(eva, own_house):
    """Each once, and what of it is not sent yet; a tap leads on."""
    code = open_table(eva, 3, plain_rounds(3, up_to=1), label="Window")
    judges_here(eva)
    with away(own_house, eva):
        eva.bid({"Ana": 1, "Bo": 0, "Cy": 0})
        eva.open("/")
        link = eva.page.get_by_role("link", name="Window")
        expect(link).to_have_count(1)
        expect(link).to_contain_text("not sent yet: 1")
        eva.touch(link)
        eva.page.get_by_role("group", name="Ana took").wait_for()
        eva.page.close()
        again = Host(eva.page.context.new_page())
        again.expects(NO_HOUSE)
        again.open(f"/tables/{code}")
        again.page.get_by_role("group", name="Ana took").wait_for()
        waits(again, 1)
        eva.page = again.page
        eva.open("/")
        eva.sees("not sent yet: 1")
    expect(eva.page.get_by_text("not sent yet: 1")).to_be_hidden(timeout=40_000)
    assert log_of(eva, code)[2:] == ["bids"]
    expect(eva.page.get_by_role("link", name="Window")).to_have_count(1)


def test_the_people_seated_last_are_seated_again(eva, own_house):
    with away(own_house, eva):
        for _ in range(2):
            eva.open("/new")
            names = eva.page.get_by_role("textbox", name=re.compile("Name in seat"))
            names.first.wait_for()
            if not names.first.input_value():
                eva.seat(["Ana", "Bo", "Cy"])
            eva.tap("Start")
            eva.title_is(re.compile("Round 1"))
            expect(eva.rows).to_have_count(3)


def test_once_more_with_the_same_people(eva, own_house):
    """The next table opens without the house; who deals follows from the game that is over."""
    code = open_table(eva, 3, plain_rounds(3, up_to=10), dealer=1)
    judges_here(eva)
    with away(own_house, eva):
        eva.tap("Rematch, same seats")
        expect(eva.page).to_have_url(WITHOUT_CODE)
        eva.title_is(re.compile("Round 1"))
        judges_here(eva)
        eva.bid({"Ana": 0, "Bo": 0, "Cy": 1})
    all_is_sent(eva)
    expect(eva.page).to_have_url(WITH_CODE)
    assert table_of(eva, code)["rematch"] == eva.code
    assert table_of(eva, eva.code)["view"]["dealer"] == "p2"
    assert log_of(eva, eva.code) == ["bids"]


def test_whoever_watches_sees_the_last_state(eva, own_house, browser):
    phone = keeping_phone(browser, own_house)
    writer = Host(phone.new_page())
    code = open_table(writer, 3, [bids(1, 0, 0)])
    phone.close()
    eva.open(f"/tables/{code}")
    expect(eva.row("Ana")).to_contain_text("bid")
    with away(own_house, eva):
        eva.page.reload()
        expect(eva.row("Ana")).to_contain_text("bid")
        eva.open("/tables/K7QX2M")
        eva.sees("Not on this phone yet")
