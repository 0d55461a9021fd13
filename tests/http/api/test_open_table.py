"""POST /tables."""

from uuid import uuid4

import pytest

from companion import create_app
from companion.settings import Settings
from companion.storage import db
from tests.conftest import SECRET, Person
from tests.http.api.rounds import bids, codes

ASKED = {
    "game": "skull-king",
    "players": ["Ana", "Bo", "Cy"],
    "label": " Table 4 ",
    "options": {"dealer": "p2"},
}


def test_works(ben):
    answer = ben.post("/tables", ASKED)
    assert answer.status_code == 201
    assert answer.headers["ETag"] == '"0"'
    assert answer.headers["Cache-Control"] == "no-store"
    table = answer.json
    assert answer.headers["Location"] == f"/api/v1/tables/{table['code']}"
    assert table["players"] == [
        {"id": "p1", "name": "Ana"},
        {"id": "p2", "name": "Bo"},
        {"id": "p3", "name": "Cy"},
    ]
    assert (table["label"], table["seq"], table["view"]["dealer"]) == ("Table 4", 0, "p2")


def test_the_browser_that_opened_it_may_write(ben, opened, table):
    assert ben.post(f"{table}/entries", {"entries": [bids(1, 0, 0)]}).status_code == 201


def test_the_score_key_lets_write_from_anywhere(app, opened, table):
    script = Person(app, opened["score_key"])
    assert script.post(f"{table}/entries", {"entries": [bids(1, 0, 0)]}).status_code == 201


