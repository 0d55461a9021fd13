"""The OpenAPI document: made from the endpoints, the schemas, and the engine's own tables of entries."""

from copy import deepcopy
from http import HTTPStatus
from typing import Any

from apispec.ext.marshmallow import MarshmallowPlugin
from flask import Flask
from flask_smorest import Api
from marshmallow import fields

from companion.http.problems import MEDIA_TYPE
from companion.http.schemas.base import EntryField
from companion.http.schemas.entries import entry_components, option_components
from companion.http.schemas.problem import Problem

VIEW = {
    "type": "object",
    "description": "The whole game as it stands; what else it holds depends on the game.",
    "required": ["game", "phase", "round", "players", "standings", "winners", "ended", "allowed"],
    "properties": {
        "game": {"type": "string"},
        "phase": {"type": "string"},
        "round": {"type": "integer", "minimum": 1},
        "players": {"type": "array", "items": {"type": "object", "required": ["id"]}},
        "standings": {"type": "array", "items": {"type": "object", "required": ["player", "rank"]}},
        "winners": {"type": "array", "items": {"type": "string"}},
        "ended": {"type": ["object", "null"], "properties": {"reason": {"type": "string"}}},
        "allowed": {
            "type": "array",
            "description": "What may be entered now, with the bounds of its fields.",
            "items": {"type": "object", "required": ["type"]},
        },
    },
}


class HouseApi(Api):  # type: ignore[misc]  # flask-smorest is untyped
    """The API with problem bodies instead of flask-smorest's own errors, which lose headers."""

    DEFAULT_ERROR_RESPONSE_NAME = "Problem"

    def __init__(self, app: Flask) -> None:
        plugin = MarshmallowPlugin()
        super().__init__(
            app,
            spec_kwargs={
                "marshmallow_plugin": plugin,
                "info": {"description": "Scores for board-game tables, judged by the rules, entry by entry."},
            },
        )
        assert plugin.converter is not None  # noqa: S101 - made by init_spec
        plugin.converter.add_attribute_function(_referred)  # type: ignore[no-untyped-call]
        self._add_components()

    def _register_error_handlers(self) -> None:
        """Leave errors to companion.http.problems."""

    def _register_responses(self) -> None:
        """Describe every refusal alike; flask-smorest refers to some of them by the name of the status."""
        self.spec.components.schema("Problem", schema=Problem)
        problem = {"$ref": "#/components/schemas/Problem"}
        refusal = {"description": "A refusal.", "content": {MEDIA_TYPE: {"schema": problem}}}
        self.spec.components.response("Problem", refusal)
        for status in HTTPStatus:
            self.spec.components.response(status.name, deepcopy(refusal), lazy=True)

    def _add_components(self) -> None:
        for name, schema in {**entry_components(), **option_components(), "View": VIEW}.items():
            self.spec.components.schema(name, schema)
        self.spec.components.security_scheme("score_key", {"type": "http", "scheme": "bearer"})
        self.spec.components.security_scheme(
            "browser", {"type": "apiKey", "in": "cookie", "name": "companion_browser"}
        )
        self.spec.components.security_scheme("dm", {"type": "apiKey", "in": "cookie", "name": "companion_dm"})


def _referred(_converter: object, field: fields.Field[Any], **_more: object) -> dict[str, Any]:
    """Return the reference that stands for an entry or a view."""
    if isinstance(field, EntryField):
        kind = "Entry" if field.keyed else "PlainEntry"
        return {"allOf": [{"$ref": f"#/components/schemas/{kind}"}]}
    named = field.metadata.get("x-schema")
    return {"allOf": [{"$ref": f"#/components/schemas/{named}"}]} if named else {}
