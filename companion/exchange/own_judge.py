"""A table's log from a file, judged act by act as if it were being written: only what could have been is taken in."""

from typing import Any

from companion.engine import RuleViolation
from companion.engine.acts import amendment, named, refuse_nothing_left
from companion.engine.log import Line
from companion.engine.seating import opening, patch
from companion.engine.sheet import Sheet
from companion.tables.codes import typed_code
from companion.tables.names import NAMES
from companion.tables.refusal import Refusal

UNFIT = (RuleViolation, Refusal, LookupError, AttributeError, TypeError, ValueError, RecursionError)


class UnfitActError(Exception):
    """An act that cannot have been written there. seq: its number; reason: what refused it, where that is known."""

    def __init__(self, seq: int, reason: Exception | None = None) -> None:
        super().__init__(seq)
        self.seq, self.reason = seq, reason


def judged(slug: str, log: list[dict[str, Any]]) -> Sheet:
    """Return the sheet that a log makes. Raises UnfitActError."""
    sheet = Sheet(slug, [])
    for seq, act in enumerate(log):
        try:
            if act["seq"] != seq or (act["kind"] == "open") != (seq == 0):
                raise UnfitActError(seq)
            _write(sheet, Line(seq, act["kind"], act["body"]))
        except UNFIT as reason:
            raise UnfitActError(seq, reason) from None
    return sheet


def _write(sheet: Sheet, line: Line) -> None:
    """Raises Refusal, RuleViolation, or ValueError where it would have been kept in other words."""
    if _as_kept(sheet, line) != line.body:
        raise ValueError(line.kind)
    if line.kind == "entry":
        sheet.play(line)
    else:
        sheet.write(line)
    sheet.game  # noqa: B018 - played anew at once, so that what cannot be played is named by its own number


def _as_kept(sheet: Sheet, line: Line) -> dict[str, Any]:
    body = line.body
    match line.kind:
        case "open":
            return opening({"game": sheet.slug, **body}, NAMES)
        case "entry":
            return {"entry": named(sheet, NAMES, body["entry"])}
        case "amend":
            return amendment(sheet, NAMES, body["seq"], body["entry"], drop_later="cut" in body)
        case "patch":
            return patch(sheet, NAMES, body)
        case "rematch":
            return {"code": typed_code(body["code"])}
        case _:
            refuse_nothing_left(sheet, line.kind)
            return {}
