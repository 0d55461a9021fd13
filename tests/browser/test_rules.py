"""The rule sheets as people read them: small, dark, on paper; and the way there from the table."""

import re

import pytest
from playwright.sync_api import expect

from companion.sheets import SHEETS
from tests.browser.cards import lay, open_with, turn, turn_to_tricks
from tests.browser.host import Host
from tests.browser.installed import keeping_phone, visit
from tests.browser.phone import SMALL_PHONE, own_phone
from tests.browser.sizes import beside_the_page, scrolls, small_targets
from tests.browser.skull_host import sit_down
from tests.browser.tables import open_table, plain_rounds
from tests.browser.test_screens import LOCALES, STYLE_OF_AXE, axe
from tests.browser.walk import TIED
from tests.http.api.rounds import bids

WRITTEN = [(game, language) for game, languages in SHEETS.items() for language in languages]
PAGES_OF = re.compile(rb"/Type\s*/Page\b")


@pytest.fixture(scope="package")
def readers(browser, house):
    """A phone for each language, the smallest there is."""
    made = {
        language: own_phone(browser, house.address, size=SMALL_PHONE, locale=locale, reduced_motion="reduce")
        for language, locale in LOCALES.items()
    }
    yield made
    for context in made.values():
        context.close()


@pytest.fixture(params=WRITTEN, ids="-".join)
def sheet(request, readers):
    """A sheet, open on the smallest phone."""
    game, language = request.param
    host = Host(readers[language].new_page())
    host.expects(STYLE_OF_AXE)
    host.open(f"/rules/{game}")
    yield host
    host.page.close()
    assert host.trouble() == []


def test_a_sheet_is_readable_on_the_smallest_phone(sheet):
    assert scrolls(sheet.page)[0] is False
    assert beside_the_page(sheet.page) == []
    assert small_targets(sheet.page) == []


def test_axe_finds_nothing_by_day_and_by_night(sheet):
    for answer in sheet.page.get_by_role("group").all():
        answer.locator("summary").tap()
    found = axe(sheet.page, "light", {}) + axe(sheet.page, "dark", {"runOnly": ["color-contrast"]})
    assert found == []


@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_a_sheet_is_printed_on_two_pages(sheet, paper):
    pdf = sheet.page.pdf(format=paper)
    assert len(PAGES_OF.findall(pdf)) == 2


def test_another_language_is_read_without_changing_the_app(phones):
    host = phones()
    host.open("/rules/skull?lang=en")
    expect(host.page.locator("html")).to_have_attribute("lang", "en")
    host.open("/rules")
    host.touch(host.page.get_by_role("link", name="Skull King"))
    host.title_is("Skull King")


def test_home_leads_to_the_rules(phones):
    host = phones()
    host.open("/")
    host.touch(host.page.get_by_role("link", name=re.compile("^Rules")))
    host.touch(host.page.get_by_role("link", name="Skull", exact=True))
    host.title_is("Skull")


BIDS = bids(1, 1, 1)


@pytest.mark.parametrize(
    ("game", "entries", "anchor"),
    [
        pytest.param("skull-king", plain_rounds(3, up_to=1), "bids", id="bidding"),
        pytest.param("skull-king", [*plain_rounds(3, up_to=1), BIDS], "bonus", id="bonuses"),
        pytest.param("skull-king", TIED, "tie", id="a tie"),
        pytest.param("skull-king", plain_rounds(3, up_to=10), "ending", id="the end"),
        pytest.param("skull", [], "first-disc", id="first discs"),
        pytest.param("skull", [{"type": "place_all"}], "placing", id="placing"),
        pytest.param(
            "skull",
            [{"type": "challenge", "challenger": "p2", "count": 1, "skull_owner": None}],
            "next-starter",
            id="who starts next",
        ),
    ],
)
def test_the_question_mark_opens_what_matters_now(phones, game, entries, anchor):
    host = phones()
    open_table(host, 3, entries) if game == "skull-king" else sit_down(host, ["Ana", "Bo", "Cy"], entries)
    host.touch(host.page.get_by_role("link", name="Rules: what matters now"))
    expect(host.page).to_have_url(re.compile(f"/rules/{game}#{anchor}$"))
    expect(host.page.locator(f"#{anchor}")).to_be_in_viewport()
    host.touch(host.page.get_by_role("link", name="Back"))
    expect(host.page).to_have_url(re.compile("/tables/"))


def test_a_kraken_in_the_trick_is_explained(phones):
    host = phones()
    open_with(host, ["Ana", "Bo", "Cy"], [bids(1, 0, 0)], modules=["kraken"])
    turn_to_tricks(host)
    help_is_at(host, "who-wins")
    lay(host, turn(host), "kraken")
    help_is_at(host, "kraken")


def help_is_at(host, anchor):
    link = host.page.get_by_role("link", name="Rules: what matters now")
    expect(link).to_have_attribute("href", f"/rules/skull-king#{anchor}")


def test_a_refusal_leads_to_its_rule(phones):
    host = phones()
    open_table(host, 3, [*plain_rounds(3, up_to=1), BIDS])
    host.tap("Ana took 1: made it")
    host.tap(re.compile("Ana, round 2: .* bonus"))
    grey = host.dialog.locator(".chip[aria-disabled]").first
    host.touch(grey, grey=True)
    host.touch(host.page.get_by_role("link", name="Rule", exact=True))
    expect(host.page).to_have_url(re.compile("/rules/skull-king#why-"))
    anchor = host.page.url.partition("#")[2]
    assert anchor.removeprefix("why-")
    expect(host.page.locator(f":is(li, p):has(> #{anchor})")).to_be_in_viewport()


def test_the_rules_are_read_with_no_network(browser, house):
    """From the first visit of any page on."""
    phone = keeping_phone(browser, house)
    host = Host(phone.new_page())
    visit(host.page)
    phone.set_offline(True)
    for game in SHEETS:
        host.open(f"/rules/{game}#questions")
        expect(host.page.locator("#questions")).to_be_in_viewport()
        assert (
            host.page.locator("#questions").evaluate("heading => getComputedStyle(heading).fontSize")
            == "24px"
        )
    phone.close()
