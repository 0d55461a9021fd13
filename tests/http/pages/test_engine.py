"""The phone gets the very files of the engine, in one piece that it keeps for good."""

import gzip
import json

import brotli
import pytest

from companion.http.pages.engine import ENGINE, engine_version
from tests.http.pages.test_files import FOREVER


def address(visitor):
    page = visitor.get("/").text
    return page.split('data-engine="')[1].split('"')[0]


def test_every_page_says_where_it_is(visitor):
    assert address(visitor) == f"/engine/{engine_version()}.json"


def test_it_holds_the_very_files(visitor):
    answer = visitor.get(address(visitor))
    assert (answer.mimetype, answer.headers["Cache-Control"]) == ("application/json", FOREVER)
    files = answer.json
    assert "engine/phone.py" in files
    assert "engine/skull_king/__init__.py" in files
    for name, text in files.items():
        assert (ENGINE.parent / name).read_text(encoding="utf-8") == text
    assert len(files) == len(list(ENGINE.rglob("*.py")))


@pytest.mark.parametrize(("encoding", "unpack"), [("br", brotli.decompress), ("gzip", gzip.decompress)])
def test_it_comes_packed(visitor, encoding, unpack):
    answer = visitor.get(address(visitor), headers={"Accept-Encoding": encoding})
    assert answer.headers["Content-Encoding"] == encoding
    assert "engine/game.py" in json.loads(unpack(answer.data))


def test_under_an_outdated_address_todays_engine_is_not_kept(visitor):
    answer = visitor.get("/engine/yesterday.json")
    assert (answer.status_code, answer.headers["Cache-Control"]) == (200, "no-cache")
