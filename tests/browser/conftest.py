"""The real page from the real server in the system's Chromium: Ben's phone keeps score, Cleo's watches."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from tests.browser.host import Host
from tests.browser.phone import PHONE, WAIT_MILLISECONDS, Phone, own_phone
from tests.conftest import Server, running_server

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
NO_CHROMIUM = "no Chromium on this machine: apt-get install chromium fonts-noto-cjk"
HERE = Path(__file__).parent
QUIETLY = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

# Every screen in every language and size takes long: the suite walks them in English, `make soak` walks them all.
# What cuts networks and kills servers wants a machine that is not busy, and is asked there as well.
LONG = {
    "test_at_the_table.py",
    "test_board.py",
    "test_conflicts.py",
    "test_desk.py",
    "test_happenings.py",
    "test_installed.py",
    "test_keeping.py",
    "test_modules.py",
    "test_nothing_lost.py",
    "test_offline.py",
    "test_offline_start.py",
    "test_rules.py",
    "test_screens.py",
    "test_share.py",
    "test_sizes.py",
    "test_skull_corrections.py",
    "test_skull_happenings.py",
    "test_skull_screens.py",
    "test_toast.py",
    "test_update.py",
}
LONG_WALKS = {"test_every_page_in_every_language"}
WALKS_ALL = os.environ.get("WALK") == "all"
TOO_LONG = "long, or for a machine of its own: make soak"


def pytest_collection_modifyitems(items):
    for item in items:
        if HERE in item.path.parents:
            item.add_marker("browser")
            item.add_marker(pytest.mark.flaky(reruns=2))  # a busy machine may let the browser wait too long
            if CHROMIUM is None:
                item.add_marker(pytest.mark.skip(reason=NO_CHROMIUM))
            elif is_long(item) and not WALKS_ALL:
                item.add_marker(pytest.mark.skip(reason=TOO_LONG))


def is_long(item) -> bool:
    """Whether a test walks through many screens, or repeats in Chinese or Japanese what English shows."""
    said = item.name.partition("[")[2].rstrip("]").split("-")
    return item.path.name in LONG or item.originalname in LONG_WALKS or "zh" in said or "ja" in said


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=WAIT_MILLISECONDS)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIETLY)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def house(empty_database, tmp_path_factory) -> Iterator[Server]:
    """One server for all these tests, with its own database."""
    database = shutil.copy(empty_database, tmp_path_factory.mktemp("house") / "companion.db")
    with running_server(Path(database)) as server:
        yield server


@pytest.fixture
def phones(browser, house) -> Iterator[Phone]:
    """Makes phones that are as good as new: `phones(locale="zh-CN")`; none of them may have had trouble."""
    made: list[BrowserContext] = []
    watched: list[Host] = []

    def phone(**features) -> Host:
        context = own_phone(browser, house.address, **features)
        made.append(context)
        watched.append(Host(context.new_page()))
        return watched[-1]

    yield phone
    for context in made:
        context.close()
    assert [host.trouble() for host in watched if host.trouble()] == []


@pytest.fixture(scope="package")
def bens_phone(browser, house) -> Iterator[BrowserContext]:
    context = own_phone(browser, house.address)
    yield context
    context.close()


@pytest.fixture(scope="package")
def cleos_phone(browser, house) -> Iterator[BrowserContext]:
    context = own_phone(browser, house.address)
    yield context
    context.close()


@pytest.fixture(scope="package")
def bens_page(bens_phone) -> Host:
    """One page for all his tests: a new one costs the browser a process each time."""
    return Host(bens_phone.new_page())


@pytest.fixture
def ben(bens_page) -> Iterator[Host]:
    """Keeps score; his phone knows the tables of the tests before."""
    bens_page.begin()
    yield bens_page
    bens_page.page.unroute_all()
    assert bens_page.trouble() == []


@pytest.fixture
def cleo(cleos_phone) -> Iterator[Host]:
    """Watches, and has no key."""
    yield from with_a_page(cleos_phone)


def with_a_page(phone: BrowserContext, script: str = "", **manner) -> Iterator[Host]:
    """`script`: what runs on the page before its own scripts."""
    host = Host(phone.new_page(), **manner)
    host.page.add_init_script(script)
    host.page.set_viewport_size(PHONE)
    yield host
    host.page.close()
    assert host.trouble() == []
