"""What a phone does by itself: the screen stays on, the hand feels entries, the home screen is offered."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import CHROMIUM, QUIETLY
from tests.browser.phone import own_phone
from tests.browser.tables import open_table
from tests.http.api.rounds import bids

LOCKS = """
  window.locks = [];
  navigator.wakeLock.request = async () => {
    const lock = new EventTarget();
    lock.release = async () => { window.locks.push('off'); lock.dispatchEvent(new Event('release')); };
    window.locks.push('on');
    return lock;
  };
"""
FELT = (
    "window.felt = []; navigator.vibrate = (pattern) => { window.felt.push(String(pattern)); return true; };"
)
HIDE = """(state) => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  document.dispatchEvent(new Event('visibilitychange'));
}"""
OFFER = """() => {
  const offer = new Event('beforeinstallprompt', { cancelable: true });
  offer.prompt = async () => { window.asked = true; };
  offer.userChoice = Promise.resolve({ outcome: 'accepted' });
  return dispatchEvent(offer);
}"""


@pytest.fixture
def spied(phones):
    """A phone on which is noted what the page asks of it."""
    host = phones()
    host.page.add_init_script(LOCKS + FELT)
    return host


def locks(host, *expected: str) -> None:
    until(host, f"String(window.locks) === '{','.join(expected)}'")


def until(host, true: str) -> None:
    """The page allows no script in words: it is asked again and again."""
    for _ in range(200):
        if host.page.evaluate(f"() => {true}"):
            return
        host.page.wait_for_timeout(50)
    raise AssertionError(f"never: {true}; {host.page.evaluate('[window.locks, window.felt]')}")


def test_the_screen_stays_on_while_a_game_runs(spied):
    open_table(spied, 3)
    locks(spied, "on")
    spied.page.evaluate(HIDE, "hidden")
    locks(spied, "on", "off")
    spied.page.evaluate(HIDE, "visible")
    locks(spied, "on", "off", "on")
    spied.choose("End now")
    spied.dialog.locator("[data-action=send]").tap()
    spied.page.locator("[data-panel=end]").wait_for()
    locks(spied, "on", "off", "on", "off")


def test_the_screen_may_sleep_where_it_is_switched_off(spied):
    spied.open("/")
    spied.page.get_by_text("Screen stays on").tap()
    open_table(spied, 3)
    spied.page.locator("[data-judged=here]").wait_for()
    assert spied.page.evaluate("window.locks") == []
    spied.open("/")
    expect(spied.page.get_by_role("checkbox", name="Screen stays on")).not_to_be_checked()


def test_the_hand_feels_an_entry_and_a_refusal(spied):
    open_table(spied, 3)
    spied.page.locator("[data-judged=here]").wait_for()
    until(spied, "window.locks.length > 0")
    spied.bid({"Ana": 1, "Bo": 0, "Cy": 0})
    assert spied.page.evaluate("window.felt") == ["12"]
    spied.undo()
    until(spied, "window.felt.length === 2")


def test_the_hand_feels_nothing_where_it_is_switched_off(spied):
    spied.page.add_init_script("localStorage.setItem('companion:haptic', 'off')")
    open_table(spied, 3, [bids(1, 0, 0)])
    until(spied, "window.locks.length > 0")
    spied.undo()
    spied.is_told("Taken back: the bids of round 1.")
    assert spied.page.evaluate("window.felt") == []


def test_the_home_screen_is_offered_once(spied):
    spied.open("/")
    spied.page.wait_for_load_state("networkidle")
    hint = spied.page.get_by_role("complementary", name="On your home screen")
    assert not hint.is_visible()
    assert spied.page.evaluate(OFFER) is False, "the browser's own bar is held back"
    expect(hint).to_be_visible()
    spied.tap("Not now")
    expect(hint).to_be_hidden()
    spied.page.reload()
    spied.page.wait_for_load_state("networkidle")
    spied.page.evaluate(OFFER)
    spied.page.wait_for_timeout(200)
    assert not hint.is_visible()


def test_the_offer_is_taken_up(spied):
    spied.open("/")
    spied.page.wait_for_load_state("networkidle")
    spied.page.evaluate(OFFER)
    spied.tap("Install")
    until(spied, "window.asked === true")
    expect(spied.page.get_by_role("complementary")).to_be_hidden()


def test_nothing_is_offered_over_a_table(spied):
    open_table(spied, 3)
    assert spied.page.evaluate(OFFER) is False
    assert not spied.page.get_by_text("home screen").is_visible()


def test_on_plain_http_everything_works_and_what_is_missing_is_said(house, playwright_again):
    """A phone that comes by the address of the computer in its network."""
    context = own_phone(playwright_again, f"http://cafe.example:{house.port}")
    page = context.new_page()
    page.goto("/")
    assert page.evaluate("isSecureContext") is False
    expect(page.get_by_text("This address is not encrypted (http).")).to_be_visible()
    expect(page.get_by_text("Screen stays on")).to_be_hidden()
    page.goto("/new")
    for seat, name in enumerate(("Ana", "Bo"), 1):
        page.get_by_role("textbox", name=f"Name in seat {seat}").fill(name)
    page.get_by_role("button", name="Start").click()
    page.get_by_role("button", name="Ana bids 0").click()
    page.wait_for_timeout(320)
    page.get_by_role("button", name="Bo bids 1").click()
    page.wait_for_timeout(320)
    page.get_by_role("button", name="Bids are down: play").click()
    page.get_by_role("group", name="Ana took").wait_for()
    context.close()


@pytest.fixture
def playwright_again(browser):
    """A browser for which the house is in a network, and not on this computer."""
    again = browser.browser_type.launch(
        executable_path=CHROMIUM, args=[*QUIETLY, "--host-resolver-rules=MAP cafe.example 127.0.0.1"]
    )
    yield again
    again.close()


def test_on_an_encrypted_page_nothing_is_missing(spied):
    spied.open("/")
    expect(spied.page.get_by_text("Screen stays on")).to_be_visible()
    expect(spied.page.get_by_text("not encrypted")).to_be_hidden()


@pytest.mark.parametrize(("game", "name"), [("skull", "Skull"), ("skull-king", "Skull King")])
def test_a_shortcut_opens_a_table_of_its_game(ben, game, name):
    ben.open(f"/new?game={game}")
    expect(ben.page.get_by_role("radio", name=name, exact=True)).to_be_checked()
