"""People and their figures."""

from itertools import chain

from marshmallow import Schema, fields, validate

from companion.history.figures import ORDERS
from companion.http.schemas.base import Strict
from companion.http.schemas.history import LONGEST_SEARCH, Asked, whole
from companion.http.schemas.tables import game_field
from companion.storage import LARGEST_ID
from companion.tables.names import LONGEST_NAME


class BeginsSchema(Asked):
    """Whose name begins like this."""

    begins = fields.String(
        data_key="q", load_default="", validate=validate.Length(max=LONGEST_SEARCH, error="too_long")
    )
    cursor = fields.String(load_default="", validate=validate.Length(max=LONGEST_SEARCH, error="too_long"))


class PlayerInShort(Schema):
    """Somebody in a list."""

    id = fields.Integer(required=True)
    name = fields.String(required=True)
    games = fields.Integer(metadata={"description": "All of them, those ended early as well."})


class PlayersSchema(Schema):
    """A page of people, by name."""

    players = fields.List(fields.Nested(PlayerInShort), required=True)
    next = fields.String(required=True, allow_none=True)


class PlayerSchema(Schema):
    """Somebody, with figures by game: all in all, and by month."""

    id = fields.Integer(required=True)
    name = fields.String(required=True)
    merged_into = fields.Nested(PlayerInShort, required=True, allow_none=True)
    merged = fields.List(fields.Nested(PlayerInShort), required=True)
    forgotten = fields.Boolean(required=True)
    fewest_games = fields.Integer(
        required=True, metadata={"description": "There is no record from fewer games than this."}
    )
    games = fields.Dict(keys=fields.String(), values=fields.Dict(), required=True)


class RenameSchema(Strict):
    """Another name."""

    name = fields.String(required=True, metadata={"minLength": 1, "maxLength": LONGEST_NAME})


class MergeSchema(Strict):
    """Under whom to play from now on."""

    into = whole(0, LARGEST_ID, required=True)


class LeaderboardAskedSchema(Asked):
    """Which leaderboard."""

    game = game_field()
    month = fields.String(
        load_default="",
        validate=validate.Regexp(r"^(\d{4}-\d{2})?$", error="not_a_date"),
        metadata={"description": "Such as 2026-11; left out: all time.", "example": "2026-11"},
    )
    by = fields.String(load_default="wins", metadata={"enum": sorted({*chain(*ORDERS.values())})})


class LeaderboardSchema(Schema):
    """Those who did best; equal ones share a place (1, 1, 3)."""

    game = fields.String(required=True)
    month = fields.String(required=True, allow_none=True)
    by = fields.String(required=True)
    fewest_games = fields.Integer(required=True)
    places = fields.List(fields.Dict(), required=True)
