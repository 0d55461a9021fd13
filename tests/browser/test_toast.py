"""What is said for a moment stands where the round is named: undo stays free, and so does every row."""

import pytest

from tests.browser.host import Host
from tests.browser.phone import PHONE, SMALL_PHONE, own_phone
from tests.browser.tables import NAMES
from tests.http.api.rounds import bids

TABLES = {
    "skull-king": (NAMES, bids(*[0] * 8), ".seat-row"),
    "skull": (NAMES[:6], {"type": "place_all"}, ".place .seat-name"),
}
# The words stand for four seconds only: they are looked at when they come up, and keep no tap from anything else.
LOOK = """(rows) => {
  const lie = ({ bottom }, over) => over.getBoundingClientRect().top < bottom - 0.5;
  const isUnder = (tool) => {
    const { x, y, width, height } = tool.getBoundingClientRect();
    return width > 0 && !tool.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  const meet = (one, other) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  const isBehind = (toast) => (tool) =>
    [...toast.firstElementChild.getClientRects()].some((line) => meet(line, tool.getBoundingClientRect()));
  const look = (toast) => {
    const tools = [...document.querySelectorAll('.tools [data-action]')];
    for (const one of toast.getAnimations()) one.finish();
    toast.style.pointerEvents = 'auto';
    return {
      rows: [...document.querySelectorAll(rows)].map((row) => lie(toast.getBoundingClientRect(), row)),
      tools: tools.map(isUnder),
      words: tools.map(isBehind(toast)),
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
    code = host.page.request.post("/api/v1/tables", data={"game": game, "players": players}).json()["code"]
    host.page.request.post(f"/api/v1/tables/{code}/entries", data={"entries": [entry]})
    host.sit_at(code)
    host.page.evaluate(LOOK, rows)
    host.touch(host.page.locator("[data-action=undo]"))
    covered = host.page.evaluate("window.covered")
    assert covered["rows"] == [False] * len(players)
    assert len(covered["tools"]) >= 4
    assert not any([*covered["tools"], *covered["words"]])
