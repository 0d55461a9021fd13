"""POST /tables/{code}/entries."""

import pytest

from tests.conftest import Person
from tests.http.api.rounds import REDO, ROUND_1, ROUND_2, UNDO, bids, codes, keyed, result


def record(person, table, *entries, **more):
    headers = more.pop("headers", {})
    return person.post(f"{table}/entries", {"entries": list(entries), **more}, headers=headers)


def totals(answer):
    return [player["total"] for player in answer.json["view"]["players"]]


def test_works(ben, table):
    answer = record(ben, table, *ROUND_1)
    assert (answer.status_code, answer.json["seq"], totals(answer)) == (201, 2, [20, 10, 10])
    assert answer.headers["ETag"] == '"2"'


def test_all_or_none(ben, table):
    answer = record(ben, table, *ROUND_1, bids(3, 0, 0))
    assert (answer.status_code, answer.json["code"], answer.json["index"]) == (409, "bid_out_of_range", 2)
    assert ben.get(table).json["seq"] == 0
    assert ben.get(f"{table}/entries").json["entries"] == []


def test_a_refusal_is_a_sentence_with_names(ben, table):
    record(ben, table, *ROUND_1, bids(0, 2, 0))
    answer = record(ben, table, result(0, 3, 0))
    assert answer.status_code == 409
    assert answer.json["facts"] == {"player": "p2", "tricks": 3, "cards": 2}
    assert "Bo" in answer.json["detail"]


@pytest.mark.parametrize(("language", "says"), [("en", "Bo bids 7"), ("zh-CN", "Bo"), ("ja", "Bo")])
def test_a_refusal_speaks_the_language_of_the_asker(ben, table, language, says):
    answer = record(ben, table, bids(0, 7, 0), headers={"Accept-Language": language})
    assert answer.headers["Content-Language"] == language[:2]
    assert says in answer.json["detail"]


def test_a_number_nobody_could_say_is_refused_like_any_other(ben, table):
    answer = record(ben, table, bids(10**40, 0, 0))
    assert (answer.status_code, answer.json["code"]) == (409, "bid_out_of_range")


# Who may not.


def test_who_shows_nothing_may_not(cleo, table):
    answer = record(cleo, table, *ROUND_1)
    assert (answer.status_code, answer.json["code"]) == (401, "not_signed_in")
    assert answer.headers["WWW-Authenticate"].startswith("Bearer")


def test_who_keeps_score_elsewhere_may_not(dan, table):
    answer = record(dan, table, *ROUND_1)
    assert (answer.status_code, answer.json["code"]) == (403, "not_yours")


@pytest.mark.parametrize("shown", ["Bearer sk_wrong", "Bearer", "Bearer ", "bearer  "])
def test_a_wrong_key_decides_even_in_the_right_browser(ben, table, shown):
    answer = record(ben, table, *ROUND_1, headers={"Authorization": shown})
    assert (answer.status_code, answer.json["code"]) == (403, "not_yours")


@pytest.mark.parametrize(
    "headers",
    [{"Sec-Fetch-Site": "cross-site"}, {"Origin": "https://evil.example"}, {"Origin": "null"}],
)
def test_a_foreign_page_may_not_use_the_cookie(ben, table, headers):
    answer = record(ben, table, *ROUND_1, headers=headers)
    assert (answer.status_code, answer.json["code"]) == (403, "foreign_page")
    assert ben.get(table).json["seq"] == 0


@pytest.mark.parametrize(
    "headers",
    [{"Sec-Fetch-Site": "same-origin"}, {"Origin": "http://localhost"}, {"Sec-Fetch-Site": "none"}],
)
def test_our_own_page_may(ben, table, headers):
    assert record(ben, table, *ROUND_1, headers=headers).status_code == 201


def test_a_score_key_is_no_cookie(app, opened, table):
    script = Person(app, opened["score_key"])
    assert record(script, table, *ROUND_1, headers={"Origin": "https://scores.example"}).status_code == 201


def test_no_such_table(ben):
    answer = record(ben, "/tables/KKKKKK", *ROUND_1)
    assert (answer.status_code, answer.json["code"]) == (404, "no_such_table")


