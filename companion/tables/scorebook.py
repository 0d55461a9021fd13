"""Recording what happened, taking it back, bringing it again, putting it right."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy.orm import Session

from companion.engine import RuleViolation, acts
from companion.engine.acts import amendment, named, refuse_nothing_left
from companion.tables.access import Asker
from companion.tables.names import NAMES
from companion.tables.reading import borrowed_sheet, find_table
from companion.tables.refusal import Refusal, ill_shaped
from companion.tables.turn import Answer, Sent, Turn, turn


class Amendment(NamedTuple):
    """Which entry is put right, what it should have said, and whether later ones that no longer fit may go."""

    seq: int
    entry: dict[str, Any]
    drop_later: bool = False


def record(code: str, entries: Sequence[dict[str, Any]], after: int | None, asker: Asker) -> Answer:
    """Write entries, undos and redos in this order, all or none; those whose `key` is known are skipped.

    Raises Refusal (with the `index` of the entry): stale, key_reused, name_taken, nothing_to_undo,
    nothing_to_redo, ill_shaped, and whatever the rules forbid.
    """
    with turn(code, asker) as own:
        compared = False
        for index, said in enumerate(entries):
            entry = {field: value for field, value in said.items() if field != "key"}
            try:
                if _is_known(own, entry, said.get("key")):
                    continue
                if not compared:
                    own.must_stand_at(after)
                    compared = True
                _record_one(own, entry, said.get("key"))
            except Refusal as refusal:
                raise _at_index(refusal, index) from None
        return own.answer()


def amend(code: str, amends: Amendment, sent: Sent, asker: Asker) -> Answer:
    """Put another entry in the place of one that stands; the rest is played again.

    Where a later entry no longer fits, nothing changes, or with `drop_later` the log is cut there.
    Raises Refusal: no_such_act, entry_is_gone, later_entry_breaks, name_taken, stale, and what the rules forbid.
    """
    with turn(code, asker) as own:
        asked = amends._asdict()
        if not own.is_known(sent.key, "amend", asked):
            own.must_stand_at(sent.after)
            own.write("amend", amendment(own.sheet, NAMES, **asked), sent.key, asked)
        return own.answer()


def preview(session: Session, code: str, entry: dict[str, Any], amends: int | None = None) -> dict[str, Any]:
    """Return what stands so far of a half-typed entry, as of now or in the place of the entry `amends`.

    Raises Refusal: no_such_table, no_such_act, entry_is_gone, ill_shaped, name_taken.
    """
    with borrowed_sheet(session, find_table(session, code)) as sheet:
        told: dict[str, Any] = acts.preview(sheet, NAMES, entry, amends)
        return told


def _is_known(own: Turn, entry: dict[str, Any], key: str | None) -> bool:
    return own.is_known(key, _kind(entry), _asked(entry))


def _kind(entry: dict[str, Any]) -> str:
    return str(entry["type"]) if entry["type"] in ("undo", "redo") else "entry"


def _asked(entry: dict[str, Any]) -> dict[str, Any]:
    return {"entry": entry} if _kind(entry) == "entry" else {}


def _record_one(own: Turn, entry: dict[str, Any], key: str | None) -> None:
    kind = _kind(entry)
    if kind != "entry":
        _refuse_more_fields(entry)
        refuse_nothing_left(own.sheet, kind)
        own.write(kind, {}, key)
        return
    try:
        own.write("entry", {"entry": named(own.sheet, NAMES, entry)}, key, _asked(entry))
    except RuleViolation as violation:
        raise own.sheet.refusal_of(violation) from None


def _refuse_more_fields(entry: dict[str, Any]) -> None:
    if more := {field: "unknown_field" for field in entry if field != "type"}:
        raise ill_shaped(more)


def _at_index(refusal: Refusal, index: int) -> Refusal:
    """Say which entry of several was refused."""
    if refusal.code != "stale":
        refusal.beside["index"] = index
        refusal.errors = {
            f"entries.{index}.{field}".rstrip("."): wrong for field, wrong in refusal.errors.items()
        }
    return refusal
