"""The API: one blueprint per noun, and the OpenAPI document made from them."""

from flask import Flask

from companion.http.api.catalogue import catalogue
from companion.http.api.desk import desk
from companion.http.api.dms import dms
from companion.http.api.document import HouseApi
from companion.http.api.entries import entries
from companion.http.api.events import events
from companion.http.api.exports import exports
from companion.http.api.games import games
from companion.http.api.history import history
from companion.http.api.house import house
from companion.http.api.imports import imports
from companion.http.api.keys import keys
from companion.http.api.players import players
from companion.http.api.qr import qr
from companion.http.api.results import results
from companion.http.api.session import session
from companion.http.api.tables import tables


def add_api(app: Flask) -> HouseApi:
    """Add every endpoint below /api/v1, and openapi.json that describes them."""
    app.config.update(
        API_TITLE="Table Companion",
        API_VERSION="v1",
        OPENAPI_VERSION="3.1.0",
        OPENAPI_URL_PREFIX="/api/v1",
        OPENAPI_JSON_PATH="openapi.json",
    )
    api = HouseApi(app)
    for noun in (
        games,
        tables,
        entries,
        keys,
        qr,
        events,
        desk,
        history,
        imports,
        exports,
        results,
        players,
        catalogue,
        house,
        session,
        dms,
    ):
        api.register_blueprint(noun)
    return api
