"""Skull King's examples, judged and scored by the engine: a deal, a trick, one player's points, a whole round."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from companion.engine import Game, new_game
from companion.engine.skull_king import desk
from companion.engine.skull_king.cards import number_of, suit_of
from companion.engine.skull_king.schedule import hands_dealt
from companion.sheets.words import Example, Words, seats

# The marks on the cards of the drawings; a card that is not here has none of its own.
MARKS = {
    "escape": "escape",
    "tigress-escape": "tigress",
    "tigress-pirate": "tigress",
    "skull-king": "king",
    "mermaid": "mermaid",
}
NARROWEST_SCALE = 40  # points across the drawing, however few were earned


def set_up(asked: list[Any], words: Words) -> Mapping[str, Any]:
    """Return, for each number of players, the hands dealt and the cards in some rounds."""
    rounds = asked[0]["rounds"]
    rows = []
    for count in asked[0]["players"]:
        schedule = new_game("skull-king", seats(count)).view()["schedule"]
        rows.append([count, hands_dealt(count), *[schedule[number - 1] for number in rounds]])
    heads = [words.say("rules-players"), words.say("rules-hands")]
    heads += [words.say("rules-round", round=number) for number in rounds]
    return {"template": "set_up.html", "heads": heads, "rows": rows}


def trick(asked: list[Any], words: Words) -> Mapping[str, Any]:
    """Return the cards as they lie, who wins and why, what it earns, who leads next."""
    seen = desk.trick(asked[0])
    return {
        "template": "trick.html",
        "cards": [
            {
                "name": words.name(play["player"]),
                "card": words.card(play["card"]),
                "number": number_of(play["card"]) or "",
                "mark": suit_of(play["card"]) or MARKS.get(play["card"], play["card"].partition("-")[0]),
                "wins": play["player"] == seen["winner"],
            }
            for play in seen["plays"]
        ],
        "answer_lines": list(_verdict(seen, words)),
        "lines": _lines(seen["lines"], words),
        "bonus": seen["bonus"],
    }


def _verdict(seen: Mapping[str, Any], words: Words) -> Iterator[str]:
    """Say who wins and why; where nobody does, the reason names who leads next."""
    yield words.named(f"trick-won-{seen['why']['code']}", seen["why"]["facts"], seats(8))
    if seen["winner"]:
        yield words.say("rules-leads-next", name=words.name(seen["next_leader"]))


def points(asked: list[Any], words: Words) -> Mapping[str, Any]:
    """Return what one player's round earns; `round` with `players` says how many cards that deals."""
    said = dict(asked[0])
    if "round" in said:
        game = new_game("skull-king", seats(said.pop("players")))
        said["cards"] = game.view()["schedule"][said.pop("round") - 1]
    seen = desk.score(said)
    facts = {name: said[name] for name in ("cards", "bid", "tricks")}
    return {
        "template": "score.html",
        "facts": words.say("rules-score-facts", **facts),
        "lines": _lines(seen["lines"], words),
        "points": seen["points"],
    }


def scored_round(asked: list[Any], words: Words) -> Mapping[str, Any]:
    """Return a round of a real game: bids, tricks, points with every line, and bars to scale."""
    opening, bids, result = asked
    game = _game_at(opening)
    cards = game.view()["cards"]
    game.play(bids)
    game.play(result)
    done = game.view()["rounds"][-1]
    rows = [{**done["rows"][player], "player": player} for player in game.players]
    return {
        "template": "round.html",
        "facts": words.say("rules-round-facts", round=done["round"], cards=cards),
        "rows": [
            {
                "name": words.name(row["player"]),
                "bid": row["bid"],
                "tricks": row["tricks"],
                "points": row["points"],
                "lines": _lines(row["lines"], words),
            }
            for row in rows
        ],
        "taken": list(_taken(result["rows"], words)),
        "bars": _bars([row["lines"] for row in rows]),
    }


def _taken(rows: Mapping[str, Any], words: Words) -> Iterator[str]:
    """Say what was captured, for whoever is to work out the points."""
    for player, row in rows.items():
        found = [
            words.say("table-short-fourteen", suit=words.say(f"word-{suit}"))
            for suit in row.get("fourteens", [])
        ]
        for captured in ("mermaids", "pirates", "skull_king"):
            if row.get(captured):
                found.append(words.say(f"table-short-{captured}", count=row[captured]))
        if found:
            yield words.say("log-with-bonuses", tricks=words.name(player), bonuses=found)


def _game_at(opening: Mapping[str, Any]) -> Game:
    """Return a game in the round that is asked for; how the rounds before went does not matter."""
    options = {name: value for name, value in opening.items() if name not in ("players", "round")}
    game = new_game("skull-king", seats(opening["players"]), options)
    for _ in range(opening["round"] - 1):
        cards = game.view()["cards"]
        game.play({"type": "bids", "bids": dict.fromkeys(game.players, 0)})
        rows = {player: {"tricks": 0} for player in game.players}
        rows[game.players[0]]["tricks"] = cards
        game.play({"type": "result", "rows": rows})
    return game


def _lines(lines: Sequence[Mapping[str, Any]], words: Words) -> list[tuple[str, int]]:
    said = []
    for line in lines:
        facts = {name: value for name, value in line.items() if name not in ("code", "points")}
        said.append((words.named(f"line-{line['code']}", facts, []), line["points"]))
    return said


def _bars(rows: list[list[Mapping[str, Any]]]) -> Mapping[str, Any]:
    """Return where each line of points begins and how far it goes, in hundredths of the drawing's width."""
    ends = [sum(line["points"] for line in lines) for lines in rows]
    least, most = min([0, *ends]), max([0, *ends])
    scale = 100 / max(most - least, NARROWEST_SCALE)
    bars = []
    for lines in rows:
        so_far, row = 0, []
        for nth, line in enumerate(lines):
            begin, end = sorted((so_far, so_far + line["points"]))
            row.append({"from": (begin - least) * scale, "width": (end - begin) * scale, "is_bonus": nth > 0})
            so_far += line["points"]
        bars.append(row)
    return {"zero": -least * scale, "rows": bars}


EXAMPLES: dict[str, Example] = {"set-up": set_up, "trick": trick, "score": points, "round": scored_round}
