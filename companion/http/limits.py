"""How often one network may guess codes, fill the house or make it search; DMs are trusted not to guess nor to fill.

What is guessed or filled is counted in the database, for all servers together; reading a table costs one look into
an empty dictionary. A whole café is one network: the numbers are far above what its guests do (see docs/security.md).
"""

from datetime import timedelta

from flask import Flask, Response, current_app, request
from werkzeug.exceptions import TooManyRequests

from companion.http.identity import asker, dm_or_none
from companion.http.patience import Patience
from companion.http.problems import API
from companion.storage import Table, db, writing
from companion.tables.access import may_write
from companion.tables.codes import typed_code
from companion.tables.guessing import Count, Limit, count, network_of, wait
from companion.tables.reading import find_table
from companion.tables.refusal import Refusal

TEN_MINUTES = timedelta(minutes=10)
CODES_TRIED = Limit("codes that no table has", 60, TEN_MINUTES)

_OPENING = Limit("opening tables", 200, TEN_MINUTES)
_JOINING = Limit("letting scorekeepers in", 200, TEN_MINUTES)
_LINKS = Limit("one-time links of the house", 30, timedelta(minutes=15))
_SIGNING_IN = Limit("signing in from one network", 60, timedelta(minutes=15))
FILLING = {
    "tables.open_table": _OPENING,
    "tables.post_rematch": _OPENING,
    "keys.post_key": _JOINING,
    "keys.post_claim": _JOINING,
    "house.post_house": _LINKS,
    "dms.post_passphrase": _LINKS,
    "session.post_session": _SIGNING_IN,
}
TAKING_IN = {"imports.post_import": Limit("taking in files", 100, TEN_MINUTES)}
_SEARCHING = Limit("searching", 240, timedelta(minutes=1))
SEARCHING = {"history.get_history": _SEARCHING, "players.get_players": _SEARCHING}
PAGES_BY_CODE = ("pages.find",)  # where the code stands behind the question mark


def limit_asking(app: Flask) -> None:
    """Ask whoever asks too often to wait."""
    app.extensions["companion_patience"] = Patience()
    app.before_request(_refuse_too_often)
    app.after_request(_note_wrong_code)


def somebody_waits(app: Flask) -> bool:
    """Return whether anybody is asked to wait, so that whoever asks must be looked at."""
    patience: Patience | None = app.extensions.get("companion_patience")
    return patience is not None and patience.is_asked


def here() -> str:
    """Return the network that asks, behind as many proxies as the settings trust."""
    return network_of(request.remote_addr or "")


def _refuse_too_often() -> None:
    """Raises Refusal: too_often_here, too_many_codes; on a page TooManyRequests."""
    endpoint = request.endpoint or ""
    if _patience().is_asked and _code_asked() and (seconds := _patience().seconds(here())):
        _refuse_guesser(seconds)
    if endpoint in SEARCHING:
        _refuse(SEARCHING[endpoint], _patience().count(SEARCHING[endpoint], _who()))
    if endpoint in TAKING_IN:
        _refuse_filling(TAKING_IN[endpoint])
    if endpoint in FILLING and dm_or_none() is None:
        _refuse_filling(FILLING[endpoint])


def _refuse_guesser(seconds: int) -> None:
    if not _is_known_here():
        raise _refusal("too_many_codes", seconds)


def _refuse_filling(limit: Limit) -> None:
    with writing() as session:
        counted = count(session, limit, _who())
    _refuse(limit, counted)


def _who() -> str:
    me = dm_or_none()
    return here() if me is None else f"DM {me.id}"


def _refuse(limit: Limit, counted: Count) -> None:
    if counted.times > limit.most:
        raise _refusal("too_often_here", counted.seconds)


def _refusal(code: str, seconds: int) -> Refusal | TooManyRequests:
    if request.path.startswith(API):
        return wait(code, seconds)
    return TooManyRequests(retry_after=seconds)


def _note_wrong_code(response: Response) -> Response:
    """Count a code that no table has, each once; past the limit nobody there is told whether a code is one."""
    if response.status_code != 404 or not _is_wrong_guess(_code_asked()):
        return response
    with writing() as session:
        counted = count(session, CODES_TRIED, here())
    if counted.times <= CODES_TRIED.most:
        return response
    _patience().ask(here(), counted.seconds)
    return _answer(_refusal("too_many_codes", counted.seconds))


def _is_wrong_guess(code: str) -> bool:
    is_new = bool(code) and dm_or_none() is None and not _patience().is_told_already(here(), code)
    return is_new and _table(code) is None


def _answer(refusal: Refusal | TooManyRequests) -> Response:
    return current_app.make_response(current_app.handle_user_exception(refusal))


def _code_asked() -> str:
    """Return the table code that the address names, as it is meant; "" where it names none that could be one."""
    said = request.args.get("code", "") if request.endpoint in PAGES_BY_CODE else None
    return typed_code((request.view_args or {}).get("code", "") if said is None else said)


def _is_known_here() -> bool:
    """Whoever may write at the table has no need to guess it."""
    table = _table(_code_asked())
    return table is not None and may_write(db.session(), table, asker())


def _table(code: str) -> Table | None:
    try:
        return find_table(db.session(), code)
    except Refusal:
        return None


def _patience() -> Patience:
    patience: Patience = current_app.extensions["companion_patience"]
    return patience
