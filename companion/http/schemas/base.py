"""What every schema does: say what is wrong as codes, which become sentences in the asker's language."""

import uuid
from collections.abc import Iterator, Mapping
from typing import Any

from marshmallow import Schema, ValidationError, fields

_SAID = {
    fields.String: {"invalid": "not_text", "invalid_utf8": "not_text"},
    fields.Integer: {"invalid": "not_a_number", "too_large": "not_a_number"},
    fields.Boolean: {"invalid": "not_true_or_false"},
    fields.List: {"invalid": "not_a_list"},
    fields.Dict: {"invalid": "not_an_object"},
    fields.Nested: {"type": "not_an_object"},
}


class Strict(Schema):
    """Refuses unknown fields; its errors are codes."""

    error_messages = {"unknown": "unknown_field", "type": "not_an_object"}  # noqa: RUF012 - marshmallow's

    def on_bind_field(self, field_name: str, field_obj: fields.Field[Any]) -> None:
        """Let the field say codes."""
        say_codes(field_obj)


def say_codes(field: fields.Field[Any]) -> None:
    """Let a field, and the fields inside it, say codes instead of English."""
    field.error_messages.update({"required": "missing", "null": "null"})
    for kind, said in _SAID.items():
        if isinstance(field, kind):
            field.error_messages.update(said)
    for inner in (getattr(field, "inner", None), getattr(field, "value_field", None)):
        if inner is not None:
            say_codes(inner)


def flat(messages: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Yield each field's dotted path with the first thing that is wrong there."""
    if isinstance(messages, Mapping):
        for name, inner in messages.items():
            yield from flat(inner, path if name == "_schema" else f"{path}.{name}".lstrip("."))
    else:
        yield path, str(messages[0])


class YesOrNo(fields.Boolean):
    """true or false; not 1, and not "no"."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> bool:
        if not isinstance(value, bool):
            raise self.make_error("invalid")
        return value


class Texts(fields.Dict):
    """An object of texts; what is wrong is said of the text's own name."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(keys=fields.String(), values=fields.String(), **kwargs)

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> dict[str, str]:
        try:
            texts: dict[str, str] = super()._deserialize(value, attr, data, **kwargs)  # type: ignore[no-untyped-call]
        except ValidationError as wrong:
            if isinstance(wrong.messages, dict):
                raise ValidationError(
                    {name: next(iter(at.values())) for name, at in wrong.messages.items()}
                ) from None
            raise
        return texts


class Key(fields.String):
    """A UUID that the client makes for an act, so that it may be sent again without harm."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> str:
        try:
            return str(uuid.UUID(super()._deserialize(value, attr, data, **kwargs)))
        except ValueError:
            raise ValidationError("not_a_key") from None


class EntryField(fields.Dict):
    """An entry: `type` and the fields of that type, judged by the engine; `key` where it may have one."""

    def __init__(self, *, keyed: bool, **kwargs: Any) -> None:
        self.keyed = keyed
        super().__init__(**kwargs)

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> dict[str, Any]:
        entry: dict[str, Any] = super()._deserialize(value, attr, data, **kwargs)  # type: ignore[no-untyped-call]
        kind = entry.get("type")
        if not isinstance(kind, str):
            raise ValidationError({"type": ["missing" if kind is None else "not_text"]})
        if not self.keyed:
            return entry
        return entry | ({"key": self._key(entry)} if "key" in entry else {})

    def _key(self, entry: dict[str, Any]) -> str | None:
        if entry["key"] is None:
            return None
        field = Key()
        say_codes(field)
        try:
            return str(field.deserialize(entry["key"]))
        except ValidationError as wrong:
            raise ValidationError({"key": wrong.messages}) from None


def after_field() -> fields.Integer:
    """Return the field `after`: the seq that the writer saw last."""
    return fields.Integer(
        strict=True,
        allow_none=True,
        load_default=None,
        metadata={
            "description": "The seq you saw last; if the table has moved on since, 412 and nothing is written."
        },
    )


def key_field() -> Key:
    """Return the field `key` of an act."""
    return Key(
        allow_none=True,
        load_default=None,
        metadata={"format": "uuid", "description": "Your UUID for this act. Sent again, it is done once."},
    )
