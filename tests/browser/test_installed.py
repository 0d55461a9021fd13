"""The app on the phone: it starts with no network, from the first visit on, and keeps nothing that it should not."""

import re
import shutil
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.installed import instead_of, keeping_phone, kept_in, visit
from tests.browser.phone import Troubles
from tests.conftest import Server, running_server

KEPT_PAGE_SAYS = """async (words) => {
  const page = await caches.match('/new', { ignoreVary: true });
  return (await page.text()).includes(words);
}"""


@pytest.fixture(scope="module")
def own_house(empty_database, tmp_path_factory) -> Iterator[Server]:
    """A house of these tests' own: it goes and comes back."""
    database = shutil.copy(empty_database, tmp_path_factory.mktemp("own") / "companion.db")
    with running_server(Path(database)) as server:
        yield server


@pytest.fixture
def server(own_house) -> Iterator[Server]:
    yield own_house
    if own_house.running.poll() is not None:
        own_house.start()


@pytest.fixture(scope="module")
def known_phone(browser, own_house) -> Iterator[BrowserContext]:
    """A phone that has been to the house once."""
    phone = keeping_phone(browser, own_house)
    visit(phone.new_page())
    yield phone
    phone.close()


@pytest.fixture
def page(known_phone, server) -> Iterator[Page]:
    """Its home page."""
    page = known_phone.new_page()
    page.goto("/")
    yield page
    page.close()


@pytest.fixture
def new_page(browser, server) -> Iterator[Page]:
    """The home page of a phone that was never there before this visit."""
    phone = keeping_phone(browser, server)
    page = phone.new_page()
    visit(page)
    yield page
    phone.close()


def until_kept(page: Page, words: str) -> None:
    """Wait until the kept page says so."""
    for _ in range(200):
        if page.evaluate(KEPT_PAGE_SAYS, words):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"{words} is not kept")


def opened(page: Page) -> str:
    """A table of Ana, Bo and Cy, opened by this phone; its code."""
    asked = {"game": "skull-king", "players": ["Ana", "Bo", "Cy"], "label": "By the window"}
    return page.request.post("/api/v1/tables", data=asked).json()["code"]


def test_after_one_visit_everything_opens_with_no_house(page, server):
    server.kill()
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text("Table Companion")
    page.goto("/new")
    expect(page.get_by_role("textbox", name="Name in seat 1")).to_be_visible()
    page.goto("/shell/table")
    assert page.evaluate("document.querySelector('#table-now').textContent") == ""


def test_the_pages_that_were_kept_have_all_their_files(page, server):
    """Every script and style of them is there, and the sentences."""
    server.kill()
    troubles = Troubles(page)
    for path in ("/", "/new", "/shell/offline"):
        page.goto(path)
        page.wait_for_load_state("networkidle")
    assert [trouble for trouble in troubles.seen if "/static/" in trouble or "/catalogue/" in trouble] == []


def test_a_page_that_is_not_kept_says_so_calmly(page, server):
    server.kill()
    page.goto("/api-of-nothing")
    expect(page.get_by_role("heading", level=1)).to_have_text("No connection")
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_role("link", name="New table")).to_be_visible()


def test_a_tables_page_comes_from_the_phone(page, server):
    code = opened(page)
    page.goto(f"/tables/{code}")
    page.get_by_role("button", name="Ana bids 0").wait_for()
    page.wait_for_timeout(500)
    server.kill()
    page.reload()
    expect(page.get_by_role("button", name="Ana bids 0")).to_be_visible()


@pytest.mark.parametrize("status", [502, 503, 504])
def test_a_proxy_without_a_house_behind_it_counts_as_no_network(page, server, status):
    def nobody(request):
        request.send_error(status)

    with instead_of(server, nobody):
        page.goto("/new")
        expect(page.get_by_role("textbox", name="Name in seat 1")).to_be_visible()


def test_a_crawling_network_is_not_waited_for(page, server):
    with instead_of(server, lambda _: time.sleep(20)):
        begun = time.monotonic()
        page.goto("/new", wait_until="commit")
        assert time.monotonic() - begun < 6
        expect(page.get_by_role("textbox", name="Name in seat 1")).to_be_visible()


def test_the_house_comes_first_while_it_answers(page):
    code = opened(page)
    page.goto("/")
    expect(page.get_by_text(code)).to_be_visible()


def test_no_answer_of_the_interface_and_no_table_is_kept(page):
    page.goto(f"/tables/{opened(page)}")
    page.get_by_role("button", name="Ana bids 0").wait_for()
    page.goto("/")
    paths = [path for paths in kept_in(page).values() for path in paths]
    assert {"/", "/new", "/shell/table", "/shell/offline"} <= set(paths)
    assert [path for path in paths if path.startswith(("/api/", "/tables"))] == []


def test_what_is_kept_follows_the_language(new_page, server):
    new_page.get_by_role("button", name="日本語").click()
    expect(new_page.locator("html")).to_have_attribute("lang", "ja")
    until_kept(new_page, 'lang="ja"')
    server.kill()
    new_page.goto("/new")
    expect(new_page.get_by_role("heading", level=1)).to_have_text("新しいテーブル")


def test_what_is_kept_follows_the_light(new_page, server):
    new_page.get_by_role("button", name="Dark").click()
    until_kept(new_page, 'data-theme="dark"')
    server.kill()
    new_page.goto("/new")
    expect(new_page.locator("html")).to_have_attribute("data-theme", "dark")


def test_the_language_cannot_be_changed_without_the_house_and_says_so(page, server):
    server.kill()
    page.get_by_role("button", name="日本語").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("No connection")


def test_the_app_starts_at_the_running_table(new_page, server):
    code = opened(new_page)
    new_page.goto("/?source=home")
    new_page.get_by_role("button", name="Ana bids 0").wait_for()
    assert new_page.url.endswith(f"/tables/{code}")
    new_page.wait_for_timeout(500)
    new_page.goto("/")
    server.kill()
    new_page.goto("/?source=home")
    new_page.get_by_role("button", name="Ana bids 0").wait_for()
    assert re.search(f"/tables/{code}$", new_page.url)
    new_page.goto("/")
    expect(new_page.get_by_role("link", name="New table")).to_be_visible()
