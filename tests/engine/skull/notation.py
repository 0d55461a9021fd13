"""The scribe's shorthand, in which the tables of rules are written.

    "3 from2 lc | * +2 +3! 2:2 -3 3:4 -1 2ff 1s lose | 1=3 | 2=1x2 name3"

The opening says how many players, who starts, whether Last Chance is in; `|` is only for the eye. Then, players
by number: `*` all first discs, `+2` places, `+3!` places the Last Chance disc, `2:4` bids four, `-3` passes, `2ffs` two
flowers and a skull turned on that mat, `lose` a disc goes, `name3` chooses the starter, `1=3` a whole round: a
challenge of three won, `1=3x2` lost on the skull of p2; `void`, `leave2`, `end`, and the host's rulings
`rule`, `rule:2d3,1s1,from3` (two has three discs, one has one success, three starts).

What comes of an entry: `! code fact=value …` with every fact of the refusal, or what the view then shows: the
phase, then `key=value` (`p2.discs=3`; `-` is nobody or nothing; lists with commas).
"""

import re

from companion.engine import RuleViolation, new_game


def new_skull(players, options=None):
    return new_game("skull", players, options)


def ids(count):
    return [f"p{seat}" for seat in range(1, count + 1)]


def opened(opening):
    """(players, options) of an opening such as `4 from2 lc`."""
    count, *words = opening.split()
    options = {}
    for word in words:
        options.update({"last_chance": True} if word == "lc" else {"starter": f"p{word[4:]}"})
    return ids(int(count)), options


def entries(said):
    """The entries of a text in shorthand."""
    return [entry for word in said.replace("|", " ").split() for entry in entries_of(word)]


def entries_of(word):
    for pattern, told in WORDS:
        match = re.fullmatch(pattern, word)
        if match:
            return told(*match.groups())
    raise ValueError(word)


def _turned(owner, faces):
    names = {"f": "flower", "s": "skull"}
    return [{"type": "reveal", "owner": f"p{owner}", "face": names[face]} for face in faces]


def _challenge(challenger, count, owner):
    skull_owner = f"p{owner}" if owner else None
    return [
        {"type": "challenge", "challenger": f"p{challenger}", "count": int(count), "skull_owner": skull_owner}
    ]


def _ruling(what):
    entry = {"type": "ruling", "note": "agreed at the table"}
    for word in what.split(",") if what else []:
        if word.startswith("from"):
            entry["starter"] = f"p{word[4:]}"
        else:
            player, kind, number = re.fullmatch(r"(\d)([ds])(-?\d+)", word).groups()
            entry.setdefault({"d": "discs", "s": "successes"}[kind], {})[f"p{player}"] = int(number)
    return [entry]


WORDS = [
    (r"\*", lambda: [{"type": "place_all"}]),
    (r"\+(\d)", lambda player: [{"type": "place", "player": f"p{player}"}]),
    (r"\+(\d)!", lambda player: [{"type": "place", "player": f"p{player}", "last_chance": True}]),
    (r"(\d):(-?\d+)", lambda player, count: [{"type": "bid", "player": f"p{player}", "count": int(count)}]),
    (r"-(\d)", lambda player: [{"type": "pass", "player": f"p{player}"}]),
    (r"(\d)([fs]+)", _turned),
    (r"lose", lambda: [{"type": "lose_disc"}]),
    (r"name(\d)", lambda player: [{"type": "choose_starter", "player": f"p{player}"}]),
    (r"(\d)=(-?\d+)(?:x(\d))?", _challenge),
    (r"void", lambda: [{"type": "void_round", "note": "spilt drinks"}]),
    (r"leave(\d)", lambda player: [{"type": "leave", "player": f"p{player}"}]),
    (r"end", lambda: [{"type": "end"}]),
    (r"rule(?::(.*))?", _ruling),
]


def played(said):
    """The game after what was said, opening first."""
    opening, _, rest = said.partition("|")
    game = new_skull(*opened(opening))
    for entry in entries(rest):
        game.play(entry)
    return game


def refusal(game, entry):
    """(code, facts) of the refusal of an entry, None where it is taken. A refusal changes nothing."""
    before = game.view()
    try:
        game.play(entry)
    except RuleViolation as violation:
        assert game.view() == before
        return violation.code, violation.facts
    return None


def judge(said, tried, comes):
    """Hold one row of a table of rules against the engine; `tried` may lead up to the entry that is judged."""
    game = played(said)
    *before, last = entries(tried)
    for entry in before:
        game.play(entry)
    offers, foreseen = game.allowed(), game.preview(last)
    refused = refusal(game, last)
    if comes.startswith("!"):
        assert as_words(refused) == comes
        assert foreseen["refusal"] == {"code": refused[0], "facts": refused[1]}
    else:
        assert refused is None, as_words(refused)
        assert foreseen["refusal"] is None
        assert is_offered(offers, last)
        assert seen(game.view(), comes) == comes


def as_words(refused):
    """A refusal as the tables write it."""
    if refused is None:
        return "taken"
    code, facts = refused
    return " ".join([f"! {code}"] + [f"{name}={as_word(value)}" for name, value in facts.items()])


def as_word(value):
    if isinstance(value, list):
        return ",".join(as_word(item) for item in value) or "-"
    return "-" if value is None else str(value)


def seen(view, comes):
    """The same keys as in `comes`, with what the view shows of them."""
    keys = [word.split("=")[0] for word in comes.split()[1:]]
    return " ".join([view["phase"]] + [f"{key}={as_word(look_up(view, key))}" for key in keys])


def look_up(view, key):
    """`p2.discs`, `bid.count`, `ended.reason`, `ranks` (players as ranked), `rounds` (how many are over)."""
    if key == "ranks":
        return [f"{row['rank']}:{row['player']}" for row in view["standings"]]
    if key == "rounds":
        return len(view["rounds"])
    place, _, field = key.partition(".")
    if not field:
        return view[place]
    if place == "last":
        return view["rounds"][-1][field]
    if place in view:
        return view[place][field]
    return next(player for player in view["players"] if player["id"] == place)[field]


def is_offered(offers, entry):
    """Whether an entry lies within what is allowed: its type, and each field within its bounds."""
    return any(fits(offer, entry) for offer in offers)


def fits(offer, entry):
    return all(name in offer or value is False for name, value in entry.items()) and all(
        is_within(bounds, entry[name]) for name, bounds in offer.items() if name in entry
    )


def is_within(bounds, value):
    if isinstance(bounds, list):
        return value in bounds
    if isinstance(bounds, dict) and set(bounds) == {"min", "max"}:
        return bounds["min"] <= (len(value) if isinstance(value, str) else value) <= bounds["max"]
    if isinstance(bounds, dict):
        return all(is_within(bounds[key], value[key]) for key in value)
    return bounds == value
