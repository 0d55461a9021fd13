"""Processes killed at any instant, while several people write at several tables: nothing that was answered is lost.

A worker that is killed is replaced by the master; where the master is killed, it is started again, as a machine's
own supervisor does. SEARCH=all kills a hundred times, on PostgreSQL as well.
"""

import os
import signal
from pathlib import Path
from random import Random
from time import sleep

import pytest

from tests import postgresql
from tests.conftest import running_server
from tests.faults.phones import nothing_is_lost, open_tables, writing

ALL = os.environ.get("SEARCH") == "all"
ON_POSTGRESQL = pytest.param(
    "postgresql", marks=pytest.mark.skipif(not postgresql.is_there(), reason=postgresql.NOT_FOUND)
)


def workers_of(server) -> list[int]:
    pid = server.running.pid
    return [int(worker) for worker in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def kill_a_worker(server, rng) -> None:
    """As when the system runs out of memory."""
    if workers := workers_of(server):
        os.kill(rng.choice(workers), signal.SIGKILL)


def kill_the_master(server, _rng) -> None:
    """Its workers notice, and go."""
    server.running.kill()
    server.running.wait()
    server.start()


def pull_the_plug(server, _rng) -> None:
    server.kill()
    server.start()


HURTS = [kill_a_worker, pull_the_plug, kill_a_worker, kill_the_master]


@pytest.mark.parametrize("database_url", ["sqlite", *([ON_POSTGRESQL] if ALL else [])], indirect=True)
def test_nothing_answered_is_lost(database_url, tmp_path, app, ben):
    rng = Random(9)
    tables = open_tables(ben)
    with running_server(database_url, workers=2, folder=tmp_path) as server:
        with writing(server, tables) as scribes:
            for hurt in HURTS * (25 if ALL else 1):
                sleep(rng.random() * 0.2)
                hurt(server, rng)
                for scribe in scribes:
                    scribe.goes_on()
        nothing_is_lost(app, scribes)
