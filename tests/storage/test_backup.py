"""A backup is the whole house in a file, made and put back while it is open."""

import json
import sqlite3
import threading
import urllib.request
from datetime import UTC, datetime
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import NullPool, create_engine

from companion import create_app
from companion.settings import Settings
from companion.storage import Base, db
from companion.storage.backup import BackupError, refuse_unusable
from companion.storage.migrate import _config
from tests.conftest import SECRET, Person
from tests.house.conftest import ada, eli, invited
from tests.http.api.rounds import ROUND_1, ROUND_2, UNDO, bids

__all__ = ["ada", "eli", "invited"]


def run(app, *command):
    ran = app.test_cli_runner().invoke(args=["companion", *map(str, command)])
    return ran.exit_code, ran.output


def opened_on(url):
    return create_app(Settings(database_url=url, secret_key=SECRET))


def rows(app) -> dict[str, list]:
    """Everything the house keeps, but for how often somebody asked."""
    with app.app_context():
        with db.engine.connect() as connection:
            kept = {table.name: said(connection, table) for table in Base.metadata.sorted_tables}
        db.engine.dispose()
    return kept | {"allowance": []}


def said(connection, table) -> list[str]:
    return sorted(repr([as_said(value) for value in row]) for row in connection.execute(table.select()))


def as_said(value):
    """Databases tell a moment in zones of their own."""
    return value.astimezone(UTC).isoformat() if isinstance(value, datetime) else value


@pytest.fixture
def busy_evening(app, ada, eli, ben, table):
    """A house with its DMs, a finished game with a correction, and one that runs."""
    ben.post(f"{table}/entries", {"entries": [*ROUND_1, UNDO, ROUND_1[1], *ROUND_2, {"type": "end"}]})
    ben.put(f"{table}/entries/1", {"entry": bids(0, 0, 0)})
    ben.post(f"{table}/rematch")
    ada.post("/tables", {"game": "skull", "players": ["Ana", "Bo", "小雨"]})
    return table


@pytest.fixture
def saved(app, busy_evening, tmp_path) -> Path:
    file = tmp_path / "kept" / "evening.db"
    code, said = run(app, "backup", file)
    assert (code, str(file) in said) == (0, True), said
    return file


def test_it_holds_every_log_and_figure(app, saved, tmp_path):
    elsewhere = opened_on(f"sqlite:///{tmp_path}/elsewhere.db")
    assert run(elsewhere, "restore", saved)[0] == 0
    assert rows(elsewhere) == rows(app)
    assert run(elsewhere, "check") == (0, "3 tables replayed, 0 do not add up.\n")
    assert [file.name for file in saved.parent.iterdir()] == [saved.name]
    assert saved.stat().st_mode & 0o077 == 0


def test_an_older_backup_of_that_name_gives_way(app, database, saved, ben, busy_evening):
    before = saved.read_bytes()
    ben.patch(busy_evening, {"notes": "rain all evening"})
    assert run(app, "backup", saved)[0] == 0
    assert saved.read_bytes() != before


def test_the_house_is_as_it_was_and_what_came_after_is_kept(app, saved, ben, cleo, dan, database):
    before = rows(opened_on(f"sqlite:///{saved}"))
    code = dan.get("/tables").json[0]["code"]
    later = rows(app)
    exit_code, said = run(app, "restore", saved)
    assert exit_code == 0
    assert (cleo.get(f"/tables/{code}").status_code, rows(app)) == (404, before)
    (kept,) = database.parent.glob("before-restore-*.db")
    assert str(kept) in said
    run(app, "restore", kept)
    assert (cleo.get(f"/tables/{code}").status_code, rows(app)) == (200, later)


def test_servers_go_on_with_what_is_put_back(server, app, database, ben, opened, table, tmp_path):
    """Of two workers' worth of connections none is told: each simply reads on."""
    at_server = Person(app)
    ben.post(f"{table}/entries", {"entries": ROUND_1})
    run(app, "backup", tmp_path / "x.db")
    ben.post(f"{table}/entries", {"entries": ROUND_2})
    assert read(server, table)["seq"] == 4
    assert run(app, "restore", tmp_path / "x.db")[0] == 0
    assert read(server, table)["seq"] == 2
    assert at_server.get(table).json["seq"] == 2
    written = ben.post(f"{table}/entries", {"entries": [bids(0, 0, 2)], "after": 2})
    assert (written.status_code, read(server, table)["seq"]) == (201, 3)


