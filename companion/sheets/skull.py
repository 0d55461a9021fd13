"""Skull's examples, played by the engine: what was done, what comes of it, what may be done now."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from companion.engine import Game, new_game
from companion.sheets.words import Example, Words, seats


def set_up(asked: list[Any], words: Words) -> Mapping[str, Any]:
    """Return, for each number of players, the discs in play and the highest bid there can be."""
    rows = []
    for count in asked[0]["players"]:
        view = new_game("skull", seats(count)).view()
        most = next(offer["count"]["max"] for offer in view["allowed"] if offer["type"] == "challenge")
        rows.append([count, sum(seat["discs"] for seat in view["players"]), most])
    heads = [words.say(f"rules-{head}") for head in ("players", "discs", "highest-bid")]
    return {"template": "set_up.html", "heads": heads, "rows": rows}


def played(asked: list[Any], words: Words) -> Mapping[str, Any]:
    """Return a game's entries in words, and then what stands."""
    game, told = _play(asked, words)
    return {"template": "skull.html", "told": told, "answer_lines": list(_now(game, words))}


def challenge(asked: list[Any], words: Words) -> Mapping[str, Any]:
    """Return the same with the mats drawn as they lie after the last disc was turned."""
    entries = [entry for entry in asked[1:] if entry["type"] == "reveal"]
    before, _ = _play([asked[0], *_up_to_reveal(asked[1:])], words)
    mats = [
        {
            "name": words.name(seat["id"]),
            "faces": _faces(seat, entries),
            "is_challenger": seat["id"] == before.view()["challenger"],
        }
        for seat in before.view()["players"]
    ]
    return {**played(asked, words), "mats": mats}


def _up_to_reveal(entries: list[Any]) -> list[Any]:
    return entries[: next(at for at, entry in enumerate(entries) if entry["type"] == "reveal")]


def _faces(seat: Mapping[str, Any], reveals: list[Any]) -> list[dict[str, Any]]:
    """Return a mat's discs from the top down, with the place of each in the order of turning."""
    turned = [
        {"face": reveal["face"], "nth": nth}
        for nth, reveal in enumerate(reveals, 1)
        if reveal["owner"] == seat["id"]
    ]
    return turned + [{"face": "back", "nth": None}] * (seat["stack"] - len(turned))


def _play(asked: list[Any], words: Words) -> tuple[Game, list[str]]:
    opening, *entries = asked
    options = {name: value for name, value in opening.items() if name != "players"}
    game = new_game("skull", seats(opening["players"]), options)
    told: list[str] = []
    for entry in entries:
        game.play(entry)
        told.extend(_told(game, entry, words))
    return game, told


def _told(game: Game, entry: Mapping[str, Any], words: Words) -> Iterator[str]:
    """Say what happened, and how many discs lie there or are still to be turned."""
    view = game.view()
    if entry["type"] == "challenge":
        yield from _how_it_ended(view, words)
    elif entry["type"] == "ruling":
        for player, discs in entry["discs"].items():
            yield words.say("skull-log-discs", name=words.name(player), count=discs)
    elif entry["type"] == "reveal":
        yield words.say(f"skull-log-{entry['face']}", name=words.name(entry["owner"]))
    else:
        name = words.name(entry["player"]) if "player" in entry else ""
        yield words.say(f"skull-log-{entry['type']}", name=name, count=entry.get("count", 0))


def _how_it_ended(view: Mapping[str, Any], words: Words) -> Iterator[str]:
    last = view["rounds"][-1]
    challenger = last["challenger"]
    yield words.say(
        f"skull-was-{last['outcome']}",
        name=words.name(challenger),
        count=last["bid"],
        left=last["discs"][challenger],
        owner=words.name(last["skull_owner"]) if last["skull_owner"] else "",
    )
    for seat in view["players"]:
        if seat["last_chance"] == "holding":
            yield words.say("skull-holds-last-chance", name=words.name(seat["id"]))


def _now(game: Game, words: Words) -> Iterator[str]:
    """Say what stands after the last entry: what may be done, what is lost, who starts or has won."""
    view = game.view()
    yield from NOW[view["phase"]](view, words)


def _may(view: Mapping[str, Any], words: Words) -> Iterator[str]:
    yield words.say("rules-on-table", count=view["on_table"])
    for offer in view["allowed"]:
        if offer["type"] in ("place", "bid", "pass"):
            bounds = offer.get("count", {})
            yield words.say(f"rules-may-{offer['type']}", name=words.name(offer["player"]), **bounds)


def _to_turn(view: Mapping[str, Any], words: Words) -> Iterator[str]:
    owners = [offer["owner"] for offer in view["allowed"] if offer["type"] == "reveal"]
    yield words.say("skull-to-turn", name=words.name(view["challenger"]), count=view["to_reveal"])
    own = "own" if owners == [view["challenger"]] else "any"
    yield words.say(f"rules-turn-{own}", list=[words.name(owner) for owner in owners])


def _loss(view: Mapping[str, Any], words: Words) -> Iterator[str]:
    loss, challenger, owner = view["loss"], view["challenger"], view["skull_owner"]
    seat = next(seat for seat in view["players"] if seat["id"] == challenger)
    lent = 1 if seat["last_chance"] == "holding" else 0
    amount = "some" if loss["left"] else "both" if loss["discs"] + lent > 1 else "last"
    facts = {
        "name": words.name(challenger),
        "owner": words.name(owner),
        "discs": loss["discs"] + loss["left"],
    }
    yield words.say(f"skull-lose-{'own' if owner == challenger else 'others'}-{amount}", **facts)
    if loss["winner"]:
        yield words.say("skull-then-wins", winner=words.name(loss["winner"]), **facts)
    else:
        yield words.say(f"skull-then-{'chooses' if loss['chooser'] else loss['reason']}", **facts)


def _next_round(view: Mapping[str, Any], words: Words) -> Iterator[str]:
    if view["rounds"][-1]["turned"] is not None:  # a round told in one entry has said so already
        yield from _how_it_ended(view, words)
    before = words.name(view["rounds"][-1]["challenger"])
    yield words.say(
        f"skull-starts-{view['starter_reason']}", name=words.name(view["starter"]), challenger=before
    )


def _won(view: Mapping[str, Any], words: Words) -> Iterator[str]:
    last = view["rounds"][-1]
    yield words.say(
        f"skull-why-{view['ended']['reason']}",
        name=words.name(view["winners"][0]),
        out=words.name(last["challenger"]),
        count=last["bid"],
        round=last["round"],
    )
    yield words.say("end-winner", names=[words.name(winner) for winner in view["winners"]])


NOW: dict[str, Callable[[Mapping[str, Any], Words], Iterator[str]]] = {
    "placement": _may,
    "bidding": _may,
    "reveal": _to_turn,
    "lose_disc": _loss,
    "first_placement": _next_round,
    "game_over": _won,
}

EXAMPLES: dict[str, Example] = {"set-up": set_up, "skull": played, "challenge": challenge}
