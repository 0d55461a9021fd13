"""Games that are over: which ones, how one is told, and logging one that was played without the app."""

from datetime import date, datetime
from typing import Any

from marshmallow import Schema, ValidationError, fields, validate

from companion.http.schemas.base import Strict, YesOrNo, key_field
from companion.http.schemas.tables import DmNamed, game_field
from companion.storage import LARGEST_ID
from companion.tables.names import LONGEST_LABEL, LONGEST_NAME, LONGEST_NOTES

LONGEST_SEARCH = 200
LONGEST_GAME_MINUTES = 24 * 60
MOST_TOTAL = 100_000


class Day(fields.Date):
    """A day, as 2026-11-29."""

    default_error_messages = {"invalid": "not_a_date", "format": "not_a_date"}  # noqa: RUF012 - marshmallow's


class DayOrMoment(fields.Raw):
    """A day, or a moment with its zone."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> date:
        """Raises ValidationError."""
        if not isinstance(value, str):
            raise ValidationError("not_text")
        for read in (date.fromisoformat, datetime.fromisoformat):
            try:
                return read(value)
            except ValueError:
                continue
        raise ValidationError("not_a_date")


def whole(least: int, most: int, **more: Any) -> fields.Integer:
    """Return a field for a whole number within bounds."""
    return fields.Integer(
        strict=True,
        validate=(validate.Range(min=least, error="too_small"), validate.Range(max=most, error="too_large")),
        **more,
    )


class Asked(Schema):
    """What stands in an address; what is wrong is said as codes."""

    def on_bind_field(self, field_name: str, field_obj: fields.Field[Any]) -> None:
        """Say codes."""
        said = {"invalid": "not_a_date" if isinstance(field_obj, Day) else "not_a_number", "null": "null"}
        field_obj.error_messages.update({**said, "too_large": "not_a_number", "required": "missing"})


def asked_id(**more: Any) -> fields.Integer:
    """Return a field for the id of somebody."""
    return fields.Integer(
        validate=(
            validate.Range(min=0, error="too_small"),
            validate.Range(max=LARGEST_ID, error="too_large"),
        ),
        **more,
    )


class WantedSchema(Asked):
    """Which games; everything may be left out."""

    game = fields.String(metadata={"example": "skull-king"})
    player = asked_id()
    dm = asked_id()
    since = Day(data_key="from", metadata={"description": "From this day on (UTC)."})
    until = Day(data_key="to", metadata={"description": "Up to this day, it included (UTC)."})
    place = fields.String(
        data_key="table",
        validate=validate.Length(max=LONGEST_SEARCH, error="too_long"),
        metadata={"description": "What the table is called.", "example": "Table 4"},
    )
    words = fields.String(
        data_key="q",
        validate=validate.Length(max=LONGEST_SEARCH, error="too_long"),
        metadata={"description": "Words, or beginnings of words, in names, notes and labels."},
    )
    cursor = fields.String(
        validate=validate.Length(max=LONGEST_SEARCH, error="too_long"),
        metadata={"description": "`next` of the page before."},
    )
    deleted = fields.Boolean(metadata={"description": "Those that were deleted, instead."})


class SeatSchema(Schema):
    """What a game brought to a seat."""

    name = fields.String(required=True)
    player = fields.Integer(required=True, metadata={"description": "Whose page it leads to."})
    rank = fields.Integer(required=True, allow_none=True)
    total = fields.Integer(required=True, allow_none=True)
    winner = fields.Boolean(required=True)


class FinishedSchema(Schema):
    """A game that is over."""

    code = fields.String(required=True)
    game = fields.String(required=True)
    label = fields.String(required=True, allow_none=True)
    notes = fields.String(required=True, allow_none=True)
    started_at = fields.DateTime(required=True)
    ended_at = fields.DateTime(required=True)
    minutes = fields.Integer(
        required=True,
        allow_none=True,
        metadata={"description": "From the first entry to the last, without the gaps; null: not known."},
    )
    gaps = fields.List(
        fields.Dict(),
        required=True,
        metadata={"description": "Pauses of more than 30 minutes: `from` and `minutes`."},
    )
    reason = fields.String(required=True)
    ended_early = fields.Boolean(required=True)
    rounds = fields.Integer(required=True, allow_none=True)
    dm = fields.Nested(DmNamed, required=True, allow_none=True)
    seats = fields.List(fields.Nested(SeatSchema), required=True)
    logged = fields.Boolean(
        required=True, metadata={"description": "Logged afterwards: there is no score sheet."}
    )
    deleted_at = fields.DateTime(required=True, allow_none=True)


class HistorySchema(Schema):
    """A page of games, the newest first."""

    games = fields.List(fields.Nested(FinishedSchema), required=True)
    unreadable = fields.List(
        fields.String(), required=True, metadata={"description": "Codes of those that cannot be read."}
    )
    next = fields.String(
        required=True, allow_none=True, metadata={"description": "The `cursor` of the next page."}
    )


class WholeGameSchema(FinishedSchema):
    """A game that is over, with its score sheet and its log."""

    options = fields.Dict(required=True)
    unreadable = fields.Boolean(required=True, metadata={"description": "Whether its log cannot be read."})
    table = fields.Dict(
        required=True, allow_none=True, metadata={"description": "As `GET /tables/{code}` tells it."}
    )
    log = fields.List(
        fields.Dict(),
        required=True,
        allow_none=True,
        metadata={"description": "As `GET /tables/{code}/entries` tells it."},
    )


class LoggedSeatSchema(Strict):
    """Somebody who sat there. Ranks follow from the totals, or from who has won, where they are not said."""

    name = fields.String(required=True, metadata={"minLength": 1, "maxLength": LONGEST_NAME})
    total = whole(-MOST_TOTAL, MOST_TOTAL, allow_none=True)
    rank = whole(1, 20, allow_none=True)
    winner = YesOrNo()


class LogGameSchema(Strict):
    """A game that was played without the app."""

    game = game_field()
    seats = fields.List(fields.Nested(LoggedSeatSchema), required=True)
    date = DayOrMoment(
        required=True,
        metadata={
            "type": "string",
            "anyOf": [{"format": "date"}, {"format": "date-time"}],
            "description": "A day or a moment, not in the future.",
            "example": "2026-11-28",
        },
    )
    minutes = whole(1, LONGEST_GAME_MINUTES, allow_none=True)
    label = fields.String(allow_none=True, metadata={"maxLength": LONGEST_LABEL})
    notes = fields.String(allow_none=True, metadata={"maxLength": LONGEST_NOTES})
    ended_early = YesOrNo()
    key = key_field()
