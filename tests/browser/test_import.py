"""Taking in a file through the page: shown first, then taken in with one tap; what is wrong is said by row."""

import pytest
from playwright.sync_api import expect

from tests.browser.host import Host
from tests.browser.phone import PHONE, SMALL_PHONE
from tests.browser.sizes import beside_the_page, scrolls, small_targets
from tests.browser.test_history import CINEMA, signed_in, somebody
from tests.browser.test_screens import STYLE_OF_AXE, axe
from tests.exchange.files import SHEET, bg_stats

WRONG = SHEET.replace("Bo,2,1,1,0", "Bo,2,1,2,0")


@pytest.fixture
def ada(phones, house) -> Host:
    """The owner's phone."""
    return signed_in(phones, house, "Ada")


def choose(host: Host, name: str, raw: bytes) -> None:
    host.page.locator("input[type=file]").set_input_files(
        {"name": name, "mimeType": "text/csv", "buffer": raw}
    )


def test_a_sheet_is_shown_then_taken_in_and_stands_in_the_history(ada):
    ana = somebody()
    ada.open("/history")
    ada.page.get_by_role("link", name="Take in games").tap()
    choose(ada, "evening.csv", SHEET.replace("Ana", ana).encode())
    expect(ada.page.locator("[data-facts]")).to_contain_text("1 new game")
    expect(ada.page.locator("[data-facts]")).to_contain_text(ana)
    ada.tap("Take in 1 game")
    expect(ada.page.get_by_role("status")).to_contain_text("1 game was taken in.")
    ada.page.get_by_role("link", name="See the history").tap()
    ada.page.get_by_role("link", name=ana).first.tap()
    expect(ada.cell(1, 1)).to_contain_text("+20")


def test_what_is_wrong_is_said_and_nothing_is_offered(ada):
    ada.open("/history/import")
    choose(ada, "evening.csv", WRONG.encode())
    expect(ada.page.locator("[data-troubles] li")).to_have_text(
        "Row 5–7: Round 2: 3 tricks entered, 2 cards were dealt."
    )
    expect(ada.page.locator("[data-action=take]")).to_have_count(0)
    ada.tap("Another file")
    choose(ada, "broken.json", b"{")
    expect(ada.page.get_by_role("alert").first).to_contain_text("so nothing of it is taken in")


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE, CINEMA], ids=["phone", "small", "cinema"])
def test_everything_lies_on_the_page(ada, size):
    ada.page.set_viewport_size(size)
    ada.expects(STYLE_OF_AXE)
    ada.open("/history/import")
    for name, raw in (("plays.bgsplay", bg_stats()), ("wrong.csv", WRONG.encode())):
        choose(ada, name, raw)
        expect(ada.page.locator("[data-facts], [data-troubles]").first).to_be_visible()
        assert (small_targets(ada.page), beside_the_page(ada.page), scrolls(ada.page)[0]) == ([], [], False)
        assert axe(ada.page, "dark" if size is CINEMA else "light", {}) == []
        ada.tap("Another file")
