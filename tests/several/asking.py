"""A phone that asks a server over the network."""

import json
import urllib.error
import urllib.request
from typing import Any, NamedTuple
from uuid import uuid4


class Answer(NamedTuple):
    status: int
    json: Any


class Phone:
    def __init__(self, address: str, score_key: str | None = None):
        self.address = address
        self.score_key = score_key

    def ask(self, method: str, path: str, body=None, **headers: str) -> Answer:
        headers |= {"Authorization": f"Bearer {self.score_key}"} if self.score_key else {}
        headers |= {"Content-Type": "application/json"}
        content = None if body is None else json.dumps(body).encode()
        asked = urllib.request.Request(
            f"{self.address}/api/v1{path}", method=method, data=content, headers=headers
        )
        try:
            with urllib.request.urlopen(asked, timeout=30) as answer:
                return Answer(answer.status, json.load(answer))
        except urllib.error.HTTPError as refused:
            with refused:
                return Answer(refused.code, json.load(refused))

    def get(self, path: str) -> Answer:
        return self.ask("GET", path)

    def post(self, path: str, body) -> Answer:
        return self.ask("POST", path, body)

    def rule(self, table: str, note: str, after: int | None = None, key: str | None = None) -> Answer:
        """Write an act that is always allowed."""
        entry = {"type": "ruling", "note": note, "key": key or str(uuid4())}
        body = {"entries": [entry]} | ({} if after is None else {"after": after})
        return self.post(f"{table}/entries", body)


def notes_of(log: dict) -> list[str]:
    """What was written, in order; every number once and none left out."""
    assert [line["seq"] for line in log["entries"]] == list(range(1, log["seq"] + 1))
    return [line["entry"]["note"] for line in log["entries"]]
