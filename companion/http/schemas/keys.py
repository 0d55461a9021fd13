"""Keys that let write: making one for a second scorekeeper, the list, handing one over."""

from marshmallow import Schema, fields, validate

from companion.http.schemas.base import Strict, key_field
from companion.http.schemas.tables import OpenedSchema
from companion.tables.names import LONGEST_NAME

STATES = ("waiting", "expired", "in_use", "revoked")
LONGEST_SECRET = 100


class InviteSchema(Strict):
    """A key to make."""

    name = fields.String(
        allow_none=True,
        load_default=None,
        metadata={"minLength": 1, "maxLength": LONGEST_NAME, "description": "Who gets it, for the log."},
    )
    key = key_field()


class KeySchema(Schema):
    """A key of the table; what would let write is not told."""

    id = fields.Integer(required=True)
    name = fields.String(required=True, allow_none=True)
    first_hand = fields.Boolean(
        required=True, metadata={"description": "Whether it lets others in, as that of whoever opened."}
    )
    mine = fields.Boolean(required=True, metadata={"description": "Whether you ask by this key."})
    state = fields.String(required=True, validate=validate.OneOf(STATES))
    made_at = fields.DateTime(required=True)
    expires_at = fields.DateTime(
        required=True, allow_none=True, metadata={"description": "Until when it may be handed over."}
    )
    used_at = fields.DateTime(
        required=True, allow_none=True, metadata={"description": "When it was handed over."}
    )
    last_act_at = fields.DateTime(
        required=True, allow_none=True, metadata={"description": "When something was last written by it."}
    )


class InvitationSchema(KeySchema):
    """A key just made, with what hands it over, once."""

    secret = fields.String(required=True, metadata={"description": "To be typed.", "example": "K7QX2M4C"})
    link = fields.String(required=True, metadata={"description": "To be opened; opening alone does nothing."})
    qr = fields.String(required=True, metadata={"description": "The link as a QR code: a data: address."})


class ClaimSchema(Strict):
    """The secret of a key, or the score key of the table."""

    secret = fields.String(
        required=True,
        validate=(
            validate.Length(min=1, error="empty_text"),
            validate.Length(max=LONGEST_SECRET, error="too_long"),
        ),
    )
    key = key_field()


class ClaimedSchema(OpenedSchema):
    """The table, with a token of your own that lets write there."""
