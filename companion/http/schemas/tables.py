"""Tables: opening one, reading it, putting it right before the first entry."""

from marshmallow import Schema, fields, validate

from companion.engine import GAMES
from companion.http.schemas.base import Strict, Texts, after_field, key_field
from companion.tables.names import LONGEST_LABEL, LONGEST_NAME

NAME = {"minLength": 1, "maxLength": LONGEST_NAME}


def _players(*, required: bool = False) -> fields.List[str]:
    seats = {"description": "Names in clockwise seat order.", "example": ["Ana", "Bo", "Cy"]}
    return fields.List(fields.String(metadata=NAME), required=required, metadata=seats)


def _label() -> fields.String:
    return fields.String(allow_none=True, metadata={"maxLength": LONGEST_LABEL, "example": "Table 4"})


def _options() -> fields.Dict:
    return fields.Dict(keys=fields.String(), metadata={"x-schema": "Options", "example": {"dealer": "p1"}})


def game_field() -> fields.String:
    """Return the field for the slug of a game played here."""
    return fields.String(required=True, metadata={"enum": list(GAMES), "example": "skull-king"})


class OpenSchema(Strict):
    """A table to open."""

    game = game_field()
    players = _players(required=True)
    options = _options()
    label = _label()
    key = key_field()


class PatchSchema(Strict):
    """What to change at a table. Seats and options only before the first entry."""

    label = _label()
    notes = fields.String(allow_none=True)
    names = Texts(metadata={"description": "New names by player id.", "example": {"p1": "Ana"}})
    players = _players()
    options = _options()
    key = key_field()
    after = after_field()


class RematchSchema(Strict):
    """The next game; everything may be left out."""

    players = _players()
    options = _options()
    label = _label()
    key = key_field()
    after = after_field()


class AtSchema(Schema):
    """Which moment to read."""

    at = fields.Integer(
        validate=validate.Range(min=0, error="too_small"),
        metadata={"description": "As it stood after this act."},
    )
    before = fields.Integer(
        validate=validate.Range(min=0, error="too_small"),
        metadata={"description": "The view just before this entry, by what the entries say by now."},
    )

    def on_bind_field(self, field_name: str, field_obj: fields.Field[int]) -> None:
        """Say codes."""
        field_obj.error_messages.update(
            {"invalid": "not_a_number", "null": "null", "too_large": "not_a_number"}
        )


class Person(Schema):
    """Somebody at the table."""

    id = fields.String(required=True, metadata={"example": "p1"})
    name = fields.String(required=True)


class TableSchema(Schema):
    """A table as anyone with its code sees it."""

    code = fields.String(required=True, metadata={"example": "K7QX2M"})
    game = fields.String(required=True)
    label = fields.String(required=True, allow_none=True)
    notes = fields.String(required=True, allow_none=True)
    players = fields.List(fields.Nested(Person), required=True)
    options = fields.Dict(required=True)
    seq = fields.Integer(required=True, metadata={"description": "Counts every act; also the ETag."})
    undo = fields.Integer(
        required=True, allow_none=True, metadata={"description": "The act that an undo would take back."}
    )
    redo = fields.Integer(
        required=True, allow_none=True, metadata={"description": "The act that a redo would bring again."}
    )
    rematch = fields.String(
        required=True,
        allow_none=True,
        metadata={"description": "The code of the next table, once there is one."},
    )
    started_at = fields.DateTime(required=True)
    last_act_at = fields.DateTime(required=True)
    view = fields.Dict(required=True, metadata={"x-schema": "View"})
    may_write = fields.Boolean(
        required=True, metadata={"description": "Whether you, who ask, may write here."}
    )


class OpenedSchema(TableSchema):
    """A table just opened, with the token that lets write there."""

    score_key = fields.String(
        required=True, metadata={"description": "Send it as `Authorization: Bearer …`."}
    )


class DmNamed(Schema):
    """A DM of the house."""

    id = fields.Integer(required=True)
    name = fields.String(required=True)


class TableInShort(Schema):
    """A table in a list."""

    code = fields.String(required=True)
    game = fields.String(required=True)
    label = fields.String(required=True, allow_none=True)
    players = fields.List(fields.Nested(Person), required=True)
    seq = fields.Integer(required=True)
    started_at = fields.DateTime(required=True)
    last_act_at = fields.DateTime(required=True)
    phase = fields.String(required=True)
    round = fields.Integer(required=True)
    standings = fields.List(fields.Dict(), required=True)
    winners = fields.List(fields.String(), required=True)
    ended = fields.Dict(required=True, allow_none=True)
    dm = fields.Nested(
        DmNamed, required=True, allow_none=True, metadata={"description": "The DM who looks after it."}
    )
