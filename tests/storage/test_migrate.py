"""A server that has no database to keep things in says so instead of starting."""

import os
import sqlite3
import subprocess
import sys

import pytest

from companion import create_app
from companion.settings import ROOT, Settings
from companion.storage import db
from companion.storage.migrate import why_not_ready
from tests.conftest import SECRET


def run(database, verb):
    """`flask companion VERB` on this database: the exit code and what it says."""
    app = create_app(Settings(database_url=f"sqlite:///{database}", secret_key=SECRET))
    ran = app.test_cli_runner().invoke(args=["companion", verb])
    with app.app_context():
        db.engine.dispose()
    return ran.exit_code, ran.output


@pytest.fixture
def letter(tmp_path):
    """A file that is no database."""
    file = tmp_path / "letter.db"
    file.write_text("Dear Bo, " * 200)
    return file


@pytest.fixture
def from_tomorrow(database):
    """A database that a newer version has brought up to its own date."""
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    return database


def test_a_database_that_is_up_to_date_is_ready(database):
    assert why_not_ready(f"sqlite:///{database}") is None


def test_the_server_does_not_start_on_one_that_was_never_migrated(tmp_path):
    environment = os.environ | {
        "COMPANION_DATABASE_URL": f"sqlite:///{tmp_path}/new.db",
        "COMPANION_SECRET_KEY": SECRET,
        "PORT": "1",
    }
    command = [sys.executable, "-m", "gunicorn", "wsgi:app"]
    ran = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 1
    assert "is not up to date. Bring it there with: flask --app wsgi companion migrate" in ran.stderr
    assert "Traceback" not in ran.stderr


def test_one_that_was_never_migrated_is_not_checked(tmp_path):
    code, said = run(tmp_path / "new.db", "check")
    assert (code, "not up to date" in said) == (1, True)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("verb", ["migrate", "check"])
def test_one_written_by_a_newer_version(from_tomorrow, verb):
    code, said = run(from_tomorrow, verb)
    assert (code, "written by a newer version of the app (step 9999)" in said) == (1, True)


@pytest.mark.parametrize("verb", ["migrate", "check"])
def test_a_file_that_is_no_database(letter, verb):
    code, said = run(letter, verb)
    assert (code, "letter.db cannot be used (file is not a database)." in said) == (1, True)


def test_a_folder_is_no_database(tmp_path):
    assert "cannot be used (unable to open database file)" in str(why_not_ready(f"sqlite:///{tmp_path}"))
