"""Games of Skull for both runtimes: every row of the tables, random games, what does not fit, whole games as data."""

from copy import deepcopy
from random import Random

from companion.engine import RuleViolation

from . import (
    test_allowed,
    test_auction,
    test_challenge,
    test_host,
    test_knowledge,
    test_last_chance,
    test_standings,
    test_whole_round,
)
from .notation import entries, new_skull, opened
from .random_games import HABITS, anything, dealt_table, opening, within
from .test_games_as_data import GAMES, told

TABLES = [
    test_auction,
    test_challenge,
    test_host,
    test_knowledge,
    test_last_chance,
    test_standings,
    test_whole_round,
]


def games():
    """[(players, options, entries)]; refused and ill-shaped entries are among them."""
    return [*rows(), *half_typed(), *ill_shaped(), *dealt(), *scribbled(), *whole(), *not_opened()]


def rows():
    for table in TABLES:
        for _, said, tried, _ in table.ROWS:
            start, _, rest = said.partition("|")
            yield (*opened(start), entries(rest) + entries(tried))


def half_typed():
    """Told in one entry with fields left out: for the previews; as entries they are ill-shaped."""
    for said in test_whole_round.TABLES:
        start, _, rest = said.partition("|")
        typed = [{"type": "challenge", **fields} for fields in test_whole_round.HALF_TYPED[:8]]
        yield (*opened(start), entries(rest) + typed)


def ill_shaped():
    yield (*opened("3"), [entry for entry, _ in test_allowed.ILL_SHAPED] + [None, "place", 3, True])
    odd = ["", "P1", "p1 ", "p01", "p１", None, 1, ["p1"], {}]
    yield (*opened("3"), [{"type": "place", "player": player} for player in odd])
    counts = [10**9, 2**31, 2**53, -(2**62), 10**30, 1.0, 1e300, "１"]
    yield (*opened("3"), entries("*") + [{"type": "bid", "player": "p1", "count": count} for count in counts])
    notes = ["é" * 200, "é" * 201, "🃏" * 200, "🃏" * 201, " \u2003", " \t\u3000"]
    yield (*opened("3"), [{"type": "ruling", "note": note} for note in notes])


def dealt():
    """Whole games with real discs; here and there an entry that does not fit, and the end put off."""
    for seed in range(8):
        table = dealt_table(seed, 3 + seed % 4, seed % 3 > 0, HABITS[seed % 3])
        options = {"starter": table.starter, "last_chance": table.with_extra}
        said = []
        while not table.winner and len(said) < 110:
            entry = table.entry()
            said += [entry, anything_harmless(table.rng, table.players)] if seed % 2 else [entry]
            table.follow(entry)
        yield table.players, options, [*said, {"type": "end"}]


def anything_harmless(rng, players):
    """A bid too high by far, a reveal of nobody's: never taken, so that the dealt table goes on."""
    return rng.choice(
        [
            {"type": "bid", "player": rng.choice(players), "count": 99},
            {"type": "challenge", "challenger": rng.choice(players), "count": 99, "skull_owner": None},
            {"type": "ruling", "note": "so", "discs": {rng.choice(players): 5}},
        ]
    )


def scribbled():
    """Anything within the bounds, anything at all; the game goes where it goes."""
    for seed in range(8):
        rng = Random(seed)
        players, options = opening(rng, 3 + seed % 4, seed % 2 > 0)
        game, said = new_skull(players, options), []
        while not game.ended and len(said) < 80:
            entry = anything(rng, players) if rng.random() < 0.2 else some(rng, game.allowed())
            said.append(deepcopy(entry))
            is_taken(game, entry)
        yield players, options, said


def some(rng, offers):
    rare = {"leave": 0.02, "end": 0.01, "void_round": 0.1, "ruling": 0.2, "challenge": 0.4}
    likely = [offer for offer in offers if rng.random() < rare.get(offer["type"], 1)]
    return within(rng, rng.choice(likely or offers))


def is_taken(game, entry):
    try:
        game.play(entry)
    except RuleViolation:
        return False
    return True


def whole():
    for name in GAMES:
        game = told(name)
        players = [f"p{seat}" for seat in range(1, len(game["players"]) + 1)]
        yield players, game["options"], game["entries"]


def not_opened():
    for count, options, *_ in test_allowed.OPENINGS:
        yield [f"p{seat}" for seat in range(1, count + 1)], options, []
