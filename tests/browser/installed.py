"""A phone on which the house is kept, and a house that can be renewed or taken away."""

import shutil
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import BrowserContext, Page

from companion.settings import ROOT
from tests.browser.phone import own_phone
from tests.conftest import Server

KEPT = """async () => {
  await navigator.serviceWorker.ready;
  while (!navigator.serviceWorker.controller) await new Promise((settle) => setTimeout(settle, 20));
  return true;
}"""
CACHES = """async () => Object.fromEntries(await Promise.all((await caches.keys()).map(async (name) =>
  [name, (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)])))"""


def keeping_phone(browser, server: Server, **features) -> BrowserContext:
    """A phone whose browser keeps the house; the other tests' phones keep nothing."""
    return own_phone(browser, server.address, service_workers="allow", **features)


def visit(page: Page, path: str = "/") -> None:
    """Come to the house, and stay until everything is kept."""
    page.goto(path)
    assert page.evaluate(KEPT)


def kept_in(page: Page) -> dict[str, list[str]]:
    """The paths that are kept, by the name of the cache."""
    return page.evaluate(CACHES)


def renewed(folder: Path) -> Path:
    """A copy of the house with another sentence on its offline page, and another colour."""
    for part in ("companion", "templates", "static"):
        shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__"))
    for part in ("wsgi.py", "gunicorn.conf.py"):
        shutil.copy(ROOT / part, folder / part)
    with (folder / "static" / "css" / "home.css").open("a", encoding="utf-8") as sheet:
        sheet.write("\n/* the new version */\n")
    return folder


@contextmanager
def instead_of(server: Server, answer) -> Iterator[None]:
    """Something else answers at the address of the house: a proxy that finds it gone, or a network that crawls."""

    class Other(BaseHTTPRequestHandler):
        def do_GET(self):
            answer(self)

        def log_message(self, *_):
            """Say nothing."""

    server.kill()
    other = at_address(server, Other)
    threading.Thread(target=other.serve_forever, daemon=True).start()
    try:
        yield
    finally:
        other.shutdown()
        other.server_close()
        server.start()


def at_address(server: Server, answers: type[BaseHTTPRequestHandler]) -> ThreadingHTTPServer:
    """The last process of a killed house may hold the address for a moment longer."""
    for _ in range(100):
        try:
            return ThreadingHTTPServer(("127.0.0.1", server.port), answers)
        except OSError:
            time.sleep(0.05)
    raise AssertionError("the address does not become free")
