"""A phone in a café with bad Wi-Fi: cut off and back again, and what it has not sent yet."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import expect

from tests.browser.host import Host

# What a browser writes into its console where nobody answers.
GONE = r"net::ERR_\w+ .*/(api/v1/|tables/|static/|engine/|catalogue/)"
# What is not on the first screen comes when there is nothing else to do; these come last.
ALL_IS_FETCHED = (
    "['install/at_table.js', 'install/worker.js'].every((last) =>"
    " performance.getEntriesByType('resource').some(({ name }) => name.endsWith(last)))"
)
REFUSED = r"status of (403|409|412|422) .*/api/v1/"


def judges_here(host: Host) -> None:
    """Wait until the rules run on this phone."""
    expect(host.page.locator(".board[data-judged=here]")).to_be_attached(timeout=20_000)


def all_is_fetched(host: Host) -> None:
    """Wait until nothing is on its way any more, asking from outside: the page's policy lets nobody ask within."""
    for _ in range(400):
        if host.page.evaluate(ALL_IS_FETCHED):
            return
        host.page.wait_for_timeout(50)
    raise AssertionError("What comes after the first screen has not come.")


def all_is_sent(host: Host) -> None:
    """Wait until the house has everything."""
    expect(host.page.locator("[data-unsent='0']")).to_be_attached(timeout=40_000)


def waits(host: Host, acts: int) -> None:
    """Wait until so many acts are not sent."""
    expect(host.page.locator(f"[data-unsent='{acts}']")).to_be_attached()


@contextmanager
def no_network(*hosts: Host) -> Iterator[None]:
    """Flight mode, from now until the end of it."""
    for host in hosts:
        judges_here(host)
        all_is_fetched(host)
        host.expects(GONE)
        host.page.context.set_offline(True)
    try:
        yield
    finally:
        for host in hosts:
            host.page.context.set_offline(False)


def log_of(host: Host, code: str) -> list[str]:
    """What the house has in its log: each act by its type."""
    lines = host.page.request.get(f"/api/v1/tables/{code}/entries").json()["entries"]
    return [line.get("entry", {}).get("type", line["kind"]) for line in lines]


def table_of(host: Host, code: str) -> dict:
    """The table as the house has it."""
    return host.page.request.get(f"/api/v1/tables/{code}").json()
