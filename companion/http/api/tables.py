"""Tables: opening, reading, putting right, and the next game."""

from typing import Any

from flask import Response, current_app, jsonify, request, url_for

from companion.house.tables import running_in_house
from companion.http.api.noun import Noun, table_answer, told_answer, unless_known
from companion.http.identity import asker, browser_to_remember, remember_browser
from companion.http.schemas.tables import (
    AtSchema,
    OpenedSchema,
    OpenSchema,
    PatchSchema,
    RematchSchema,
    TableInShort,
    TableSchema,
)
from companion.storage import db
from companion.tables import opening
from companion.tables.news import kept_news
from companion.tables.reading import running_tables, table_now
from companion.tables.turn import Sent

tables = Noun("tables", __name__, url_prefix="/api/v1/tables", description="Tables people sit at.")

MAY_WRITE: list[dict[str, list[str]]] = [{"score_key": []}, {"browser": []}, {"dm": []}]


@tables.before_request
def answer_at_once() -> Response | None:
    """Answer at once where a table is read as it stands and was told before: nothing is asked that must be judged."""
    if request.endpoint != "tables.get_table" or request.args:
        return None
    who = asker()
    if db.session.registry.has():  # a DM was looked up: nobody holds one connection and waits for another
        return None
    kept = kept_news(db.engine, (request.view_args or {})["code"], who)
    return told_answer(*kept) if kept else None


@tables.route("")
@tables.response(200, TableInShort(many=True))
@tables.doc(security=[{"dm": []}, {"browser": []}, {}])
def get_tables() -> Response:
    """List the tables of this browser, those that are over last; for a DM all that run in the house."""
    who = asker()
    told = running_in_house(db.session()) if who.acts_as_dm else running_tables(db.session(), who)
    response = jsonify(told.tables)
    response.vary.add("Cookie")
    return response


@tables.route("", methods=["POST"])
@tables.arguments(OpenSchema)
@tables.response(201, OpenedSchema)
@tables.alt_response(200, schema=OpenedSchema, description="Opened before with this key", success=True)
def open_table(asked: dict[str, Any]) -> Response:
    """Open a table. The answer alone holds the score key; the browser that asked may write as well."""
    key = asked.pop("key")
    host = _host()
    return _opened(opening.open_table(asked, key, host), host)


@tables.route("/<code>")
@tables.arguments(AtSchema, location="query")
@tables.response(200, TableSchema)
def get_table(asked: dict[str, Any], code: str) -> Response:
    """Read a table as it stands, as it stood after one act, or just before one entry. The ETag is its seq."""
    return unless_known(table_answer(table_now(db.session(), code, asker(), **asked)))


@tables.route("/<code>", methods=["PATCH"])
@tables.arguments(PatchSchema)
@tables.response(200, TableSchema)
@tables.doc(security=MAY_WRITE)
def patch_table(asked: dict[str, Any], code: str) -> Response:
    """Change label, notes or names; before the first entry also the seats and options."""
    return table_answer(opening.patch(code, asked, _sent(asked), asker()).table)


@tables.route("/<code>/rematch", methods=["POST"])
@tables.arguments(RematchSchema)
@tables.response(201, OpenedSchema)
@tables.alt_response(200, schema=OpenedSchema, description="Opened before with this key", success=True)
@tables.doc(security=MAY_WRITE)
def post_rematch(asked: dict[str, Any], code: str) -> Response:
    """Open the next table for the same people, or for changed seats; the deal goes on round the table."""
    host = _host()
    return _opened(opening.rematch(code, asked, _sent(asked), asker(), host), host)


def _opened(opened: opening.Opened, host: opening.Host) -> Response:
    response = table_answer({**opened.table, "score_key": opened.score_key}, 201 if opened.is_new else 200)
    response.location = url_for("tables.get_table", code=opened.table["code"])
    response.headers["Cache-Control"] = "no-store"
    remember_browser(response, host.browser)
    return response


def _sent(asked: dict[str, Any]) -> Sent:
    """Take what comes with an act out of what is asked."""
    return Sent(asked.pop("key"), asked.pop("after"))


def _host() -> opening.Host:
    """A DM opens tables as such, not as a browser: whoever has that phone next does not write there."""
    who = asker()
    secret = str(current_app.config["SECRET_KEY"])
    if who.acts_as_dm and not who.from_foreign_page:
        return opening.Host(secret, None, who.acts_as_dm)
    return opening.Host(secret, browser_to_remember(who))
