"""The catalogue: what the house knows of its games. Anybody may read and quote it; the owner writes it."""

from typing import Any

from flask import Response, jsonify

from companion.engine import GAMES
from companion.history.catalogue import change_facts, knows
from companion.http.api.noun import AS_DM, Noun
from companion.http.entry_told import entry_told
from companion.http.identity import writing_dm, writing_owner
from companion.http.schemas.catalogue import CatalogueSchema, FactsSchema
from companion.storage import writing

catalogue = Noun("catalogue", __name__, url_prefix="/api/v1/catalogue", description="The games of the house.")


@catalogue.route("")
@catalogue.response(200, CatalogueSchema(many=True))
def get_catalogue() -> Response:
    """List the games with what is known of them."""
    return jsonify([entry_told(slug) for slug in GAMES])


@catalogue.route("/<slug>")
@catalogue.response(200, CatalogueSchema)
def get_entry(slug: str) -> Response:
    """Read what is known of a game: what is written down, and what play itself tells."""
    return jsonify(entry_told(slug))


@catalogue.route("/<slug>", methods=["PATCH"])
@catalogue.arguments(FactsSchema)
@catalogue.response(200, CatalogueSchema)
@catalogue.doc(security=AS_DM)
def patch_entry(asked: dict[str, Any], slug: str) -> Response:
    """Write facts down; null takes one away. The owner alone."""
    writing_owner()
    with writing() as session:
        change_facts(session, slug, asked["facts"])
    return jsonify(entry_told(slug))


@catalogue.route("/<slug>/knows", methods=["PUT"])
@catalogue.response(200, CatalogueSchema)
@catalogue.doc(security=AS_DM)
def put_knows(slug: str) -> Response:
    """Say that you know this game."""
    return _know(slug, says_so=True)


@catalogue.route("/<slug>/knows", methods=["DELETE"])
@catalogue.response(200, CatalogueSchema)
@catalogue.doc(security=AS_DM)
def delete_knows(slug: str) -> Response:
    """Say so no longer."""
    return _know(slug, says_so=False)


def _know(slug: str, *, says_so: bool) -> Response:
    me = writing_dm().id
    with writing() as session:
        knows(session, slug, me, says_so=says_so)
    return jsonify(entry_told(slug))
