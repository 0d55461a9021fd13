"""Cards tapped as they fall."""

import re
import time

from playwright.sync_api import expect

from companion.translations import sentence
from tests.browser.host import Host
from tests.browser.tables import record


def open_with(host: Host, players: list[str], entries=(), **options) -> str:
    """Open a table of these people with these options, record the entries, and sit down at it."""
    asked = {"game": "skull-king", "players": players, "options": options}
    answer = host.page.request.post("/api/v1/tables", data=asked)
    assert answer.status == 201, answer.text()
    code = answer.json()["code"]
    if entries:
        record(host, code, *entries)
    host.sit_at(code)
    return code


def turn_to_tricks(host: Host) -> None:
    """Tell the round trick by trick, if that is not the phone's way already."""
    way = host.button("Tell this round trick by trick")
    here = host.button("Finish this round by numbers")
    way.or_(here).wait_for()
    if way.is_visible():
        host.touch(way)
    here.wait_for()
    expect(host.page.locator(".card-pad .card-key[data-card=pirate]")).to_be_visible()


def lay(host: Host, name: str, card: str) -> None:
    """The card of the one whose turn it is."""
    suit, _, number = card.rpartition("-")
    word = sentence("en", f"word-{card}")
    if number.isdigit():
        host.tap(f"{suit}: choose a number")
    host.tap(f"{name}: {word}")


def whole_trick(host: Host, cards: list[str], *, is_open=False) -> str:
    """A whole trick by whoever's turn it is; who led it."""
    leader = ""
    for card in cards:
        name = turn(host)
        leader = leader or name
        if is_open:
            is_open = False
            host.tap(f"{name}: {sentence('en', f'word-{card}')}")
        else:
            lay(host, name, card)
    return leader


def turn(host: Host) -> str:
    """Whose row has the light."""
    row = host.page.locator(".seat-row.now .name")
    row.wait_for()
    return row.inner_text()


def plays(host: Host, name: str) -> None:
    """Wait until this one has the light."""
    expect(host.page.locator(".seat-row.now .name")).to_have_text(name)


def put_back(host: Host, name: str) -> None:
    """The light goes to this row."""
    host.touch(host.row(name).get_by_role("button", name=re.compile(f"{name}")).first)


def lies(host: Host) -> dict[str, str]:
    """The cards of the running trick, by who played them."""
    rows = host.page.locator(".seat-row:has(.laid:not(.old))")
    return {
        row.locator(".name").inner_text(): row.locator(".laid").get_attribute("data-card") or ""
        for row in rows.all()
    }


def sent(host: Host, code: str) -> dict:
    """Wait until the house has everything that the page shows; the table."""
    for _ in range(100):
        table = host.page.request.get(f"/api/v1/tables/{code}").json()
        if str(table["seq"]) == host.page.locator(".board").get_attribute("data-seq"):
            return table
        time.sleep(0.1)
    raise AssertionError("the house does not know all of it")


def forget_the_way(host: Host) -> None:
    """The phone begins its rounds by numbers again."""
    if host.page.url.startswith("http"):
        host.page.evaluate("localStorage.removeItem('companion:by-trick')")
