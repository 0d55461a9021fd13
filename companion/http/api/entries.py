"""Entries: writing, correcting and reading the log of a table, and judging what is half typed."""

from typing import Any

from flask import Response, jsonify

from companion.http.api.noun import Noun, table_answer, unless_known
from companion.http.api.tables import MAY_WRITE
from companion.http.identity import asker
from companion.http.metrics import count_entries
from companion.http.schemas.entries import (
    AmendSchema,
    DropLaterSchema,
    EntriesSchema,
    LinesSchema,
    LogSchema,
    PreviewSchema,
    SinceSchema,
)
from companion.http.schemas.tables import TableSchema
from companion.storage import db
from companion.tables import scorebook
from companion.tables.reading import table_lines, table_log
from companion.tables.turn import Sent

entries = Noun(
    "entries", __name__, url_prefix="/api/v1/tables/<code>", description="What happened at a table."
)


@entries.route("/entries")
@entries.response(200, LogSchema)
def get_log(code: str) -> Response:
    """Read the log: every act, who wrote it and when, and what was undone or amended since."""
    return unless_known(table_answer(table_log(db.session(), code)))


@entries.route("/entries", methods=["POST"])
@entries.arguments(EntriesSchema)
@entries.response(201, TableSchema)
@entries.alt_response(200, schema=TableSchema, description="All of it was known already", success=True)
@entries.doc(security=MAY_WRITE)
def post_entries(asked: dict[str, Any], code: str) -> Response:
    """Write entries, undos and redos: all of them, in this order, or none."""
    answer = scorebook.record(code, asked["entries"], asked["after"], asker())
    count_entries(answer.written)
    return table_answer(answer.table, 201 if answer.is_new else 200)


@entries.route("/entries/<int:seq>", methods=["PUT"])
@entries.arguments(AmendSchema)
@entries.arguments(DropLaterSchema, location="query")
@entries.response(200, TableSchema)
@entries.doc(security=MAY_WRITE)
def put_entry(asked: dict[str, Any], query: dict[str, Any], code: str, seq: int) -> Response:
    """Put another entry in the place of this one; the rest is played again."""
    amendment = scorebook.Amendment(seq, asked["entry"], query["drop_later"])
    answer = scorebook.amend(code, amendment, Sent(asked["key"], asked["after"]), asker())
    return table_answer(answer.table)


@entries.route("/lines")
@entries.arguments(SinceSchema, location="query")
@entries.response(200, LinesSchema)
def get_lines(query: dict[str, Any], code: str) -> Response:
    """Read the log as it is kept: its lines, from which whoever has the engine makes the table itself."""
    return unless_known(table_answer(table_lines(db.session(), code, asker(), query["since"])))


@entries.route("/preview", methods=["POST"])
@entries.arguments(PreviewSchema)
@entries.response(200, description="What stands so far, and what every open field may still hold.")
def post_preview(asked: dict[str, Any], code: str) -> Response:
    """Judge a half-typed entry; nothing is written."""
    return jsonify(scorebook.preview(db.session(), code, asked["entry"], asked["amends"]))
