"""The house, signing in, and the DMs."""

from marshmallow import Schema, fields, validate

from companion.http.schemas.base import Strict, YesOrNo
from companion.http.schemas.tables import DmNamed
from companion.storage import LARGEST_ID
from companion.tables.names import LONGEST_LABEL, LONGEST_NAME
from companion.translations import LANGUAGES

STATES = ("active", "waiting", "retired")


def _typed(most: int) -> fields.String:
    short = (validate.Length(min=1, error="empty_text"), validate.Length(max=most, error="too_long"))
    return fields.String(required=True, validate=short)


def _passphrase() -> fields.String:
    return fields.String(required=True, metadata={"minLength": 8, "maxLength": 200, "format": "password"})


def _name(most: int = LONGEST_NAME, *, required: bool = True) -> fields.String:
    return fields.String(required=required, metadata={"minLength": 1, "maxLength": most})


def _languages(*, required: bool = True) -> fields.List[str]:
    offered = {"description": "Those offered first, in this order.", "example": ["zh", "en"]}
    short = (validate.Length(min=1, error="too_few"), validate.Length(max=9, error="too_many"))
    kinds = fields.String(metadata={"enum": list(LANGUAGES)})
    return fields.List(kinds, required=required, metadata=offered, validate=short)


class SignInSchema(Strict):
    """Who signs in."""

    name = _typed(200)
    passphrase = _typed(1000)


class EverywhereSchema(Schema):
    """Where to sign out."""

    everywhere = fields.Boolean(
        load_default=False,
        metadata={"description": "On every phone of this DM."},
        error_messages={"invalid": "not_true_or_false", "null": "null"},
    )


class SignedInSchema(DmNamed):
    """The DM who is signed in."""

    owner = fields.Boolean(required=True)


class DmSchema(SignedInSchema):
    """A DM; what would let sign in is not told."""

    state = fields.String(
        required=True,
        validate=validate.OneOf(STATES),
        metadata={"description": "waiting: has not chosen a passphrase yet."},
    )
    link_expires_at = fields.DateTime(
        required=True, allow_none=True, metadata={"description": "Until when the one-time link is good."}
    )


class ListedDmSchema(DmSchema):
    """A DM in the list."""

    signed_in = fields.Boolean(required=True, metadata={"description": "On any phone."})


class InvitedDmSchema(DmSchema):
    """A DM with the one-time link by which they choose their passphrase."""

    link = fields.String(required=True)
    qr = fields.String(required=True, metadata={"description": "The link as a QR code: a data: address."})


class AddDmSchema(Strict):
    """Somebody who becomes a DM."""

    name = _name()


class PatchDmSchema(Strict):
    """What to change about a DM."""

    name = _name(required=False)
    retired = fields.Boolean(
        validate=validate.Equal(True, error="unknown_word"),
        metadata={"description": "Only true: whoever comes back is added anew.", "enum": [True]},
    )


class ChoosePassphraseSchema(Strict):
    """The secret of a one-time link, and the passphrase chosen by it."""

    secret = _typed(200)
    passphrase = _passphrase()


class ChangePassphraseSchema(Strict):
    """The own passphrase, and the next one."""

    old = _typed(1000)
    new = _passphrase()


class SetUpSchema(Strict):
    """The secret that the server printed, and what the house and its owner are called."""

    secret = _typed(200)
    name = _name(LONGEST_LABEL)
    languages = _languages()
    dm = _name()
    passphrase = _passphrase()


class PatchHouseSchema(Strict):
    """What to change about the house."""

    name = _name(LONGEST_LABEL, required=False)
    languages = _languages(required=False)
    only_dms_open = YesOrNo()


class HouseSchema(Schema):
    """The house, as everybody may know it."""

    name = fields.String(required=True, allow_none=True, metadata={"description": "null until it is set up."})
    languages = fields.List(fields.String(), required=True)
    only_dms_open = fields.Boolean(required=True, metadata={"description": "Whether only a DM opens tables."})


class HandOverSchema(Strict):
    """Who looks after the table from now on."""

    dm = fields.Integer(
        required=True,
        strict=True,
        allow_none=True,
        validate=(
            validate.Range(min=0, error="too_small"),
            validate.Range(max=LARGEST_ID, error="not_a_number"),
        ),
        metadata={"description": "The id of a DM; null: nobody."},
    )
