"""News of a table as server-sent events: whoever listens sees every act as soon as it is on the disk."""

import random
import time
from collections.abc import Iterator

from flask import Response, json, request

from companion.http.api.noun import Noun
from companion.http.metrics import count_streams
from companion.http.schemas.events import LastHeardSchema, SinceSchema, TableNews
from companion.live import Listener, room, watcher
from companion.storage import db
from companion.storage.models import now
from companion.tables.codes import typed_code
from companion.tables.news import news_of
from companion.tables.reading import moment

BEAT_SECONDS = 15
LONGEST_SECONDS = (240, 300)  # drawn by lot: a café's phones need not all come back in the same moment
RETRY_MILLISECONDS = 2000

events = Noun("events", __name__, url_prefix="/api/v1/tables/<code>", description="News of a table.")


@events.route("/events")
@events.arguments(LastHeardSchema, location="headers")
@events.arguments(SinceSchema, location="query")
@events.response(
    200,
    TableNews,
    content_type="text/event-stream",
    description="Messages whose `id` is the seq and whose data is the table as it stands; at once when you are"
    " behind. In between, events `beat` with the server's time. It ends by itself; come back for more.",
)
def get_events(heard: dict[str, int], asked: dict[str, int], code: str) -> Response:
    """Hear of every act at a table. What you saw last, by the header or by `after`, is not told again."""
    listener = _listening(typed_code(code), heard.get("seq", asked.get("after", -1)))
    longest = random.uniform(*LONGEST_SECONDS)  # noqa: S311 - no secret
    response = Response(told(listener, longest), content_type="text/event-stream; charset=utf-8")
    if request.method == "HEAD":  # such an answer is never closed
        room.leave(listener)
    else:
        count_streams(1)
        response.call_on_close(lambda: count_streams(-1))
        response.call_on_close(lambda: room.leave(listener))
    response.headers.update({"Cache-Control": "no-store, no-transform", "X-Accel-Buffering": "no"})
    return response


def told(listener: Listener, longest_seconds: float, beat_seconds: float = BEAT_SECONDS) -> Iterator[bytes]:
    """Yield what is sent to a listener, until it is dismissed or has listened for long enough.

    A beat shows that the line is open; on a dead one it fails, and the listener's place is free again.
    """
    until = time.monotonic() + longest_seconds
    yield f"retry: {RETRY_MILLISECONDS}\n".encode() + _beat()
    while not listener.is_dismissed and (left := until - time.monotonic()) > 0:
        news = listener.wait(min(beat_seconds, left))
        yield news.message if news else _beat()


def _beat() -> bytes:
    return f"event: beat\ndata: {json.dumps({'now': moment(now())})}\n\n".encode()


def _listening(code: str, seq: int) -> Listener:
    """Return a listener who misses nothing: first it waits, then it is told how the table stands.

    Raises RoomFullError, and Refusal: no_such_table.
    """
    listener = room.enter(code, seq)
    try:
        news = news_of(db.session(), code)
    except Exception:
        room.leave(listener)
        raise
    listener.begin_with(news)
    watcher.watch(db.engine, news_of)
    return listener
