"""Every refusal of the API as a problem body (RFC 9457): code, facts, and a sentence in the asker's language."""

from http import HTTPStatus
from itertools import islice
from typing import Any

from flask import Flask, Response, current_app, json, request
from sqlalchemy.exc import DatabaseError, IntegrityError, SQLAlchemyError
from werkzeug.exceptions import (
    ClientDisconnected,
    HTTPException,
    InternalServerError,
    RequestTimeout,
    ServiceUnavailable,
)

from companion.http.language import asked_language
from companion.http.metrics import count_refusal
from companion.http.pages.errors import error_page
from companion.http.reference import reference
from companion.live import RoomFullError
from companion.storage import BusyError
from companion.storage.trouble import TROUBLES, is_passing
from companion.tables.refusal import CODES, Refusal, RuleRefusal
from companion.translations import sentence

API = "/api/"
MEDIA_TYPE = "application/problem+json"
MOST_ERRORS = 100  # told at once; who sends more reads no more
LONGEST_FIELD = 200  # of a field's name that is told again
UNREADABLE_RULES = ("ill_shaped", "unknown_game")  # by the engine; every other violation is a rule's: 409

# What a 401 asks for, where it is not a score key.
ASKED_FOR = {"dm_only": 'Cookie realm="house"'}

# What HTTP itself has to say, by status.
HTTP_CODES = {
    400: "unreadable",
    404: "no_such_address",
    405: "method_not_allowed",
    406: "not_acceptable",
    408: "too_slow",
    413: "too_large",
    414: "too_large",
    415: "not_json",
    429: "too_often",
    500: "our_fault",
    503: "busy",
}

# What may be wrong with a field: the sentence `field-<code>`.
FIELD_CODES = (
    "missing",
    "unknown_field",
    "unknown_word",
    "unknown_player",
    "not_an_object",
    "not_a_list",
    "not_a_number",
    "not_true_or_false",
    "not_text",
    "not_a_key",
    "passphrase_short",
    "empty_text",
    "too_long",
    "too_few",
    "too_many",
    "too_small",
    "too_large",
    "null",
    "not_a_date",
    "in_the_future",
    "too_few_seats",
    "too_many_seats",
    "ranks_do_not_fit",
    "result_missing",
    "name_empty",
    "name_taken",
    "name_alike",
    "unseen_signs",
    "piled_marks",
)


def say_problems(app: Flask) -> None:
    """Answer every refusal under /api/ with a problem body; pages have their own."""
    app.register_error_handler(Refusal, _refused)
    app.register_error_handler(BusyError, _busy)
    app.register_error_handler(RoomFullError, _too_many_listen)
    for trouble in TROUBLES:
        app.register_error_handler(trouble, _storage_fails)
    app.register_error_handler(HTTPException, _http_error)
    app.register_error_handler(ClientDisconnected, _not_all_came)
    app.register_error_handler(Exception, _our_fault)


def problem(status: int, refusal: Refusal, family: str = "problem") -> Response:
    """Return a refusal as a problem body; its errors, a code per field, become a sentence per field."""
    language = asked_language()
    body: dict[str, Any] = {
        **refusal.beside,
        "type": "about:blank",
        "title": HTTPStatus(status).phrase,
        "status": status,
        "code": refusal.code,
        "detail": sentence(language, f"{family}-{refusal.code}", _spoken(language, refusal), refusal.names),
        "facts": refusal.facts,
    }
    count_refusal(refusal.code)
    if status >= 500:
        body["reference"] = reference()
    if refusal.errors:
        told = islice(refusal.errors.items(), MOST_ERRORS)
        errors = {field[:LONGEST_FIELD]: wrong for field, wrong in told}
        body["errors"] = {field: sentence(language, f"field-{wrong}") for field, wrong in errors.items()}
        body["facts"] = refusal.facts | {"errors": errors}
    response = Response(json.dumps(body), status=status, content_type=MEDIA_TYPE)
    response.vary.update(("Accept-Language", "Cookie"))
    response.content_language.add(language)
    return response


def _spoken(language: str, refusal: Refusal) -> dict[str, Any]:
    """Return facts with the inner refusal, where there is one, as the `reason` in words."""
    facts = refusal.facts
    spoken = {fact: value for fact, value in facts.items() if not isinstance(value, dict)}
    if isinstance(facts.get("facts"), dict):
        spoken["reason"] = sentence(language, f"violation-{facts['code']}", facts["facts"], refusal.names)
    return spoken


def _refused(refusal: Refusal) -> Response:
    if isinstance(refusal, RuleRefusal):
        return problem(422 if refusal.code in UNREADABLE_RULES else 409, refusal, "violation")
    response = problem(CODES[refusal.code], refusal)
    if response.status_code == 401:
        response.headers["WWW-Authenticate"] = ASKED_FOR.get(refusal.code, 'Bearer realm="table"')
    if "retry_after" in refusal.facts:
        response.headers["Retry-After"] = str(refusal.facts["retry_after"])
    return response


def _storage_fails(error: SQLAlchemyError) -> Response:
    """Its disk is full, it cannot be written to, it is gone; or others were only in the way."""
    if is_passing(error):
        return _busy(error)
    if isinstance(error, IntegrityError):
        return _our_fault(error)  # what was to be written is wrong, and the database is well
    current_app.logger.error("The database fails.", exc_info=error)
    return _come_again("cannot_keep", 10)


def _busy(_error: Exception) -> Response:
    return _come_again("busy", 1)


def _too_many_listen(_error: RoomFullError) -> Response:
    return _come_again("too_many_watchers", 30)


def _come_again(code: str, seconds: int) -> Response:
    if not request.path.startswith(API):
        return error_page(ServiceUnavailable(retry_after=seconds))
    response = problem(HTTPStatus.SERVICE_UNAVAILABLE, Refusal(code))
    response.headers["Retry-After"] = str(seconds)
    return response


def _our_fault(error: Exception) -> Response:
    """A mistake of ours: what it is stands in the log, under the reference that the asker is told."""
    current_app.logger.error("A request has failed.", exc_info=error)
    if type(error) is DatabaseError:  # the file is damaged
        return _come_again("cannot_keep", 10)
    if request.path.startswith(API):
        return problem(HTTPStatus.INTERNAL_SERVER_ERROR, Refusal("our_fault"))
    return error_page(InternalServerError())


def _not_all_came(_error: HTTPException) -> HTTPException | Response:
    """Whoever sent it has gone, or sent it too slowly."""
    return _http_error(RequestTimeout())


def _http_error(error: HTTPException) -> HTTPException | Response:
    if error.code is None or error.code < 400:
        return error
    if not request.path.startswith(API):
        return error_page(error)
    code = HTTP_CODES.get(error.code, "unreadable" if error.code < 500 else "our_fault")
    response = problem(error.code, Refusal(code, {"method": request.method} if error.code == 405 else None))
    for name, value in error.get_headers():
        if name in ("Allow", "Retry-After"):
            response.headers[name] = value
    return response
