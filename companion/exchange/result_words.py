"""What a game came to, in words: a text to send to friends, and the bid sheet for a comment at BoardGameGeek."""

from typing import Any
from zoneinfo import ZoneInfo

from companion.exchange.clock import clock_at
from companion.exchange.told import Told
from companion.translations import listed, sentence

MINUS = "−"


def result_text(language: str, told: Told, zone: ZoneInfo | None, address: str | None) -> str:
    """Return who won and how everybody ended, in a few lines, with the address where all of it can be read."""
    day = clock_at(told.finished_at or told.started_at, zone)[:10]
    about = [sentence(language, f"word-{told.game}"), told.label, day]
    lines = [" · ".join(one for one in about if one), _verdict(language, told), *_placed(told), address]
    return "\n".join(line for line in lines if line)


def bid_sheet(language: str, told: Told) -> str:
    """Return every round on a line of its own, for a comment; only the result where no rounds are known."""
    played = told.view["rounds"] if told.view else []
    if not played:
        return "\n".join([_verdict(language, told), *_placed(told)])
    if told.game == "skull":
        rounds = [_skull_round(language, one, told.names) for one in played]
        return "\n".join([_verdict(language, told), *rounds])
    rounds = [_skull_king_round(one, told.names) for one in played]
    return "\n".join([_verdict(language, told), *_placed(told), sentence(language, "result-legend"), *rounds])


def _verdict(language: str, told: Told) -> str:
    winners = [seat.name for seat in told.seats if seat.is_winner]
    if not winners:
        return sentence(language, "result-nobody")
    return sentence(language, "result-won", {"name": listed(language, winners)})


def _placed(told: Told) -> list[str]:
    """Return everybody by rank; who went home before the end stands last."""
    placed = sorted(told.seats, key=lambda seat: (seat.rank is None, seat.rank))
    return [
        f"{'–' if seat.rank is None else f'{seat.rank}.'} {seat.name}"
        + ("" if seat.total is None else f" {_number(seat.total)}")
        for seat in placed
    ]


def _skull_king_round(one: dict[str, Any], names: dict[str, str]) -> str:
    """Return `3: Ana 1/1 +30 = 60 · Bo 0/1 −30 = 10`: bid, tricks, points, total."""
    rows = [
        f"{name} {row['bid']}/{row['tricks']} {_signed(row['points'])} = {_number(row['total'])}"
        for player, name in names.items()
        if (row := one["rows"].get(player))
    ]
    return f"{one['round']}: " + " · ".join(rows)


def _skull_round(language: str, one: dict[str, Any], names: dict[str, str]) -> str:
    facts = {"round": one["round"], "bid": one["bid"], "name": names.get(one["challenger"] or "", "–")}
    owner = names.get(one["skull_owner"] or "", "–")
    return sentence(language, f"result-skull-{one['outcome']}", {**facts, "label": owner})


def _number(points: int) -> str:
    return str(points).replace("-", MINUS)


def _signed(points: int) -> str:
    return ("+" if points > 0 else "") + _number(points)
