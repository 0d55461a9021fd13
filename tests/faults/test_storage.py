"""The disk is full, the database is gone, or others keep it: it is said at once, nothing that was answered is lost,
and the server goes on by itself as soon as it can.
"""

import resource
import shutil
import sqlite3
import subprocess
import tempfile
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep

import pytest

from companion import create_app
from companion.settings import Settings
from companion.storage import db
from companion.storage.migrate import migrate
from tests import postgresql
from tests.conftest import SECRET, Person, running_server
from tests.faults.conftest import House, in_the_soak
from tests.faults.phones import ask, asks_to_come_again, nothing_is_lost, open_tables, writing
from tests.faults.test_kills import workers_of

LOCKED_SECONDS = 30
HUNDRED_NOTES = {"entries": [{"type": "ruling", "note": "n" * 200}] * 100}


def write(house: House, body=HUNDRED_NOTES, seconds=60):
    opened = house.tables[0]
    return ask(house.server, "POST", f"/tables/{opened['code']}/entries", body, opened["score_key"], seconds)


def read(house: House):
    return ask(house.server, "GET", f"/tables/{house.tables[0]['code']}", seconds=60)


def no_file_may_grow(server, most: int) -> None:
    for worker in workers_of(server):
        resource.prlimit(worker, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))


def its_figures_are_swept_away(server) -> None:
    """As by whoever tidies up temporary files; new workers find nowhere to count."""
    for folder in Path(tempfile.gettempdir()).glob(f"companion-figures-{server.running.pid}-*"):
        shutil.rmtree(folder)
    server.kill_workers()


def all_refuse(scribes, code: str) -> None:
    for scribe in scribes:
        until = monotonic() + 120
        while not any(asks_to_come_again(answer, code) for answer in scribe.refused):
            assert monotonic() < until, [answer.body for answer in scribe.refused]
            sleep(0.02)


def test_hurts_that_heal(app, house, database):
    """One after the other on one server: what it counts in is swept away, no file may grow,
    the database is moved away.
    """
    with writing(house.server, house.tables) as scribes:
        for scribe in scribes:
            scribe.goes_on()
        its_figures_are_swept_away(house.server)
        for scribe in scribes:
            scribe.goes_on()
            assert not [answer for answer in scribe.refused if answer.status == 500]
        no_file_may_grow(house.server, 4096)
        all_refuse(scribes, "cannot_keep")
        assert read(house).status == 200
        no_file_may_grow(house.server, resource.RLIM_INFINITY)
        for scribe in scribes:
            scribe.goes_on()
            scribe.refused.clear()
        away = database.with_name("away.db")
        database.rename(away)
        all_refuse(scribes, "cannot_keep")
        assert asks_to_come_again(read(house), "cannot_keep")
        away.rename(database)
        for scribe in scribes:
            scribe.goes_on(2)
    nothing_is_lost(app, scribes)


@pytest.fixture
def small_disk(tmp_path):
    """A disk on which the database itself has room enough, its write-ahead log too."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=32m", "tmpfs", disk], check=False)
    if mounted.returncode:
        pytest.skip("no disk of its own can be made here: only root may mount one")
    yield disk
    subprocess.run(["umount", "--lazy", disk], check=True)


@pytest.fixture
def database(request, empty_database, tmp_path) -> Path:
    """On the small disk, where the test asks for one."""
    small = "small_disk" in request.fixturenames
    folder = request.getfixturevalue("small_disk") if small else tmp_path
    return Path(shutil.copy(empty_database, folder / "companion.db"))


def test_a_disk_that_is_really_full(small_disk, app, house, database):
    stuffing = small_disk / "stuffing"
    with writing(house.server, house.tables) as scribes:
        for scribe in scribes:
            scribe.goes_on()
        with stuffing.open("wb", buffering=0) as file, suppress(OSError):
            while True:
                file.write(b"x" * 4096)
        while asks_to_come_again(write(house), "cannot_keep") is False:
            sleep(0.02)
        assert read(house).status == 200
        stuffing.unlink()
        for scribe in scribes:
            scribe.goes_on(2)
    nothing_is_lost(app, scribes)


@in_the_soak
def test_locked_by_somebody_else_for_long(app, house, database):
    """Who writes is told to come again; who reads waits for nobody."""
    with writing(house.server, house.tables, at_each=4) as scribes:
        for scribe in scribes:
            scribe.goes_on()
        other = sqlite3.connect(database, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        until = monotonic() + LOCKED_SECONDS
        while monotonic() < until:
            assert read(house).status == 200
            sleep(0.2)
        assert asks_to_come_again(write(house), "busy")
        other.execute("ROLLBACK")
        other.close()
        for scribe in scribes:
            scribe.goes_on(2)
    nothing_is_lost(app, scribes)


@pytest.fixture
def cluster():
    """A PostgreSQL that may be stopped."""
    if postgresql.programs() is None:
        pytest.skip(postgresql.NOT_FOUND)
    own = postgresql.Cluster()
    yield own
    own.remove()


@in_the_soak
def test_postgresql_gone_and_back(cluster, tmp_path):
    """Stopped at once, everybody thrown out; started again later."""
    url = cluster.url.render_as_string(hide_password=False)
    app = create_app(Settings(database_url=url, secret_key=SECRET))
    with app.app_context():
        migrate(db.engine)
    tables = open_tables(Person(app))
    with running_server(url, workers=2, folder=tmp_path) as server:
        with writing(server, tables) as scribes:
            for _ in range(3):
                for scribe in scribes:
                    scribe.goes_on()
                    scribe.refused.clear()
                cluster.stop()
                all_refuse(scribes, "cannot_keep")
                assert asks_to_come_again(read(House(server, tables)), "cannot_keep")
                cluster.start()
            for scribe in scribes:
                scribe.goes_on(2)
        nothing_is_lost(app, scribes)
    with app.app_context():
        db.engine.dispose()
