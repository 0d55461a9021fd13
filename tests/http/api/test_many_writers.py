"""Eight people write at one table at once: every act once, in one order; also across two server processes."""

import json
import urllib.error
import urllib.request
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.conftest import Person, running_server
from tests.http.api.rounds import keyed

WRITERS, ACTS_EACH = 8, 12


def test_every_act_once_and_in_one_order(app, ben, opened, table):
    def write(writer):
        person = Person(app, opened["score_key"])
        for act in range(ACTS_EACH):
            entry = keyed({"type": "ruling", "note": f"{writer}.{act}"})
            for status in (201, 200):  # each is sent twice
                assert person.post(f"{table}/entries", {"entries": [entry]}).status_code == status

    with ThreadPoolExecutor(WRITERS) as at_once:
        list(at_once.map(write, range(WRITERS)))
    each_once_and_dense(ben.get(f"{table}/entries").json)
    assert app.test_cli_runner().invoke(args=["companion", "check"]).exit_code == 0


def test_only_one_of_those_who_saw_the_same_writes(app, opened, table):
    def write(writer):
        body = {"entries": [{"type": "ruling", "note": str(writer)}], "after": 0}
        return Person(app, opened["score_key"]).post(f"{table}/entries", body).status_code

    with ThreadPoolExecutor(WRITERS) as at_once:
        statuses = list(at_once.map(write, range(WRITERS)))
    assert sorted(statuses) == [201] + [412] * (WRITERS - 1)


@pytest.fixture
def two_processes(database_url, tmp_path):
    with running_server(database_url, 2, tmp_path) as server:
        yield server


def test_also_across_processes(two_processes, ben, opened, table):
    def write(writer):
        for act in range(ACTS_EACH):
            body = {"entries": [keyed({"type": "ruling", "note": f"{writer}.{act}"})]}
            request = urllib.request.Request(
                f"{two_processes.address}/api/v1{table}/entries",
                data=json.dumps(body).encode(),
                headers={
                    "Content-Type": "application/json",
                    "Authorization": f"Bearer {opened['score_key']}",
                },
            )
            with urllib.request.urlopen(request, timeout=10) as answer:
                assert answer.status == 201

    with ThreadPoolExecutor(WRITERS) as at_once:
        list(at_once.map(write, range(WRITERS)))
    each_once_and_dense(ben.get(f"{table}/entries").json)


def each_once_and_dense(log):
    total = WRITERS * ACTS_EACH
    assert [line["seq"] for line in log["entries"]] == list(range(1, total + 1))
    assert {line["entry"]["note"] for line in log["entries"]} == {
        f"{writer}.{act}" for writer in range(WRITERS) for act in range(ACTS_EACH)
    }
