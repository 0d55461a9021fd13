"""The catalogue of a language as a file, for the sentences that the phone says itself."""

from flask import Response, abort, url_for

from companion.http.pages.blueprint import pages
from companion.http.pages.files import FOREVER
from companion.translations import LANGUAGES, catalogue, catalogue_version


def catalogue_address(language: str) -> str:
    """Return the address of a language's catalogue, which changes with its sentences."""
    return url_for("pages.catalogue_file", version=catalogue_version(language), language=language)


@pages.get("/catalogue/<version>/<language>.ftl")
def catalogue_file(version: str, language: str) -> Response:
    """Give the catalogue; under an outdated version today's, not to be kept."""
    if language not in LANGUAGES:
        abort(404)
    response = Response(catalogue(language), content_type="text/plain; charset=utf-8")
    response.headers["Cache-Control"] = FOREVER if version == catalogue_version(language) else "no-cache"
    return response


@pages.app_context_processor
def for_templates() -> dict[str, object]:
    """Give templates `catalogue_address`."""
    return {"catalogue_address": catalogue_address}
