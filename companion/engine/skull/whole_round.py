"""A whole round of Skull in one entry: challenger, bid, whose skull; for tables that note results only."""

from ..violation import RuleViolation
from .knowledge import Seat
from .round import Round

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def most_on_table(seats: dict[str, Seat], now: Round) -> int:
    """Return the highest bid there can be: the discs of all still in, Last Chance included."""
    return sum(seats[player].in_play for player in now.seats)


def check_challenge(seats: dict[str, Seat], now: Round, entry: "dict[str, Any]") -> None:
    """Judge a round told by its challenger, its bid and its outcome (`skull_owner`; None: success).

    Raises RuleViolation: challenge_out_of_range, skull_must_be_own, not_enough_flowers, skull_is_gone,
    own_stack_first. Source: rules sheet "A round in one entry".
    """
    challenger, count, owner = entry["challenger"], entry["count"], entry["skull_owner"]
    most = most_on_table(seats, now)
    if not 1 <= count <= most:
        raise RuleViolation("challenge_out_of_range", player=challenger, bid=count, max=most)
    if owner != challenger and _must_meet_own_skull(seats[challenger], now, challenger, count):
        raise RuleViolation("skull_must_be_own", challenger=challenger, bid=count)
    if owner is None:
        _check_flowers(seats, now, count)
    else:
        _check_skull(seats, now, entry)


def _must_meet_own_skull(seat: Seat, now: Round, challenger: str, count: int) -> bool:
    """Everything the challenger has lies on the own mat, a proved skull among it, and all of it is turned."""
    down = max(now.mats[challenger].stack, 1)
    return seat.skull == "yes" and seat.in_play == down and count >= down


def _check_flowers(seats: dict[str, Seat], now: Round, count: int) -> None:
    flowers = sum(seats[player].in_play - (1 if seats[player].skull == "yes" else 0) for player in now.seats)
    if count > flowers:
        raise RuleViolation("not_enough_flowers", bid=count, flowers=flowers)


def _check_skull(seats: dict[str, Seat], now: Round, entry: "dict[str, Any]") -> None:
    challenger, count, owner = entry["challenger"], entry["count"], entry["skull_owner"]
    if seats[owner].skull == "no":
        raise RuleViolation(
            "skull_is_gone",
            owner=owner,
            entry=seats[owner].skull_entry,
            proved_round=seats[owner].skull_round,
        )
    own_stack = max(now.mats[challenger].stack, 1)
    if owner != challenger and count <= own_stack:
        raise RuleViolation("own_stack_first", challenger=challenger, owner=owner, discs=own_stack)
