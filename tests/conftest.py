"""The cast: Ben keeps score, Cleo watches, Dan is a stranger with a table of his own; each with their own browser."""

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from flask import Flask
from sqlalchemy import make_url
from werkzeug.test import TestResponse

from companion import create_app
from companion.http.patience import Patience
from companion.settings import ROOT, Settings
from companion.storage import db
from companion.storage.migrate import migrate
from tests import postgresql

DATA = Path(__file__).parent / "data"
SECRET = "a secret for the tests"  # noqa: S105


# Whose tests run on both databases, unless they ask for the SQLite file itself.
ON_BOTH = ("history", "house", "http/api", "live", "storage", "tables", "test_cli.py")
# What asks the database for nothing that the rest does not ask it for as well, or has a longer form elsewhere.
ON_SQLITE = (
    "test_amend.py",
    "test_bodies.py",
    "test_box.py",
    "test_catalogue.py",
    "test_desk.py",
    "test_document.py",
    "test_kills.py",
    "test_lines.py",
    "test_log.py",
    "test_patch.py",
    "test_preview.py",
    "test_qr.py",
    "test_results_sent.py",
    "test_table.py",
    "test_whole_game.py",
)
HERE = Path(__file__).parent


def pytest_report_header() -> str:
    return postgresql.told()


def pytest_generate_tests(metafunc):
    asked = set(metafunc.fixturenames)
    if "database_url" in asked and "database" not in asked and is_on_both(metafunc.definition.path):
        on_server = pytest.param(
            "postgresql", marks=pytest.mark.skipif(not postgresql.is_there(), reason=postgresql.NOT_FOUND)
        )
        is_for_server = metafunc.definition.get_closest_marker("postgresql")
        metafunc.parametrize(
            "database_url", [on_server] if is_for_server else ["sqlite", on_server], indirect=True
        )


def is_on_both(path: Path) -> bool:
    return path.name not in ON_SQLITE and any(path.is_relative_to(HERE / folder) for folder in ON_BOTH)


class Person:
    """Somebody with a browser, or with a score key alone."""

    def __init__(self, app: Flask, score_key: str | None = None):
        self.browser = app.test_client(use_cookies=score_key is None)
        self.headers = {"Authorization": f"Bearer {score_key}"} if score_key else {}

    def ask(self, method: str, path: str, body=None, **more) -> TestResponse:
        headers = self.headers | more.pop("headers", {})
        content = {} if body is None else {"json": body}
        return self.browser.open(f"/api/v1{path}", method=method, headers=headers, **content, **more)

    def get(self, path, **more):
        return self.ask("GET", path, **more)

    def post(self, path, body=None, **more):
        return self.ask("POST", path, body, **more)

    def patch(self, path, body=None, **more):
        return self.ask("PATCH", path, body, **more)

    def put(self, path, body=None, **more):
        return self.ask("PUT", path, body, **more)


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory) -> Path:
    """A database that is up to date and holds nothing; each test gets a copy."""
    file = tmp_path_factory.mktemp("database") / "empty.db"
    app = create_app(Settings(database_url=f"sqlite:///{file}", secret_key=SECRET))
    with app.app_context():
        migrate(db.engine)
        db.engine.dispose()
    return file


@pytest.fixture
def database(empty_database, tmp_path) -> Path:
    """The SQLite file itself, for tests of what is done to files: they run on SQLite alone."""
    return Path(shutil.copy(empty_database, tmp_path / "companion.db"))


@pytest.fixture(scope="session")
def clean_postgresql() -> Iterator[postgresql.CleanDatabase]:
    """This process's own database on a PostgreSQL, its tables made."""
    if not postgresql.is_there():
        pytest.skip(postgresql.NOT_FOUND)
    cluster = None if postgresql.NAMED else postgresql.Cluster()
    server = make_url(postgresql.NAMED) if cluster is None else cluster.url
    clean = postgresql.CleanDatabase(server, f"companion_tests_{os.getpid()}")
    app = create_app(Settings(database_url=clean.url, secret_key=SECRET))
    with app.app_context():
        migrate(db.engine)
        db.engine.dispose()
    clean.is_made()
    yield clean
    clean.drop()
    if cluster is not None:
        cluster.remove()


