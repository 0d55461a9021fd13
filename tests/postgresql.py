"""A PostgreSQL of the tests' own: found on this machine and started when it is first needed, or named from outside.

COMPANION_TEST_DATABASE_URL names a server, as its superuser, where databases may be made and dropped.
"""

import ctypes
import os
import pwd
import re
import shutil
import signal
import subprocess
import tempfile
import time
from functools import cache
from pathlib import Path

import psycopg
from sqlalchemy import URL, create_engine, make_url, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

NAMED = os.environ.get("COMPANION_TEST_DATABASE_URL")
NOT_FOUND = (
    "no PostgreSQL on this machine: apt-get install postgresql, or name one: COMPANION_TEST_DATABASE_URL"
)
QUICK = (
    "fsync=off",
    "synchronous_commit=off",
    "full_page_writes=off",
    "autovacuum=off",
    "shared_buffers=32MB",
)
DIE_WITH_PARENT = 1  # PR_SET_PDEATHSIG

# Quicker than TRUNCATE, which makes files anew; the house is put back as its migration made it.
CLEAN = """
DO $$
DECLARE kept record;
BEGIN
  SET LOCAL session_replication_role = replica;
  FOR kept IN SELECT relname FROM pg_class
              WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname <> 'alembic_version' LOOP
    EXECUTE format('DELETE FROM %I', kept.relname);
  END LOOP;
  FOR kept IN SELECT sequencename FROM pg_sequences WHERE last_value IS NOT NULL LOOP
    EXECUTE format('ALTER SEQUENCE %I RESTART', kept.sequencename);
  END LOOP;
  INSERT INTO house SELECT * FROM made.house;
END $$
"""


@cache
def programs() -> Path | None:
    """The folder of the newest PostgreSQL on this machine."""
    folders = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    on_path = shutil.which("initdb")
    folders += [Path(on_path).parent] if on_path else []
    return max(folders, key=_version, default=None)


def _version(folder: Path) -> int:
    said = subprocess.run(
        [folder / "postgres", "--version"], capture_output=True, text=True, check=True
    ).stdout
    return int(re.findall(r"\d+", said)[0])


def is_there() -> bool:
    return bool(NAMED) or programs() is not None


def told() -> str:
    """What the head of a test run says of it."""
    if NAMED:
        return f"PostgreSQL: {make_url(NAMED).render_as_string()}"
    folder = programs()
    return f"PostgreSQL {_version(folder)}: {folder}" if folder else f"PostgreSQL: left out, {NOT_FOUND}"


class Cluster:
    """A server of its own in a temporary folder, spoken to through a socket there. Safe from no power cut."""

    def __init__(self, *settings: str):
        self.settings = settings
        self.folder = Path(tempfile.mkdtemp(prefix="pg-"))
        self._as = _somebody_else(self.folder)
        self._programs = programs()
        self.url = URL.create(
            "postgresql+psycopg", "postgres", database="postgres", query={"host": str(self.folder)}
        )
        command = ["initdb", "-D", "data", "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8"]
        if _version(self._programs) >= 15:  # sorts as people do, and so otherwise than SQLite
            command += ["--locale-provider=icu", "--icu-locale=en"]
        self._run([*command, "--no-sync", "--no-instructions"])
        self.start()

    def start(self) -> None:
        settings = [f"-c{setting}" for setting in (*QUICK, "listen_addresses=", *self.settings)]
        with (self.folder / "said").open("ab") as said:
            self.running = subprocess.Popen(
                [self._programs / "postgres", "-D", "data", "-k", self.folder, *settings],
                stderr=said,
                stdout=said,
                cwd=self.folder,
                preexec_fn=_die_with_parent,  # noqa: PLW1509 - it only says so to the kernel
                **self._as,
            )
        _wait_for(self.url)

    def stop(self) -> None:
        """At once; whoever is connected is thrown out."""
        self.running.send_signal(signal.SIGINT)
        self.running.wait(30)

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _run(self, command: list[str]) -> None:
        command = [str(self._programs / command[0]), *command[1:]]
        subprocess.run(command, check=True, capture_output=True, cwd=self.folder, **self._as)


def _die_with_parent() -> None:
    ctypes.CDLL(None).prctl(DIE_WITH_PARENT, signal.SIGINT)


def _somebody_else(folder: Path) -> dict:
    """PostgreSQL refuses to run as root: then it runs as its own user, or as nobody."""
    if os.geteuid() != 0:
        return {}
    names = {user.pw_name: user for user in pwd.getpwall()}
    user = names.get("postgres") or names["nobody"]
    os.chown(folder, user.pw_uid, user.pw_gid)
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def _wait_for(url: URL) -> None:
    until = time.monotonic() + 60
    while True:
        try:
            at(url, "SELECT 1")
        except DBAPIError:
            if time.monotonic() > until:
                raise
            time.sleep(0.02)
        else:
            return


def at(url: URL | str, *statements: str) -> None:
    """Say something to a database, as its owner."""
    engine = create_engine(url, poolclass=NullPool, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        for statement in statements:
            connection.execute(text(statement))


class CleanDatabase:
    """One database for all tests of a process, as good as new for each of them."""

    def __init__(self, server: URL, name: str):
        self._server = server
        self._name = name
        self.url = server.set(database=name).render_as_string(hide_password=False)
        at(server, f"DROP DATABASE IF EXISTS {name} WITH (FORCE)", f"CREATE DATABASE {name}")

    def is_made(self) -> None:
        """Its tables are made: remember how the house is before anybody has come."""
        at(self.url, "CREATE SCHEMA made", "CREATE TABLE made.house AS SELECT * FROM house")
        plain = self.url.replace("+psycopg", "")
        self._line = psycopg.connect(plain, autocommit=True)

    def clean(self) -> None:
        """Whoever is still busy was left behind by a test that is over."""
        self._line.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle'"
        )
        self._line.execute(CLEAN)

    def drop(self) -> None:
        self._line.close()
        at(self._server, f"DROP DATABASE IF EXISTS {self._name} WITH (FORCE)")
