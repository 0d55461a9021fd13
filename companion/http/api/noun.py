"""What every noun of the API does alike: reading bodies strictly, answering with the table and its ETag."""

from typing import Any, NoReturn

from flask import Request, Response, jsonify, request
from flask_smorest import Blueprint
from marshmallow import Schema, ValidationError
from webargs.core import missing
from webargs.flaskparser import FlaskParser

from companion.http.api.body import said_in
from companion.http.pages.packing import pack
from companion.http.schemas.base import flat
from companion.live import News
from companion.tables.refusal import ill_shaped

AS_DM: list[dict[str, list[str]]] = [{"dm": []}]


class StrictParser(FlaskParser):
    """Reads JSON, or says why it cannot: 415 what is no JSON, 400 what is broken, 422 what is something else."""

    def load_json(self, req: Request, schema: Schema) -> Any:
        """Return the body; it may be left out where nothing in it is required."""
        if not req.get_data(cache=True) and not any(field.required for field in schema.fields.values()):
            return missing
        return said_in(req)

    def handle_error(self, error: ValidationError, req: Request, schema: Schema, **_more: Any) -> NoReturn:
        """Raises Refusal: ill_shaped."""
        location = getattr(error, "messages", {})
        inner = (
            next(iter(location.values())) if isinstance(location, dict) and len(location) == 1 else location
        )
        raise ill_shaped(dict(flat(inner)))


class Noun(Blueprint):  # type: ignore[misc]  # flask-smorest is untyped
    """A blueprint whose bodies are read strictly."""

    ARGUMENTS_PARSER = StrictParser()

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.after_request(_pack)

    def arguments(self, schema: type[Schema], *, location: str = "json", **more: Any) -> Any:
        """Read what is asked; a body in which nothing is required may be left out, and is described so."""
        read_by = schema()  # one for all requests: to make it takes longer than to read
        needs_body = any(field.required for field in read_by.fields.values())
        return super().arguments(read_by, location=location, **{"required": needs_body, **more})


def table_answer(table: dict[str, Any], status: int = 200) -> Response:
    """Return a table (or what was asked of one) with its seq as the ETag."""
    response = jsonify(table)
    response.status_code = status
    return _stamped(response, table["seq"])


def told_answer(news: News, may_write: bool) -> Response:
    """Return a table that was put into words before; 304 where the asker has it already."""
    told = Response(news.text_for(may_write=may_write), mimetype="application/json")
    return unless_known(_stamped(told, news.seq))


def _stamped(response: Response, seq: int) -> Response:
    response.set_etag(str(seq))
    response.vary.update(("Authorization", "Cookie"))
    return response


def unless_known(response: Response) -> Response:
    """Return 304 where the asker has this very answer already."""
    if request.if_none_match:
        response.make_conditional(request)
    return response


def _pack(response: Response) -> Response:
    """Pack what is sent, except a secret: how small it gets would tell of it."""
    return response if response.cache_control.no_store else pack(response)
