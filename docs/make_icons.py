"""Makes the app's icons from its one drawing, `app-icon.svg`. `make pictures`."""

import sys
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page, sync_playwright
from shown_house import QUIETLY, ROOT, chromium

DRAWING = (Path(__file__).parent / "app-icon.svg").read_text(encoding="utf-8")
ICONS = ROOT / "static" / "icons"

# A launcher cuts a maskable icon into any shape: what matters lies in the middle circle, four fifths wide.
MASKABLE = "translate(32 32) scale(0.86) translate(-32.3 -32)"
PLAIN = "translate(32 32) scale(1.06) translate(-32.3 -32)"


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=QUIETLY)
        page = browser.new_page()
        for name, pixels, svg in icons():
            draw(page, ICONS / f"{name}.png", pixels, svg)
        browser.close()


def icons() -> Iterator[tuple[str, int, str]]:
    """Yield the name, the width and the drawing of each icon."""
    for pixels in (192, 512):
        yield f"app-{pixels}", pixels, drawn(PLAIN, corner=14)
        yield f"maskable-{pixels}", pixels, drawn(MASKABLE, corner=0)
    yield "apple-touch-icon", 180, drawn(PLAIN, corner=0)  # the phone rounds it by itself


def drawn(place: str, corner: int) -> str:
    ground = DRAWING.replace('width="64" height="64"', f'width="64" height="64" rx="{corner}"')
    return ground.replace('class="drawing"', f'transform="{place}"')


def draw(page: Page, file: Path, pixels: int, svg: str) -> None:
    page.set_viewport_size({"width": pixels, "height": pixels})
    page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block; width: 100vw }}</style>{svg}")
    page.screenshot(path=file, omit_background=True)
    sys.stdout.write(f"{file.name}: {file.stat().st_size // 1024} KB\n")


if __name__ == "__main__":
    main()
