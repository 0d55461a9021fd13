"""The catalogue of games."""

from marshmallow import Schema, fields

from companion.http.schemas.base import Strict


class PlaySchema(Schema):
    """What the games played here tell."""

    plays = fields.Integer(required=True)
    ended_early = fields.Integer(required=True)
    last_played = fields.DateTime(required=True, allow_none=True)
    minutes = fields.Dict(
        required=True,
        allow_none=True,
        metadata={"description": "`median`, and `low` to `high`: where the middle half of the games lies."},
    )
    by_seats = fields.List(fields.Dict(), required=True)
    dms = fields.List(fields.Dict(), required=True)


class CatalogueSchema(Schema):
    """A game of the house."""

    slug = fields.String(required=True)
    names = fields.Dict(keys=fields.String(), values=fields.String(), required=True)
    seats = fields.Dict(required=True)
    facts = fields.Dict(
        required=True,
        metadata={
            "description": "By field: `value` (for all, or by language) and `as_of`; null: not recorded."
        },
    )
    changed_at = fields.DateTime(required=True, allow_none=True)
    play = fields.Nested(PlaySchema, required=True)
    rules = fields.String(required=True, metadata={"description": "Where the rule sheet stands."})
    page = fields.String(required=True, metadata={"description": "A lasting address for people."})


class FactsSchema(Strict):
    """What to write down."""

    facts = fields.Dict(
        keys=fields.String(),
        required=True,
        metadata={"example": {"weight": {"value": 1.73, "as_of": "2026-09-27"}, "year": None}},
    )
