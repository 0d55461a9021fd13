"""Every route of the house, from its own map of addresses: whatever is added is walked as well."""

from collections.abc import Iterator

from flask import Flask

from companion.http.pages.files import files_version
from companion.translations import catalogue_version

CHANGING = ("POST", "PUT", "PATCH", "DELETE")


def samples(code: str) -> dict[str, object]:
    """What stands for each part of an address; a part of another name is called `x`."""
    return {
        "code": code,
        "version": files_version(),
        "name": "js/home.js",
        "language": "ja",
        "slug": "skull",
        "game": "skull",
        "seq": 1,
        "key_id": 1,
        "dm_id": 1,
        "player_id": 1,
    } | {"catalogue": catalogue_version("ja")}


def routes(app: Flask, code: str) -> Iterator[tuple[str, str]]:
    """Yield (method, path) of every route."""
    known = samples(code)
    adapter = app.url_map.bind("localhost")
    for rule in app.url_map.iter_rules():
        parts = {part: known.get(part, "x") for part in rule.arguments}
        path = adapter.build(rule.endpoint, parts)
        yield from ((method, path) for method in sorted(rule.methods or ()))


def changing(app: Flask, code: str) -> list[tuple[str, str]]:
    return [(method, path) for method, path in routes(app, code) if method in CHANGING]
