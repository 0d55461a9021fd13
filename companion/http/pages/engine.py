"""The rules as one file for the phone: the very files of the engine."""

import hashlib
import json
from functools import cache
from pathlib import Path

from flask import Response, url_for

from companion import engine
from companion.http.pages.blueprint import pages
from companion.http.pages.files import FOREVER

ENGINE = Path(engine.__file__).parent


@cache
def engine_bundle() -> str:
    """Return the engine's files as JSON: the text by the path, such as `engine/skull/round.py`."""
    files = {
        path.relative_to(ENGINE.parent).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted(ENGINE.rglob("*.py"))
    }
    return json.dumps(files, ensure_ascii=False, separators=(",", ":"))


@cache
def engine_version() -> str:
    """Return a short hash that changes whenever a rule does."""
    return hashlib.sha256(engine_bundle().encode()).hexdigest()[:12]


def engine_address() -> str:
    """Return the address of the bundle, which changes with the rules."""
    return url_for("pages.engine_file", version=engine_version())


@pages.get("/engine/<version>.json")
def engine_file(version: str) -> Response:
    """Give the engine; under an outdated version today's, not to be kept."""
    response = Response(engine_bundle(), content_type="application/json")
    response.headers["Cache-Control"] = FOREVER if version == engine_version() else "no-cache"
    return response


@pages.app_context_processor
def for_templates() -> dict[str, object]:
    """Give templates `engine_address`."""
    return {"engine_address": engine_address}
