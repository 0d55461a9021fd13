"""Keeping score on one more phone: the page that the one-time link opens."""

from typing import Any

from flask import render_template
from werkzeug.wrappers import Response as Answer

from companion.http.language import asked_language
from companion.http.pages.blueprint import pages
from companion.http.pages.tables import at_its_code
from companion.translations import listed


@pages.get("/tables/<code>/join")
def join(code: str) -> Answer:
    """Ask before anything happens: a preview of the link in a chat must not use the key up."""
    return at_its_code(code, "pages.join", _asked)


def _asked(table: dict[str, Any]) -> str:
    people = listed(asked_language(), [player["name"] for player in table["players"]])
    return render_template("join.html", table=table, people=people)
