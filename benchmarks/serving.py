"""The house and its yardsticks as real servers, on a database of one kind."""

import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from companion import create_app
from companion.settings import ROOT, Settings
from companion.storage import db
from companion.storage.migrate import migrate
from tests import postgresql

SECRET = "for the benchmark alone"
PATIENCE_SECONDS = 30
SAFE = ("fsync=on", "synchronous_commit=on", "full_page_writes=on", "autovacuum=on", "shared_buffers=128MB")


class Databases(NamedTuple):
    """Where the house keeps its tables, and where whatever it is measured by does."""

    kind: str
    house: str
    yardsticks: str


class Server:
    """One gunicorn in processes of its own."""

    def __init__(self, port: int, running: subprocess.Popen[bytes]) -> None:
        self.port = port
        self._running = running

    def kilobytes(self) -> int:
        """How much memory its processes hold, what they share counted once."""
        return sum(_own_kilobytes(pid) for pid in [self._running.pid, *_children(self._running.pid)])

    def stop(self) -> None:
        """Stop it."""
        self._running.terminate()
        self._running.wait(PATIENCE_SECONDS)


@contextmanager
def in_a_file() -> Iterator[Databases]:
    """SQLite, in files of a folder that goes away."""
    with tempfile.TemporaryDirectory() as folder:
        yield Databases("SQLite", f"sqlite:///{folder}/house.db", f"sqlite:///{folder}/yardsticks.db")


@contextmanager
def on_postgresql() -> Iterator[Databases]:
    """PostgreSQL, started for this alone, and keeping what it says it keeps."""
    cluster = postgresql.Cluster(*SAFE)
    try:
        postgresql.at(cluster.url, "CREATE DATABASE house", "CREATE DATABASE yardsticks")
        urls = [cluster.url.set(database=name) for name in ("house", "yardsticks")]
        yield Databases("PostgreSQL", *(url.render_as_string(hide_password=False) for url in urls))
    finally:
        cluster.remove()


@contextmanager
def the_house(url: str) -> Iterator[Server]:
    """Serve the house from a database made anew."""
    app = create_app(Settings(database_url=url, secret_key=SECRET))
    with app.app_context():
        migrate(db.engine)
        db.engine.dispose()
    with _serving("wsgi:app", "gunicorn.conf.py", url) as server:
        yield server


@contextmanager
def the_yardsticks(url: str) -> Iterator[Server]:
    """Serve the yardsticks as the house is served."""
    with _serving("benchmarks.yardsticks:create_app()", "benchmarks/gunicorn_settings.py", url) as server:
        yield server


@contextmanager
def _serving(app: str, settings: str, url: str) -> Iterator[Server]:
    port = _free_port()
    environment = os.environ | {
        "PORT": str(port),
        "COMPANION_DATABASE_URL": url,
        "COMPANION_SECRET_KEY": SECRET,
        "COMPANION_RATE_LIMITS": "off",
    }
    command = [sys.executable, "-m", "gunicorn", "--log-level", "warning", "-c", settings, app]
    with tempfile.TemporaryDirectory() as scratch:
        environment["TMPDIR"] = scratch
        server = Server(port, subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL))
        try:
            _wait_for(port)
            yield server
        finally:
            server.stop()


def _wait_for(port: int) -> None:
    until = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < until:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise SystemExit("the server did not start")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def _own_kilobytes(pid: int) -> int:
    """The proportional set size: pages that processes share are shared out among them."""
    rolled = Path(f"/proc/{pid}/smaps_rollup").read_text()
    return next(int(line.split()[1]) for line in rolled.splitlines() if line.startswith("Pss:"))
