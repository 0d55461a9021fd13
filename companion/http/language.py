"""Which language the person asking reads: the one chosen in the app, else what the browser asks for."""

import re

from flask import request

from companion.translations import LANGUAGES

COOKIE = "lang"


def asked_language() -> str:
    """Return `en`, `zh` or `ja`: of those the browser asks for, the first in its order, in whatever country."""
    chosen = request.cookies.get(COOKIE)
    if chosen in LANGUAGES:
        return chosen
    asked = (re.split("[-_]", tag.lower())[0] for tag, quality in request.accept_languages if quality > 0)
    return next((language for language in asked if language in LANGUAGES), "en")
