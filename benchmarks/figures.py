"""A measured figure beside its bound, and the table that they are printed in."""

import statistics
from collections.abc import Iterable, Sequence
from typing import NamedTuple


class Figure(NamedTuple):
    """What was measured, how many times its yardstick that is, and how many it may be."""

    what: str
    measured: float
    yardstick: str
    ratio: float
    bound: float | None = None
    unit: str = "ms"

    @property
    def is_within(self) -> bool:
        """Whether it keeps its bound."""
        return self.bound is None or self.ratio <= self.bound

    @property
    def cells(self) -> list[str]:
        """What stands in its row."""
        bound = "" if self.bound is None else f"≤ {self.bound:g}"
        verdict = "" if self.bound is None else ("yes" if self.is_within else "**no**")
        return [
            self.what,
            f"{self.measured:.2f} {self.unit}".rstrip(),
            self.yardstick,
            f"{self.ratio:.2f}",
            bound,
            verdict,
        ]


HEAD = ["what", "takes", "against", "ratio", "bound", "kept"]


def median(costs: Iterable[float]) -> float:
    """Return the one in the middle."""
    return statistics.median(costs)


def percentile(costs: Sequence[float], percent: int) -> float:
    """Return the cost that so many percent stay below."""
    return statistics.quantiles(costs, n=100)[percent - 1]


def in_rows(figures: Iterable[Figure]) -> str:
    """Return the figures as a Markdown table that reads well as plain text too."""
    rows = [HEAD, *(figure.cells for figure in figures)]
    widths = [max(len(row[at]) for row in rows) for at in range(len(HEAD))]
    lines = [
        "| " + " | ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) + " |"
        for row in rows
    ]
    return "\n".join([lines[0], "|" + "|".join("-" * (width + 2) for width in widths) + "|", *lines[1:]])
