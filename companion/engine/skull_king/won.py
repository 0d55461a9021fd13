"""What the tricks of a round gave to whom, as rows of a result. Skull King."""

from ..violation import RuleViolation

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

COUNTED = ("tricks", "mermaids", "pirates", "skull_king")


def won(players: list[str], tricks: "list[dict[str, Any]]") -> "dict[str, Any]":
    """Return a row for each player; what Graybeard won is nobody's."""
    rows = {player: _nothing() for player in players}
    for trick in tricks:
        if trick["winner"] in players:
            _add(rows[trick["winner"]], trick["row"])
        for player, other in trick["alliances"]:
            rows[player]["loot"].append(other)
            rows[other]["loot"].append(player)
    return rows


def _nothing() -> "dict[str, Any]":
    return {"tricks": 0, "fourteens": [], "mermaids": 0, "pirates": 0, "skull_king": False, "loot": []}


def _add(row: "dict[str, Any]", more: "dict[str, Any]") -> None:
    for field in ("tricks", "fourteens", "mermaids", "pirates"):
        row[field] = row[field] + more[field]
    row["skull_king"] = row["skull_king"] or more["skull_king"]


def filled(row: "dict[str, Any]", given: "dict[str, Any]", recorded: "dict[str, Any]") -> "dict[str, Any]":
    """Return a whole row with what the tricks gave where nothing is said, and in its lists beside what is said."""
    more = dict(row)
    for field in ("mermaids", "pirates", "skull_king"):
        if field not in given:
            more[field] = recorded[field]
    more["fourteens"] = row["fourteens"] + [
        suit for suit in recorded["fourteens"] if suit not in row["fourteens"]
    ]
    more["loot"] = row["loot"] + _beyond(recorded["loot"], row["loot"])
    return more


def _beyond(more: list[str], less: list[str]) -> list[str]:
    """Return what a list holds more often than another."""
    beyond: list[str] = []
    for name in more:
        if less.count(name) + beyond.count(name) < more.count(name):
            beyond.append(name)
    return beyond


def without(row: "dict[str, Any]", recorded: "dict[str, Any]") -> "dict[str, Any]":
    """Return what a row holds beyond what the tricks gave: what the tricks not recorded must give."""
    return {
        "tricks": None if row["tricks"] is None else row["tricks"] - recorded["tricks"],
        "fourteens": [suit for suit in row["fourteens"] if suit not in recorded["fourteens"]],
        "mermaids": row["mermaids"] - recorded["mermaids"],
        "pirates": row["pirates"] - recorded["pirates"],
        "skull_king": row["skull_king"] and not recorded["skull_king"],
        "loot": _beyond(row["loot"], recorded["loot"]),
    }


def check_holds(
    players: list[str], rows: "dict[str, Any]", recorded: "dict[str, Any]", destroyed: int, lost: int
) -> None:
    """Raises RuleViolation: less_than_recorded, destroyed_less_than_recorded."""
    for player in players:
        for field in COUNTED:
            said, least = rows[player][field], recorded[player][field]
            if said is not None and said < least:
                raise RuleViolation("less_than_recorded", player=player, field=field, least=int(least))
    if destroyed < lost:
        raise RuleViolation("destroyed_less_than_recorded", destroyed=destroyed, least=lost)
