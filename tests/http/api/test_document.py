"""GET /games and the OpenAPI document, which agrees with what is answered."""

import pytest

from companion.engine import GAMES
from tests.http.api.rounds import ROUND_1, UNDO


@pytest.fixture
def document(cleo):
    return cleo.get("/openapi.json").json


def resolved(document, schema):
    for part in schema.get("allOf", [schema]):
        schema = part
    while "$ref" in schema:
        _, *path = schema["$ref"].split("/")
        schema = document
        for step in path:
            schema = schema[step]
    return schema


def answer_schema(document, path, method, status="200"):
    content = document["paths"][path][method]["responses"][status]["content"]
    return resolved(document, content["application/json"]["schema"])


def test_the_games_are_told_with_their_options(cleo):
    games = {game["slug"]: game for game in cleo.get("/games").json}
    assert set(games) == set(GAMES)
    assert games["skull-king"]["seats"] == {"min": 2, "max": 8}
    assert games["skull-king"]["options"]["dealer"]["default"] == "p1"
    assert set(games["skull-king"]["names"]) == {"en", "zh", "ja"}


def test_every_entry_of_every_game_is_described(document):
    described = {
        resolved(document, choice)["properties"]["type"]["const"]
        for choice in document["components"]["schemas"]["Entry"]["anyOf"]
    }
    assert described == {"undo", "redo"}.union(*(game.entry_shapes for game in GAMES.values()))


@pytest.mark.parametrize("path", ["", "/entries", "/lines"])
def test_answers_hold_what_is_described(document, ben, table, path):
    ben.post(f"{table}/entries", {"entries": [*ROUND_1, UNDO]})
    schema = answer_schema(document, f"/api/v1/tables/{{code}}{path}", "get")
    assert set(ben.get(f"{table}{path}").json) == set(schema["properties"]) == set(schema["required"])


def test_every_line_of_the_log_holds_what_is_described(document, ben, table):
    ben.post(f"{table}/entries", {"entries": [*ROUND_1, UNDO]})
    ben.put(f"{table}/entries/1", {"entry": ROUND_1[0]})
    ben.patch(table, {"label": "Window"})
    schema = document["components"]["schemas"]["LogLine"]
    for line in ben.get(f"{table}/entries").json["entries"]:
        assert set(schema["required"]) <= set(line) <= set(schema["properties"])


def test_every_address_is_described_and_every_refusal(document, app):
    described = {
        (path.replace("{", "<").replace("}", ">"), method.upper())
        for path, methods in document["paths"].items()
        for method in methods
        if method != "parameters"
    }
    served = {
        (str(rule).replace("int:", ""), method)
        for rule in app.url_map.iter_rules()
        if str(rule).startswith("/api/v1/")
        and rule.endpoint != "api-docs.openapi_json"
        and "docs" not in str(rule)
        for method in rule.methods - {"HEAD", "OPTIONS"}
    }
    assert described == served
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            if method != "parameters":
                assert "default" in operation["responses"], (path, method)


def test_an_unknown_address_of_the_api_is_a_problem(cleo):
    answer = cleo.get("/nothing")
    assert (answer.status_code, answer.json["code"]) == (404, "no_such_address")
    assert answer.mimetype == "application/problem+json"
