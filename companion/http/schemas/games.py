"""The games that can be played here."""

from marshmallow import Schema, fields


class Seats(Schema):
    """How many may play."""

    min = fields.Integer(required=True)
    max = fields.Integer(required=True)


class Option(Schema):
    """One thing to agree on before the game."""

    default = fields.Raw(required=True, metadata={"description": "What is played when nothing is said."})
    shape = fields.Raw(
        required=True,
        metadata={"description": "`player`, `bool`, `number`, a list of words, or what these make up."},
    )


class GameSchema(Schema):
    """A game of the house."""

    slug = fields.String(required=True)
    names = fields.Dict(keys=fields.String(), values=fields.String(), required=True)
    seats = fields.Nested(Seats, required=True)
    options = fields.Dict(keys=fields.String(), values=fields.Nested(Option), required=True)
