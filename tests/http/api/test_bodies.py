"""What no body may do to the server, whatever it holds: one answer, quickly, and never our fault."""

import gzip
import json
from io import BytesIO

import pytest

from tests.http.api.rounds import bids, codes, keyed

TABLES = "/tables"


@pytest.fixture
def known(ben, table):
    """An entry that was written: its key is compared with whatever comes under it again."""
    entry = keyed(bids(1, 0, 0))
    assert ben.post(f"{table}/entries", {"entries": [entry]}).status_code == 201
    return entry


def sent(person, path, content, **more):
    return person.post(path, data=content, **{"content_type": "application/json"} | more)


@pytest.mark.parametrize("levels", [31, 100, 900, 960, 970, 975, 980, 100_000])
def test_nested_for_ever(ben, table, known, levels):
    nested = "[" * levels + "]" * levels
    content = f'{{"entries": [{{"type": "bids", "bids": {nested}, "key": "{known["key"]}"}}]}}'
    assert sent(ben, f"{table}/entries", content).status_code == 400


def test_as_deep_as_anything_that_is_meant(ben, table):
    nested = "[" * 20 + "]" * 20
    answer = sent(ben, f"{table}/preview", f'{{"entry": {{"type": "bids", "bids": {nested}}}}}')
    assert codes(answer) == ("ill_shaped", {"bids": "not_an_object"})


@pytest.mark.parametrize(
    ("digits", "status"), [(20, 200), (27, 200), (28, 200), (999, 200), (1001, 400), (4300, 400), (5000, 400)]
)
def test_numbers_whose_sum_could_not_be_told(ben, table, digits, status):
    number = "9" * digits
    content = f'{{"entry": {{"type": "bids", "bids": {{"p1": {number}, "p2": {number}, "p3": -{number}}}}}}}'
    assert sent(ben, f"{table}/preview", content).status_code == status


@pytest.mark.parametrize(
    "content",
    [
        rb'{"entries": [{"type": "ruling", "note": "\ud800"}]}',
        rb'{"entries": [{"type": "ruling", "note": "\udc00\ud800"}]}',
        rb'{"entries": [{"type": "ruling", "note": "x", "\udfff": 1}]}',
        b'{"entries": [{"type": "ruling", "note": "\xed\xa0\x80"}]}',
        b'{"entries": [{"type": "ruling", "note": "\xe9"}]}',
        b'{"entries": [{"type": "ruling", "note": Infinity}]}',
    ],
)
def test_what_is_no_text_or_number_is_unreadable(ben, table, content):
    assert sent(ben, f"{table}/entries", content).status_code == 400
    assert ben.get(table).json["seq"] == 0


def test_a_pair_of_halves_is_one_sign(ben, table):
    content = rb'{"entries": [{"type": "ruling", "note": "\ud83c\udccf"}]}'
    answer = sent(ben, f"{table}/entries", content)
    assert answer.json["view"]["rulings"][0]["note"] == "🃏"


def test_a_packed_body_is_not_unpacked(ben):
    packed = gzip.compress(b'{"game": "skull-king", "players": ["Ana", "Bo"]}')
    assert sent(ben, TABLES, packed, headers={"Content-Encoding": "gzip"}).status_code == 415


def test_too_long_in_pieces(ben):
    content = b'{"game": "skull-king", "players": ["Ana", "Bo"]}' + b" " * (1024 * 1024)
    answer = ben.post(
        TABLES,
        input_stream=BytesIO(content),
        environ_overrides={"wsgi.input_terminated": True},
        content_type="application/json",
    )
    assert (answer.status_code, answer.json["code"]) == (413, "too_large")


@pytest.mark.parametrize("field", ["entry", "errors", "facts", "code", "seq", "key?", "", ".", "type.x"])
def test_a_field_of_any_name_is_an_unknown_field(ben, table, field):
    for path, body in (
        (f"{table}/entries", {"entries": [{"type": "end", field: 1}]}),
        (f"{table}/preview", {"entry": {"type": "end", field: 1}}),
        (TABLES, {"game": "skull-king", "players": ["Ana", "Bo"], "options": {field: 1}}),
    ):
        answer = ben.post(path, body)
        assert (answer.status_code, list(codes(answer)[1].values())) == (422, ["unknown_field"])


@pytest.mark.parametrize(
    "asked",
    [
        {"entry": {"type": "bids", **{f"x{number}": 1 for number in range(30_000)}}},
        {f"x{number}": 1 for number in range(30_000)},
        {"entry": {"type": "bids", "bids": {f"q{number}": 1 for number in range(30_000)}}},
    ],
)
def test_countless_faults_are_not_all_told(ben, table, asked):
    answer = ben.post(f"{table}/preview", asked)
    assert answer.status_code == 422
    assert len(answer.json["errors"]) == len(answer.json["facts"]["errors"]) == 100


def test_countless_players_are_counted_not_read(ben):
    answer = ben.post(TABLES, {"game": "skull-king", "players": [""] * 30_000})
    assert (answer.status_code, answer.json["facts"]["seats"]) == (409, 30_000)


@pytest.mark.parametrize(
    "origin", ["http://[", "http://[::1", "http://]", "null", "", "::", "http://localhost@x"]
)
def test_an_origin_that_is_no_address_is_foreign(ben, table, origin):
    answer = ben.post(f"{table}/entries", {"entries": [bids(1, 0, 0)]}, headers={"Origin": origin})
    assert (answer.status_code, answer.json["code"]) == (403, "foreign_page")


def test_what_a_phone_cannot_tell_apart_from_numbers(ben, table):
    content = b'{"entries": [{"type": "bids", "bids": {"p1": -0, "p2": 0, "p3": 0}}], "after": 0}'
    assert sent(ben, f"{table}/entries", content).status_code == 201
    for number in (b"0.0", b"-0.0", b"1e0", b"1e999", b"true", b'"0"', b"[0]", b"null"):
        body = json.dumps({"entries": [bids(1, 0, 0)]}).replace('"p1": 1', '"p1": NUMBER').encode()
        answer = sent(ben, f"{table}/entries", body.replace(b"NUMBER", number))
        assert codes(answer) == ("ill_shaped", {"entries.0.bids.p1": "not_a_number"})
