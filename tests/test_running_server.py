"""A whole evening at the real server: what it writes down of it, and how it stops."""

import http.client
import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import urllib.request
from contextlib import closing
from pathlib import Path

import pytest

from companion.settings import ROOT
from tests.conftest import SECRET, Server
from tests.http.api.rounds import ROUND_1, bids

PASSPHRASE = "a lantern over the bar"  # noqa: S105
NAMES = ["Anastasia", "Bonifaz", "小雨", "Adalgisa", "Elisabetta", "Zimmerli"]
LINE = re.compile(r'at=\S+Z level=\w+ from=[\w.]+ said=("[^"]*"|\S+)( \w+=("(?:[^"\\]|\\.)*"|\S+))*')


class ServerWithLog(Server):
    """The real server as a café runs it; what it logs is in a file."""

    def start(self) -> None:
        self.log = self.database.with_suffix(".log")
        environment = os.environ | {
            "PORT": str(self.port),
            "COMPANION_DATABASE_URL": f"sqlite:///{self.database}",
            "COMPANION_SECRET_KEY": SECRET,
            "COMPANION_WORKERS": "1",
        }
        with self.said.open("ab") as said, self.log.open("ab") as log:
            self.running = subprocess.Popen(
                [sys.executable, "-m", "gunicorn", "wsgi:app"],
                cwd=ROOT,
                env=environment,
                start_new_session=True,
                stdout=said,
                stderr=log,
            )
        self._wait()


class Phone:
    """Keeps one connection open, as a browser does."""

    def __init__(self, server: Server) -> None:
        self.line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
        self.headers: dict[str, str] = {}

    def close(self) -> None:
        self.line.close()

    def send(self, method, path, body=None) -> None:
        headers = {**self.headers, **({"Content-Type": "application/json"} if body is not None else {})}
        self.line.request(method, path, None if body is None else json.dumps(body).encode(), headers)

    def read(self):
        answer = self.line.getresponse()
        content = answer.read()
        answer.close()
        for cookie in answer.headers.get_all("Set-Cookie", []):
            self.headers["Cookie"] = cookie.partition(";")[0]
        is_json = "json" in answer.headers.get("Content-Type", "")
        return answer.status, json.loads(content) if is_json else content.decode(), answer.headers

    def ask(self, method, path, body=None):
        self.send(method, path, body)
        return self.read()


@pytest.fixture(scope="module")
def server(empty_database, tmp_path_factory):
    database = tmp_path_factory.mktemp("evening") / "companion.db"
    database.write_bytes(Path(empty_database).read_bytes())
    server = ServerWithLog(database)
    yield server
    server.stop()


@pytest.fixture(scope="module")
def evening(server) -> dict:
    """What guests and DMs do, also what goes wrong; returns what must not be found in the log."""
    with closing(Phone(server)) as ada, closing(Phone(server)) as ben:
        return happenings(server, ada, ben)


@pytest.fixture
def ben(server):
    with closing(Phone(server)) as ben:
        yield ben


