"""What is counted of each player of a game that is over, for the figures of people."""

from collections.abc import Callable
from typing import Any

View = dict[str, Any]
Counts = dict[str, Any]

NOTHING: Counts = {
    "bids": 0,
    "bids_made": 0,
    "zero_bids": 0,
    "zero_made": 0,
    "bonus": 0,
    "challenges": 0,
    "successes": 0,
    "discs_lost": 0,
    "last_standing": 0,
}


def of_skull_king(view: View) -> dict[str, Counts]:
    """Return per player: bids and those made, overall, of zero and by bid (`[made, bids]`); what bonuses earned."""
    counted = _nothing_for_all(view)
    for played in view["rounds"]:
        for player, row in played["rows"].items():
            _add_bid(counted[player], row["bid"], row["bid"] == row["tricks"])
            counted[player]["bonus"] += row["bonus"]
    return counted


def of_skull(view: View) -> dict[str, Counts]:
    """Return per player: challenges, successes, discs lost as challenger; whether they won as the last one standing."""
    counted = _nothing_for_all(view)
    before = dict.fromkeys(counted, 4)
    for played in view["rounds"]:
        before |= _ruled(view, played["round"])
        challenger = counted[played["challenger"]]
        challenger["challenges"] += 1
        if played["outcome"] == "success":
            challenger["successes"] += 1
        else:
            lost = before[played["challenger"]] - played["discs"][played["challenger"]]
            challenger["discs_lost"] += max(lost, 0)
        before = dict(played["discs"])
    if view["ended"]["reason"] == "last_player":
        for winner in view["winners"]:
            counted[winner]["last_standing"] = 1
    return counted


def nothing_counted() -> Counts:
    """Return the counts of somebody of whose game only the result is known."""
    return {**NOTHING, "by_bid": {}}


def _nothing_for_all(view: View) -> dict[str, Counts]:
    return {player["id"]: nothing_counted() for player in view["players"]}


def _add_bid(counts: Counts, bid: int, is_made: bool) -> None:
    made, bids = counts["by_bid"].get(str(bid), [0, 0])
    counts["by_bid"][str(bid)] = [made + is_made, bids + 1]
    counts["bids"] += 1
    counts["bids_made"] += is_made
    counts["zero_bids"] += bid == 0
    counts["zero_made"] += bid == 0 and is_made


def _ruled(view: View, number: int) -> dict[str, int]:
    """Return the discs that the host set before this round."""
    discs: dict[str, int] = {}
    for ruling in view["rulings"]:
        if ruling["round"] == number:
            discs |= ruling.get("discs") or {}
    return discs


FIGURES: dict[str, Callable[[View], dict[str, Counts]]] = {"skull-king": of_skull_king, "skull": of_skull}
