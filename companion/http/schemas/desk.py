"""The trick desk of Skull King: any trick, and any player's round, with no table.

What may be asked is made from the engine's own tables, and judged there.
"""

from typing import Any

from marshmallow import INCLUDE, Schema, fields

from companion.engine.skull_king.desk import SCORE, TRICK
from companion.http.schemas.base import Strict
from companion.http.schemas.entries import json_schema


def _asked(shapes: dict[str, Any], name: str, **more: Any) -> fields.Raw:
    """Return the field of this name; the engine judges what stands in it."""
    is_required = name in shapes
    shape = shapes[name if is_required else f"{name}?"]
    return fields.Raw(
        required=is_required,
        allow_none="or_null" in shape,
        metadata={**json_schema(shape), **more},
    )


class DeskTrickSchema(Strict):
    """The cards of a trick in order of play, two to nine of them; `player` is any name."""

    plays = _asked(TRICK, "plays", minItems=2, maxItems=9)
    modules = _asked(TRICK, "modules", description="What is played with; nothing more when nothing is said.")


class DeskScoreSchema(Strict):
    """One player's round."""

    cards = _asked(SCORE, "cards", description="Cards dealt to each.")
    bid = _asked(SCORE, "bid")
    tricks = _asked(SCORE, "tricks")
    fourteens = _asked(SCORE, "fourteens", description="The 14s in the tricks won.")
    mermaids = _asked(SCORE, "mermaids", description="Mermaids taken by own Pirates.")
    pirates = _asked(SCORE, "pirates", description="Pirates taken by the own Skull King.")
    skull_king = _asked(SCORE, "skull_king", description="Whether the own Mermaid took the Skull King.")
    loot = _asked(SCORE, "loot", description="Loot alliances whose other side made the bid.")
    scoring = _asked(SCORE, "scoring")
    shot = _asked(SCORE, "shot", description="With Rascal scoring; Grapeshot when nothing is said.")
    wager = _asked(SCORE, "wager", description="0, 10 or 20.")


class ScoreLine(Schema):
    """Why some of the points are there; what else it holds depends on the code."""

    class Meta:
        """What a line counts."""

        unknown = INCLUDE

    code = fields.String(required=True)
    points = fields.Integer(required=True)


class WhySchema(Schema):
    """Why a trick went as it did: the sentence `trick-won-<code>` and its facts."""

    code = fields.String(required=True)
    facts = fields.Dict(required=True)


class TrickSchema(Schema):
    """A trick as it is judged."""

    plays = fields.List(fields.Dict(), required=True)
    led_suit = fields.String(required=True, allow_none=True)
    winner = fields.String(required=True, allow_none=True, metadata={"description": "null: nobody."})
    next_leader = fields.String(required=True)
    destroyed = fields.Boolean(required=True)
    why = fields.Nested(WhySchema, required=True)
    row = fields.Dict(
        required=True, allow_none=True, metadata={"description": "What it adds to the winner's row."}
    )
    lines = fields.List(fields.Nested(ScoreLine), required=True)
    bonus = fields.Integer(required=True, metadata={"description": "What it earns should the bid be made."})
    alliances = fields.List(
        fields.List(fields.String()),
        required=True,
        metadata={"description": "For each Loot who played it, and the winner."},
    )


class ScoredSchema(Schema):
    """What the round earns; the lines add up to the points."""

    points = fields.Integer(required=True)
    bonus = fields.Integer(required=True)
    lines = fields.List(fields.Nested(ScoreLine), required=True)