def happenings(server, ada, ben) -> dict:
    secret = server.said.read_text().partition("#")[2].split()[0]
    owner = {
        "name": "Zimmerli",
        "languages": ["en"],
        "dm": "Adalgisa",
        "passphrase": PASSPHRASE,
        "secret": secret,
    }
    assert ada.ask("POST", "/api/v1/house", owner)[0] == 201
    assert ada.ask("POST", "/api/v1/dms", {"name": "Elisabetta"})[0] == 201
    wrong = {"name": "Elisabetta", "passphrase": f"{PASSPHRASE}!"}
    assert ben.ask("POST", "/api/v1/session", wrong)[0] == 403
    seats = {"game": "skull-king", "players": ["Anastasia", "Bonifaz", "小雨"], "label": "Zimmerli 4"}
    tables = [ben.ask("POST", "/api/v1/tables", seats)[1] for _ in range(2)]
    code = tables[0]["code"]
    said = [*NAMES, PASSPHRASE, secret, *(table[key] for table in tables for key in ("code", "score_key"))]
    for table in tables:
        entries = f"/api/v1/tables/{table['code']}/entries"
        ben.headers["Authorization"] = f"Bearer {table['score_key']}"
        assert ben.ask("POST", entries, {"entries": ROUND_1})[0] == 201
        assert ben.ask("POST", entries, {"entries": [bids(9, 9, 9)]})[0] == 409
    with sqlite3.connect(server.database) as connection:
        connection.execute("UPDATE act SET body = '{}' WHERE table_id = 2 AND seq = 1")
        connection.execute("UPDATE game_table SET last_act_at = started_at WHERE id = 2")
    connection.close()
    assert ben.ask("GET", f"/api/v1/tables/{tables[1]['code']}")[0] == 500
    for path in (
        f"/tables/{code}/board",
        f"/tables?code={code}",
        "/tables/Bonifaz",
        "/api/v1/tables/Anastasia",
        "/Adalgisa",
        "/history?q=Anastasia",
        "/players?q=Bonifaz",
        "/house/welcome?name=Elisabetta",
        "/sign-in?back=/history?q=Anastasia",
    ):
        assert ada.ask("GET", path)[0] < 500, path
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        line.sendall(b"GET /tables/Anastasia?q=Bonifaz HTTP/9.9\r\nCookie: Adalgisa\r\n\r\n")
        line.recv(1000)
    return {"said": said, "code": code, "key": tables[0]["score_key"]}


def test_every_line_of_the_log_is_one_of_fields(server, evening):
    lines = server.log.read_text().splitlines()
    assert [line for line in lines if not LINE.fullmatch(line)] == []
    asked = [line for line in lines if "from=companion.asked" in line]
    assert len(asked) >= 20
    assert all(
        re.search(r"request=\w{10} route=\S+ method=\w+ status=\d{3} ms=[\d.]+$", line) for line in asked
    )


def test_it_names_nobody_and_nothing_secret(server, evening):
    log = server.log.read_text()
    assert [said for said in evening["said"] if said in log] == []
    assert "127.0.0.1" not in log


def test_an_error_is_found_by_its_reference(server, evening, ben):
    with sqlite3.connect(server.database) as connection:
        (broken,) = connection.execute("SELECT code FROM game_table WHERE id = 2").fetchone()
    connection.close()
    _, problem, _ = ben.ask("GET", f"/api/v1/tables/{broken}")
    (line,) = [
        line
        for line in server.log.read_text().splitlines()
        if problem["reference"] in line and "error" in line
    ]
    assert "trouble=KeyError" in line
    assert "tables/reading.py" in line


def test_stopping_finishes_what_runs(server, evening, ben):
    """An entry that waits for another writer is answered; whoever listens is let go, and may come again."""
    ben.headers["Authorization"] = f"Bearer {evening['key']}"
    entries = f"/api/v1/tables/{evening['code']}/entries"
    assert ben.ask("GET", f"/api/v1/tables/{evening['code']}")[0] == 200
    other = sqlite3.connect(server.database, isolation_level=None, check_same_thread=False)
    with urllib.request.urlopen(
        f"{server.address}/api/v1/tables/{evening['code']}/events", timeout=30
    ) as news:
        assert news.readline().startswith(b"retry:")
        other.execute("BEGIN IMMEDIATE")
        ben.send("POST", entries, {"entries": [bids(1, 0, 0)]})
        server.running.send_signal(signal.SIGTERM)
        rest = news.read()  # to its proper end: http.client would say if it had been cut off
    assert rest.endswith(b"\n\n")
    threading.Timer(0.1, other.execute, ["ROLLBACK"]).start()
    status, table, _ = ben.read()
    assert (status, table["seq"]) == (201, 3)
    assert server.running.wait(timeout=20) == 0
    other.close()
