"""What may be entered, in the shapes of the contract: what the rows and the dealt table say of it."""

NOTE = {"min": 1, "max": 200}
FACES = ["flower", "skull"]
VOID, END = {"type": "void_round", "note": NOTE}, {"type": "end", "note": NOTE}
ALL = {"type": "place_all"}


def place(*players):
    return [{"type": "place", "player": player} for player in players]


def place_any(player):
    """The holder of Last Chance may say that it is this disc."""
    return {"type": "place", "player": player, "last_chance": [False, True]}


def bid(player, least, most):
    return {"type": "bid", "player": player, "count": {"min": least, "max": most}}


def reveal(*owners):
    return [{"type": "reveal", "owner": owner, "face": FACES} for owner in owners]


def challenge(most, players):
    count = {"min": 1, "max": most}
    return {"type": "challenge", "challenger": players, "count": count, "skull_owner": [None, *players]}


def ruling(players):
    """Everybody may start, also one who is brought back in by it."""
    discs = {player: {"min": 0, "max": 4} for player in players}
    successes = {player: {"min": 0, "max": 1} for player in players}
    return {"type": "ruling", "note": NOTE, "discs": discs, "successes": successes, "starter": players}


def pass_by(player):
    return {"type": "pass", "player": player}


def leave(*players):
    return {"type": "leave", "player": list(players), "note": NOTE}


def is_ruled_out(view, entry):
    """A ruling within the bounds that cannot stand: nobody is left, or who starts has no disc."""
    discs = {person["id"]: 0 if person["eliminated"] else person["discs"] for person in view["players"]}
    discs.update(entry.get("discs", {}))
    return not any(discs.values()) or not discs[entry["starter"]]
