"""GET /tables/{code}/events: every act as it is written, resumed where it broke off, and never in the way."""

import time
from contextlib import contextmanager
from itertools import islice

import pytest

from companion.http.api.events import RETRY_MILLISECONDS, told
from companion.live import MOST_LISTENERS, News, Room, room
from companion.storage import db
from tests.conftest import running_server
from tests.http.api.rounds import REDO, ROUND_1, ROUND_2, UNDO, bids, codes
from tests.live.elsewhere import ask, asks_to_listen, heard, listening
from tests.live.watching import nobody_watches, soon

LONG, SHORT, AT_ONCE = 60, 0.05, 0


@pytest.fixture(autouse=True)
def each_test_is_watched_by_its_own(app):
    """Another test has another database; in a house there is one."""
    yield
    nobody_watches()


@contextmanager
def listens(person, table, query="", **headers):
    """Ask for the events; give those that come, but for the beats."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    answer = person.get(f"{table}/events{query}", headers=named, buffered=False)
    assert answer.status_code == 200
    yield (event for event in heard(lines_of(answer)) if event["event"] == "message")
    answer.close()


def lines_of(answer):
    for chunk in answer.response:
        yield from chunk.decode().splitlines(keepends=True)


def seqs(news, count):
    return [int(event["id"]) for event in islice(news, count)]


def test_works_for_anyone_with_the_code(ben, cleo, table):
    with listens(cleo, table) as news:
        first = next(news)
        ben.post(f"{table}/entries", {"entries": ROUND_1[:1]})
        second = next(news)
    assert (first["id"], second["id"]) == ("0", "1")
    assert second["data"]["seq"] == 1
    now = cleo.get(table).json
    assert second["data"] | {"may_write": False} == now
    assert "may_write" not in second["data"]


def test_the_answer_is_a_stream_that_nobody_keeps_packs_or_holds_back(cleo, table):
    answer = cleo.get(f"{table}/events", headers={"Accept-Encoding": "br, gzip"}, buffered=False)
    first = next(heard(lines_of(answer)))
    answer.close()
    assert answer.headers["Content-Type"] == "text/event-stream; charset=utf-8"
    assert {"no-store", "no-transform"} <= set(answer.headers["Cache-Control"].split(", "))
    assert answer.headers["X-Accel-Buffering"] == "no"
    assert "Content-Encoding" not in answer.headers
    assert "Content-Length" not in answer.headers
    assert (first["event"], first["retry"]) == ("beat", str(RETRY_MILLISECONDS))
    assert first["data"]["now"].endswith("Z")


@pytest.mark.parametrize("spelt", [str.lower, lambda code: f"{code[:3]}-{code[3:]}"])
def test_a_code_is_understood_however_it_is_typed(ben, cleo, table, opened, spelt):
    with listens(cleo, f"/tables/{spelt(opened['code'])}", "?after=0") as news:
        ben.post(f"{table}/entries", {"entries": ROUND_1})
        assert seqs(news, 1) == [2]


@pytest.mark.parametrize("code", ["KKKKKK", "x"])
def test_no_such_table(cleo, code):
    assert cleo.get(f"/tables/{code}/events").status_code == 404
    assert codes(cleo.get(f"/tables/{code}/events")) == ("no_such_table", None)
    assert room.waited_for() == {}


ACTS = [
    ("an entry", "post", "/entries", {"entries": [bids(0, 1, 0)]}),
    ("an undo", "post", "/entries", {"entries": [UNDO]}),
    ("a redo", "post", "/entries", {"entries": [REDO]}),
    ("an amendment", "put", "/entries/1", {"entry": bids(0, 0, 1)}),
    ("a renaming", "patch", "", {"names": {"p1": "Änne"}}),
    ("a label", "patch", "", {"label": "Window"}),
    ("notes", "patch", "", {"notes": "The blue deck"}),
    ("a rematch", "post", "/rematch", {}),
]


@pytest.mark.parametrize(("what", "verb", "path", "body"), ACTS, ids=[what for what, *_ in ACTS])
def test_everything_written_at_the_table_is_news(ben, cleo, table, what, verb, path, body):
    ben.post(
        f"{table}/entries", {"entries": [*ROUND_1, bids(1, 1, 0), *([UNDO] if what == "a redo" else [])]}
    )
    seq = cleo.get(table).json["seq"]
    entry = {"entries": [{"type": "void_round", "note": "spilt"}]} if what == "an entry" else body
    with listens(cleo, table, f"?after={seq}") as news:
        assert getattr(ben, verb)(f"{table}{path}", entry).status_code in (200, 201)
        told_now = next(news)["data"]
    assert told_now["seq"] == seq + 1
    assert told_now | {"may_write": False} == cleo.get(table).json


def test_what_is_refused_is_no_news(ben, cleo, table):
    with listens(cleo, table, "?after=0") as news:
        assert ben.post(f"{table}/entries", {"entries": [ROUND_1[0], bids(9, 9, 9)]}).status_code == 409
        ben.patch(table, {"label": "Window"})
        assert seqs(news, 1) == [1]


@pytest.mark.parametrize(
    ("query", "header", "expected"),
    [
        ("", {}, [2, 3]),
        ("?after=0", {}, [2, 3]),
        ("?after=2", {}, [3]),
        ("", {"Last_Event_ID": "0"}, [2, 3]),
        ("", {"Last_Event_ID": "2"}, [3]),
        ("?after=0", {"Last_Event_ID": "2"}, [3]),  # the address is from the first time
        ("?after=9", {}, [2, 3]),  # seen in a database that has been put back since
    ],
)
def test_it_goes_on_where_it_broke_off_nothing_missed_nothing_twice(
    ben, cleo, table, query, header, expected
):
    ben.post(f"{table}/entries", {"entries": ROUND_1})
    with listens(cleo, table, query, **header) as news:
        told_at_once = seqs(news, len(expected) - 1)
        ben.post(f"{table}/entries", {"entries": ROUND_2[:1]})
        assert told_at_once + seqs(news, 1) == expected


@pytest.mark.parametrize(
    ("query", "header", "wrong"),
    [
        ("?after=-1", {}, {"after": "too_small"}),
        ("?after=now", {}, {"after": "not_a_number"}),
        ("", {"Last-Event-ID": "x"}, {"Last-Event-ID": "not_a_number"}),
    ],
)
def test_ill_shaped(cleo, table, query, header, wrong):
    answer = cleo.get(f"{table}/events{query}", headers=header)
    assert answer.status_code == 422
    assert codes(answer) == ("ill_shaped", wrong)


def test_it_beats_while_nothing_happens():
    news = heard(lines_said(told(Room().enter("K7QX2M"), beat_seconds=SHORT, longest_seconds=LONG)))
    assert [event["event"] for event in islice(news, 4)] == ["beat"] * 4


def test_it_ends_by_itself():
    listener = Room().enter("K7QX2M")
    listener.hear(News(3, {"seq": 3}))
    said = list(heard(lines_said(told(listener, beat_seconds=SHORT, longest_seconds=4 * SHORT))))
    assert [event["event"] for event in said[:3]] == ["beat", "message", "beat"]
    assert len(said) < 10


def test_it_ends_when_nothing_more_can_come():
    listener = Room().enter("K7QX2M")
    listener.dismiss()
    begun = time.monotonic()
    assert len(list(told(listener, beat_seconds=LONG, longest_seconds=LONG))) == 1
    assert time.monotonic() - begun < LONG / 2


def lines_said(chunks):
    for chunk in chunks:
        yield from chunk.decode().splitlines(keepends=True)


def test_a_place_is_free_again_when_somebody_goes(cleo, table, opened):
    for _ in range(3):
        with listens(cleo, table) as news:
            next(news)
            assert set(room.waited_for()) == {opened["code"]}
        assert room.waited_for() == {}


def test_asking_only_for_the_head_takes_no_place(cleo, table):
    assert cleo.ask("HEAD", f"{table}/events").status_code == 200
    assert room.waited_for() == {}


def test_too_many(cleo, table, opened):
    others = [room.enter("XXXXXX") for _ in range(MOST_LISTENERS)]
    answer = cleo.get(f"{table}/events")
    for other in others:
        room.leave(other)
    assert (answer.status_code, answer.json["code"]) == (503, "too_many_watchers")
    assert int(answer.headers["Retry-After"]) > 0
    assert "watching at once" in answer.json["detail"]
    with listens(cleo, table) as news:
        assert seqs(news, 1) == [0]


def test_no_connection_is_held_while_it_waits(app, ben, cleo, table):
    with listens(cleo, table) as news:
        next(news)
        assert soon(lambda: connections_in_use(app) == 0)
        ben.post(f"{table}/entries", {"entries": ROUND_1})
        next(news)
        assert soon(lambda: connections_in_use(app) == 0)


def connections_in_use(app):
    with app.app_context():
        return db.engine.pool.checkedout()


def test_the_document_tells_what_is_told(cleo, table):
    document = cleo.get("/openapi.json").json
    described = document["paths"]["/api/v1/tables/{code}/events"]["get"]
    content = described["responses"]["200"]["content"]["text/event-stream"]["schema"]
    shape = document["components"]["schemas"][content["$ref"].rpartition("/")[2]]
    with listens(cleo, table) as news:
        assert set(next(news)["data"]) == set(shape["properties"]) == set(shape["required"])
    assert {"after", "Last-Event-ID"} <= {field["name"] for field in described["parameters"]}


@pytest.fixture
def two_processes(database_url, tmp_path):
    with running_server(database_url, 2, tmp_path) as server:
        yield server


def test_whichever_process_wrote_it(two_processes, opened, table):
    """Four listen, by chance in either process; each hears every one of ten acts that are not too quick."""
    with (
        listening(two_processes, table) as a,
        listening(two_processes, table) as b,
        listening(two_processes, table) as c,
        listening(two_processes, table) as d,
    ):
        ears = [(event for event in ear if event["event"] == "message") for ear in (a, b, c, d)]
        assert [int(next(ear)["id"]) for ear in ears] == [0] * 4
        for seq in range(1, 11):
            body = {"entries": [{"type": "ruling", "note": str(seq)}]}
            ask(two_processes, "POST", f"{table}/entries", body, opened["score_key"])
            assert [int(next(ear)["id"]) for ear in ears] == [seq] * 4


def test_however_many_listen_entries_are_answered(server, opened, table):
    """One process, as many as may listen, and five more: those are sent away, everybody else hears every act."""
    lines = [asks_to_listen(server, table) for _ in range(MOST_LISTENERS + 5)]
    answers = [line.getresponse() for line in lines]
    listen = [answer for answer in answers if answer.status == 200]
    assert [answer.status for answer in answers if answer not in listen] == [503] * 5
    for seq in range(1, 4):
        begun = time.monotonic()
        ruling = {"entries": [{"type": "ruling", "note": str(seq)}]}
        ask(server, "POST", f"{table}/entries", ruling, opened["score_key"])
        assert time.monotonic() - begun < 2
    for answer in listen:
        assert next(event for event in heard(map(bytes.decode, answer)) if event.get("id") == "3")
    for answer, line in zip(answers, lines, strict=True):
        answer.close()
        line.close()


def test_a_server_that_stops_does_not_wait_for_those_who_listen(two_processes, table):
    with listening(two_processes, table) as news:
        next(news)
        begun = time.monotonic()
        two_processes.running.terminate()
        assert len(list(news)) <= 2
        assert time.monotonic() - begun < 3
    assert two_processes.running.wait(timeout=10) == 0