def test_the_cookie_is_kept_from_scripts_and_other_sites(ben):
    cookie = ben.post("/tables", ASKED).headers["Set-Cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "Secure" not in cookie
    assert (
        "Secure"
        in Person(ben.browser.application)
        .post("/tables", ASKED, base_url="https://cafe/")
        .headers["Set-Cookie"]
    )


def test_names_are_kept_composed_and_trimmed(ben):
    players = ["  Ame\u0301lie ", "小雨", "Ｂｏ", "👩\u200d🚀"]
    answer = ben.post("/tables", {"game": "skull-king", "players": players})
    assert [player["name"] for player in answer.json["players"]] == ["Amélie", "小雨", "Ｂｏ", "👩\u200d🚀"]


@pytest.mark.parametrize(
    ("players", "code", "errors"),
    [
        (["Ana", "ana"], "name_taken", {"players.1": "name_taken"}),
        (["Ana", "Ａｎａ"], "name_taken", {"players.1": "name_taken"}),
        (["Ana Li", "Bo", "ana  li"], "name_taken", {"players.2": "name_taken"}),
        (["Ana", "AnaLi", "Ana Li"], "name_taken", {"players.2": "name_taken"}),
        (["Straße", "STRASSE"], "name_taken", {"players.1": "name_taken"}),
        (["Ana", "A\u200dna"], "name_taken", {"players.1": "name_taken"}),
        (["Ana", "   "], "ill_shaped", {"players.1": "name_empty"}),
        (["Ana", "\u3164"], "ill_shaped", {"players.1": "unseen_signs"}),
        (["Ana", "B" * 41], "ill_shaped", {"players.1": "too_long"}),
        (["Ana", "B\x00o"], "ill_shaped", {"players.1": "unseen_signs"}),
        (["Ana", "B\u202eo"], "ill_shaped", {"players.1": "unseen_signs"}),
        (["Ana", "B\u200bo"], "ill_shaped", {"players.1": "unseen_signs"}),
        (["Ana", 7], "ill_shaped", {"players.1": "not_text"}),
        (["Ana", None], "ill_shaped", {"players.1": "null"}),
        ("Ana", "ill_shaped", {"players": "not_a_list"}),
    ],
)
def test_names_that_cannot_be_told_apart_or_read(ben, players, code, errors):
    answer = ben.post("/tables", {"game": "skull-king", "players": players})
    assert answer.status_code == 422
    assert codes(answer) == (code, errors)


def test_forty_characters_are_a_name(ben):
    assert ben.post("/tables", {"game": "skull-king", "players": ["Ana", " " + "B" * 40]}).status_code == 201


@pytest.mark.parametrize(
    ("change", "status", "code", "errors"),
    [
        ({"game": "chess"}, 422, "ill_shaped", {"game": "unknown_word"}),
        ({"game": 1}, 422, "ill_shaped", {"game": "not_text"}),
        ({"options": {"dealer": "p4"}}, 422, "ill_shaped", {"options.dealer": "unknown_player"}),
        ({"options": {"wind": 1}}, 422, "ill_shaped", {"options.wind": "unknown_field"}),
        ({"options": []}, 422, "ill_shaped", {"options": "not_an_object"}),
        ({"label": "L" * 61}, 422, "ill_shaped", {"label": "too_long"}),
        ({"key": "7"}, 422, "ill_shaped", {"key": "not_a_key"}),
        ({"colour": "red"}, 422, "ill_shaped", {"colour": "unknown_field"}),
        ({"players": ["Ana"]}, 409, "seats_out_of_range", None),
        ({"players": []}, 409, "seats_out_of_range", None),
        ({"players": list("ABCDEFGHI")}, 409, "seats_out_of_range", None),
    ],
)
def test_ill_shaped(ben, change, status, code, errors):
    answer = ben.post("/tables", ASKED | change)
    assert answer.status_code == status
    assert codes(answer) == (code, errors)
    assert ben.get("/tables").json == []


@pytest.mark.parametrize("missing", ["game", "players"])
def test_missing(ben, missing):
    body = {field: value for field, value in ASKED.items() if field != missing}
    assert codes(ben.post("/tables", body)) == ("ill_shaped", {missing: "missing"})


@pytest.mark.parametrize(
    ("content", "content_type", "status"),
    [
        (b"", "application/json", 400),
        (b"{", "application/json", 400),
        (b"\xff\xfe", "application/json", 400),
        (b"[" * 100_000, "application/json", 400),
        (b'{"game": NaN}', "application/json", 400),
        (b"[]", "application/json", 422),
        (b"7", "application/json", 422),
        (b"null", "application/json", 422),
        (b'{"game": "skull-king"}', "text/plain", 415),
        (b"game=skull-king", "application/x-www-form-urlencoded", 415),
        (b" " * (1024 * 1024 + 1), "application/json", 413),
    ],
)
def test_unreadable(ben, content, content_type, status):
    answer = ben.post("/tables", data=content, content_type=content_type)
    assert answer.status_code == status
    assert answer.mimetype == "application/problem+json"


def test_same_key_twice_is_the_same_table(ben, cleo):
    asked = ASKED | {"key": str(uuid4())}
    first = ben.post("/tables", asked)
    again = Person(ben.browser.application).post("/tables", asked)
    assert (first.status_code, again.status_code) == (201, 200)
    assert first.json == again.json


def test_the_answer_was_lost_with_its_cookie_and_asked_again(app):
    asked = ASKED | {"key": str(uuid4())}
    Person(app).post("/tables", asked)
    ben = Person(app)
    code = ben.post("/tables", asked).json["code"]
    assert ben.post(f"/tables/{code}/entries", {"entries": [bids(1, 0, 0)]}).status_code == 201


def test_same_key_for_something_else(ben):
    key = str(uuid4())
    ben.post("/tables", ASKED | {"key": key})
    answer = ben.post("/tables", ASKED | {"key": key, "label": "Table 5"})
    assert (answer.status_code, answer.json["code"]) == (422, "key_reused")


def test_the_score_key_is_not_told_again(ben, cleo, opened, table):
    for person in (ben, cleo):
        for path in ("", "/entries"):
            assert opened["score_key"] not in person.get(f"{table}{path}").text
    assert opened["score_key"] not in ben.get("/tables").text


def test_a_foreign_page_opens_no_table_for_this_browser(ben):
    answer = ben.post("/tables", ASKED, headers={"Origin": "https://evil.example"})
    assert "Set-Cookie" not in answer.headers
    assert ben.get("/tables").json == []


def test_behind_a_trusted_proxy_the_cookie_is_kept_to_https(database):
    app = create_app(Settings(database_url=f"sqlite:///{database}", secret_key=SECRET, trusted_proxies=1))
    forwarded = {
        "X-Forwarded-Proto": "https",
        "X-Forwarded-Host": "scores.example",
        "Origin": "https://scores.example",
    }
    assert "Secure" in Person(app).post("/tables", ASKED, headers=forwarded).headers["Set-Cookie"]
    with app.app_context():
        db.engine.dispose()
