"""The games that can be played here."""

from typing import Any

from flask import Response, jsonify

from companion.engine import GAMES, Game
from companion.engine.shape import BOOL, PLAYER
from companion.http.api.noun import Noun
from companion.http.schemas.games import GameSchema
from companion.translations import LANGUAGES, sentence

games = Noun("games", __name__, url_prefix="/api/v1/games", description="The games that can be played here.")


@games.route("")
@games.response(200, GameSchema(many=True))
def get_games() -> Response:
    """List the games, their seats, and the options to agree on beforehand."""
    return jsonify([_shown(game) for game in GAMES.values()])


def _shown(game: type[Game]) -> dict[str, Any]:
    fewest, most = game.seats
    return {
        "slug": game.slug,
        "names": {language: sentence(language, f"word-{game.slug}") for language in LANGUAGES},
        "seats": {"min": fewest, "max": most},
        "options": _options(game),
    }


def _options(game: type[Game]) -> dict[str, Any]:
    return {
        name.rstrip("?"): {"shape": shape, "default": _default(shape)}
        for name, shape in game.option_shapes.items()
    }


def _default(shape: Any) -> Any:
    """Return what an option is when nothing is said: the first seat, no, the first word, nothing of a list."""
    if isinstance(shape, list):
        return shape[0]
    if isinstance(shape, dict):
        return _default(shape["any_of"][0]) if "any_of" in shape else []
    return {PLAYER: "p1", BOOL: False}.get(shape)
