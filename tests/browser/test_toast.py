"""What is said for a moment stands where the round is named: undo stays free, and so does every row."""

import pytest

from tests.browser.phone import PHONE, SMALL_PHONE
from tests.browser.sizes import boxes, overlapping
from tests.browser.tables import NAMES
from tests.http.api.rounds import bids

TABLES = {
    "skull-king": (NAMES, bids(*[0] * 8), ".seat-row"),
    "skull": (NAMES[:6], {"type": "place_all"}, ".place .seat-name"),
}
# It lets every tap through; here it would take them, if it lay over something.
SETTLED = """async (said) => {
  said.style.pointerEvents = "auto";
  await Promise.all(said.getAnimations().map((one) => one.finished));
}"""
IS_ON_TOP = """(tool) => {
  const { x, y, width, height } = tool.getBoundingClientRect();
  return !width || tool.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE], ids=["390", "320"])
@pytest.mark.parametrize("language", ["en", "zh", "ja"])
@pytest.mark.parametrize("game", list(TABLES))
def test_what_is_said_covers_neither_undo_nor_a_row(ben, house, game, language, size):
    players, entry, rows = TABLES[game]
    ben.page.context.add_cookies([{"name": "lang", "value": language, "url": house.address}])
    ben.page.set_viewport_size(size)
    code = ben.page.request.post("/api/v1/tables", data={"game": game, "players": players}).json()["code"]
    ben.page.request.post(f"/api/v1/tables/{code}/entries", data={"entries": [entry]})
    ben.sit_at(code)
    ben.touch(ben.page.locator("[data-action=undo]"))
    toast = ben.page.locator(".toast")
    toast.evaluate(SETTLED)
    free = ben.page.locator(rows)
    assert overlapping([*boxes(toast), *boxes(free)]) == []
    tools = ben.page.locator(".tools [data-action]").all()
    assert len(tools) >= 3
    for tool in tools:
        assert tool.evaluate(IS_ON_TOP), tool.get_attribute("data-action")
