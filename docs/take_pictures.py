"""Takes the pictures of the README: real screens of real tables, played by the script. `make pictures`."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright
from shown_house import PHONE, QUIETLY, House, chromium, running_house, sign_in
from shown_tables import FOUR, OF_FOUR, OF_SIX, SIX, SKULL, round_of, rounds, sit_down
from small_png import keep_small

PICTURES = Path(__file__).parent / "pictures"
TELEVISION = {"width": 1920, "height": 1080}
SETTLED_MILLISECONDS = 500
FALLEN = [
    ("さくら", "purple 5"),
    ("Ana", "purple 11"),
    ("Bo", "purple 3"),
    ("小雨", "Pirate"),
    ("Dee", "purple 8"),
    ("Eve", "Mermaid"),
    ("小雨", "green 9"),
    ("Dee", "green 12"),
    ("Eve", "Loot"),
]


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    with running_house() as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=QUIETLY)
        for name in sys.argv[1:] or SCREENS:
            take(browser, house, PICTURES / f"{name}.png", SCREENS[name])
        browser.close()


def bids(page: Page) -> None:
    sit_down(page, SIX, rounds(OF_SIX[:5]))
    tap(page, "Ana bids 2", "Bo bids 1", "小雨 bids 0")


def results(page: Page) -> None:
    sit_down(page, SIX, [*rounds(OF_SIX[:6]), *round_of(*OF_SIX[6])[:1]])
    tap(
        page,
        "Ana took 1: made it",
        "Ana, round 7: 20 points, explained; bonus",
        "green 14",
        "2 Pirates",
        "Done",
    )
    tap(page, "Bo took 0: made it", "小雨 took 2: made it", "Dee took 0")
    page.get_by_role("button", name="Dee, round 7: −10 points, explained").wait_for()


def sheet(page: Page) -> None:
    sit_down(page, SIX, rounds(OF_SIX))
    tap(page, "Score sheet")
    page.get_by_role("table").wait_for()


def end(page: Page) -> None:
    sit_down(page, FOUR, rounds(OF_FOUR))
    page.get_by_role("figure").wait_for()


def skull(page: Page) -> None:
    """Ana turns: the own stack lies open, the next one is chosen."""
    sit_down(page, SIX, SKULL[:-1], game="skull", starter="p1")
    page.get_by_role("button", name="Dee’s stack: turn its top disc").click()
    page.get_by_role("button", name="Dee’s stack: flower").wait_for()


def skull_dark(page: Page) -> None:
    """Ana has met a skull: whose hand takes a disc, and who starts next."""
    sit_down(page, SIX, SKULL, game="skull", starter="p1")
    page.get_by_role("button", name="One disc is gone").wait_for()


def tricks(page: Page) -> None:
    """The second trick of a round told card by card."""
    sit_down(
        page, SIX, [*rounds(OF_SIX[:4]), round_of(*OF_SIX[4])[0]], dealer="p1", modules=["kraken", "loot"]
    )
    tap(page, "Tell this round trick by trick")
    for name, card in FALLEN:
        suit, _, number = card.partition(" ")
        tap(page, *([f"{suit}: choose a number"] if number else []), f"{name}: {card}")


def desk(page: Page) -> None:
    page.goto("/desk")
    for key in ("green: choose a number", "A: green 14", "B: Pirate", "C: Skull King", "D: Mermaid"):
        tap(page, key)


def television(page: Page) -> None:
    sit_down(page, SIX, rounds(OF_SIX[:7]), then="/board")
    page.locator(".tv-score").wait_for()


def history(page: Page) -> None:
    page.goto("/history")


def player(page: Page) -> None:
    page.goto("/players")
    page.locator("ol.rows a.row").first.click()
    page.wait_for_url("**/players/*")


def catalogue(page: Page) -> None:
    page.goto("/catalogue/skull-king")


class Screen(NamedTuple):
    """What is played, and how it is looked at; the memory is for a DM who is signed in."""

    play: Callable[[Page], None]
    colours: str = "light"
    size: dict[str, int] = PHONE
    is_for_dms: bool = False


# The memory comes first: what the others play is in it afterwards.
SCREENS = {
    "history": Screen(history, is_for_dms=True),
    "player": Screen(player, is_for_dms=True),
    "catalogue": Screen(catalogue, "dark"),
    "bids": Screen(bids),
    "results": Screen(results),
    "end": Screen(end),
    "skull": Screen(skull),
    "skull-dark": Screen(skull_dark, "dark"),
    "sheet": Screen(sheet, "dark"),
    "tricks": Screen(tricks),
    "desk": Screen(desk, "dark"),
    "television": Screen(television, "dark", TELEVISION),
}


def take(browser: Browser, house: House, file: Path, screen: Screen) -> None:
    context = browser.new_context(
        base_url=house.address,
        viewport=screen.size,
        device_scale_factor=2 if screen.size == PHONE else 1,
        locale="en-GB",
        color_scheme=screen.colours,
        reduced_motion="reduce",
    )
    page = context.new_page()
    if screen.is_for_dms:
        sign_in(page, house)
    screen.play(page)
    page.evaluate("document.activeElement.blur()")
    page.wait_for_timeout(SETTLED_MILLISECONDS)  # the rules' last answer is there, nothing moves any more
    keep_small(page.screenshot(), file)
    context.close()


def tap(page: Page, *names: str) -> None:
    for name in names:
        page.get_by_role("button", name=name, exact=True).click()
        page.wait_for_timeout(320)  # a second tap within 300 ms would be taken for a bounce


if __name__ == "__main__":
    main()
