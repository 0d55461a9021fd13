"""A connection to a server that says little and reads no more than it must, so that the server is what is measured."""

import json
import socket
import time
from typing import Any, NamedTuple

PATIENCE_SECONDS = 30


class Answer(NamedTuple):
    """What a server answered, and after how many milliseconds."""

    status: int
    head: str
    body: bytes
    milliseconds: float

    def field(self, name: str) -> str | None:
        """Return a field of the head."""
        for line in self.head.split("\r\n")[1:]:
            said, _, value = line.partition(":")
            if said.lower() == name:
                return value.strip()
        return None

    @property
    def json(self) -> Any:
        """What the body says."""
        return json.loads(self.body)


class Line:
    """One connection, kept open."""

    def __init__(self, port: int) -> None:
        self._socket = socket.create_connection(("127.0.0.1", port), PATIENCE_SECONDS)
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def ask(self, request: bytes) -> Answer:
        """Send a request and read its answer."""
        begun = time.perf_counter()
        self._socket.sendall(request)
        head, _, body = self._more_than(b"", lambda read: b"\r\n\r\n" in read).partition(b"\r\n\r\n")
        answer = Answer(int(head[9:12]), head.decode("latin-1"), body, 0)
        length = int(answer.field("content-length") or 0)
        body = self._more_than(body, lambda read: len(read) >= length)
        return answer._replace(body=body, milliseconds=(time.perf_counter() - begun) * 1000)

    def _more_than(self, read: bytes, is_enough: Any) -> bytes:
        while not is_enough(read):
            more = self._socket.recv(262144)
            if not more:
                raise ConnectionError("the server hung up")
            read += more
        return read

    def close(self) -> None:
        """Hang up."""
        self._socket.close()


def request(method: str, path: str, body: Any = None, **fields: str) -> bytes:
    """Return a request as it is sent; `if_none_match` is the field If-None-Match."""
    content = b"" if body is None else json.dumps(body).encode()
    said = {"host": "localhost", **fields}
    if body is not None:
        said |= {"content-type": "application/json", "content-length": str(len(content))}
    head = "".join(f"{name.replace('_', '-')}: {value}\r\n" for name, value in said.items())
    return f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode() + content