# Unreadable and ill-shaped.


@pytest.mark.parametrize(
    ("entry", "errors"),
    [
        ({}, {"entries.0.type": "missing"}),
        ({"type": 3}, {"entries.0.type": "not_text"}),
        ({"type": "castle"}, {"entries.0.type": "unknown_word"}),
        ([], {"entries.0": "not_an_object"}),
        ({"type": "bids"}, {"entries.0.bids": "missing"}),
        ({"type": "bids", "bids": {"p1": "1"}}, {"entries.0.bids.p1": "not_a_number"}),
        ({"type": "bids", "bids": {"p9": 1}}, {"entries.0.bids.p9": "unknown_player"}),
        (bids(1, 0, 0, when="now"), {"entries.0.when": "unknown_field"}),
        (bids(1, 0, 0, key="7"), {"entries.0.key": "not_a_key"}),
        (bids(1, 0, 0, name="Ana"), {"entries.0.name": "unknown_field"}),
        ({"type": "join"}, {"entries.0.name": "missing"}),
        ({"type": "join", "name": 3}, {"entries.0.name": "not_text"}),
        ({"type": "join", "name": " "}, {"entries.0.name": "name_empty"}),
        ({"type": "undo", "times": 2}, {"entries.0.times": "unknown_field"}),
    ],
)
def test_ill_shaped(ben, table, entry, errors):
    answer = record(ben, table, entry)
    assert answer.status_code == 422
    assert codes(answer) == ("ill_shaped", errors)
    assert set(answer.json["errors"]) == set(errors)
    assert ben.get(table).json["seq"] == 0


@pytest.mark.parametrize(
    ("body", "errors"),
    [
        ({}, {"entries": "missing"}),
        ({"entries": []}, {"entries": "too_few"}),
        ({"entries": [UNDO] * 201}, {"entries": "too_many"}),
        ({"entries": [UNDO], "after": "0"}, {"after": "not_a_number"}),
        ({"entries": [UNDO], "after": True}, {"after": "not_a_number"}),
        ({"entries": {}}, {"entries": "not_a_list"}),
        ([], {"": "not_an_object"}),
    ],
)
def test_ill_shaped_body(ben, table, body, errors):
    answer = ben.post(f"{table}/entries", body)
    assert answer.status_code == 422
    assert codes(answer) == ("ill_shaped", errors)


@pytest.mark.parametrize(
    ("content", "content_type", "status"),
    [(b"{", "application/json", 400), (b"", "application/json", 400), (b"{}", "text/plain", 415)],
)
def test_unreadable(ben, table, content, content_type, status):
    assert ben.post(f"{table}/entries", data=content, content_type=content_type).status_code == status


def test_other_methods_are_told_apart(ben, table):
    answer = ben.ask("DELETE", f"{table}/entries")
    assert answer.status_code == 405
    assert {"GET", "POST"} <= set(answer.headers["Allow"].split(", "))


# Stale, and the same key twice.


def test_stale(ben, table):
    record(ben, table, *ROUND_1)
    answer = record(ben, table, bids(0, 0, 0), after=1)
    assert (answer.status_code, answer.json["code"], answer.json["seq"]) == (412, "stale", 2)
    assert answer.json["view"] == ben.get(table).json["view"]
    assert record(ben, table, bids(0, 0, 0), after=2).status_code == 201


def test_same_key_twice_is_done_once(ben, table):
    entries = [keyed(entry) for entry in ROUND_1]
    first = record(ben, table, *entries, after=0)
    again = record(ben, table, *entries, after=0)
    assert (first.status_code, again.status_code) == (201, 200)
    assert again.json == first.json


def test_what_is_new_in_a_batch_is_written(ben, table):
    entries = [keyed(entry) for entry in ROUND_1 + ROUND_2]
    record(ben, table, *entries[:3])
    answer = record(ben, table, *entries, after=3)
    assert (answer.status_code, answer.json["seq"]) == (201, 4)


