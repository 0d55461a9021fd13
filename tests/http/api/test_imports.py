"""POST /imports: a preview, then all of a file or nothing."""

import json
from threading import Thread

import pytest
from sqlalchemy import event

from companion.exchange.readers import LARGEST_FILE_BYTES
from companion.storage import db
from tests.conftest import Person
from tests.exchange.files import BG_STATS, SHEET, bg_stats, rows
from tests.history.dms import SignedInDm
from tests.history.test_results import adds_up, open_game, record
from tests.http.api.rounds import bids, codes, result

FOREIGN = {"Sec-Fetch-Site": "cross-site"}
WRONG = SHEET.replace("Bo,2,1,1,0", "Bo,2,1,2,0").encode()
ODD_PLAY = {**BG_STATS["plays"][0], "uuid": "AAAAAAAA-0000-4000-8000-0000000000FF", "playerScores": []}


@pytest.fixture
def ada(app) -> SignedInDm:
    """The owner of the house."""
    return SignedInDm(app, "Ada", is_owner=True)


@pytest.fixture
def jay(app) -> SignedInDm:
    """Another DM."""
    return SignedInDm(app, "Jay")


def send(who, raw: bytes, kind: str = "application/json", headers=None, **how):
    query = "&".join(f"{field}={value}" for field, value in how.items())
    return who.post(f"/imports?{query}", data=raw, content_type=kind, headers=headers or {})


def test_a_preview_tells_and_writes_nothing(app, jay):
    before = rows(app)
    answer = send(jay, bg_stats(), preview="true")
    assert answer.status_code == 200
    told = answer.json
    assert (told["source"], told["taken"], told["codes"]) == ("bg-stats", False, [])
    assert (told["new"], told["known"], told["deleted"]) == (3, 0, 0)
    assert [(game["game"], game["state"]) for game in told["games"]] == [
        ("skull", "new"),
        ("skull-king", "new"),
        ("skull-king", "new"),
    ]
    assert told["people"]["new"] == ["Ana", "Bo", "Anonymous player", "Anonymous player 2", "小雨"]
    assert {one["code"]: one["count"] for one in told["aside"]} == {
        "other_games": 1,
        "ignored_plays": 1,
        "deleted_there": 1,
    }
    assert answer.headers["Cache-Control"] == "private, no-store"
    assert rows(app) == before


def test_a_file_is_taken_in_once(app, jay):
    answer = send(jay, bg_stats())
    assert (answer.status_code, answer.json["new"], len(answer.json["codes"])) == (201, 3, 3)
    for code in answer.json["codes"]:
        assert jay.get(f"/history/{code}").status_code == 200
    before = rows(app)
    again = send(jay, bg_stats())
    assert (again.status_code, again.json["codes"], again.json["known"]) == (200, [], 3)
    assert rows(app) == before
    assert adds_up(app)


def test_a_score_sheet_is_taken_in_as_whatever_a_browser_calls_it(jay):
    for at, kind in enumerate(("text/csv", "application/octet-stream", "application/json")):
        answer = send(jay, SHEET.replace("2026-10-03", f"2026-09-0{at + 1}").encode(), kind)
        assert (answer.status_code, answer.json["source"]) == (201, "score-sheet")


SAID = {"en": "Row 5–7: Round 2: ", "zh": "第 5–7 行：", "ja": "5–7 行目"}


def test_what_is_wrong_is_said_where_and_why(app, jay):
    before = rows(app)
    for language, said in SAID.items():
        answer = send(jay, WRONG, "text/csv", {"Accept-Language": language})
        assert (answer.status_code, codes(answer)[0]) == (422, "import_refused")
        (trouble,) = answer.json["troubles"]
        assert (trouble["where"], trouble["code"]) == ("row 5–7", "rules")
        assert trouble["detail"].startswith(said)
        assert "trouble-" not in trouble["detail"]
        assert "violation-" not in trouble["detail"]
    assert rows(app) == before


