"""What the phone keeps, where it cannot, and where what it kept is broken: it says so, and the game goes on."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import with_a_page
from tests.browser.host import Host
from tests.browser.offline import all_is_sent, judges_here, log_of, no_network, waits
from tests.browser.tables import open_table, plain_rounds
from tests.http.api.rounds import bids

BLOCKED = """Object.defineProperty(globalThis, 'indexedDB',
  { value: { open() { throw new DOMException('not here', 'SecurityError'); } } })"""
FULL = """IDBObjectStore.prototype.put = () => { throw new DOMException('no room', 'QuotaExceededError'); }"""
BREAK = """async (code) => {
  const opened = await new Promise((settle) => {
    const request = indexedDB.open('companion', 1);
    request.onsuccess = () => settle(request.result);
  });
  const change = opened.transaction(['tables', 'outbox'], 'readwrite');
  change.objectStore('tables').put({ code, base: { seq: 'three' }, lines: 'rubbish', seen: 1 });
  change.objectStore('outbox').put({ code, key: 7, call: 'dance', body: null });
  await new Promise((settle) => { change.oncomplete = settle; });
  opened.close();
}"""


@pytest.fixture(params=[(BLOCKED, "This browser keeps nothing."), (FULL, "This phone's storage is full.")])
def forgetful(bens_phone, request) -> Iterator[tuple[Host, str]]:
    """Ben with a browser that does not keep what it should; and what it says."""
    script, words = request.param
    for host in with_a_page(bens_phone, script=script):
        yield host, words


def test_a_phone_that_cannot_keep_anything_says_so_and_goes_on(forgetful):
    """With a connection and without: what is not sent lives as long as the page."""
    host, words = forgetful
    code = open_table(host, 3)
    host.sees(re.compile(f"^{re.escape(words)}"))
    host.tap("OK")
    expect(host.page.get_by_text(words)).to_be_hidden()
    host.bid({"Ana": 1, "Bo": 0, "Cy": 0})
    all_is_sent(host)
    with no_network(host):
        host.take({"Ana": {"tricks": 1}, "Bo": {"tricks": 0}, "Cy": {"tricks": 0}})
        host.undo()
        host.redo()
        waits(host, 3)
    all_is_sent(host)
    assert log_of(host, code) == ["bids", "result", "undo", "redo"]


def test_what_is_damaged_is_put_aside_and_fetched_again(ben):
    code = open_table(ben, 3, plain_rounds(3, up_to=2))
    judges_here(ben)
    ben.page.evaluate(BREAK, code)
    ben.page.reload()
    ben.sees(re.compile("^What this phone had kept was damaged."))
    ben.tap("OK")
    ben.title_is(re.compile("Round 3"))
    judges_here(ben)
    ben.bid({"Ana": 3, "Bo": 0, "Cy": 0})
    all_is_sent(ben)
    assert log_of(ben, code)[4:] == ["bids"]
    ben.page.reload()
    ben.page.get_by_role("group", name="Ana took").wait_for()
    assert not ben.page.get_by_text("was damaged").is_visible()


def test_a_correction_in_work_survives_a_reload(ben):
    """As it was typed; “back” leads to the sheet from which it was chosen."""
    open_table(ben, 3, plain_rounds(3, up_to=3))
    ben.sheet()
    ben.touch(ben.cell(2, 1))
    ben.tap("Bids")
    ben.tap("Ana bids 0")
    ben.page.reload()
    ben.button("Correct round 2").wait_for()
    assert ben.values() == ["0", "0", "0"]
    ben.page.go_back()
    expect(ben.page.get_by_role("table")).to_be_visible()
    ben.page.reload()
    expect(ben.page.get_by_role("table")).to_be_visible()
    ben.tap("To the round")
    ben.title_is(re.compile("Round 4"))


def test_the_engine_is_asked_before_anything_is_sent(ben):
    """An entry that stands is on the screen within a moment, whatever the network does."""
    open_table(ben, 3, [bids(1, 0, 0)])
    with no_network(ben):
        ben.take({"Ana": {"tricks": 1}, "Bo": {"tricks": 0}, "Cy": {"tricks": 0}}, confirm=False)
        ben.page.evaluate("() => { globalThis.began = performance.now(); }")
        ben.tap("Record round 1")
        ben.page.locator(".board[data-seq='2']").wait_for()
        assert ben.page.evaluate("() => performance.now() - globalThis.began") < 1000
