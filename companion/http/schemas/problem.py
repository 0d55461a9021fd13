"""What every refusal looks like."""

from marshmallow import INCLUDE, Schema, fields


class Problem(Schema):
    """A refusal (RFC 9457), application/problem+json. 412 holds the table as it stands as well, but for its code."""

    class Meta:
        """What may be said besides."""

        unknown = INCLUDE

    type = fields.String(required=True)
    title = fields.String(required=True)
    status = fields.Integer(required=True)
    code = fields.String(required=True, metadata={"description": "Stable, snake_case."})
    detail = fields.String(required=True, metadata={"description": "A sentence in the asker's language."})
    facts = fields.Dict(
        required=True, metadata={"description": "The numbers, ids and words of the sentence."}
    )
    errors = fields.Dict(
        keys=fields.String(),
        values=fields.String(),
        metadata={
            "description": "What is wrong by field (dotted path), in words; the codes stand in facts.errors."
        },
    )
    reference = fields.String(
        metadata={
            "description": "5xx: by which whoever runs the server finds it in the log; also X-Request-Id."
        }
    )
    index = fields.Integer(metadata={"description": "Which entry of several was refused, counted from 0."})
    seq = fields.Integer(metadata={"description": "412: where the table stands."})
    view = fields.Dict(metadata={"description": "412: the game as it stands."})
