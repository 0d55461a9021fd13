"""The house's history as files, for its DMs: CSV, our own JSON which comes back in unchanged, BG Stats."""

from typing import Any

from flask import Response

from companion.exchange import bg_stats_out, csv_out, own_out
from companion.exchange.clock import zone_called
from companion.exchange.told import told_games
from companion.history.games import Wanted, count_games
from companion.http.api.noun import AS_DM, Noun
from companion.http.downloads import CSV, JSON, begun, download, looks
from companion.http.identity import dm, owner
from companion.http.results import teller
from companion.http.schemas.exports import ExportBgStatsSchema, ExportCsvSchema, ExportSchema
from companion.storage import db

FILE = {"type": "string", "format": "binary"}

exports = Noun("exports", __name__, url_prefix="/api/v1/exports", description="The history as files.")


@exports.route("/history.csv")
@exports.arguments(ExportCsvSchema, location="query")
@exports.response(200, FILE, content_type="text/csv", description="The games as rows, the newest first")
@exports.doc(security=AS_DM)
def get_csv(asked: dict[str, Any]) -> Response:
    """Save games as CSV. `X-Total-Count` says how many there are."""
    by_round, mark = asked.pop("by") == "round", csv_out.EXCEL_MARK if asked.pop("excel") else ""
    wanted = _wanted(asked)
    total = count_games(db.session(), wanted)
    told = told_games(looks(), wanted, with_views=by_round)
    lines = csv_out.by_round(told) if by_round else csv_out.by_game(told)
    name = "history-by-round.csv" if by_round else "history.csv"
    return download((mark + line if at == 0 else line for at, line in enumerate(lines)), name, CSV, total)


@exports.route("/history.json")
@exports.arguments(ExportSchema, location="query")
@exports.response(200, {"type": "object"}, description="A document that `POST /imports` takes in again")
@exports.doc(security=AS_DM)
def get_json(asked: dict[str, Any]) -> Response:
    """Save everything that the house remembers, or the games asked for. The owner's holds what was deleted as well.

    Nothing in it lets write: no keys, no passphrases. `X-Total-Count` says how many tables and games there are.
    """
    wanted = _wanted(asked)
    is_whole, with_deleted = wanted == Wanted(), dm().is_owner
    total = own_out.count_things(db.session(), None if is_whole else wanted, with_deleted=with_deleted)
    if is_whole:
        return download(own_out.whole_house(looks(), with_deleted=with_deleted), "house.json", JSON, total)
    return download(begun(own_out.some_games(looks(), wanted)), "history.json", JSON, total)


@exports.route("/history.bgstats")
@exports.arguments(ExportBgStatsSchema, location="query")
@exports.response(200, {"type": "object"}, description="What BG Stats itself exports, with these games")
@exports.doc(security=AS_DM)
def get_bg_stats(asked: dict[str, Any]) -> Response:
    """Save games for BG Stats. `X-Total-Count` says how many there are."""
    how = teller(zone_called(asked.pop("zone", None)))
    wanted, look = _wanted(asked), looks()
    total = count_games(db.session(), wanted)
    told = told_games(look, wanted, with_views=False)
    return download(bg_stats_out.whole_export(look, told, how), "BGStatsExport.json", JSON, total)


def _wanted(asked: dict[str, Any]) -> Wanted:
    """Raises Refusal: dm_only; owner_only, where deleted games are asked for."""
    if asked.get("deleted"):
        owner()
    dm()
    return Wanted(**asked)
