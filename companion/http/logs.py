"""What the server writes down: one line for each thing that happens, as `field=value`, of nobody by name.

Neither names, codes, keys nor addresses of guests are in it: of a request its route is told, not its path; of an
error of ours what kind it is and where it came up. Only what the system itself says (a full disk, a database that is
gone) is told in words.
"""

import json
import logging
import re
import time
import traceback
from functools import lru_cache
from types import TracebackType

from flask import has_request_context, request
from jinja2 import TemplateError
from sqlalchemy.exc import InterfaceError, OperationalError

from companion.http.reference import reference

OURS = "companion"
FRAMES = 12
TOLD_BY_THE_SYSTEM = (OSError, MemoryError, RecursionError, ImportError)
TOLD_BY_THE_CODE = (TypeError, AttributeError, NameError, TemplateError)  # speak of names in programs

_PLAIN = re.compile(r"[^\s\"=]+")
_BY_CODE = re.compile(r"(/(?:tables|history|players)/)[^/?\s]+")
_ASKED = re.compile(r"\?\S*")
_FROM_WHERE = re.compile(r"\bip=[^\s,]+?(?=:?(?:\s|$))")


class Answered(logging.LogRecord):
    """The line of one answer, of which there are many: put together at once."""

    def __init__(self, of: str, route: str, method: str, status: int, seconds: float) -> None:
        super().__init__(f"{OURS}.asked", logging.INFO, __file__, 0, "answered", None, None)
        asked = f"request={of} route={route} method={_value(method)}"
        self.fields = f"{asked} status={status} ms={seconds * 1000:.1f}"


class Line(logging.Formatter):
    """Puts a record into one line."""

    def format(self, record: logging.LogRecord) -> str:
        """Return when, how bad, where, what, in which request; then what went wrong."""
        if isinstance(record, Answered):
            return f"at={_moment(record.created)} level=info from={record.name} said=answered {record.fields}"
        fields = {
            "at": _moment(record.created),
            "level": record.levelname.lower(),
            "from": record.name,
            "said": _said(record),
        }
        if has_request_context():
            fields |= {"request": reference(), "route": route()}
        if record.exc_info and record.exc_info[1]:
            fields |= _trouble(*record.exc_info[1:])
        return " ".join(f"{name}={_value(value)}" for name, value in fields.items())


def route() -> str:
    """Return what is asked for, without what people fill in."""
    return request.url_rule.rule if request.url_rule else "none"


def configuration() -> dict[str, object]:
    """Return how everything that logs does so: to standard error, in lines."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"line": {"()": Line}},
        "handlers": {"said": {"class": "logging.StreamHandler", "formatter": "line"}},
        "root": {"level": "WARNING", "handlers": ["said"]},
        "loggers": {
            "gunicorn.error": {"handlers": ["said"], "propagate": False},
            "gunicorn.access": {"handlers": [], "propagate": False},
        },
    }


def _said(record: logging.LogRecord) -> str:
    """What others log may hold an address that was asked for, or one that asked."""
    message = record.getMessage()
    if record.name.partition(".")[0] == OURS:
        return message
    return _FROM_WHERE.sub("ip=…", _BY_CODE.sub(r"\1<code>", _ASKED.sub("", message)))


def _moment(seconds: float) -> str:
    whole = int(seconds)
    return f"{_second(whole)}.{int((seconds - whole) * 1000):03d}Z"


@lru_cache(maxsize=2)
def _second(whole: int) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(whole))


def _value(value: object) -> str:
    return _quoted(value) if isinstance(value, str) else str(value)


def _quoted(text: str) -> str:
    return text if _PLAIN.fullmatch(text) and text.isprintable() else json.dumps(text, ensure_ascii=False)


def _trouble(error: BaseException, trace: TracebackType | None) -> dict[str, str]:
    frames = traceback.extract_tb(trace)[-FRAMES:]
    where = [f"{_in_short(frame.filename)}:{frame.lineno} {frame.name}" for frame in reversed(frames)]
    return {"trouble": _kind(error), "where": " < ".join(where)}


def _kind(error: BaseException) -> str:
    """Return what kind of error it is, and its words only where no guest can have put them there."""
    name = type(error).__name__
    if isinstance(error, (OperationalError, InterfaceError)):
        return f"{name}: {error.orig}"
    if isinstance(error, OSError):
        return f"{name}: {error.strerror}"
    if isinstance(error, TOLD_BY_THE_SYSTEM + TOLD_BY_THE_CODE):
        return f"{name}: {error}"
    return name


def _in_short(file: str) -> str:
    return "/".join(file.split("/")[-3:])
