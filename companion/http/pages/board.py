"""The board: a table as large as the television in the room shows it."""

from flask import render_template
from werkzeug.wrappers import Response as Answer

from companion.http.addresses import house_address
from companion.http.pages.blueprint import pages
from companion.http.pages.tables import at_its_code


@pages.get("/tables/<code>/board")
def board(code: str) -> Answer:
    """Show the table to everybody in the room, and how to look on from a phone."""
    address = house_address().partition("://")[2]
    return at_its_code(
        code,
        "pages.board",
        lambda table: render_template("board.html", table={**table, "may_write": False}, address=address),
    )
