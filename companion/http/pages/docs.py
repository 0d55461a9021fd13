"""The API's documentation as a page: the OpenAPI document, read aloud."""

from collections.abc import Iterator, Mapping
from typing import Any

from flask import current_app, render_template

from companion.http.pages.blueprint import pages

METHODS = ("get", "post", "put", "patch", "delete")


@pages.get("/api/v1/docs")
def docs() -> str:
    """Show every endpoint by its noun, then the shapes that they take and give."""
    document = current_app.extensions["flask-smorest"]["apis"][""]["ext_obj"].spec.to_dict()
    return render_template(
        "docs.html",
        nouns=[(tag, list(_endpoints(document, tag["name"]))) for tag in document["tags"]],
        shapes=document["components"]["schemas"],
    )


def _endpoints(document: Mapping[str, Any], noun: str) -> Iterator[dict[str, Any]]:
    for path, spoken in document["paths"].items():
        for method in METHODS:
            if noun in spoken.get(method, {}).get("tags", ()):
                yield _endpoint(path, method, spoken[method], spoken.get("parameters", []), document)


def _endpoint(
    path: str, method: str, said: Mapping[str, Any], of_path: list[Any], document: Mapping[str, Any]
) -> dict[str, Any]:
    parameters = [*of_path, *said.get("parameters", [])]
    return {
        "method": method.upper(),
        "path": path,
        "summary": said.get("summary", ""),
        "description": said.get("description", ""),
        "parameters": {parameter["name"]: _with_schema(parameter) for parameter in parameters},
        "needed": [parameter["name"] for parameter in parameters if parameter.get("required")],
        "body": _content(said.get("requestBody", {})),
        "answers": {
            status: _answer(answer, document["components"]["responses"])
            for status, answer in sorted(said["responses"].items())
            if status != "default" and status.startswith("2")
        },
    }


def _with_schema(parameter: Mapping[str, Any]) -> dict[str, Any]:
    return {**parameter.get("schema", {}), "description": parameter.get("description", "")}


def _answer(answer: Mapping[str, Any], shared: Mapping[str, Any]) -> dict[str, Any]:
    whole = shared[answer["$ref"].rpartition("/")[2]] if "$ref" in answer else answer
    return {"description": whole["description"], "shape": _content(whole)}


def _content(holder: Mapping[str, Any]) -> Any:
    return next((content.get("schema") for content in holder.get("content", {}).values()), None)
