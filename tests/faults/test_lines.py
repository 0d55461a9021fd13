"""Lines that drip, break off, or are never read: they keep nobody else from the house, and nothing is half done."""

import http.client
import socket
import struct
from contextlib import ExitStack, suppress
from threading import Event, Thread
from time import monotonic, sleep

import pytest

from companion.http import slow_lines
from companion.http.slow_lines import PatientSocket
from companion.live import MOST_LISTENERS
from tests.faults.conftest import House, in_the_soak
from tests.faults.phones import ask, nothing_is_lost, writing

WORKERS = 2
DROPPED = WORKERS * MOST_LISTENERS + 100
DRIPPING = 600  # more than there are threads


def line_to(server) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=60)


def reset(line: socket.socket) -> None:
    """As a phone that is gone: no farewell."""
    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    line.close()


def listens(house: House, path: str) -> int:
    """The status of asking to listen; the line is left at once."""
    line = http.client.HTTPConnection("127.0.0.1", house.server.port, timeout=60)
    line.request("GET", f"/api/v1{path}/events")
    try:
        return line.getresponse().status
    finally:
        line.close()


def half_a_body_is_told_so(house: House) -> None:
    opened = house.tables[0]
    line = line_to(house.server)
    line.sendall(
        f"POST /api/v1/tables/{opened['code']}/entries HTTP/1.1\r\nHost: x\r\n"
        "Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{".encode()
    )
    line.shutdown(socket.SHUT_WR)
    answer = http.client.HTTPResponse(line)
    answer.begin()
    assert answer.status == 408
    assert b"too_slow" in answer.read()
    line.close()


def test_broken_lines(app, house):
    """Uploads broken off, and hundreds who asked to listen and are gone before they heard anything."""
    half_a_body_is_told_so(house)
    opened = house.tables[0]
    path, key = f"/tables/{opened['code']}", opened["score_key"]
    whole = b'{"entries": [{"type": "end"}]}'
    head = (
        f"POST /api/v1{path}/entries HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {key}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(whole)}\r\n\r\n"
    ).encode()
    with writing(house.server, house.tables) as scribes:
        for said in (head, head[:40], head + whole[:-1], head[:-1]):
            for leave in (reset, socket.socket.close):
                line = line_to(house.server)
                line.sendall(said)
                leave(line)
        with ExitStack() as lines:
            for _ in range(DROPPED):
                line = line_to(house.server)
                lines.callback(reset, line)
                line.sendall(f"GET /api/v1{path}/events HTTP/1.1\r\nHost: x\r\n\r\n".encode())
            for scribe in scribes:
                scribe.goes_on(2)
        for scribe in scribes:
            scribe.goes_on(3)
        until = monotonic() + 60
        while (status := listens(house, path)) != 200:
            assert status == 503
            assert monotonic() < until, "the places of those who are gone stay taken"
            sleep(0.05)
    nothing_is_lost(app, scribes)
    assert ask(house.server, "GET", path).body["view"]["ended"] is None


@pytest.fixture
def pair():
    ours, theirs = socket.socketpair()
    with theirs:
        own = PatientSocket.in_place_of(ours)
        yield own, theirs
        own.close()


def test_a_request_that_drips_is_given_up(pair, monkeypatch):
    monkeypatch.setattr(slow_lines, "BEGIN_SECONDS", 0.2)
    own, theirs = pair
    own = PatientSocket.in_place_of(own)
    is_over = Event()

    def drip():
        while not is_over.wait(0.05):
            with suppress(OSError):
                theirs.send(b"x")

    dripping = Thread(target=drip)
    dripping.start()
    begun, heard = monotonic(), b"x"
    while heard:
        heard = own.recv(8192)
        assert monotonic() < begun + 30
    is_over.set()
    dripping.join()
    assert own.recv(8192) == b""


def test_one_that_keeps_coming_is_read_to_its_end(pair, monkeypatch):
    monkeypatch.setattr(slow_lines, "BEGIN_SECONDS", 0.0)
    monkeypatch.setattr(slow_lines, "SLOWEST_BYTES_A_SECOND", 1)
    own, theirs = pair
    own = PatientSocket.in_place_of(own)
    own._until += 5
    for part in (b"a" * 100, b"b", b"c"):
        theirs.sendall(part)
        assert own.recv(8192) == part


def test_an_answer_that_nobody_takes_is_given_up(pair, monkeypatch):
    monkeypatch.setattr(slow_lines, "TAKE_SECONDS", 0.1)
    own, _ = pair
    with pytest.raises(BrokenPipeError):
        own.sendall(b"x" * 10_000_000)


@in_the_soak
def test_hundreds_of_lines_that_drip(app, house):
    """However many begin a request and do not end it, the others are answered soon."""
    with writing(house.server, house.tables) as scribes, ExitStack() as lines:
        for scribe in scribes:
            scribe.goes_on()
        for _ in range(DRIPPING):
            line = lines.enter_context(line_to(house.server))
            line.sendall(b"GET / HTTP/1.1\r\nX-Drip: ")
        for scribe in scribes:
            scribe.goes_on(2)
    nothing_is_lost(app, scribes)
