"""Files that are made while they are sent, so that they may be as large as the house's memory."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import chain

from flask import Response, current_app
from sqlalchemy.orm import Session

from companion.exchange.told import Look
from companion.http.headers import kept_by_nobody
from companion.storage import db

CSV = "text/csv; charset=utf-8"
JSON = "application/json"
TOTAL = "X-Total-Count"
SENT_AT_ONCE = 64 * 1024


def looks() -> Look:
    """Return what opens the house for one short look, also while an answer is being sent."""
    app = current_app._get_current_object()  # type: ignore[attr-defined]

    @contextmanager
    def look() -> Iterator[Session]:
        with app.app_context():
            yield db.session()

    return look


def download(pieces: Iterable[str], name: str, content_type: str, total: int | None = None) -> Response:
    """Return a file to be saved; total: how many games it holds, so that a page can tell how far it is."""
    response = Response(_in_lumps(pieces), content_type=content_type)
    response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    if total is not None:
        response.headers[TOTAL] = str(total)
    return kept_by_nobody(response)


def begun(pieces: Iterator[str]) -> Iterator[str]:
    """Make the first piece at once, so that what is refused is refused before anything is sent."""
    return chain([next(pieces, "")], pieces)


def _in_lumps(pieces: Iterable[str]) -> Iterator[bytes]:
    lump: list[str] = []
    size = 0
    for piece in pieces:
        lump.append(piece)
        size += len(piece)
        if size >= SENT_AT_ONCE:
            yield "".join(lump).encode()
            lump, size = [], 0
    yield "".join(lump).encode()
