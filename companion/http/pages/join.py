"""Keeping score on one more phone: the page that the one-time link opens."""

from flask import redirect, render_template, url_for
from werkzeug.wrappers import Response as Answer

from companion.http.identity import asker
from companion.http.language import asked_language
from companion.http.pages.blueprint import pages
from companion.http.pages.tables import no_such_table
from companion.storage import db
from companion.tables.reading import table_now
from companion.tables.refusal import Refusal
from companion.translations import listed


@pages.get("/tables/<code>/join")
def join(code: str) -> Answer | str:
    """Ask before anything happens: a preview of the link in a chat must not use the key up."""
    try:
        table = table_now(db.session(), code, asker())
    except Refusal:
        return no_such_table(code)
    if table["code"] != code:
        return redirect(url_for("pages.join", code=table["code"]))
    people = listed(asked_language(), [player["name"] for player in table["players"]])
    return render_template("join.html", table=table, people=people)
