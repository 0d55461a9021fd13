"""What is noted of every answer: a line in the log, the figures, and its reference, which the asker is told."""

import logging
import time

from flask import Flask, Response, g, request

from companion.http.logs import Answered, route
from companion.http.metrics import count_request
from companion.http.reference import reference

NOT_NOTED = ("/static/", "/healthz", "/readyz", "/metrics")  # where all is well

_log = logging.getLogger("companion.asked")


def note_answers(app: Flask) -> None:
    """Note when each request begins and how it is answered; to be added before whatever else looks at answers."""
    app.before_request(_begin)
    app.after_request(_note)


def _begin() -> None:
    g.begun = time.perf_counter()


def _note(response: Response) -> Response:
    """It is added first, so Flask asks it last: it sees what is sent."""
    response.headers["X-Request-Id"] = reference()
    seconds = time.perf_counter() - g.get("begun", time.perf_counter())
    asked = route(), request.method, response.status_code, seconds
    if response.status_code >= 400 or not request.path.startswith(NOT_NOTED):
        note(reference(), *asked)
    else:
        count_request(*asked)
    return response


def note(of: str, route: str, method: str, status: int, seconds: float) -> None:
    """Count an answer by its route, and write it down under its reference."""
    count_request(route, method, status, seconds)
    if _log.isEnabledFor(logging.INFO):
        _log.handle(Answered(of, route, method, status, seconds))
