"""The result of a table as a page to send on: whoever has its address sees what the table's code shows."""

from typing import Any

from flask import redirect, render_template, url_for
from werkzeug.wrappers import Response as Answer

from companion.exchange.told import Told
from companion.http.pages.blueprint import pages
from companion.http.pages.tables import at_its_code
from companion.http.results import told_at


@pages.get("/tables/<code>/result")
def result(code: str) -> Answer:
    """Show how a game ended; while it runs, the table itself."""
    return at_its_code(code, "pages.result", _shown)


def _shown(table: dict[str, Any]) -> Answer | str:
    told = told_at(table["code"])
    if told.finished_at is None:
        return redirect(url_for("pages.table", code=told.code), code=303)
    placed = sorted(told.seats, key=lambda seat: (seat.rank is None, seat.rank))
    return render_template("result.html", told=told, placed=placed, rounds=_rounds(told))


def _rounds(told: Told) -> list[dict[str, Any]]:
    return list(told.view["rounds"]) if told.view else []
