"""A table's own page, and the way there by its code."""

from collections.abc import Callable
from http import HTTPStatus
from typing import Any

from flask import Response, make_response, redirect, render_template, request, url_for
from werkzeug.exceptions import InternalServerError
from werkzeug.wrappers import Response as Answer

from companion.http.identity import asker
from companion.http.language import asked_language
from companion.http.pages.blueprint import pages
from companion.http.pages.errors import error_page
from companion.http.pages.first_words import first_words
from companion.http.pages.home import home_page
from companion.storage import db
from companion.tables.reading import find_table, table_now
from companion.tables.refusal import Refusal
from companion.translations import sentence

OPENED_ON_A_PHONE = "new-"


@pages.get("/tables/<code>")
def table(code: str) -> Answer:
    """Show the table, with everything of it in the page; another spelling of the code leads here too.

    A table that was opened without the house has no code yet: only the phone that opened it can show it.
    """
    if code.startswith(OPENED_ON_A_PHONE):
        return make_response(render_template("shell_table.html"))
    return at_its_code(code, "pages.table", _whole_page)


def _whole_page(table: dict[str, Any]) -> str:
    return render_template("table.html", table=table, game_at_table=table["game"], said=first_words(table))


def at_its_code(code: str, endpoint: str, show: Callable[[dict[str, Any]], Answer | str]) -> Answer:
    """Show a page of a table; another spelling of its code leads there, an unknown one to where codes are typed."""
    try:
        table = table_now(db.session(), code, asker())
    except Refusal as refusal:
        if refusal.code == "log_damaged":
            return error_page(InternalServerError(), "damaged")
        return _no_such_table(code)
    if table["code"] != code:
        return redirect(url_for(endpoint, code=table["code"]))
    return make_response(show(table))


@pages.get("/tables")
def find() -> Answer:
    """Lead to the table whose code was typed, or say on the home page that there is none."""
    typed = request.args.get("code", "").strip()
    try:
        return redirect(url_for("pages.table", code=find_table(db.session(), typed).code), code=303)
    except Refusal:
        wrong = "home-join-unknown" if typed else "home-join-empty"
        mistake = sentence(asked_language(), wrong, {"code": typed[:40]})
        return make_response(home_page(typed, mistake), HTTPStatus.NOT_FOUND)


def _no_such_table(code: str) -> Response:
    """Say that there is no table with this code, and ask for another."""
    page = render_template("error.html", about="table", code=code[:40], typed=code[:40])
    return make_response(page, HTTPStatus.NOT_FOUND)