def test_a_known_key_stays_known_when_undone(ben, table):
    entries = [keyed(entry) for entry in ROUND_1]
    record(ben, table, *entries, UNDO)
    answer = record(ben, table, *entries)
    assert (answer.status_code, answer.json["seq"], answer.json["view"]["phase"]) == (200, 3, "playing")


def test_twice_in_one_batch_is_done_once(ben, table):
    entry = keyed(bids(1, 0, 0))
    assert record(ben, table, entry, entry).json["seq"] == 1


def test_an_undo_has_a_key_too(ben, table):
    undo = keyed(UNDO)
    record(ben, table, *ROUND_1)
    assert record(ben, table, undo).json["seq"] == 3
    assert record(ben, table, undo).json["seq"] == 3


def test_same_key_for_something_else(ben, table):
    entry = keyed(bids(1, 0, 0))
    record(ben, table, entry)
    answer = record(ben, table, entry | bids(0, 0, 0))
    assert (answer.status_code, answer.json["code"], answer.json["index"]) == (422, "key_reused", 0)


def test_the_same_key_at_another_table_is_another_act(ben, dan, table):
    entry = keyed(bids(1, 0))
    other = f"/tables/{dan.get('/tables').json[0]['code']}"
    record(ben, table, entry | bids(1, 0, 0))
    assert record(dan, other, entry).status_code == 201


# Undo and redo.


def test_undo_and_redo_may_stand_in_the_batch(ben, table):
    answer = record(ben, table, bids(0, 0, 0), UNDO, *ROUND_1, UNDO, REDO)
    assert (answer.status_code, answer.json["seq"], totals(answer)) == (201, 6, [20, 10, 10])
    assert (answer.json["undo"], answer.json["redo"]) == (4, None)


@pytest.mark.parametrize(("entry", "code"), [(UNDO, "nothing_to_undo"), (REDO, "nothing_to_redo")])
def test_nothing_to_take_back(ben, table, entry, code):
    answer = record(ben, table, entry)
    assert (answer.status_code, answer.json["code"]) == (409, code)


def test_something_new_ends_what_could_be_brought_back(ben, table):
    record(ben, table, *ROUND_1, UNDO, result(0, 1, 0))
    assert record(ben, table, REDO).json["code"] == "nothing_to_redo"


def test_undoing_the_end_plays_on(ben, table):
    record(ben, table, *ROUND_1, {"type": "end"})
    assert record(ben, table, *ROUND_2).json["code"] == "game_is_over"
    assert record(ben, table, UNDO, *ROUND_2).json["view"]["round"] == 3


# Somebody joins.


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("Di", None),
        (None, None),
        (" ", "name_empty"),
        ("D" * 41, "too_long"),
        ("ana", "name_taken"),
        (4, "not_text"),
    ],
)
def test_a_newcomers_name_is_judged_while_it_is_typed(ben, table, name, wrong):
    entry = {"type": "join"} | ({} if name is None else {"name": name})
    answer = ben.post(f"{table}/preview", {"entry": entry})
    assert answer.json.get("errors", {}).keys() == (set() if wrong is None else {"name"})
    assert wrong is None or codes(answer)[1]["name"] == wrong


def test_a_newcomer_has_a_name(ben, table):
    answer = record(ben, table, {"type": "join", "name": " Di ", "total": 5})
    assert answer.json["players"][3] == {"id": "p4", "name": "Di"}
    assert totals(answer) == [0, 0, 0, 5]
    assert "Di" not in str(answer.json["view"])


def test_a_newcomer_is_told_apart(ben, table):
    answer = record(ben, table, {"type": "join", "name": "ＡＮＡ"})
    assert answer.status_code == 422
    assert codes(answer) == ("name_taken", {"entries.0.name": "name_taken"})


def test_the_next_newcomer_in_an_undone_seat_brings_their_own_name(ben, table):
    record(ben, table, {"type": "join", "name": "Di"})
    ben.patch(table, {"names": {"p4": "Didi"}})
    answer = record(ben, table, UNDO, {"type": "join", "name": "Ed"})
    assert answer.json["players"][3] == {"id": "p4", "name": "Ed"}
