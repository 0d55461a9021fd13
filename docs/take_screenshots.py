"""Takes the pictures that a phone's store shows before the app is installed, in every language. `make pictures`."""

from collections.abc import Callable

from playwright.sync_api import Page, sync_playwright
from shown_house import PHONE, QUIETLY, ROOT, chromium, running_house
from shown_tables import OF_SIX, SIX, SKULL, rounds, sit_down
from small_png import keep_small

SCREENS = ROOT / "static" / "icons" / "screens"
WIDE = {"width": 1280, "height": 800}
LOCALES = {"en": "en-GB", "zh": "zh-CN", "ja": "ja-JP"}
SETTLED_MILLISECONDS = 700


def main() -> None:
    SCREENS.mkdir(exist_ok=True)
    with running_house() as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=QUIETLY)
        for name, (play, size, scale) in PICTURES.items():
            for language, locale in LOCALES.items():
                look = {"viewport": size, "device_scale_factor": scale, "locale": locale}
                page = browser.new_context(base_url=house.address, reduced_motion="reduce", **look).new_page()
                take(page, f"{name}-{language}", play)
                page.context.close()
        browser.close()


def bids(page: Page) -> None:
    sit_down(page, SIX, rounds(OF_SIX[:5]))
    type_numbers(page, 2, 1, 0)


def results(page: Page) -> None:
    sit_down(page, SIX, [*rounds(OF_SIX[:6]), rounds(OF_SIX[6:7])[0]])
    type_numbers(page, 1, 0, 2)


def type_numbers(page: Page, *numbers: int) -> None:
    """On the keyboard, which is the same in every language."""
    page.locator(".seat-row.now").wait_for()
    for number in numbers:
        page.keyboard.press(str(number))
        page.wait_for_timeout(320)


def sheet(page: Page) -> None:
    sit_down(page, SIX, rounds(OF_SIX))
    page.locator('[data-action="sheet"]').click()
    page.get_by_role("table").wait_for()


def skull(page: Page) -> None:
    sit_down(page, SIX, SKULL[:-1], game="skull", starter="p1")
    page.locator(".foot").wait_for()


PICTURES: dict[str, tuple[Callable[[Page], None], dict[str, int], int]] = {
    "bids": (bids, PHONE, 2),
    "skull": (skull, PHONE, 2),
    "sheet": (sheet, PHONE, 2),
    "results": (results, WIDE, 1),
}


def take(page: Page, name: str, play: Callable[[Page], None]) -> None:
    play(page)
    page.evaluate("document.activeElement.blur()")
    page.wait_for_timeout(SETTLED_MILLISECONDS)
    keep_small(page.screenshot(), SCREENS / f"{name}.png")


if __name__ == "__main__":
    main()
