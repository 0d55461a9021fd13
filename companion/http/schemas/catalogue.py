"""The catalogue of games."""

from typing import Any

from marshmallow import Schema, fields

from companion.history.catalogue import LONGEST_FACT, MOST_NUMBER
from companion.history.catalogue_facts import FIELDS, NUMBER, TEXT
from companion.http.schemas.base import Strict
from companion.translations import LANGUAGES


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


_ONE_TEXT = {"type": ["string", "null"], "maxLength": LONGEST_FACT}
_BY_LANGUAGE = {
    "type": "object",
    "properties": {language: {"type": "string", "maxLength": LONGEST_FACT} for language in LANGUAGES},
    "additionalProperties": False,
}
_NOTHING = {"type": ["string", "null"], "maxLength": 0}
_VALUES = {
    TEXT: [_ONE_TEXT, _BY_LANGUAGE],
    NUMBER: [{"type": "number", "minimum": 0, "exclusiveMaximum": MOST_NUMBER}, _NOTHING],
}


def _fact(kind: str) -> dict[str, Any]:
    """Return how a fact is described: what it says, and of which day that is."""
    as_of = {"anyOf": [{"type": "string", "format": "date"}, _NOTHING]}
    return {
        "type": ["object", "null"],
        "required": ["value"],
        "properties": {"value": {"anyOf": _VALUES[kind]}, "as_of": as_of},
        "additionalProperties": False,
    }


class FactsSchema(Strict):
    """What to write down."""

    facts = fields.Dict(
        required=True,
        metadata={
            "properties": {field: _fact(kind) for field, kind in FIELDS.items()},
            "additionalProperties": False,
            "example": {"weight": {"value": 1.73, "as_of": "2026-09-27"}, "year": None},
        },
    )
