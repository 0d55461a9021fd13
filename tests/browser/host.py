"""A host with one hand free: taps what is to be seen, by the names that a screen reader reads."""

import re
import time
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.phone import PHONE, Troubles

BOUNCE_SECONDS = 0.31
# The clock of this phone runs so fast that two taps are never a bounce, however quickly they come.
FAST_CLOCK = """Object.defineProperty(Event.prototype, 'timeStamp',
  { configurable: true, get: () => performance.now() * 100 })"""
SCORED = re.compile(r"(?P<total>−?\d+) points in all, rank (?P<rank>\d+)\n(?P<points>[+−]?\d+)\n(?P=total)\n")


class Host:
    """What a person does at the page; counts the taps."""

    def __init__(self, page: Page, *, hurried: bool = True):
        """`hurried`: faster than a person, on a phone with a fast clock; else at the pace of a finger."""
        self.page = page
        self.taps = 0
        self._troubles = Troubles(page)
        self._rest_seconds = 0 if hurried else BOUNCE_SECONDS
        if hurried:
            page.add_init_script(FAST_CLOCK)

    def begin(self) -> None:
        """Start anew on a page that was used before."""
        self.taps = 0
        self._troubles.forget()
        self.page.set_viewport_size(PHONE)

    def expects(self, *troubles: str) -> None:
        """Let these (regular expressions) stand in the console: a refused request is written there."""
        self._troubles.expected += troubles

    def trouble(self) -> list[str]:
        return self._troubles.unexpected()

    # A finger and a pair of eyes.

    def touch(self, what: Locator, *, grey: bool = False) -> None:
        """One tap. `grey`: though it looks disabled."""
        time.sleep(self._rest_seconds)
        what.tap(force=grey)
        self.taps += 1

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def tap(self, name: str | re.Pattern[str], *, grey: bool = False) -> None:
        self.touch(self.button(name), grey=grey)

    def sees(self, text: str | re.Pattern[str]) -> None:
        """Wait until this stands on the page."""
        expect(self.page.get_by_text(text).first).to_be_visible()

    def title_is(self, title: str | re.Pattern[str]) -> None:
        expect(self.page.get_by_role("heading", level=1)).to_have_text(title)

    def is_told(self, sentence: str | re.Pattern[str]) -> None:
        """The sentence that comes up for a moment."""
        expect(self.page.get_by_role("alert").get_by_text(sentence).last).to_be_visible()

    @property
    def dialog(self) -> Locator:
        return self.page.get_by_role("dialog")

    # Going places.

    def open(self, path: str) -> None:
        self.page.goto(path)

    def sit_at(self, code: str) -> None:
        """Open the table and wait until there is something to tap."""
        self.page.goto(f"/tables/{code}")
        self.page.get_by_role("banner").get_by_role("button").first.wait_for()

    @property
    def code(self) -> str:
        return self.page.url.rpartition("/tables/")[2].partition("#")[0]

    # Seating people.

    def seat(self, names: list[str]) -> None:
        """Type the names, Enter goes to the next seat."""
        for seat, name in enumerate(names, 1):
            field = self.page.get_by_role("textbox", name=f"Name in seat {seat}")
            if seat == 1:
                self.touch(field)
            expect(field).to_be_focused()
            self.page.keyboard.type(name)
            self.page.keyboard.press("Enter")

    def deals(self, name: str) -> None:
        self.touch(self.page.get_by_role("radio", name=f"{name} deals").locator(".."))

    # Playing a round.

    def bid(self, bids: dict[str, int], *, confirm: bool = True) -> None:
        for name, count in bids.items():
            self.tap(f"{name} bids {count}")
        if confirm:
            self.tap("Bids are down: play")
            self.page.get_by_role("group", name=re.compile(" took$")).wait_for()

    def take(self, rows: dict[str, dict[str, Any]], *, confirm: bool = True) -> None:
        """Everyone's tricks, then the bonuses row by row."""
        for name, row in rows.items():
            self.tap(re.compile(f"^{name} took {row['tricks']}(: made it)?$"))
        for name, row in rows.items():
            if set(row) > {"tricks"}:
                self.add_bonuses(name, row)
        if confirm:
            self.record()

    def add_bonuses(self, name: str, row: dict[str, Any]) -> None:
        self.tap(re.compile(f"^{name}, round .* bonus$"))
        for chip in bonus_chips(row):
            self.touch(self.dialog.get_by_role("button", name=chip, exact=True))
        self.tap("Done")
        self.dialog.wait_for(state="hidden")

    def record(self) -> None:
        """Confirm the round, and wait for what comes next."""
        before = self.page.get_by_role("heading", level=1).inner_text()
        self.touch(self.page.get_by_role("button", name=re.compile(r"^Record round|: record$")))
        expect(self.page.get_by_role("heading", level=1)).not_to_have_text(before, use_inner_text=True)

    # Reading.

    @property
    def rows(self) -> Locator:
        """The players' rows, the first list of the screen."""
        return self.page.get_by_role("main").get_by_role("list").first.get_by_role("listitem")

    def row(self, name: str) -> Locator:
        return self.rows.filter(has=self.page.get_by_text(name, exact=True))

    def scores(self) -> list[tuple[int, int, int]]:
        """(points of the round, total, rank) of each row, as they stand on the screen after a round."""
        return [_scored(text) for text in self.rows.all_inner_texts()]

    def values(self) -> list[str]:
        """What stands in the box at the end of each row."""
        return [text.rpartition("\n")[2] for text in self.rows.all_inner_texts()]

    # Putting right.

    def undo(self) -> None:
        self.tap("Take back the last step")

    def redo(self) -> None:
        self.tap("Bring back what was taken back")

    def sheet(self) -> None:
        self.tap("Score sheet")

    def cell(self, round_number: int, seat: int) -> Locator:
        row = self.page.get_by_role("row").filter(
            has=self.page.get_by_role("rowheader", name=f"{round_number} ")
        )
        return row.get_by_role("button").nth(seat - 1)

    def choose(self, item: str) -> None:
        """One of the things in the menu."""
        self.tap("More")
        self.touch(self.dialog.get_by_role("button", name=re.compile(f"^{item}")))


def bonus_chips(row: dict[str, Any]) -> list[str]:
    chips = [f"{suit} 14" for suit in row.get("fourteens", [])]
    for field, thing in (("mermaids", "Mermaid"), ("pirates", "Pirate")):
        count = row.get(field, 0)
        chips += [f"{count} {thing}{'s' if count > 1 else ''}"] if count else []
    return chips + (["Skull King"] if row.get("skull_king") else [])


def _scored(text: str) -> tuple[int, int, int]:
    found = SCORED.search(f"{text}\n")
    assert found, text
    return _number(found["points"]), _number(found["total"]), int(found["rank"])


def _number(written: str) -> int:
    return int(written.replace("−", "-").replace("+", ""))
