"""What is said for a moment stands where the round is named: undo stays free, and so does every row."""

import pytest

from tests.browser.host import Host
from tests.browser.phone import PHONE, SMALL_PHONE, own_phone
from tests.browser.tables import NAMES, record
from tests.http.api.rounds import bids

TABLES = {
    "skull-king": (NAMES, bids(*[0] * 8), ".seat-row"),
    "skull": (NAMES[:6], {"type": "place_all"}, ".place .seat-name"),
}
LONG_NAMES = [
    "Maximiliane von Hohenstein-Wittelsbach",
    "诸葛孔明的第十八代孙女小雨和她最好的朋友",
    "Bartholomew Featherstonehaugh",
]
# The first leads: the White Whale after the Kraken, and the highest number is a 14.
WHALE_AFTER_KRAKEN = [
    "[data-card=kraken]",
    "[data-card=white-whale]",
    "[data-suit=black]",
    "[data-card=black-14]",
]
# The words stand for four seconds only: they are looked at when they come up, and keep no tap from anything else.
LOOK = """(rows) => {
  const lie = ({ bottom }, over) => over.getBoundingClientRect().top < bottom - 0.5;
  const isUnder = (tool) => {
    const { x, y, width, height } = tool.getBoundingClientRect();
    return width > 0 && !tool.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  const meet = (one, other) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  // A line's box is higher than its letters, most of all where a Chinese name stands in it.
  const letters = (size) => ({ left, right, top, height }) =>
    ({ left, right, top: top + (height - size) / 2, bottom: top + (height + size) / 2 });
  const linesOf = (words) => [...words.getClientRects()].map(letters(parseFloat(getComputedStyle(words).fontSize)));
  const isBehind = (toast) => (tool) =>
    linesOf(toast.firstElementChild).some((line) => meet(line, tool.getBoundingClientRect()));
  const look = (toast) => {
    const tools = [...document.querySelectorAll('.tools [data-action]')];
    for (const one of toast.getAnimations()) one.finish();
    toast.style.pointerEvents = 'auto';
    return {
      rows: [...document.querySelectorAll(rows)].map((row) => lie(toast.getBoundingClientRect(), row)),
      tools: tools.map(isUnder),
      words: tools.map(isBehind(toast)),
      isCut: toast.scrollHeight > toast.clientHeight,
    };
  };
  window.covered = new Promise((settle) => {
    const watch = new MutationObserver(() => {
      const toast = document.querySelector('.toast');
      if (toast) settle(look(toast));
    });
    watch.observe(document.body, { subtree: true, childList: true });
  });
}"""


@pytest.fixture
def phone(browser, house):
    phone = own_phone(browser, house.address)
    yield phone
    phone.close()


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE], ids=["390", "320"])
@pytest.mark.parametrize("language", ["en", "zh", "ja"])
@pytest.mark.parametrize("game", list(TABLES))
def test_what_is_said_covers_neither_undo_nor_a_row(phone, house, game, language, size):
    players, entry, rows = TABLES[game]
    phone.add_cookies([{"name": "lang", "value": language, "url": house.address}])
    host = Host(phone.new_page())
    host.page.set_viewport_size(size)
    sit_down(host, {"game": game, "players": players}, entry)
    host.page.evaluate(LOOK, rows)
    host.touch(host.page.locator("[data-action=undo]"))
    stands_over_no_row(host, len(players))


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE], ids=["390", "320"])
@pytest.mark.parametrize("language", ["en", "zh", "ja"])
def test_a_long_trick_with_long_names_covers_neither_tools_nor_a_row(phone, house, language, size):
    """The last trick of a round says who has it, why, and what it earns."""
    phone.add_cookies([{"name": "lang", "value": language, "url": house.address}])
    host = Host(phone.new_page())
    host.page.set_viewport_size(size)
    options = {"dealer": "p3", "modules": ["kraken", "white-whale"]}
    sit_down(host, {"game": "skull-king", "players": LONG_NAMES, "options": options}, bids(0, 0, 1))
    host.touch(host.page.locator("[data-way=trick]"))
    *before, last = WHALE_AFTER_KRAKEN
    for key in before:
        host.touch(host.page.locator(f".card-pad {key}").first)
    host.page.evaluate(LOOK, ".seat-row")
    host.touch(host.page.locator(f".card-pad {last}"))
    stands_over_no_row(host, len(LONG_NAMES))


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE], ids=["390", "320"])
def test_a_long_note_covers_no_row(phone, size):
    host = Host(phone.new_page())
    host.page.set_viewport_size(size)
    sit_down(host, {"game": "skull-king", "players": LONG_NAMES})
    host.choose("A ruling")
    host.dialog.get_by_role("textbox", name="What was agreed").fill("They agreed at last. " * 9)
    host.page.evaluate(LOOK, ".seat-row")
    host.tap("Record the ruling")
    stands_over_no_row(host, len(LONG_NAMES), is_cut=True)


def sit_down(host, asked, *entries) -> None:
    code = host.page.request.post("/api/v1/tables", data=asked).json()["code"]
    if entries:
        record(host, code, *entries)
    host.sit_at(code)


def stands_over_no_row(host, seats: int, *, is_cut=False) -> None:
    """The words lie over no row, and the tools free beside them; they stand there whole, unless `is_cut`."""
    covered = host.page.evaluate("window.covered")
    assert covered["rows"] == [False] * seats
    assert covered["isCut"] == is_cut
    assert len(covered["tools"]) >= 4
    assert not any([*covered["tools"], *covered["words"]])
