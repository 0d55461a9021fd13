"""What reaches the app at all is up to gunicorn: heads without end, doubtful requests, and whom it believes."""

import http.client
import shutil
import socket
import urllib.request
from pathlib import Path

import pytest

from tests.conftest import Server, running_server

ENDLESS = "n" * 100_000
DOUBTFUL = [
    b"POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    b"POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n123456",
    b"POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n",
    b"POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length : 5\r\n\r\n12345",
    b"GET / HTTP/1.1\nHost: x\n\n",
]


@pytest.fixture(scope="module")
def house(empty_database, tmp_path_factory):
    database = shutil.copy(empty_database, tmp_path_factory.mktemp("house") / "companion.db")
    with running_server(Path(database)) as server:
        yield server


@pytest.mark.parametrize(
    ("path", "headers"),
    [("/?" + ENDLESS, {}), ("/", {"X-A": ENDLESS}), ("/", {f"X-{n}": "a" for n in range(200)})],
    ids=["address", "header", "headers"],
)
def test_no_head_is_endless(house, path, headers):
    assert status(house, path, headers) in (400, 414, 431)


def status(house: Server, path: str, headers: dict[str, str]) -> int:
    connection = http.client.HTTPConnection(house.address.removeprefix("http://"), timeout=10)
    try:
        connection.request("GET", path, headers=headers)
        return connection.getresponse().status
    except (ConnectionError, http.client.HTTPException):
        return 400  # it hung up while being written to
    finally:
        connection.close()


@pytest.mark.parametrize("sent", DOUBTFUL, ids=range(1, 7))
def test_what_two_servers_could_read_in_two_ways_is_refused(house, sent):
    """Else a second request could be hidden in the first, behind the back of a proxy."""
    with socket.create_connection(("127.0.0.1", house.port), timeout=10) as line:
        line.sendall(sent)
        assert line.recv(12)[9:] in (b"400", b"501")


def test_nobody_is_believed_who_says_that_a_proxy_has_https(house):
    """It would believe whatever asks from its own machine."""
    claims = {"X-Forwarded-Proto": "https", "SCRIPT_NAME": "/evil"}
    asked = urllib.request.Request(f"{house.address}/api/v1/games", headers=claims)
    with urllib.request.urlopen(asked, timeout=10) as answer:
        assert answer.status == 200
        assert "Strict-Transport-Security" not in answer.headers
