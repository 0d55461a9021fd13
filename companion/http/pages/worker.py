"""The service worker: what a phone keeps of the house, so that the app starts with no network."""

import hashlib
import json
from functools import cache
from pathlib import PurePosixPath

from flask import Response, current_app, request
from werkzeug.exceptions import HTTPException

from companion.engine import GAMES
from companion.http.pages.blueprint import ROOT, pages
from companion.http.pages.engine import engine_version
from companion.http.pages.files import STATIC, asset, file_names, files_version
from companion.translations import LANGUAGES, catalogue_version

SCRIPT = STATIC / "js" / "service-worker.js"
TABLE_SHELL, OFFLINE = "/shell/table", "/shell/offline"
DOCUMENTS = ("/", "/new", "/desk", "/rules", *(f"/rules/{game}" for game in GAMES), TABLE_SHELL, OFFLINE)
PICTURES = {".png", ".ico"}
NOT_NEEDED = {"js/service-worker.js", "css/docs.css"}
VERSION = "Companion-Version"


@cache
def house_version() -> str:
    """Return a short hash that changes whenever anything that a phone keeps of the house does."""
    content = hashlib.sha256(files_version().encode() + engine_version().encode())
    content.update("".join(map(catalogue_version, LANGUAGES)).encode())
    texts = [*(ROOT / "templates").rglob("*"), *(ROOT / "companion" / "sheets").rglob("*")]
    for path in sorted(texts):
        if path.is_file() and path.suffix != ".pyc":
            content.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return content.hexdigest()[:12]


@pages.get("/service-worker.js")
def service_worker() -> Response:
    """Give the worker's script; it differs whenever the house does, so that a browser notices."""
    house = {"version": house_version(), "documents": documents(), "files": files()}
    shells = {"table": TABLE_SHELL, "offline": OFFLINE}
    said = json.dumps(house | {"shells": shells}, separators=(",", ":"))
    response = Response(f"self.house = {said};\n{_script()}", content_type="text/javascript; charset=utf-8")
    response.headers["Cache-Control"] = "no-cache"
    return response


@cache
def _script() -> str:
    return SCRIPT.read_text(encoding="utf-8")


def documents() -> list[str]:
    """Return the pages that a phone keeps: those of this house's that need no network."""
    return [path for path in DOCUMENTS if is_here(path)]


def is_here(path: str) -> bool:
    """Return whether there is a page at this path."""
    try:
        current_app.url_map.bind(request.host).match(path, method="GET")
    except HTTPException:
        return False
    return True


def files() -> list[str]:
    """Return the addresses of the scripts, styles and drawings that pages are made of."""
    return [
        asset(name)
        for name in file_names()
        if PurePosixPath(name).suffix not in PICTURES and name not in NOT_NEEDED
    ]


@pages.after_request
def say_version(response: Response) -> Response:
    """Tell the worker which version a page is of: it keeps those of its own."""
    if response.mimetype == "text/html":
        response.headers[VERSION] = house_version()
    return response
