"""Language and light, kept in this browser for a year."""

from urllib.parse import urlsplit

from flask import redirect, request, url_for
from werkzeug.wrappers import Response

from companion.http.language import COOKIE
from companion.http.pages.blueprint import THEMES, pages
from companion.translations import LANGUAGES

A_YEAR_IN_SECONDS = 365 * 24 * 60 * 60
_CHOICES = {COOKIE: tuple(LANGUAGES), "theme": THEMES}


@pages.post("/settings")
def settings() -> Response:
    """Keep what was chosen and go back to the page where it was."""
    response = redirect(_back(), code=303)
    for name, known in _CHOICES.items():
        if request.form.get(name) in known:
            response.set_cookie(
                name, request.form[name], max_age=A_YEAR_IN_SECONDS, samesite="Lax", secure=request.is_secure
            )
    return response


def _back() -> str:
    """Return the path asked from, on this very site only."""
    path = urlsplit(request.form.get("back", "")).path
    return path if path.startswith("/") and not path.startswith("//") else url_for("pages.home")
