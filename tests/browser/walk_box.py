"""A walk past everything in the Skull King box, the same in each language."""

from collections.abc import Iterator

from tests.browser.cards import open_with
from tests.browser.host import Host
from tests.http.api.rounds import bids

EVERYTHING = {"modules": ["kraken", "white-whale", "loot"], "pirate_powers": True}
WITH_SHOTS = {"scoring": "rascal", "shots": True, "modules": ["loot", "kraken"]}


def walk_box(host: Host, people: list[str]) -> Iterator[str]:
    """Stop at each screen that is only there with more than the base game."""
    yield from options(host)
    yield from shots(host, people)
    yield from tricks(host, people)
    yield from desk(host)


def options(host: Host) -> Iterator[str]:
    host.open("/new")
    host.page.get_by_role("textbox").first.wait_for()
    host.touch(host.page.locator("summary"))
    yield "new table, options"


def shots(host: Host, people: list[str]) -> Iterator[str]:
    open_with(host, people, **WITH_SHOTS)
    host.touch(host.page.locator('[data-value="cannonball"]'))
    host.touch(host.page.locator('.keys [data-value="1"]'))
    yield "bids with shots"
    open_with(host, people, [bids(0, 0, 1)], modules=["loot", "kraken"])
    for tricks_won in (0, 0, 1):
        host.touch(host.page.locator(f'.keys [data-value="{tricks_won}"]'))
    host.touch(host.rows.last.locator(".points"))
    host.touch(host.dialog.locator('[data-bonus="loot"] .chip').first)
    host.dialog.locator('[data-bonus="loot"] [aria-pressed="true"]').wait_for()
    yield "an alliance"


def tricks(host: Host, people: list[str]) -> Iterator[str]:
    open_with(host, people, [bids(0, 0, 1)], schedule=[2, 1], **EVERYTHING)
    host.touch(host.page.locator('[data-way="trick"]').or_(host.page.locator('[data-way="result"]')))
    host.page.locator(".card-key").first.wait_for()
    yield "by trick, nothing played"
    host.touch(host.page.locator('[data-suit="green"]').first)
    yield "by trick, a suit open"
    host.touch(host.page.locator('[data-card="green-14"]').last)
    for card in ("pirate-harry", "loot"):
        host.touch(host.page.locator(f'.card-key[data-card="{card}"]'))
    host.page.locator("button.told").wait_for()
    yield "by trick, after a trick"
    host.touch(host.page.locator("button.told"))
    host.dialog.wait_for()
    yield "a trick explained"
    host.page.keyboard.press("Escape")
    host.touch(host.page.locator('[data-action="powers"]'))
    host.dialog.wait_for()
    yield "powers"
    host.touch(host.dialog.locator('[data-power="harry"] .chip').first)
    host.dialog.wait_for(state="hidden")
    host.page.evaluate("location.hash = '#sheet'")
    host.touch(host.page.locator("tbody button").first)
    host.touch(host.page.locator('[data-part="harry"]'))
    host.page.locator(".power-row").first.wait_for()
    yield "a power put right"
    host.page.evaluate("location.hash = '#log'")
    host.page.get_by_role("main").get_by_role("listitem").nth(1).wait_for()
    yield "log of tricks"
    host.page.evaluate("localStorage.removeItem('companion:by-trick')")


def desk(host: Host) -> Iterator[str]:
    host.open("/desk")
    host.page.locator(".card-key").first.wait_for()
    yield "desk, empty"
    for card in ("mermaid", "skull-king", "loot"):
        host.touch(host.page.locator(f'.card-key[data-card="{card}"]'))
    host.page.locator(".desk-answer h2").wait_for()
    yield "desk, a trick"
    host.touch(host.page.locator('[data-desk="points"]'))
    for field, value in (("scoring", "rascal"), ("cards", 4), ("bid", 1), ("tricks", 2)):
        host.touch(host.page.locator(f'[data-field="{field}"] [data-value="{value}"]'))
    host.page.locator("[data-points]").wait_for()
    yield "desk, points"
