"""Games kept in memory: never outdated, never shared while played, never in the way."""

from datetime import UTC, datetime, timedelta

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import select

from companion.storage import Act, writing
from companion.tables import news
from companion.tables.shelf import Shelf, pictures, sheets
from tests.http.api.rounds import REDO, UNDO, bids, result

EVENING = datetime(2026, 11, 29, 20, tzinfo=UTC)


def act(number, minute=0):
    return number, EVENING + timedelta(minutes=minute)


def test_only_what_stands_at_that_act_is_found():
    shelf = Shelf()
    shelf.put("K7QX2M", act(3), "three")
    assert shelf.look("K7QX2M", act(3)) == "three"
    assert [shelf.look("K7QX2M", act(4)), shelf.look("K7QX2M", act(3, 1)), shelf.look("XXXXXX", act(3))] == [
        None
    ] * 3


def test_something_older_does_not_replace_something_newer():
    shelf = Shelf()
    shelf.put("K7QX2M", act(3), "three")
    shelf.put("K7QX2M", act(2), "two")
    assert shelf.look("K7QX2M", act(3)) == "three"


def test_what_is_taken_is_nobody_elses():
    shelf = Shelf()
    shelf.put("K7QX2M", act(3), "three")
    assert [shelf.take("K7QX2M")[1], shelf.take("K7QX2M")[1]] == ["three", None]


def test_the_table_used_longest_ago_makes_room():
    shelf = Shelf(room=2)
    for code in ("A", "B", "A", "C"):
        shelf.put(code, act(0), code)
    assert [shelf.look(code, act(0)) for code in "ABC"] == ["A", None, "C"]


ACTS = [
    ("post", [bids(1, 0)]),
    ("post", [result(1, 0)]),
    ("post", [bids(0, 1), result(0, 1), bids(1, 1)]),
    ("post", [bids(0, 0), result(1, 0), bids(9, 9)]),
    ("post", [UNDO]),
    ("post", [REDO]),
    ("post", [UNDO, UNDO, bids(0, 0)]),
    ("post", [{"type": "join", "name": "Di"}]),
    ("post", [{"type": "void_round", "note": "misdeal"}]),
    ("post", [{"type": "end"}]),
    ("put", bids(0, 0)),
    ("put", result(0, 1)),
    ("patch", {"names": {"p1": "Anna"}}),
    ("patch", {"players": ["Ana", "Bo"], "options": {"dealer": "p2"}}),
    ("look", None),
]


@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.lists(st.tuples(st.sampled_from(ACTS), st.integers(1, 9)), max_size=25))
def test_what_is_kept_is_what_the_log_makes(ben, acts):
    """Whatever was done or refused, the table kept in memory equals the one read anew from its log."""
    code = ben.post("/tables", {"game": "skull-king", "players": ["Ana", "Bo"]}).json["code"]
    for (verb, said), seq in acts:
        do(ben, f"/tables/{code}", verb, said, seq)
        kept = ben.get(f"/tables/{code}").json
        assert kept == ben.get(f"/tables/{code}?at={kept['seq']}").json


def do(ben, table, verb, said, seq):
    if verb == "post":
        answer = ben.post(f"{table}/entries", {"entries": said})
    elif verb == "put":
        answer = ben.put(f"{table}/entries/{seq}?drop_later={seq > 4}", {"entry": said})
    elif verb == "patch":
        answer = ben.patch(table, said)
    else:
        answer = ben.post(f"{table}/preview", {"entry": {"type": "bids", "bids": {}}})
    assert answer.status_code in (200, 201, 404, 409, 422), answer.text


def left_behind(code, kept):
    """As in another process, which has seen nothing of this table since."""
    for shelf in (sheets, pictures, news._told):
        shelf.take(code)
    sheets.put(code, *kept)


def test_one_left_behind_is_read_on(ben, opened, table):
    """Where others wrote meanwhile, only what they wrote is read."""
    ben.post(f"{table}/entries", {"entries": [bids(1, 0, 0), result(1, 0, 0)]})
    kept = sheets.take(opened["code"])
    ben.post(f"{table}/entries", {"entries": [bids(1, 1, 0), UNDO, REDO]})
    told = ben.get(table).json
    left_behind(opened["code"], kept)
    assert ben.get(table).json == told
    assert sheets.take(opened["code"])[1] is kept[1]


def test_one_of_a_log_that_was_written_anew_is_read_again(app, ben, opened, table):
    """As when a name is forgotten, or another database is put in its place: every moment is another one."""
    ben.post(f"{table}/entries", {"entries": [bids(1, 0, 0)]})
    kept = sheets.take(opened["code"])
    ben.post(f"{table}/entries", {"entries": [result(1, 0, 0)]})
    told = ben.get(table).json
    with app.app_context(), writing() as session:
        for act in session.scalars(select(Act)):
            act.at += timedelta(microseconds=1)
    left_behind(opened["code"], kept)
    assert ben.get(table).json == told
    assert sheets.take(opened["code"])[1] is not kept[1]
