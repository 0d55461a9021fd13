"""What a first visit costs: at most 100 KB come over the air, headers and all, before the rules do."""

import pytest

from tests.browser.phone import own_phone
from tests.http.api.rounds import bids, result

MOST_BYTES = 100 * 1024
RULES = "engine-worker.js"
ROUND = [bids(1, 0, 0), result(1, 0, 0)]
CHALLENGE = {"type": "challenge", "challenger": "p1", "count": 3, "skull_owner": "p2"}


class Scale:
    """Weighs what a page fetches, in the order in which it asks."""

    def __init__(self, page):
        self.asked: dict[str, str] = {}
        self.bytes: dict[str, float] = {}
        devtools = page.context.new_cdp_session(page)
        devtools.on("Network.requestWillBeSent", self._note)
        devtools.on("Network.loadingFinished", self._weigh)
        devtools.send("Network.enable")

    def _note(self, event):
        self.asked.setdefault(event["requestId"], event["request"]["url"])

    def _weigh(self, event):
        self.bytes[event["requestId"]] = event["encodedDataLength"]

    def has_seen(self, part: str) -> bool:
        return any(part in url for url in self.asked.values())

    def before(self, part: str) -> list[tuple[int, str]]:
        """What was asked for before the first address with this in it."""
        seen = []
        for request, url in self.asked.items():
            if part in url:
                break
            seen.append((int(self.bytes.get(request, 0)), url.partition("/static/")[2] or url))
        return sorted(seen, reverse=True)


@pytest.fixture
def new_phone(browser, house):
    phone = own_phone(browser, house.address)
    yield phone
    phone.close()


def weigh(new_phone, path: str) -> list[tuple[int, str]]:
    page = new_phone.new_page()
    scale = Scale(page)
    page.goto(path)
    for _ in range(200):
        if scale.has_seen(RULES):
            break
        page.wait_for_timeout(20)
    return scale.before(RULES)


@pytest.mark.parametrize("path", ["/", "/new"])
def test_a_page_is_light(new_phone, path):
    fetched = weigh(new_phone, path)
    assert sum(size for size, _ in fetched) <= MOST_BYTES, fetched


@pytest.mark.parametrize("language", ["en", "zh", "ja"])
@pytest.mark.parametrize(("game", "entries"), [("skull-king", ROUND), ("skull", [CHALLENGE])])
def test_a_table_is_light(ben, house, new_phone, game, entries, language):
    new_phone.add_cookies([{"name": "lang", "value": language, "url": house.address}])
    asked = {"game": game, "players": ["Ana", "Bo", "Cy"]}
    code = ben.page.request.post("/api/v1/tables", data=asked).json()["code"]
    ben.page.request.post(f"/api/v1/tables/{code}/entries", data={"entries": entries})
    fetched = weigh(new_phone, f"/tables/{code}")
    assert sum(size for size, _ in fetched) <= MOST_BYTES, fetched
