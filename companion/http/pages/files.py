"""The files of `static/`, under addresses that change with their content, so that a browser keeps them."""

import hashlib
import posixpath
import re
from functools import cache
from pathlib import Path

from flask import Response, abort, url_for

from companion.http.pages.blueprint import ROOT, pages

STATIC = ROOT / "static"
FOREVER = "max-age=31536000, immutable"
SERVED = {
    ".css": "text/css; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".woff2": "font/woff2",
}

_SHEET_IMPORTED = re.compile(r'@import url\("([\w./-]+)"\);\n?')
_IMPORTED = re.compile(r"""(?:\bfrom|\bimport|@import\s+url\()\s*["']([^"':]+)["']""")

# Whole lines only, so that nothing inside a string is taken for a comment.
_COMMENT = re.compile(r"^[ \t]*/\*(?:(?!\*/|@license)[\s\S])*\*/[ \t]*$|^[ \t]*//.*$", re.MULTILINE)


@cache
def _files() -> dict[str, Path]:
    """Return the files that may be asked for, by their path below `static/`."""
    return {
        path.relative_to(STATIC).as_posix(): path
        for path in sorted(STATIC.rglob("*"))
        if path.suffix in SERVED and path.is_file()
    }


def file_names() -> list[str]:
    """Return the names of all files, such as `js/table.js`."""
    return list(_files())


def file_text(name: str) -> str:
    """Return what stands in a script or style sheet; nothing where there is none of that name."""
    path = _files().get(name)
    return path.read_text(encoding="utf-8") if path else ""


@cache
def files_version() -> str:
    """Return a short hash that changes whenever any of the files does."""
    content = hashlib.sha256()
    for name, path in _files().items():
        content.update(name.encode() + b"\0" + path.read_bytes() + b"\0")
    return content.hexdigest()[:12]


def asset(name: str) -> str:
    """Return the address of a file, such as `js/table.js`."""
    return url_for("pages.file", version=files_version(), name=name)


@cache
def needed_by(name: str, *later: str) -> tuple[str, ...]:
    """Return the files that a script or style sheet imports, and what those import, each once.

    later: scripts that it fetches when it runs; they are needed too, and what they import.
    """
    found = list(later)
    ahead = [name, *later]
    while ahead:
        here = ahead.pop(0)
        for match in _IMPORTED.finditer(_files()[here].read_text(encoding="utf-8")):
            path = posixpath.normpath(posixpath.join(posixpath.dirname(here), match[1]))
            if path in _files() and path != name and path not in found:
                found.append(path)
                ahead.append(path)
    return tuple(found)


@pages.get("/static/<version>/<path:name>")
def file(version: str, name: str) -> Response:
    """Give one file; under an outdated version the browser gets today's file, but may not keep it."""
    path = _files().get(name)
    if path is None:
        abort(404)
    response = Response(_sent(path), content_type=SERVED[path.suffix])
    response.headers["Cache-Control"] = FOREVER if version == files_version() else "no-cache"
    return response


@cache
def _sent(path: Path) -> bytes:
    """Return what the browser gets.

    A style sheet has those that it imports in their places. Scripts come without their comments, licences aside,
    each line at its number.
    """
    if path.suffix == ".css":
        return _whole_sheet(path).encode()
    if path.suffix != ".js":
        return path.read_bytes()
    text = path.read_text(encoding="utf-8")
    return _COMMENT.sub(lambda comment: "\n" * comment[0].count("\n"), text).encode()


def _whole_sheet(path: Path) -> str:
    text = path.read_text(encoding="utf-8")
    return _SHEET_IMPORTED.sub(lambda imported: _whole_sheet(path.parent / imported[1]), text)


@pages.get("/favicon.ico")
def favicon() -> Response:
    """Give the icon to browsers that look for it at the old address."""
    return file("", "icons/favicon.svg")


@pages.app_context_processor
def for_templates() -> dict[str, object]:
    """Give templates `asset` and `needed_by`."""
    return {"asset": asset, "needed_by": needed_by}
