"""What leaves the house: which games as which file, and the result of one game to be sent on."""

from marshmallow import Schema, fields, validate

from companion.exchange.clock import LONGEST_ZONE
from companion.http.schemas.history import Asked, WantedSchema

ROWS = ("game", "round")


def _zone() -> fields.String:
    return fields.String(
        validate=validate.Length(max=LONGEST_ZONE, error="too_long"),
        metadata={"description": "Whose clock tells the time; left out: UTC.", "example": "Asia/Shanghai"},
    )


class ExportSchema(WantedSchema):
    """Which games; everything may be left out."""

    class Meta:
        """A file has no pages."""

        exclude = ("cursor",)


class ExportCsvSchema(ExportSchema):
    """Which games, and what a row is."""

    by = fields.String(
        load_default="game",
        validate=validate.OneOf(ROWS, error="unknown_word"),
        metadata={"description": "A row for each player of a `game`, or of a `round`."},
    )
    excel = fields.Boolean(
        load_default=False, metadata={"description": "Begins with the mark by which Excel knows UTF-8."}
    )


class ExportBgStatsSchema(ExportSchema):
    """Which games, and by whose clock."""

    zone = _zone()


class ZoneSchema(Asked):
    """By whose clock."""

    zone = _zone()


class ResultSchema(Schema):
    """What a game came to, to be sent on."""

    text = fields.String(required=True, metadata={"description": "Who won and how everybody ended."})
    page = fields.Url(
        required=True,
        allow_none=True,
        require_tld=False,
        metadata={"description": "Where all of it can be read by whoever has the address."},
    )
    bg_stats = fields.Url(
        required=True, metadata={"description": "Hands the game over to the app BG Stats; below 8,000 signs."}
    )
    bid_sheet = fields.String(
        required=True, metadata={"description": "Every round as text, for a comment at BoardGameGeek."}
    )
