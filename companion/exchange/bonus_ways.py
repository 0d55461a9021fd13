"""How a bonus can have come about: a score sheet on paper tells its points, the engine judges what was captured."""

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from itertools import islice, product
from typing import Any

from companion.engine.skull_king.scoring import FOURTEEN, KING_BY_MERMAID, MERMAID_BY_PIRATE, PIRATE_BY_KING

MOST_TRIES = 40  # of one round: what is played at tables is among the first few
PLAIN_SUITS = ("green", "purple", "yellow")
PLAIN, BLACK = FOURTEEN["green"], FOURTEEN["black"]

Rows = dict[str, dict[str, Any]]
Way = tuple[int, int, int, int, int]  # plain fourteens, black fourteen, mermaids, pirates, the Skull King


@lru_cache(maxsize=256)
def ways_to(points: int) -> list[Way]:
    """Return what captures of one player earn so many points, the fewest captures first."""
    earned = (PLAIN, BLACK, MERMAID_BY_PIRATE, PIRATE_BY_KING, KING_BY_MERMAID)
    every = product(range(4), range(2), range(3), range(7), range(2))
    fitting = [way for way in every if sum(n * each for n, each in zip(way, earned, strict=True)) == points]
    return sorted(fitting, key=lambda way: (sum(way), way))


def first_way(bonuses: Mapping[str, int], is_possible: Callable[[Rows], bool]) -> Rows | None:
    """Return captures by player that earn these bonuses and are possible together; None where there are none."""
    earning = {player: points for player, points in bonuses.items() if points}
    for chosen in islice(_together([ways_to(points) for points in earning.values()]), MOST_TRIES):
        rows = _rows(dict(zip(earning, chosen, strict=True)))
        if is_possible(rows):
            return rows
    return None


def _together(options: list[list[Way]], taken: Way = (0, 0, 0, 0, 0), kings: int = 0) -> Iterator[list[Way]]:
    """Yield a way for each, as far as one box of cards holds them."""
    if not options:
        yield []
        return
    for way in options[0]:
        plain, black, mermaids, pirates, king = (a + b for a, b in zip(taken, way, strict=True))
        met = kings + (way[3] > 0) + way[4]
        if plain <= len(PLAIN_SUITS) and black <= 1 and mermaids + king <= 2 and met <= 1:
            for others in _together(options[1:], (plain, black, mermaids, pirates, king), met):
                yield [way, *others]


def _rows(ways: Mapping[str, Way]) -> Rows:
    suits = iter(PLAIN_SUITS)
    return {
        player: {
            "fourteens": [*islice(suits, plain), *(["black"] if black else [])],
            "mermaids": mermaids,
            "pirates": pirates,
            "skull_king": bool(king),
        }
        for player, (plain, black, mermaids, pirates, king) in ways.items()
    }
