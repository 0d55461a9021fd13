"""Entries and the log. What an entry holds is made from the engine's own tables, so that there is one source."""

from typing import Any

from marshmallow import Schema, fields, validate

from companion.engine import GAMES
from companion.engine.shape import BOOL, LONGEST_TEXT, NUMBER, PLAYER, TEXT
from companion.http.schemas.base import EntryField, Strict, after_field, key_field
from companion.tables.names import LONGEST_NAME

MOST_ENTRIES = 200
PLAIN = {"description": "An entry of the game: no undo or redo, and without a `key` of its own."}


class EntriesSchema(Strict):
    """Entries to write, all or none, in this order."""

    entries = fields.List(
        EntryField(keyed=True),
        required=True,
        validate=(
            validate.Length(min=1, error="too_few"),
            validate.Length(max=MOST_ENTRIES, error="too_many"),
        ),
    )
    after = after_field()


class PreviewSchema(Strict):
    """A half-typed entry, new or in the place of one that stands."""

    entry = EntryField(keyed=False, required=True, metadata=PLAIN)
    amends = fields.Integer(
        strict=True,
        allow_none=True,
        load_default=None,
        metadata={"description": "The seq of the entry that it would replace; judged as of that moment."},
    )


class AmendSchema(Strict):
    """The entry that should have been written."""

    entry = EntryField(keyed=False, required=True, metadata=PLAIN)
    key = key_field()
    after = after_field()


class DropLaterSchema(Strict):
    """What to do with later entries that no longer fit."""

    drop_later = fields.Boolean(
        load_default=False, metadata={"description": "Cut the log at the first entry that no longer fits."}
    )


class Who(Schema):
    """By which key an act was written."""

    id = fields.Integer(required=True)
    name = fields.String(required=True, allow_none=True)


class DoneBy(Schema):
    """A later act that changed this one."""

    seq = fields.Integer(required=True)
    who = fields.Nested(Who, required=True)
    at = fields.DateTime(required=True)


class LogLine(Schema):
    """One act of the log."""

    seq = fields.Integer(required=True)
    kind = fields.String(
        required=True, validate=validate.OneOf(["entry", "undo", "redo", "amend", "patch", "rematch"])
    )
    entry = fields.Dict(metadata={"description": "What was entered; not for patch and rematch."})
    says = fields.Dict(metadata={"description": "What was said: for patch and rematch."})
    of = fields.Integer(metadata={"description": "undo, redo, amend: the act it is about."})
    cut = fields.Integer(
        allow_none=True, metadata={"description": "amend: the entry from which on the log was cut."}
    )
    round = fields.Integer(required=True, allow_none=True)
    who = fields.Nested(Who, required=True)
    at = fields.DateTime(required=True)
    undone = fields.Nested(DoneBy, required=True, allow_none=True)
    amended = fields.Nested(
        DoneBy, allow_none=True, metadata={"description": "entry: the act that last reworded it."}
    )
    standing = fields.Dict(
        allow_none=True, metadata={"description": "entry: what counts now; null once undone or cut."}
    )


class LogSchema(Schema):
    """Every act of a table, in order; the first is number 1."""

    seq = fields.Integer(required=True)
    entries = fields.List(fields.Nested(LogLine), required=True)


class SinceSchema(Schema):
    """Which lines to read."""

    since = fields.Integer(
        load_default=None,
        validate=validate.Range(min=0, error="too_small"),
        metadata={"description": "Only the lines after this act; else all, the opening (number 0) first."},
    )

    def on_bind_field(self, field_name: str, field_obj: fields.Field[int]) -> None:
        """Say codes."""
        field_obj.error_messages.update(
            {"invalid": "not_a_number", "null": "null", "too_large": "not_a_number"}
        )


