"""The engine as a phone asks it: tables kept by their code, acts judged and written as at the house."""

from . import acts, seating
from .acts import amendment, named, refuse_nothing_left
from .log import Line
from .names import Names
from .refusal import Refusal, RuleRefusal, by_rules
from .sheet import Sheet, game_before
from .skull_king import desk
from .told import told
from .violation import RuleViolation

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

NAMES = Names()


class Table:
    """A table's lines, those that nobody but this phone knows yet among them, and the sheet that they make."""

    def __init__(self, slug: str, lines: list[Line]) -> None:
        self.lines = lines
        self.sheet = Sheet(slug, lines)

    def read(self, line: Line) -> None:
        """Take in one more line. Raises ValueError where it does not follow."""
        if line.seq != self.sheet.log.seq + 1:
            raise ValueError("act " + str(line.seq) + " after act " + str(self.sheet.log.seq))
        if line.kind == "entry":
            line.round = self.sheet.game.round
            self.sheet.play(line)
        else:
            self.sheet.write(line)
        self.lines.append(line)

    def go_back(self, seq: int) -> None:
        """Forget what was written after this act."""
        if seq < self.sheet.log.seq:
            self.lines = self.lines[: seq + 1]
            self.sheet = Sheet(self.sheet.slug, self.lines)


tables: dict[str, Table] = {}


def ask(call: str, asked: "dict[str, Any]") -> "Any":
    """Return the answer to one of CALLS: JSON values; where something is refused, `{"refusal": …}`.

    Raises KeyError for a table that is not open; ValueError and RuleViolation for lines that make no log.
    """
    try:
        return CALLS[call](asked)
    except Refusal as refusal:
        return {"refusal": _as_json(refusal)}


def open_table(asked: "dict[str, Any]") -> "dict[str, Any]":
    """Lay a table's whole log out: `{table, game, lines}`; its picture."""
    table = Table(asked["game"], [_line(said) for said in asked["lines"]])
    shown = table.sheet.picture()
    tables[asked["table"]] = table
    return shown


def read(asked: "dict[str, Any]") -> "dict[str, Any]":
    """Take in lines that the house has written: `{table, lines}`; the picture."""
    table = tables[asked["table"]]
    for said in asked["lines"]:
        table.read(_line(said))
    return table.sheet.picture()


def act(asked: "dict[str, Any]") -> "dict[str, Any]":
    """Judge an act and write it: `{table, kind, body}`; the line and the picture."""
    table = tables[asked["table"]]
    kind = asked["kind"]
    line = Line(table.sheet.log.seq + 1, kind, JUDGES[kind](table.sheet, kind, asked["body"]))
    try:
        table.read(line)
    except RuleViolation as violation:
        raise table.sheet.refusal_of(violation) from None
    said = {"seq": line.seq, "kind": kind, "body": line.body, "round": line.round}
    return {"line": said, "picture": table.sheet.picture()}


def preview(asked: "dict[str, Any]") -> "Any":
    """What stands so far of a half-typed entry: `{table, entry, amends?}`."""
    return acts.preview(tables[asked["table"]].sheet, NAMES, asked["entry"], asked.get("amends"))


def before(asked: "dict[str, Any]") -> "dict[str, Any]":
    """The picture with the view just before an entry, by what the entries say by now: `{table, seq}`."""
    sheet = tables[asked["table"]].sheet
    shown = sheet.picture()
    shown["view"] = game_before(sheet, asked["seq"]).view()
    return shown


def log(asked: "dict[str, Any]") -> "list[dict[str, Any]]":
    """Every act since the opening, and what became of it: `{table}`."""
    table = tables[asked["table"]]
    return told(table.sheet, table.lines)


def back(asked: "dict[str, Any]") -> "dict[str, Any]":
    """Forget what was written after an act: `{table, seq}`; the picture."""
    table = tables[asked["table"]]
    table.go_back(asked["seq"])
    return table.sheet.picture()


def new(asked: "dict[str, Any]") -> "dict[str, Any]":
    """Judge an opening: `{game, players, options?, label?}`; the line that it is kept as."""
    return {"line": {"seq": 0, "kind": "open", "body": seating.opening(asked, NAMES)}}


def rematch(asked: "dict[str, Any]") -> "dict[str, Any]":
    """What the next game of the same people opens with: `{table}`; game, label, players, options."""
    return seating.next_opening(tables[asked["table"]].sheet, NAMES)


def at_desk(asked: "dict[str, Any]") -> "dict[str, Any]":
    """Judge one trick of Skull King, or reckon one player's round, with no table: `{what, asked}`.

    what: `trick` or `score`.
    """
    try:
        return DESK[asked["what"]](asked["asked"])  # type: ignore[no-any-return]
    except RuleViolation as violation:
        raise by_rules(violation) from None


DESK: "dict[str, Any]" = {"trick": desk.trick, "score": desk.score}
CALLS: "dict[str, Any]" = {
    "open": open_table,
    "read": read,
    "act": act,
    "preview": preview,
    "before": before,
    "log": log,
    "back": back,
    "new": new,
    "rematch": rematch,
    "desk": at_desk,
}


def _entry(sheet: Sheet, kind: str, body: "dict[str, Any]") -> "dict[str, Any]":
    return {"entry": named(sheet, NAMES, body["entry"])}


def _back_or_again(sheet: Sheet, kind: str, body: "dict[str, Any]") -> "dict[str, Any]":
    refuse_nothing_left(sheet, kind)
    return {}


def _amend(sheet: Sheet, kind: str, body: "dict[str, Any]") -> "dict[str, Any]":
    return amendment(sheet, NAMES, body["seq"], body["entry"], body.get("drop_later", False))


def _patch(sheet: Sheet, kind: str, body: "dict[str, Any]") -> "dict[str, Any]":
    return seating.patch(sheet, NAMES, body)


JUDGES: "dict[str, Any]" = {
    "entry": _entry,
    "undo": _back_or_again,
    "redo": _back_or_again,
    "amend": _amend,
    "patch": _patch,
}


def _line(said: "dict[str, Any]") -> Line:
    return Line(said["seq"], said["kind"], said["body"], said.get("round"))


def _as_json(refusal: Refusal) -> "dict[str, Any]":
    """A refusal with the family of its sentence: `violation` or `problem`."""
    family = "violation" if isinstance(refusal, RuleRefusal) else "problem"
    said: "dict[str, Any]" = {"family": family, "code": refusal.code, "facts": refusal.facts}
    if refusal.errors:
        said["errors"] = refusal.errors
    return said
