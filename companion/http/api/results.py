"""What one game came to, to be sent on: for whoever has the table's code, what that shows, and nothing more."""

from typing import Any

from flask import Response, jsonify

from companion.exchange import csv_out
from companion.exchange.clock import zone_called
from companion.http.api.noun import AS_DM, Noun
from companion.http.downloads import CSV, JSON, download
from companion.http.headers import kept_by_nobody
from companion.http.identity import dm
from companion.http.results import bg_stats_file, over_at, remembered, result, told_at
from companion.http.schemas.exports import ResultSchema, ZoneSchema

FILE = {"type": "string", "format": "binary"}

results = Noun("results", __name__, url_prefix="/api/v1", description="What one game came to, to be sent on.")


@results.route("/tables/<code>/result")
@results.arguments(ZoneSchema, location="query")
@results.response(200, ResultSchema)
def get_result(asked: dict[str, Any], code: str) -> Response:
    """Read the result of a table whose game is over: as text, as a link for BG Stats, as a bid sheet."""
    zone = zone_called(asked.get("zone"))
    return _told(result(over_at(code), zone, has_page=True))


@results.route("/history/<code>/result")
@results.arguments(ZoneSchema, location="query")
@results.response(200, ResultSchema)
@results.doc(security=AS_DM)
def get_remembered(asked: dict[str, Any], code: str) -> Response:
    """Read the same of any game of the history, also of one that was logged afterwards."""
    dm()
    zone, told = zone_called(asked.get("zone")), remembered(code)
    return _told(result(told, zone, has_page=told.view is not None))


@results.route("/tables/<code>/export.csv")
@results.response(200, FILE, content_type="text/csv", description="A row for each player and round")
def get_csv(code: str) -> Response:
    """Save the rounds of a table as CSV, as far as they are played."""
    told = told_at(code)
    return download(csv_out.by_round([told]), f"{told.code}.csv", CSV)


@results.route("/tables/<code>/export.bgstats")
@results.arguments(ZoneSchema, location="query")
@results.response(200, {"type": "object"}, description="A play file of BG Stats")
def get_bg_stats(asked: dict[str, Any], code: str) -> Response:
    """Save a game that is over for BG Stats."""
    zone, told = zone_called(asked.get("zone")), over_at(code)
    return download([bg_stats_file(told, zone)], f"{told.code}.bgsplay", JSON)


def _told(said: dict[str, Any]) -> Response:
    response = kept_by_nobody(jsonify(said))
    response.vary.add("Accept-Language")
    return response
