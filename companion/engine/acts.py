"""Entries, undo and amendments, judged before they are written into a table's log, and returned as they are kept."""

from .log import Line, amended
from .refusal import Refusal, ill_shaped
from .sheet import find_standing, game_before, played
from .violation import RuleViolation

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .log import Standing
    from .names import Names
    from .sheet import Sheet


def refuse_nothing_left(sheet: "Sheet", kind: str) -> None:
    """Raises Refusal: nothing_to_undo, nothing_to_redo."""
    if not (sheet.log.live if kind == "undo" else sheet.log.undone):
        raise Refusal("nothing_to_" + kind)


def named(
    sheet: "Sheet", names: "Names", entry: "dict[str, Any]", instead_of: int | None = None
) -> "dict[str, Any]":
    """Return an entry as it is kept: a newcomer's name tidied. Raises Refusal: ill_shaped, name_taken."""
    if entry["type"] != "join":
        return entry
    name = entry.get("name")
    if not isinstance(name, str):
        raise ill_shaped({"name": "missing" if name is None else "not_text"})
    kept = dict(entry)
    kept["name"] = names.checked_name(name, "name")
    own = [player for player, stands in sheet.log.joined().items() if stands.seq == instead_of]
    others = [(one["id"], one["name"]) for one in sheet.log.people() if one["id"] not in own]
    names.refuse_alike(others + [("name", kept["name"])])
    return kept


def preview(sheet: "Sheet", names: "Names", entry: "dict[str, Any]", amends: int | None) -> "Any":
    """Return what stands so far of a half-typed entry, as of now or in the place of the entry `amends`.

    Raises Refusal: no_such_act, entry_is_gone, ill_shaped, name_taken.
    """
    if entry.get("type") == "join" and entry.get("name") is not None:
        named(sheet, names, entry, amends)
    game = sheet.game if amends is None else game_before(sheet, amends)
    try:
        return sheet.pointed(game.preview(played(entry)))
    except RuleViolation as violation:
        raise sheet.refusal_of(violation) from None


def amendment(
    sheet: "Sheet", names: "Names", seq: int, entry: "dict[str, Any]", drop_later: bool
) -> "dict[str, Any]":
    """Return what is kept of putting another entry in the place of the one numbered `seq`.

    Where a later entry no longer fits, `drop_later` cuts the log there.
    Raises Refusal: no_such_act, entry_is_gone, later_entry_breaks, ill_shaped, name_taken, and what the rules forbid.
    """
    find_standing(sheet, seq)
    body: "dict[str, Any]" = {"seq": seq, "entry": named(sheet, names, entry, seq)}
    cut = _first_that_breaks(sheet, body, drop_later)
    if cut is not None:
        body["cut"] = cut
    return body


def _first_that_breaks(sheet: "Sheet", body: "dict[str, Any]", drop_later: bool) -> int | None:
    """Return the seq of the first later entry that no longer fits; None when all do.

    Raises RuleRefusal when the new entry itself does not fit, and Refusal: later_entry_breaks.
    """
    entries = amended(sheet.log.standing(), Line(sheet.log.seq + 1, "amend", body))
    before = [stands for stands in entries if stands.seq < body["seq"]]
    game = sheet.replay(before)
    for stands in entries[len(before) :]:
        try:
            game.play(played(stands.entry))
        except RuleViolation as violation:
            if stands.seq != body["seq"] and drop_later:
                return stands.seq
            raise _breaks(sheet, stands, body["seq"], violation) from None
    return None


def _breaks(sheet: "Sheet", stands: "Standing", reworded: int, violation: RuleViolation) -> Refusal:
    if stands.seq == reworded:
        return sheet.refusal_of(violation)
    facts = {
        "seq": stands.seq,
        "type": stands.entry["type"],
        "round": sheet.rounds()[stands.seq],
        "code": violation.code,
        "facts": sheet.pointed(violation.facts),
    }
    return Refusal("later_entry_breaks", facts, names=sheet.log.names())
