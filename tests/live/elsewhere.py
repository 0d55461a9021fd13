"""A server in a process of its own: what is asked there, and what it tells who listens."""

import http.client
import json
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager

from tests.conftest import Server


def ask(server: Server, method: str, path: str, body: dict, score_key: str) -> dict:
    request = urllib.request.Request(
        f"{server.address}/api/v1{path}",
        method=method,
        data=json.dumps(body).encode(),
        headers={"Content-Type": "application/json", "Authorization": f"Bearer {score_key}"},
    )
    with urllib.request.urlopen(request, timeout=10) as answer:
        return json.load(answer)


@contextmanager
def listening(server: Server, path: str, seconds: float = 10) -> Iterator[Iterator[dict]]:
    """The events of a table as they come, while it is listened."""
    line = asks_to_listen(server, path, seconds)
    try:
        with line.getresponse() as answer:
            assert answer.status == 200, answer.read()
            yield heard(part.decode() for part in answer)
    finally:
        line.close()


def asks_to_listen(server: Server, path: str, seconds: float = 10) -> http.client.HTTPConnection:
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=seconds)
    line.request("GET", f"/api/v1{path}/events")
    return line


def heard(lines) -> Iterator[dict]:
    """Events as an EventSource reads them: `{"event", "id", "data"}` and what else was said."""
    said: dict = {}
    for line in lines:
        if line := line.rstrip("\n"):
            field, _, value = line.partition(": ")
            said[field] = json.loads(value) if field == "data" else value
        elif said:
            yield {"event": "message"} | said
            said = {}
