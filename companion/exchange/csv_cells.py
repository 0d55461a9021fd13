"""Lines of CSV (RFC 4180), whose texts no spreadsheet takes for formulas."""

import re
from collections.abc import Iterable

# A spreadsheet computes what begins like this, also in full width; a quote before it makes it a text.
_FORMULA = re.compile(r"'*[=+\-@\t\r＝＋－＠]")
_NEEDS_QUOTES = re.compile(r'[",\r\n]|^\s|\s$')

Cell = str | int | bool | None


def csv_line(cells: Iterable[Cell]) -> str:
    """Return one line with its end. Numbers stay numbers; yes and no are `true` and `false`."""
    return ",".join(_quoted(_text(cell)) for cell in cells) + "\r\n"


def neutral(text: str) -> str:
    """Return a text that no spreadsheet takes for a formula."""
    return f"'{text}" if _FORMULA.match(text) else text


def as_typed(cell: str) -> str:
    """Return the text that stands in a cell, without the quote that kept it from being a formula."""
    return cell[1:] if cell.startswith("'") and _FORMULA.match(cell) else cell


def _text(cell: Cell) -> str:
    if cell is None:
        return ""
    if isinstance(cell, bool):
        return "true" if cell else "false"
    return neutral(cell) if isinstance(cell, str) else str(cell)


def _quoted(text: str) -> str:
    return '"' + text.replace('"', '""') + '"' if _NEEDS_QUOTES.search(text) else text
