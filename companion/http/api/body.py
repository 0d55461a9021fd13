"""What a request says in its body: JSON as every client reads it alike, or why it is none."""

import json
from typing import Any, NoReturn

from flask import Request
from werkzeug.exceptions import BadRequest, RequestEntityTooLarge, UnsupportedMediaType

DEEPEST = (
    32  # nothing that is meant nests deeper; what nests for a thousand levels cannot be written down again
)
LONGEST_NUMBER_DIGITS = 1000  # sums of longer numbers could not be told again

_BOUND = 10**LONGEST_NUMBER_DIGITS


def said_in(request: Request) -> Any:
    """Return what the body says.

    Raises 415 where it is no JSON, 400 where it is broken or nobody could mean it, 413 where it is too long.
    """
    body = request.get_data(cache=True)
    if not request.is_json or request.content_encoding:
        raise UnsupportedMediaType
    if request.content_length is None and len(body) >= (request.max_content_length or len(body) + 1):
        raise RequestEntityTooLarge  # sent in pieces, it was cut off there
    try:
        said = json.loads(body, parse_constant=_refuse_constant)
    except (ValueError, RecursionError):
        raise BadRequest from None
    if not _can_be_meant(said, DEEPEST):
        raise BadRequest
    return said


def _can_be_meant(said: Any, deeper: int) -> bool:
    if isinstance(said, str):
        return said.isascii() or not any("\ud800" <= sign <= "\udfff" for sign in said)
    if isinstance(said, dict):
        return deeper > 0 and all(_can_be_meant(part, deeper - 1) for pair in said.items() for part in pair)
    if isinstance(said, list):
        return deeper > 0 and all(_can_be_meant(part, deeper - 1) for part in said)
    return not isinstance(said, int) or abs(said) < _BOUND


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is no JSON")
