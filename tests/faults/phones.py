"""Phones that write while the server is being hurt: each act has a key and is sent until it is answered."""

import http.client
import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple
from uuid import uuid4

from tests.conftest import Person, Server

PAUSE_SECONDS = 0.02
PATIENCE_SECONDS = 120  # for a busy machine; nobody waits so long unless something is lost


class Answer(NamedTuple):
    status: int
    headers: http.client.HTTPMessage
    body: dict


def ask(server: Server, method: str, path: str, body=None, score_key: str = "", seconds: float = 5) -> Answer:
    """Raises OSError or HTTPException: no answer, or one that was cut off in the middle."""
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=seconds)
    try:
        headers = {"Content-Type": "application/json"}
        if score_key:
            headers["Authorization"] = f"Bearer {score_key}"
        line.request(method, f"/api/v1{path}", json.dumps(body) if body is not None else None, headers)
        answer = line.getresponse()
        return Answer(answer.status, answer.headers, json.loads(answer.read()))
    finally:
        line.close()


class Scribe:
    """Somebody who writes one act after the other at a table. `written`: the notes that were answered as kept."""

    def __init__(self, server: Server, opened: dict):
        self.server, self.code, self.score_key = server, opened["code"], opened["score_key"]
        self.written: list[str] = []
        self.refused: list[Answer] = []
        self.is_over = threading.Event()

    def write_on(self) -> None:
        while not self.is_over.is_set():
            note = str(uuid4())
            entry = {"type": "ruling", "note": note, "key": str(uuid4())}
            while not self.is_over.is_set() and not self.is_kept(entry):
                time.sleep(PAUSE_SECONDS)

    def is_kept(self, entry: dict) -> bool:
        try:
            answer = ask(
                self.server, "POST", f"/tables/{self.code}/entries", {"entries": [entry]}, self.score_key
            )
        except (OSError, http.client.HTTPException):
            return False
        if answer.status not in (200, 201):
            self.refused.append(answer)
            return False
        self.written.append(entry["note"])
        return True

    def goes_on(self, acts: int = 1) -> None:
        """Wait until some more acts of this scribe were kept."""
        until, enough = time.monotonic() + PATIENCE_SECONDS, len(self.written) + acts
        while len(self.written) < enough:
            assert time.monotonic() < until, "nothing is kept any more"
            time.sleep(PAUSE_SECONDS)


@contextmanager
def writing(server: Server, tables: list[dict], at_each: int = 2) -> Iterator[list[Scribe]]:
    """Several people write at several tables."""
    scribes = [Scribe(server, opened) for opened in tables for _ in range(at_each)]
    threads = [threading.Thread(target=scribe.write_on) for scribe in scribes]
    for thread in threads:
        thread.start()
    try:
        yield scribes
    finally:
        for scribe in scribes:
            scribe.is_over.set()
        for thread in threads:
            thread.join()


def open_tables(ben: Person) -> list[dict]:
    """One of each game."""
    return [
        ben.post("/tables", {"game": game, "players": ["Ana", "Bo", "Cy"]}).json
        for game in ("skull", "skull-king")
    ]


def nothing_is_lost(app, scribes: list[Scribe]) -> None:
    """What was answered as kept is there, nothing twice, the numbers have no gap, and every log replays."""
    reader = Person(app)
    for code in {scribe.code for scribe in scribes}:
        log = reader.get(f"/tables/{code}/entries").json
        assert [line["seq"] for line in log["entries"]] == list(range(1, log["seq"] + 1))
        notes = [line["entry"]["note"] for line in log["entries"] if line["kind"] == "entry"]
        assert len(notes) == len(set(notes))
        written = {note for scribe in scribes if scribe.code == code for note in scribe.written}
        assert written <= set(notes)
    checked = app.test_cli_runner().invoke(args=["companion", "check"])
    assert checked.exit_code == 0, checked.output


def asks_to_come_again(answer: Answer, code: str) -> bool:
    """Whether it says in a sentence that it cannot be now, and when to ask again."""
    return (
        (answer.status, answer.body["code"]) == (503, code)
        and int(answer.headers["Retry-After"]) > 0
        and answer.body["detail"].endswith(".")
    )
