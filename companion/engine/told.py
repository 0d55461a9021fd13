"""A log as it is read aloud: every act since the opening, in which round, and what became of it."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from .log import Line, Standing
    from .sheet import Sheet


def told(sheet: "Sheet", lines: "Sequence[Line]") -> "list[dict[str, Any]]":
    """Return each act: seq, kind, what it says, round, `undone` and `amended` (by which later act), what counts now.

    `lines`: all of the sheet's, the opening first.
    """
    written = [line for line in lines if line.kind == "entry"]
    is_moved = sheet.log.is_amended() or any(line.round is None for line in written)
    rounds = sheet.rounds() if is_moved else {}
    standing = {stands.seq: stands for stands in sheet.log.standing()}
    return [_told(sheet, line, rounds, standing) for line in lines[1:]]


def _told(
    sheet: "Sheet", line: "Line", rounds: dict[int, int], standing: "dict[int, Standing]"
) -> "dict[str, Any]":
    act = {"seq": line.seq, "kind": line.kind}
    act.update(_said(sheet, line))
    act["round"] = rounds.get(line.seq, line.round)
    act["undone"] = _done_by(sheet.log.undone_by.get(line.seq))
    if line.kind == "entry":
        act.update(_became(line, standing.get(line.seq)))
    return act


def _said(sheet: "Sheet", line: "Line") -> "dict[str, Any]":
    """Return what an act says, in the words in which it was asked for."""
    if line.kind in ("undo", "redo"):
        return {"entry": {"type": line.kind}, "of": sheet.log.undid[line.seq]}
    if line.kind == "amend":
        return {"entry": line.body["entry"], "of": line.body["seq"], "cut": line.body.get("cut")}
    return {"entry": line.body["entry"]} if line.kind == "entry" else {"says": line.body}


def _became(line: "Line", stands: "Standing | None") -> "dict[str, Any]":
    """Return what counts now of an entry, and which act reworded it."""
    if stands is None:
        return {"standing": None, "amended": None}
    reworded_by = None if stands.worded_by == line.seq else stands.worded_by
    return {"standing": stands.entry, "amended": _done_by(reworded_by)}


def _done_by(seq: int | None) -> "dict[str, Any] | None":
    return None if seq is None else {"seq": seq}
