"""Which language the person asking reads: the one chosen in the app, else what the browser asks for."""

from flask import request

from companion.translations import LANGUAGES

COOKIE = "lang"


def asked_language() -> str:
    """Return `en`, `zh` or `ja`."""
    chosen = request.cookies.get(COOKIE)
    if chosen in LANGUAGES:
        return chosen
    return request.accept_languages.best_match(list(LANGUAGES), default="en") or "en"
