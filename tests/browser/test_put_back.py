"""A backup put back while people play: every phone and the television begin anew with what the house has."""

import os
import subprocess
import sys
from pathlib import Path

from tests.browser.host import Host
from tests.browser.tables import open_table, plain_rounds, record
from tests.browser.test_live import stands_at
from tests.conftest import SECRET
from tests.http.api.rounds import bids


def companion(house, *command) -> None:
    environment = os.environ | {
        "COMPANION_DATABASE_URL": f"sqlite:///{house.database}",
        "COMPANION_SECRET_KEY": SECRET,
    }
    subprocess.run(
        [sys.executable, "-m", "flask", "--app", "wsgi", "companion", *command], env=environment, check=True
    )


def test_they_begin_anew_by_themselves(ben, cleo, phones, house, tmp_path):
    backup = str(Path(tmp_path) / "evening.db")
    code = open_table(ben, 3, plain_rounds(3, 1))
    companion(house, "backup", backup)
    record(ben, code, *plain_rounds(3, 2, start=2))
    board: Host = phones()
    cleo.sit_at(code)
    for host in (ben, cleo):
        stands_at(host, 4)
    board.page.goto(f"/tables/{code}/board")
    board.sees("Round 3")
    companion(house, "restore", backup)
    for host in (ben, cleo):
        stands_at(host, 2, within=30_000)
    board.sees("Round 2")
    record(ben, code, bids(1, 0, 1))
    for host in (ben, cleo):
        stands_at(host, 3)
