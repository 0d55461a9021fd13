"""How long the server waits for a request to arrive, and for an answer to be taken: each wait holds one thread.

A request that arrives has some seconds, and one more for every so many bytes; one that drips is given up, and one
that breaks off is no request.
"""

import socket
from time import monotonic

from flask import request

BEGIN_SECONDS = 15
SLOWEST_BYTES_A_SECOND = 10_000
TAKE_SECONDS = 20


class PatientSocket(socket.socket):
    """A connection that lets nobody wait for ever."""

    _until = 0.0

    @classmethod
    def in_place_of(cls, plain: socket.socket) -> "PatientSocket":
        """Take over a connection whose next request is about to be read."""
        own = plain if isinstance(plain, cls) else cls(fileno=plain.detach())
        own._until = monotonic() + BEGIN_SECONDS
        return own

    def recv(self, size: int, flags: int = 0, /) -> bytes:
        """Return what has arrived; nothing, as when the other side has gone, once it took too long."""
        left = self._until - monotonic()
        if left <= 0:
            return b""
        self.settimeout(left)
        try:
            heard = super().recv(size, flags)
        except TimeoutError:
            return b""
        self._until += len(heard) / SLOWEST_BYTES_A_SECOND
        return heard

    def sendall(self, said: bytes, flags: int = 0, /) -> None:  # type: ignore[override]  # any buffer will do
        """Send all of it. Raises BrokenPipeError, as when the other side has gone, where nobody takes it."""
        self.settimeout(TAKE_SECONDS)
        try:
            super().sendall(said, flags)
        except TimeoutError as late:
            raise BrokenPipeError from late


def count_the_body() -> None:
    """A body of which less comes than was announced is no body, though the server says that it has ended."""
    if request.content_length is not None:
        request.environ.pop("wsgi.input_terminated", None)
