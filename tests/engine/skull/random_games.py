"""Random games: people who know their discs, and scribes who write down anything that can be."""

from random import Random

from .notation import ids
from .people import DealtTable

QUIET = {"told": 0, "ruling": 0, "leave": 0, "void": 0, "named": 0.5}
LIVELY = {"told": 0.15, "ruling": 0.08, "leave": 0.001, "void": 0.01, "named": 0.7}
SILENT = {"told": 0.05, "ruling": 0.02, "leave": 0, "void": 0.005, "named": 0}
HABITS = [QUIET, LIVELY, SILENT]


def opening(rng, count, last_chance):
    players = ids(count)
    return players, {"starter": rng.choice(players), "last_chance": last_chance}


def dealt_table(seed, count, last_chance, habits):
    rng = Random(seed)
    return DealtTable(rng, *opening(rng, count, last_chance), habits)


def within(rng, offer):
    """An entry within the bounds of an offer."""
    entry = {"type": offer["type"]}
    for field, bounds in offer.items():
        if field == "note":
            entry["note"] = "so"
        elif field in ("discs", "successes"):
            player = rng.choice(list(bounds))
            entry[field] = {player: rng.randint(bounds[player]["min"], bounds[player]["max"])}
        elif isinstance(bounds, list):
            entry[field] = rng.choice(bounds)
        elif isinstance(bounds, dict):
            entry[field] = rng.randint(bounds["min"], bounds["max"])
        else:
            entry[field] = bounds
    return entry


def anything(rng, players):
    """A well-shaped entry that need not fit at all."""
    player, other, number = rng.choice(players), rng.choice([*players, None]), rng.randint(-1, 26)
    return rng.choice(
        [
            {"type": "place", "player": player},
            {"type": "place", "player": player, "last_chance": True},
            {"type": "place_all"},
            {"type": "bid", "player": player, "count": number},
            {"type": "pass", "player": player},
            {"type": "reveal", "owner": player, "face": rng.choice(["flower", "skull"])},
            {"type": "lose_disc"},
            {"type": "choose_starter", "player": player},
            {"type": "challenge", "challenger": player, "count": number, "skull_owner": other},
            {
                "type": "ruling",
                "note": "so",
                "discs": {player: rng.randint(-1, 5)},
                "starter": other or player,
            },
            {"type": "ruling", "note": "so", "successes": {player: rng.randint(-1, 2)}},
            {"type": "leave", "player": player},
            {"type": "void_round", "note": "so"},
        ]
    )