class LineSchema(Schema):
    """One line of the log, as it is kept."""

    seq = fields.Integer(required=True)
    kind = fields.String(
        required=True,
        validate=validate.OneOf(["open", "entry", "undo", "redo", "amend", "patch", "rematch"]),
    )
    body = fields.Dict(required=True)
    round = fields.Integer(
        required=True,
        allow_none=True,
        metadata={"description": "entry: the round that ran when it was written."},
    )
    key = fields.String(
        required=True,
        allow_none=True,
        metadata={"format": "uuid", "description": "The writer's key, for those who may write here."},
    )
    who = fields.Nested(Who, required=True)
    at = fields.DateTime(required=True)


class LinesSchema(Schema):
    """Lines of a table's log, in order."""

    seq = fields.Integer(required=True, metadata={"description": "Where the table stands."})
    lines = fields.List(fields.Nested(LineSchema), required=True)


def entry_components() -> dict[str, dict[str, Any]]:
    """Return the JSON schema of every entry of every game, of `Entry`: one of them, and of `PlainEntry`: no undo."""
    plain = {
        component_name(slug, kind): _entry(kind, shape)
        for slug, game in GAMES.items()
        for kind, shape in game.entry_shapes.items()
    }
    made = {**plain, **{kind.capitalize(): _entry(kind, {}) for kind in ("undo", "redo")}}
    return {**made, "Entry": _one_of(made), "PlainEntry": {**_one_of(plain), "not": {"required": ["key"]}}}


def option_components() -> dict[str, dict[str, Any]]:
    """Return the JSON schema of the options of every game, and of `Options`: those of one of them."""
    made = {component_name(slug, "options"): _fields(game.option_shapes) for slug, game in GAMES.items()}
    return {**made, "Options": _one_of(made)}


def _one_of(made: dict[str, dict[str, Any]]) -> dict[str, Any]:
    return {"anyOf": [{"$ref": f"#/components/schemas/{name}"} for name in made]}


def component_name(slug: str, kind: str) -> str:
    """Return what an entry's schema is called: `SkullKingVoidRound`."""
    return "".join(word.capitalize() for word in f"{slug}-{kind}".replace("_", "-").split("-"))


def _entry(kind: str, shape: dict[str, Any]) -> dict[str, Any]:
    fields_of = _fields(shape)
    properties = {"type": {"const": kind}, **fields_of["properties"]}
    required = ["type", *fields_of["required"]]
    if kind == "join":
        properties["name"] = {"type": "string", "minLength": 1, "maxLength": LONGEST_NAME}
        required.append("name")
    properties["key"] = {"type": ["string", "null"], "format": "uuid"}
    return {"type": "object", "properties": properties, "required": required, "additionalProperties": False}


def _fields(shape: dict[str, Any]) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": {name.rstrip("?"): json_schema(inner) for name, inner in shape.items()},
        "required": [name for name in shape if not name.endswith("?")],
        "additionalProperties": False,
    }


_PLAIN: dict[str, dict[str, Any]] = {
    NUMBER: {"type": "integer"},
    BOOL: {"type": "boolean"},
    TEXT: {"type": "string", "minLength": 1, "maxLength": LONGEST_TEXT},
    PLAYER: {"type": "string", "pattern": "^p[1-9][0-9]*$"},
}


def json_schema(shape: Any) -> dict[str, Any]:
    """Return one of the engine's shapes as JSON schema."""
    if isinstance(shape, str):
        return dict(_PLAIN[shape])
    if isinstance(shape, list):
        return {"enum": shape}
    if "or_null" in shape:
        return {"anyOf": [json_schema(shape["or_null"]), {"type": "null"}]}
    if "any_of" in shape:
        return {"anyOf": [json_schema(one) for one in shape["any_of"]]}
    if "list_of" in shape:
        return {"type": "array", "items": json_schema(shape["list_of"])}
    if "by_player" in shape:
        return {"type": "object", "additionalProperties": json_schema(shape["by_player"])}
    return _fields(shape["fields"])
