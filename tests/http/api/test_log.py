"""GET /tables/{code}/entries."""

from datetime import UTC, datetime, timedelta

from tests.http.api.rounds import REDO, ROUND_1, ROUND_2, UNDO, bids, result


def lines(person, table):
    return person.get(f"{table}/entries").json["entries"]


def test_every_act_stands_in_order_with_time_and_who(ben, cleo, table):
    ben.post(f"{table}/entries", {"entries": [*ROUND_1, UNDO, REDO, *ROUND_2]})
    ben.patch(table, {"label": "Window"})
    log = lines(cleo, table)
    assert [line["seq"] for line in log] == [1, 2, 3, 4, 5, 6, 7]
    assert [line["kind"] for line in log] == ["entry", "entry", "undo", "redo", "entry", "entry", "patch"]
    assert [line["round"] for line in log] == [1, 1, None, None, 2, 2, None]
    assert log[0]["entry"] == log[0]["standing"] == ROUND_1[0]
    assert log[6]["says"] == {"label": "Window"}
    assert len({line["who"]["id"] for line in log}) == 1
    age = datetime.now(UTC) - datetime.fromisoformat(log[0]["at"])
    assert timedelta(0) <= age < timedelta(minutes=1)


def test_what_was_undone_says_by_what(ben, table):
    ben.post(f"{table}/entries", {"entries": [*ROUND_1, UNDO, bids_again := result(0, 1, 0)]})
    log = lines(ben, table)
    assert (log[1]["undone"]["seq"], log[1]["standing"], log[1]["round"]) == (3, None, 1)
    assert log[1]["undone"]["who"] == log[2]["who"]
    assert (log[2]["entry"], log[2]["of"]) == (UNDO, 2)
    assert log[3]["standing"] == bids_again


def test_what_was_brought_back_is_not_undone(ben, table):
    ben.post(f"{table}/entries", {"entries": [*ROUND_1, UNDO, REDO]})
    assert lines(ben, table)[1]["undone"] is None


def test_what_was_amended_says_by_what(ben, table):
    ben.post(f"{table}/entries", {"entries": ROUND_1})
    ben.put(f"{table}/entries/1", {"entry": bids(0, 0, 1)})
    log = lines(ben, table)
    assert (log[0]["entry"], log[0]["standing"]) == (bids(1, 0, 0), bids(0, 0, 1))
    assert log[0]["amended"]["seq"] == 3
    assert (log[2]["kind"], log[2]["of"], log[2]["cut"]) == ("amend", 1, None)


def test_the_etag_is_the_seq(ben, table):
    ben.post(f"{table}/entries", {"entries": ROUND_1})
    etag = ben.get(f"{table}/entries").headers["ETag"]
    assert etag == '"2"'
    assert ben.get(f"{table}/entries", headers={"If-None-Match": etag}).status_code == 304


def test_no_such_table(cleo):
    assert cleo.get("/tables/KKKKKK/entries").status_code == 404


def test_keys_and_fingerprints_are_not_told(ben, cleo, table):
    key = "0f8fad5b-d9cb-469f-a165-70867728950e"
    ben.post(f"{table}/entries", {"entries": [ROUND_1[0] | {"key": key}]})
    assert key not in cleo.get(f"{table}/entries").text
