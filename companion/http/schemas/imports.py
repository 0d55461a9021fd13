"""Taking in a file: what would come of it, and what came of it."""

from marshmallow import Schema, fields, validate

from companion.exchange.clock import LONGEST_ZONE
from companion.http.schemas.history import Asked


class ImportSchema(Asked):
    """How to take in a file."""

    preview = fields.Boolean(
        load_default=False, metadata={"description": "Only tell what would come of it; nothing is written."}
    )
    leave_out = fields.Boolean(
        load_default=False,
        metadata={"description": "Take the rest, where some games cannot be taken. Otherwise nothing is."},
    )
    zone = fields.String(
        validate=validate.Length(max=LONGEST_ZONE, error="too_long"),
        metadata={
            "description": "Of clocks that name none, as in BG Stats; UTC.",
            "example": "Asia/Shanghai",
        },
    )


class TroubleSchema(Schema):
    """What is wrong, and where."""

    where = fields.String(
        required=True, metadata={"description": "A word and a place, such as `row 7`; empty: the whole file."}
    )
    code = fields.String(required=True)
    facts = fields.Dict(required=True)
    detail = fields.String(required=True, metadata={"description": "A sentence in the asker's language."})


class ComingSchema(Schema):
    """A game in the file."""

    where = fields.String(required=True)
    game = fields.String(required=True)
    ended_at = fields.DateTime(required=True, allow_none=True)
    label = fields.String(required=True, allow_none=True)
    players = fields.List(fields.String(), required=True)
    ended_early = fields.Boolean(required=True)
    state = fields.String(required=True, validate=validate.OneOf(("new", "known", "deleted")))
    code = fields.String(required=True, allow_none=True, metadata={"description": "Where it is known here."})


class KnownPersonSchema(Schema):
    """Somebody in the file whom the house knows."""

    name = fields.String(required=True)
    player = fields.Integer(required=True)
    known_as = fields.String(required=True)


class PeopleComingSchema(Schema):
    """Who plays in the new games; at most 200 are named of each kind."""

    new = fields.List(fields.String(), required=True)
    new_count = fields.Integer(required=True)
    known = fields.List(fields.Nested(KnownPersonSchema), required=True)
    known_count = fields.Integer(required=True)


class AsideSchema(Schema):
    """What stays in the file, and is no fault."""

    code = fields.String(required=True)
    count = fields.Integer(required=True)


class BesidesSchema(Schema):
    """What our own document brings besides games."""

    kind = fields.String(required=True)
    count = fields.Integer(required=True)


class ImportedSchema(Schema):
    """What a file brings, or has brought."""

    source = fields.String(
        required=True, allow_none=True, metadata={"description": "`companion`, `bg-stats`, `score-sheet`."}
    )
    taken = fields.Boolean(required=True, metadata={"description": "false: a preview."})
    codes = fields.List(
        fields.String(), required=True, metadata={"description": "Of the games that were taken in."}
    )
    new = fields.Integer(required=True)
    known = fields.Integer(required=True)
    deleted = fields.Integer(required=True, metadata={"description": "Deleted here; they stay so."})
    games = fields.List(
        fields.Nested(ComingSchema), required=True, metadata={"description": "The first 200."}
    )
    people = fields.Nested(PeopleComingSchema, required=True)
    aside = fields.List(fields.Nested(AsideSchema), required=True)
    besides = fields.List(fields.Nested(BesidesSchema), required=True)
    broken = fields.Boolean(required=True, metadata={"description": "Nothing of the file can be trusted."})
    troubles = fields.List(
        fields.Nested(TroubleSchema), required=True, metadata={"description": "The first 200."}
    )
    trouble_count = fields.Integer(required=True)