def read(server, table):
    with urllib.request.urlopen(f"{server.address}/api/v1{table}", timeout=5) as answer:
        return json.load(answer)


def test_writers_wait_while_it_is_made_and_nothing_answered_is_missing(app, ben, table, tmp_path):
    is_over, answered = threading.Event(), []

    def scribble():
        while not is_over.is_set():
            answer = ben.post(f"{table}/entries", {"entries": [{"type": "ruling", "note": "again"}]})
            answered.append((answer.status_code, answer.json["seq"]))

    scribe = threading.Thread(target=scribble)
    scribe.start()
    least = 0
    for turn in range(3):
        least = answered[-1][1] if answered else 0
        assert run(app, "backup", tmp_path / f"{turn}.db")[0] == 0
    is_over.set()
    scribe.join()
    assert {status for status, _ in answered} == {201}
    elsewhere = opened_on(f"sqlite:///{tmp_path}/2.db")
    assert run(elsewhere, "check")[0] == 0
    assert Person(elsewhere).get(table).json["seq"] >= least


def test_a_house_that_is_a_wreck_is_replaced(app, saved, cleo, busy_evening, database):
    with app.app_context():
        db.engine.dispose()
    before = rows(app)
    database.write_bytes(b"\0" * 5000)
    exit_code, said = run(app, "restore", saved)
    assert (exit_code, rows(app)) == (0, before), said
    assert cleo.get(busy_evening).status_code == 200


def test_an_older_version_is_brought_up_to_date(app, database, ben, opened, tmp_path):
    old = tmp_path / "old.db"
    engine = create_engine(f"sqlite:///{old}", poolclass=NullPool)
    with engine.begin() as connection:
        command.upgrade(_config(connection), "0001")
    assert run(app, "restore", old)[0] == 0
    assert run(app, "check") == (0, "0 tables replayed, 0 do not add up.\n")
    assert ben.post("/tables", {"game": "skull", "players": ["Ana", "Bo", "Cy"]}).status_code == 201


def say(file, sql):
    with sqlite3.connect(file) as connection:
        connection.execute(sql)
    connection.close()


def foreign(file):
    file.unlink()
    say(file, "CREATE TABLE recipes (name)")


def scratch(file):
    """The pages in the middle are overwritten, as by a dying disk."""
    content = bytearray(file.read_bytes())
    middle = len(content) // 8192 * 4096
    content[middle : middle + 8192] = b"\x55" * 8192
    file.write_bytes(content)


@pytest.mark.parametrize(
    ("damage", "says"),
    [
        (lambda file: file.unlink(), "There is no file"),
        (lambda file: file.write_text("Dear Bo, " * 200), "is no backup (file is not a database)"),
        (lambda file: file.write_bytes(b""), "holds no tables of this app"),
        (foreign, "holds no tables of this app"),
        (
            lambda file: say(file, "UPDATE alembic_version SET version_num = '9999'"),
            "newer version of the app",
        ),
        (lambda file: say(file, "DELETE FROM score_key"), "is damaged (rows are missing)"),
        (scratch, "is damaged"),
    ],
)
def test_what_is_no_backup_is_not_put_back(app, database, ben, table, tmp_path, damage, says):
    saved = tmp_path / "saved.db"
    assert run(app, "backup", saved)[0] == 0
    before = rows(app)
    damage(saved)
    exit_code, said = run(app, "restore", saved)
    assert (exit_code, says in said) == (1, True), said
    assert rows(app) == before


def test_where_nothing_can_be_written_it_is_said(app, database):
    for file in ("/proc/nothing/x.db", "/proc/x.db"):
        exit_code, said = run(app, "backup", file)
        assert (exit_code, file.rpartition("/")[0] in said) == (1, True)


def test_the_house_itself_is_not_overwritten(app, database, tmp_path):
    assert "own database" in run(app, "backup", database)[1]
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Bo")
    assert "is no backup; name another file" in run(app, "backup", letter)[1]
    assert letter.read_text() == "Dear Bo"


def test_a_folder_is_no_backup(database, saved):
    with pytest.raises(BackupError):
        refuse_unusable(saved.parent)
    assert [file.name for file in saved.parent.iterdir()] == [saved.name]