def test_the_rest_is_taken_where_one_says_so(jay):
    raw = bg_stats(plays=[ODD_PLAY, BG_STATS["plays"][0]])
    assert send(jay, raw).status_code == 422
    preview = send(jay, raw, preview="true").json
    assert (preview["new"], preview["trouble_count"], preview["broken"]) == (1, 1, False)
    assert send(jay, raw, leave_out="true").status_code == 201
    broken = send(jay, b"{", leave_out="true")
    assert (broken.status_code, broken.json["troubles"][0]["code"]) == (422, "not_json")


def test_who_may_not(app, ben, cleo, jay):
    before = rows(app)
    for who in (ben, cleo, Person(app)):
        answer = send(who, bg_stats())
        assert (answer.status_code, codes(answer)[0]) == (401, "dm_only")
    foreign = send(jay, bg_stats(), headers=FOREIGN)
    assert (foreign.status_code, codes(foreign)[0]) == (403, "foreign_page")
    assert rows(app) == before


def test_our_own_document_is_for_the_owner(ada, jay, ben):
    record(ben, open_game(ben), bids(1, 0, 0), result(1, 0, 0))
    raw = ada.get("/exports/history.json").data
    for how in ({}, {"preview": "true"}):
        answer = send(jay, raw, **how)
        assert (answer.status_code, codes(answer)[0]) == (403, "owner_only")
    told = send(ada, raw, preview="true").json
    assert (told["source"], told["known"], told["new"]) == ("companion", 1, 0)
    assert "house" in {one["kind"] for one in told["besides"]}
    assert send(ada, raw).status_code == 200


def test_what_is_no_file(jay):
    for kind in ("multipart/form-data", "application/x-www-form-urlencoded", "text/html"):
        answer = send(jay, bg_stats(), kind)
        assert (answer.status_code, codes(answer)[0]) == (415, "not_json")
    assert send(jay, bg_stats(), headers={"Content-Encoding": "gzip"}).status_code == 415


def test_what_is_too_large(jay):
    assert send(jay, b" " * (LARGEST_FILE_BYTES + 1)).status_code == 413
    assert send(jay, b"[" + b" " * (2 * 1024 * 1024)).status_code == 422  # larger than other bodies may be


def test_ill_shaped(jay):
    for how in ({"preview": "perhaps"}, {"leave_out": "7.5"}, {"zone": "Nowhere/Land"}, {"zone": "z" * 99}):
        answer = send(jay, bg_stats(), **how)
        assert (answer.status_code, codes(answer)[0]) == (422, "ill_shaped")


def test_a_file_of_a_thousand_troubles_is_told_in_part(jay):
    answer = send(jay, bg_stats(plays=[{**ODD_PLAY, "rating": at} for at in range(1000)]), preview="true")
    assert (len(answer.json["troubles"]), answer.json["trouble_count"]) == (200, 1000)


def test_where_the_disk_is_full_half_of_it_is_nothing(app, jay, database):
    """Some of the games would have found room."""
    plays = [
        {**BG_STATS["plays"][0], "uuid": f"AAAAAAAA-0000-4000-8000-{at:012}", "comments": "n" * 1900}
        for at in range(60)
    ]
    raw, before = bg_stats(plays=plays), rows(app)

    def hinder(connection, *_):
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count={pages + 20}")

    with app.app_context():
        event.listen(db.engine, "checkout", hinder)
        answer = send(jay, raw)
        event.remove(db.engine, "checkout", hinder)
    assert (answer.status_code, codes(answer)[0]) == (503, "cannot_keep")
    assert rows(app) == before


def test_the_same_file_twice_at_once_is_one(app, jay):
    answers = []
    raw = json.dumps(BG_STATS).encode()
    phones = [SignedInDm(app, f"Jay {at}") for at in range(3)]
    threads = [Thread(target=lambda who=who: answers.append(send(who, raw).status_code)) for who in phones]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answers) == [200, 200, 201]
    assert len(jay.get("/history").json["games"]) == 3
