"""The catalogue of a language as a file, for the sentences that the phone says itself."""

import hashlib
from functools import cache

from flask import Response, abort, url_for

from companion.engine import GAMES
from companion.http.pages.blueprint import pages
from companion.http.pages.files import FOREVER
from companion.http.pages.sayable import table_catalogue
from companion.translations import LANGUAGES, catalogue, catalogue_version


def catalogue_address(language: str, game: str | None = None) -> str:
    """Return the address of a language's catalogue, which changes with its sentences; at a table, of its part."""
    if game:
        version = _table_version(language, game)
        return url_for("pages.table_catalogue_file", version=version, language=language, game=game)
    return url_for("pages.catalogue_file", version=catalogue_version(language), language=language)


@cache
def _table_version(language: str, game: str) -> str:
    return hashlib.sha256(table_catalogue(language, game).encode()).hexdigest()[:12]


@pages.get("/catalogue/<version>/<language>.ftl")
def catalogue_file(version: str, language: str) -> Response:
    """Give the catalogue; under an outdated version today's, not to be kept."""
    if language not in LANGUAGES:
        abort(404)
    return _text(catalogue(language), is_kept=version == catalogue_version(language))


@pages.get("/catalogue/<version>/<game>/<language>.ftl")
def table_catalogue_file(version: str, game: str, language: str) -> Response:
    """Give what can be said at a table of a game; under an outdated version today's, not to be kept."""
    if language not in LANGUAGES or game not in GAMES:
        abort(404)
    return _text(table_catalogue(language, game), is_kept=version == _table_version(language, game))


def _text(text: str, *, is_kept: bool) -> Response:
    response = Response(text, content_type="text/plain; charset=utf-8")
    response.headers["Cache-Control"] = FOREVER if is_kept else "no-cache"
    return response


@pages.app_context_processor
def for_templates() -> dict[str, object]:
    """Give templates `catalogue_address`."""
    return {"catalogue_address": catalogue_address}
