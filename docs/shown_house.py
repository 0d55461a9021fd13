"""The house that the pictures show: the real server, with some months of play and a DM who is signed in."""

import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page

ROOT = Path(__file__).resolve().parent.parent
PHONE = {"width": 390, "height": 664}
QUIETLY = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--hide-scrollbars"]
STARTS_WITHIN_SECONDS = 60
DM = "Mara"
PASSPHRASE = "four words in a row"


class House(NamedTuple):
    """Where it answers, and the secret by which its DM chooses a passphrase."""

    address: str
    secret: str


def chromium() -> str:
    found = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if found is None:
        raise SystemExit("The pictures need Chromium: apt-get install chromium fonts-noto-cjk")
    return found


@contextmanager
def running_house() -> Iterator[House]:
    """The real server on a free port over a café with some history."""
    with tempfile.TemporaryDirectory() as folder, socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        probe.close()
        environment = os.environ | {
            "PORT": str(port),
            "COMPANION_DATABASE_URL": f"sqlite:///{folder}/companion.db",
            "COMPANION_SECRET_KEY": "only for taking pictures",
            "COMPANION_WORKERS": "1",
        }
        for words in (["migrate"], ["demo"], ["dm", "add", DM]):
            command = [sys.executable, "-m", "flask", "--app", "wsgi", "companion", *words]
            told = subprocess.run(
                command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True
            )
        server = subprocess.Popen(
            [sys.executable, "-m", "gunicorn", "--log-level", "error", "wsgi:app"], cwd=ROOT, env=environment
        )
        try:
            yield House(answering(f"http://127.0.0.1:{port}"), secret_in(told.stdout))
        finally:
            server.terminate()
            server.wait()


def secret_in(link: str) -> str:
    found = re.search(r"#(\S+)", link)
    if found is None:
        raise SystemExit(f"No link to choose a passphrase by: {link}")
    return found[1]


def answering(address: str) -> str:
    until = time.monotonic() + STARTS_WITHIN_SECONDS
    while time.monotonic() < until:
        try:
            urllib.request.urlopen(f"{address}/api/v1/games", timeout=2).close()
        except OSError:
            time.sleep(0.1)
        else:
            return address
    raise SystemExit("The server did not start.")


def sign_in(page: Page, house: House) -> None:
    """As the house's DM; the link works once, the passphrase from then on."""
    chosen = {"secret": house.secret, "passphrase": PASSPHRASE}
    if page.request.post("/api/v1/dms/passphrase", data=chosen).ok:
        return
    answer = page.request.post("/api/v1/session", data={"name": DM, "passphrase": PASSPHRASE})
    if not answer.ok:
        raise SystemExit(answer.text())
