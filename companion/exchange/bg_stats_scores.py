"""Scores as people type them into BG Stats, and the places that follow from them."""

import re
from collections.abc import Sequence
from typing import Any

from companion.engine.game import ranks
from companion.exchange.texts import whole_number

MOST_TOTAL = 100_000
LONGEST_SCORE = 200
SUM = re.compile(r"[+-]?\d{1,6}(?:[+-]\d{1,6})*")


def score_of(said: object) -> int | None:
    """Return the number in a score: `-135`, `16+18+17+12`, `-3-5+4+2`; None where it is not clean."""
    if not isinstance(said, str):
        return whole_number(said, -MOST_TOTAL, MOST_TOTAL)
    plain = re.sub(r"\s+", "", said[:LONGEST_SCORE].replace("−", "-"))
    if len(said) > LONGEST_SCORE or not plain.isascii() or not SUM.fullmatch(plain):
        return None
    total = sum(int(part) for part in re.findall(r"[+-]?\d+", plain))
    return total if abs(total) <= MOST_TOTAL else None


def placed(
    totals: Sequence[int | None], winners: Sequence[bool], said: Sequence[int | None]
) -> list[int | None]:
    """Return everybody's rank: as it was noted, else by the totals; who won always comes before who did not.

    Where nobody won, the totals alone place people, and None stands for a place that nobody knows.
    """
    noted, by_total = _by([None if rank is None else -rank for rank in said]), _by(totals)
    for way in (noted, by_total):
        if way and (not any(winners) or [rank == 1 for rank in way] == list(winners)):
            return way
    if not any(winners):
        return [None] * len(totals)
    return [1 if is_winner else 1 + sum(winners) for is_winner in winners]


def _by(points: Sequence[int | None]) -> list[Any]:
    """Return ranks by points, none at all where somebody's are not known."""
    known = {str(at): number for at, number in enumerate(points) if number is not None}
    return list(ranks(known).values()) if len(known) == len(points) else []
