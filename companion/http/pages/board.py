"""The board: a table as large as the television in the room shows it."""

from flask import redirect, render_template, url_for
from werkzeug.wrappers import Response as Answer

from companion.http.addresses import house_address
from companion.http.identity import asker
from companion.http.pages.blueprint import pages
from companion.http.pages.tables import no_such_table
from companion.storage import db
from companion.tables.reading import table_now
from companion.tables.refusal import Refusal


@pages.get("/tables/<code>/board")
def board(code: str) -> Answer | str:
    """Show the table to everybody in the room, and how to look on from a phone."""
    try:
        table = table_now(db.session(), code, asker())
    except Refusal:
        return no_such_table(code)
    if table["code"] != code:
        return redirect(url_for("pages.board", code=table["code"]))
    address = house_address().partition("://")[2]
    return render_template("board.html", table={**table, "may_write": False}, address=address)
