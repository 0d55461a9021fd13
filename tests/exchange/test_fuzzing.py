"""Files as no program writes them: whatever comes, each is taken in whole or changes nothing, and it is said why.

SEARCH=all tries many more.
"""

import json
import os
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.exchange.found import TROUBLES
from companion.exchange.readers import read_file
from companion.http.troubles import troubles_told
from companion.tables.refusal import Refusal
from tests.exchange.files import BG_STATS, SHEET, rows, take_in
from tests.history.test_results import adds_up, open_game, record
from tests.http.api.rounds import bids, result

ALL = os.environ.get("SEARCH") == "all"
MANY = settings(
    max_examples=1500 if ALL else 60,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    derandomize=not ALL,
)
FEW = settings(MANY, max_examples=300 if ALL else 12)

ODD_TEXT = st.sampled_from(
    ["", " ", "0", "-1", "NaN", "1e999", "\x00", "\ud800", "\u202e", "'=1+1", '"', ",", ";", "\n", "2026-02-30",
     "x" * 5000, "Ana", "true",
     "９", "½", "−3", "99999999999999999999", "2026-10-03T25:00", "0001-01-01", "9999-12-31T23:59:59Z"]
)  # fmt: skip
ODD_NUMBER = st.sampled_from([-1, 0, 1, 2, 3, 9, 2**31, 10**30])
ODD_VALUE = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(10**30), 10**30),
    st.floats(),
    ODD_TEXT,
    st.text(max_size=12),
    st.just([]),
    st.just({}),
    st.just([[[[{}]]]]),
    st.just({"id": 1, "name": "Bo"}),
)


def places(said: Any, path: tuple = ()) -> list[tuple]:
    """Every place in a JSON document."""
    inner = said.items() if isinstance(said, dict) else enumerate(said) if isinstance(said, list) else ()
    return [path, *(place for key, one in inner for place in places(one, (*path, key)))]


def at_place(said: Any, path: tuple) -> Any:
    for key in path:
        said = said[key]
    return said


def put(said: Any, path: tuple, value: Any) -> Any:
    """The document with something else in one place."""
    if not path:
        return value
    changed = deepcopy(said)
    at = changed
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = value
    return changed


def odd_documents(said: Any) -> st.SearchStrategy[bytes]:
    """A document with odd values in up to three places, mostly of the kind that belongs there."""
    change = st.tuples(st.integers(0, 10**6), ODD_VALUE, ODD_TEXT, ODD_NUMBER, st.integers(0, 3))

    def changed(changes: list) -> bytes:
        one = said
        for number, value, text, count, dice in changes:
            here = places(one)
            path = here[number % len(here)]
            now = at_place(one, path)
            alike = text if isinstance(now, str) else count if type(now) is int else value
            one = put(one, path, alike if dice else value)
        return json.dumps(one).encode()

    return st.lists(change, min_size=1, max_size=3).map(changed)


def torn(raw: bytes) -> st.SearchStrategy[bytes]:
    """A file of which some bytes are missing, doubled or others."""
    tear = st.tuples(st.integers(0, len(raw)), st.integers(0, 12), st.binary(max_size=6))

    def broken(tears: list) -> bytes:
        one = raw
        for at, length, instead in tears:
            one = one[:at] + instead + one[at + length :]
        return one

    return st.lists(tear, min_size=1, max_size=4).map(broken)


def odd_sheets() -> st.SearchStrategy[bytes]:
    """A score sheet with odd cells in up to three places."""
    lines = [line.split(",") for line in SHEET.splitlines()]
    change = st.tuples(st.integers(0, len(lines) - 1), st.integers(0, 6), ODD_TEXT)

    def changed(changes: list) -> bytes:
        one = deepcopy(lines)
        for row, column, text in changes:
            one[row][column] = text
        return "\n".join(",".join(line) for line in one).encode(errors="surrogatepass")

    return st.lists(change, min_size=1, max_size=3).map(changed)


@pytest.fixture
def own_document(ada) -> dict:
    """What another house exports: a running table, one that is over, and a game logged afterwards."""
    open_game(ada, label="Window")
    record(ada, open_game(ada), bids(1, 0, 0), result(1, 0, 0))
    seats = [{"name": "Ana", "winner": True}, {"name": "Bo"}, {"name": "Cy"}]
    ada.post("/history", {"game": "skull", "seats": seats, "date": "2026-09-01"})
    document = ada.get("/exports/history.json").json
    for number, game in enumerate(document["tables"] + document["logged"], 2):
        game["code"] = str(number) * 6
    return document


def said_in_every_language(app, contents) -> None:
    for language in ("en", "zh", "ja"):
        with app.test_request_context(headers={"Accept-Language": language}):
            for one in troubles_told(contents.troubles):
                assert one["code"] in TROUBLES
                assert not one["detail"].startswith(("trouble-", "import-"))
                assert "{" not in one["detail"].replace("{}", "")


def is_whole_or_nothing(app, ada, raw: bytes) -> None:
    before = rows(app)
    contents = read_file(raw)
    said_in_every_language(app, contents)
    if contents.troubles:
        with pytest.raises(Refusal, match="import_refused"):
            take_in(app, ada, raw)
        assert rows(app) == before
    else:
        taken = take_in(app, ada, raw)
        assert len(taken.codes) + taken.known == len(contents.found)
        assert take_in(app, ada, raw).codes == []


def test_odd_plays(app, ada):
    FEW(given(odd_documents(BG_STATS))(lambda raw: is_whole_or_nothing(app, ada, raw)))()
    assert adds_up(app)


def test_odd_sheets(app, ada):
    FEW(given(odd_sheets())(lambda raw: is_whole_or_nothing(app, ada, raw)))()
    assert adds_up(app)


def test_odd_documents_of_our_own(app, ada, own_document):
    FEW(given(odd_documents(own_document))(lambda raw: is_whole_or_nothing(app, ada, raw)))()
    assert adds_up(app)


def test_torn_files(app, own_document):
    whole = [
        json.dumps(BG_STATS).encode(),
        SHEET.encode(),
        json.dumps(own_document, ensure_ascii=False).encode(),
    ]
    tears = st.sampled_from(whole).flatmap(torn)
    MANY(given(tears)(lambda raw: said_in_every_language(app, read_file(raw))))()


def test_bytes_of_any_kind(app):
    MANY(given(st.binary(max_size=200))(lambda raw: said_in_every_language(app, read_file(raw))))()
