"""The rules of the games, pure and portable: the server and the phone run these very files."""

from .game import Game
from .skull import Skull
from .skull_king import SkullKing
from .violation import CODES, RuleViolation

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

__all__ = ["CODES", "GAMES", "Game", "RuleViolation", "new_game"]

GAMES: "dict[str, type[Game]]" = {"skull-king": SkullKing, "skull": Skull}


def new_game(slug: str, players: list[str], options: "dict[str, Any] | None" = None) -> Game:
    """Return a new game of this kind with `players` (ids in clockwise seat order).

    Raises RuleViolation: unknown_game, seats_out_of_range, ill_shaped.
    """
    if slug not in GAMES:
        raise RuleViolation("unknown_game", game=slug)
    return GAMES[slug](players, options or {})
