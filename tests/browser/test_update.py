"""A new version of the app: said quietly, taken when the host says so, never over anything unsent."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.installed import keeping_phone, kept_in, renewed, visit
from tests.conftest import Server, running_server

READY = "A new version is ready."
TABLE = {"game": "skull-king", "players": ["Ana", "Bo", "Cy"]}


@pytest.fixture(scope="module")
def new_house(tmp_path_factory) -> Path:
    return renewed(tmp_path_factory.mktemp("new"))


@pytest.fixture
def house_to_renew(empty_database, tmp_path) -> Iterator[Server]:
    database = shutil.copy(empty_database, tmp_path / "companion.db")
    with running_server(Path(database)) as server:
        yield server


@pytest.fixture
def phone(browser, house_to_renew) -> Iterator[BrowserContext]:
    phone = keeping_phone(browser, house_to_renew)
    yield phone
    phone.close()


@pytest.fixture
def page(phone) -> Page:
    page = phone.new_page()
    visit(page)
    return page


def renew(server: Server, house: Path) -> None:
    """Put the new version where the old one was."""
    server.kill()
    server.root = house
    server.start()


def look_for_it(page: Page) -> None:
    """As the browser does by itself now and then."""
    page.evaluate("async () => { await (await navigator.serviceWorker.getRegistration()).update(); }")
    until(page, "(await navigator.serviceWorker.getRegistration()).waiting !== null")


def until(page: Page, true: str) -> None:
    for _ in range(600):
        if page.evaluate(f"async () => {true}"):
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"never: {true}")


def count_loads(page: Page) -> list[str]:
    loads: list[str] = []
    page.on("load", lambda loaded: loads.append(loaded.url))
    return loads


def test_the_new_version_waits_until_it_is_wanted(page, house_to_renew, new_house):
    (before,) = kept_in(page)
    renew(house_to_renew, new_house)
    loads = count_loads(page)
    look_for_it(page)
    expect(page.get_by_text(READY)).to_be_visible()
    assert loads == []
    assert before in kept_in(page)
    page.get_by_role("button", name="Use it now").click()
    expect(page.get_by_text(READY)).to_be_hidden()
    until(page, f"!(await caches.keys()).includes('{before}')")
    page.wait_for_timeout(500)
    assert len(loads) == 1
    (after,) = kept_in(page)
    assert after != before
    house_to_renew.kill()
    page.goto("/new")
    expect(page.get_by_role("textbox", name="Name in seat 1")).to_be_visible()


def test_the_other_window_says_that_it_is_of_the_old_version(page, phone, house_to_renew, new_house):
    other = phone.new_page()
    other.goto("/")
    renew(house_to_renew, new_house)
    look_for_it(page)
    loads = count_loads(other)
    page.get_by_role("button", name="Use it now").click()
    expect(other.get_by_text("The new version has begun in another window.")).to_be_visible()
    assert loads == []
    other.get_by_role("button", name="Use it now").click()
    expect(other.get_by_text("another window")).to_be_hidden()
    assert len(loads) == 1


def test_nothing_comes_over_a_running_game_and_nothing_unsent_is_lost(page, house_to_renew, new_house):
    """At a table the menu says it; what is not sent yet is waited for."""
    code = page.request.post("/api/v1/tables", data=TABLE).json()["code"]
    page.goto(f"/tables/{code}")
    for name in TABLE["players"]:
        page.get_by_role("button", name=f"{name} bids 0").click()
        page.wait_for_timeout(320)
    renew(house_to_renew, new_house)
    look_for_it(page)
    page.locator("[data-judged=here]").wait_for()
    house_to_renew.kill()
    page.get_by_role("button", name="Bids are down: play").click()
    page.get_by_text("Not sent yet: 1").wait_for()
    assert not page.get_by_text(READY).is_visible()
    page.get_by_role("button", name="More").click()
    expect(page.get_by_text(READY)).to_be_visible()
    page.get_by_role("button", name="Use it now").click()
    expect(page.get_by_text("It waits: one entry has not been sent yet.")).to_be_visible()
    loads = count_loads(page)
    house_to_renew.start()
    expect(page.get_by_text("It waits:")).to_be_hidden(timeout=60_000)
    assert loads == []
    page.wait_for_timeout(320)
    page.get_by_role("button", name="Use it now").click()
    for _ in range(100):
        page.wait_for_timeout(100)
        if loads:
            break
    page.get_by_role("group", name=re.compile("took$")).wait_for()
    assert len(loads) == 1
    lines = page.request.get(f"/api/v1/tables/{code}/entries").json()["entries"]
    assert [line["entry"]["type"] for line in lines] == ["bids"]
