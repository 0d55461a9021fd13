"""Believable players for the demonstration: they bid, place, pass and take tricks within what the rules allow."""

from collections.abc import Iterator
from random import Random
from typing import Any

from companion.engine import Game

Entry = dict[str, Any]

SUITS = ("green", "purple", "yellow", "black")
MOST_TRIES = 2000  # no game takes so many entries


def entries_of(rng: Random, game: Game) -> Iterator[Entry]:
    """Yield an entry for whatever the game waits for; one that is refused is followed by another try."""
    say = _skull_king if game.slug == "skull-king" else _skull
    for _ in range(MOST_TRIES):
        if game.ended:
            return
        yield from say(rng, game)


def _skull_king(rng: Random, game: Game) -> Iterator[Entry]:
    """A round: bids that nearly add up, then tricks as they mostly were called, with a bonus here and there."""
    view = game.view()
    players, cards = game.players_in, view["cards"]
    if view["phase"] == "bidding":
        called = {player: min(cards, _about(rng, cards / len(players))) for player in players}
        yield {"type": "bids", "bids": called}
        return
    called = {player["id"]: player["bid"] for player in view["players"]}
    taken = _taken(rng, called, cards)
    rows: dict[str, Entry] = {player: {"tricks": taken[player]} for player in players}
    plain = {"type": "result", "rows": rows}
    rich = {player: {**row, **_bonus(rng, row["tricks"])} for player, row in rows.items()}
    before = game.entries_played
    yield {"type": "result", "rows": rich}
    if game.entries_played == before:
        yield plain


def _about(rng: Random, number: float) -> int:
    return max(0, round(rng.gauss(number, 0.8)))


def _taken(rng: Random, called: dict[str, int], cards: int) -> dict[str, int]:
    """Everybody takes what they called, until the tricks are more or fewer; chance settles who misses."""
    taken = dict(called)
    while sum(taken.values()) != cards:
        player = rng.choice(list(taken))
        step = 1 if sum(taken.values()) < cards else -1
        taken[player] = max(0, taken[player] + step)
    if rng.random() < 0.35:
        giver, taker = rng.sample(list(taken), 2)
        if taken[giver]:
            taken[giver], taken[taker] = taken[giver] - 1, taken[taker] + 1
    return taken


def _bonus(rng: Random, tricks: int) -> Entry:
    if not tricks or rng.random() < 0.75:
        return {}
    return rng.choice(
        (
            {"fourteens": [rng.choice(SUITS)]},
            {"mermaids": 1},
            {"pirates": 1},
            {"skull_king": True},
        )
    )


def _skull(rng: Random, game: Game) -> Iterator[Entry]:
    """One thing after another, as it happens at the table."""
    offers = {offer["type"]: offer for offer in game.allowed()}
    phase = game.phase
    if phase == "first_placement":
        yield {"type": "place_all"}
    elif phase == "placement":
        yield from _placement(rng, game, offers)
    elif phase == "bidding":
        yield _bidding(rng, offers)
    elif phase == "reveal":
        yield from _reveal(rng, game)
    elif phase == "lose_disc":
        yield {"type": "lose_disc"}
    else:
        yield {"type": "choose_starter", "player": rng.choice(game.players_in)}


def _placement(rng: Random, game: Game, offers: dict[str, Entry]) -> Iterator[Entry]:
    bid = offers["bid"]
    if "place" in offers and rng.random() < 0.6:
        yield {"type": "place", "player": bid["player"]}
    else:
        most = min(bid["count"]["max"], max(1, len(game.players_in) - 1))
        yield {"type": "bid", "player": bid["player"], "count": rng.randint(1, most)}


def _bidding(rng: Random, offers: dict[str, Entry]) -> Entry:
    bid = offers.get("bid")
    if bid and rng.random() < 0.3:
        return {"type": "bid", "player": bid["player"], "count": bid["count"]["min"]}
    return {"type": "pass", "player": offers["pass"]["player"]}


def _reveal(rng: Random, game: Game) -> Iterator[Entry]:
    """Mostly flowers; where the log proves that it cannot be one, a skull."""
    owner = rng.choice([offer["owner"] for offer in game.allowed() if offer["type"] == "reveal"])
    faces = ["flower", "skull"] if rng.random() < 0.66 else ["skull", "flower"]
    before = game.entries_played
    for face in faces:
        yield {"type": "reveal", "owner": owner, "face": face}
        if game.entries_played != before:
            return
