"""Events: what the listener saw last, and what is told."""

from typing import Any

from marshmallow import Schema, fields, validate

from companion.http.schemas.tables import TableSchema


def _seq(**more: Any) -> fields.Integer:
    return fields.Integer(validate=validate.Range(min=0, error="too_small"), **more)


class _Seen(Schema):
    """The act seen last."""

    def on_bind_field(self, field_name: str, field_obj: fields.Field[int]) -> None:
        """Say codes."""
        field_obj.error_messages.update(
            {"invalid": "not_a_number", "null": "null", "too_large": "not_a_number"}
        )


class LastHeardSchema(_Seen):
    """What an EventSource sends by itself when it comes back."""

    seq = _seq(
        data_key="Last-Event-ID", metadata={"description": "The `id` heard last; counts before `after`."}
    )


class SinceSchema(_Seen):
    """What an EventSource cannot send the first time."""

    after = _seq(metadata={"description": "The seq you have seen."})


class TableNews(TableSchema):
    """A table as it is told to everybody who listens."""

    class Meta:
        """What depends on who asks is not told."""

        exclude = ("may_write",)