@pytest.fixture
def database_url(request) -> str:
    """Where the house is kept: a test that asks for it, or for the app, runs on SQLite and on PostgreSQL."""
    if getattr(request, "param", "sqlite") == "sqlite":
        return f"sqlite:///{request.getfixturevalue('database')}"
    clean = request.getfixturevalue("clean_postgresql")
    clean.clean()
    return clean.url


@pytest.fixture(scope="session")
def app_on_postgresql(clean_postgresql) -> Iterator[Flask]:
    """One for all tests of a process: its connections last."""
    app = create_app(Settings(database_url=clean_postgresql.url, secret_key=SECRET))
    yield app
    with app.app_context():
        db.engine.dispose()


@pytest.fixture
def app(request, database_url) -> Iterator[Flask]:
    if not database_url.startswith("sqlite"):
        app = request.getfixturevalue("app_on_postgresql")
        app.extensions["companion_patience"] = Patience()  # who asked too often did so in another test
        config = dict(app.config)
        yield app
        app.config.update(config)
        return
    app = create_app(Settings(database_url=database_url, secret_key=SECRET))
    yield app
    with app.app_context():
        db.engine.dispose()


@pytest.fixture
def ben(app) -> Person:
    return Person(app)


@pytest.fixture
def cleo(app) -> Person:
    return Person(app)


@pytest.fixture
def dan(app) -> Person:
    """Keeps score too, but at another table."""
    dan = Person(app)
    dan.post("/tables", {"game": "skull-king", "players": ["Dan", "Eva"]})
    return dan


@pytest.fixture
def opened(ben) -> dict:
    """Ben's table of Ana, Bo and Cy, with its score key."""
    return ben.post("/tables", {"game": "skull-king", "players": ["Ana", "Bo", "Cy"]}).json


@pytest.fixture
def table(opened) -> str:
    """The path of Ben's table."""
    return f"/tables/{opened['code']}"


@pytest.fixture
def six_friends() -> dict:
    """A game really played by six friends."""
    return json.loads((DATA / "six-friends.json").read_text(encoding="utf-8"))


class Server:
    """The real server in a process of its own.

    kept_in: the SQLite file, or the address of the database; folder: for what the server prints; more: settings.
    """

    root = ROOT

    def __init__(self, kept_in: Path | str, workers: int = 1, folder: Path | None = None, more=()):
        self.database = kept_in
        self.database_url = kept_in if isinstance(kept_in, str) else f"sqlite:///{kept_in}"
        self.said = (folder or Path(kept_in).parent) / "companion.said"
        self.workers = workers
        self.more = dict(more)
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        environment = (
            os.environ
            | {
                "PORT": str(self.port),
                "COMPANION_DATABASE_URL": self.database_url,
                "COMPANION_SECRET_KEY": SECRET,
                "COMPANION_WORKERS": str(self.workers),
                "COMPANION_RATE_LIMITS": "off",  # all tests ask from one address; tests/http/test_limits.py has them on
            }
            | self.more
        )
        command = [sys.executable, "-m", "gunicorn", "--log-level", "error", "wsgi:app"]
        with self.said.open("ab") as said:
            self.running = subprocess.Popen(
                command, cwd=self.root, env=environment, start_new_session=True, stdout=said
            )
        self._wait()

    def kill_workers(self) -> None:
        """As when the system runs out of memory; the master starts new ones."""
        pid = self.running.pid
        for worker in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
            os.kill(int(worker), signal.SIGKILL)

    def kill(self) -> None:
        """As when the plug is pulled: master and workers at once, no farewell."""
        os.killpg(self.running.pid, signal.SIGKILL)
        self.running.wait()

    def stop(self) -> None:
        if self.running.poll() is None:
            self.kill()

    def _wait(self) -> None:
        assert is_answered(f"{self.address}/api/v1/games"), "the server did not start"


def is_answered(address: str) -> bool:
    """Wait until somebody answers there."""
    for _ in range(800):
        try:
            urllib.request.urlopen(address, timeout=2).close()
        except OSError:
            time.sleep(0.05)
        else:
            return True
    return False


@contextmanager
def running_server(kept_in: Path | str, workers: int = 1, folder: Path | None = None) -> Iterator[Server]:
    server = Server(kept_in, workers, folder)
    try:
        yield server
    finally:
        server.stop()


@pytest.fixture
def server(database_url, tmp_path) -> Iterator[Server]:
    with running_server(database_url, folder=tmp_path) as server:
        yield server


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]
