"""A table that stands as the asker knows it is told so ahead of all else: phones without a stream ask again and again.

Who asks does not matter: nothing is told but that what they have still holds.
"""

import re
import time
from collections.abc import Iterable
from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment

from flask import Flask
from sqlalchemy import Engine, bindparam, select
from sqlalchemy.exc import SQLAlchemyError

from companion.http.answers import note
from companion.http.headers import ALWAYS, BY_HTTPS, KEPT_ANEW, LYING, OURS
from companion.http.limits import somebody_waits
from companion.http.reference import new_reference
from companion.storage import Table, db
from companion.storage.look import Look
from companion.tables.codes import typed_code

ROUTE = "/api/v1/tables/<code>"
_TABLE = re.compile(r"/api/v1/tables/([0-9A-Za-z]{6})")
_KNOWN = re.compile(r'(?:W/)?"(\d{1,18})"')
_SEQ = Look(select(Table.seq).where(Table.code == bindparam("code")))
_HEADERS = [*(ALWAYS | LYING | OURS | KEPT_ANEW | {"Vary": "Authorization, Cookie, Accept-Encoding"}).items()]


class Unchanged:
    """Answers 304 where it can, and leaves all else to the app."""

    def __init__(self, app: Flask, *, trusts_proxies: bool) -> None:
        self._app = app
        self._others: WSGIApplication = app.wsgi_app
        self._trusts_proxies = trusts_proxies
        with app.app_context():
            self._engine: Engine = db.engine

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        """Answer a request."""
        begun = time.perf_counter()
        seq = self._still_known(environ)
        if seq is None:
            return self._others(environ, start_response)
        of = new_reference(environ.get("HTTP_X_REQUEST_ID", "") if self._trusts_proxies else "")
        by_https = BY_HTTPS if environ["wsgi.url_scheme"] == "https" else {}
        own = [("ETag", f'"{seq}"'), ("X-Request-Id", of), *by_https.items()]
        note(of, ROUTE, "GET", 304, time.perf_counter() - begun)
        start_response("304 NOT MODIFIED", [*_HEADERS, *own])
        return []

    def _still_known(self, environ: WSGIEnvironment) -> int | None:
        """Return the number of the table's last act, where the asker knows it already."""
        known = _KNOWN.fullmatch(environ.get("HTTP_IF_NONE_MATCH", ""))
        if known is None or environ["REQUEST_METHOD"] != "GET" or environ.get("QUERY_STRING"):
            return None
        table = _TABLE.fullmatch(environ["PATH_INFO"])
        if table is None or somebody_waits(self._app):
            return None
        try:
            seqs = _SEQ.rows(self._engine, code=typed_code(table[1]))
        except SQLAlchemyError:
            return None  # the app says what is wrong
        seq = int(known[1])
        return seq if (seq,) in seqs else None
