"""A catalogue entry as it is told: by the API and on its page, with the addresses that last."""

from typing import Any

from flask import url_for

from companion.history.catalogue import catalogue_entry
from companion.http.addresses import house_address
from companion.storage import db
from companion.translations import LANGUAGES, sentence


def entry_told(slug: str) -> dict[str, Any]:
    """Return an entry with its names and addresses. Raises Refusal: no_such_game."""
    entry = catalogue_entry(db.session(), slug)
    return {
        **entry,
        "names": {language: sentence(language, f"word-{slug}") for language in LANGUAGES},
        "rules": house_address() + url_for("pages.rules", game=slug),
        "page": house_address() + url_for("pages.catalogue_entry", slug=slug),
    }
