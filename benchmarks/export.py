"""What leaves a house of a hundred thousand games, against a thousand: memory and time, each in a process of its own.

`python -m benchmarks.export`. A tenth of the games has a whole log besides; memory must not grow with the house.
"""

import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from sqlalchemy import func, insert, select, update

from benchmarks.history import FEW, MANY, House
from companion import create_app
from companion.house.signing_in import stay_signed_in
from companion.http.identity import DM_COOKIE
from companion.settings import Settings
from companion.storage import Act, FinishedGame, ScoreKey, Table, db, writing
from companion.storage.house import Dm

SECRET = "for the benchmark"
MOST_MORE_MIB = 16
MEBIBYTE = 1024 * 1024
WITH_LOG = 10  # every so manieth game
BATCH = 1_000
WAYS = (
    "history.csv",
    "history.csv?by=round",
    "history.json",
    "history.json?game=skull-king",
    "history.bgstats",
)


def add_logs(house: House) -> None:
    """Give every tenth game of Skull King a table with a whole log."""
    with house.app.app_context(), writing() as session:
        king = select(FinishedGame.id, FinishedGame.code, FinishedGame.ended_at).where(
            FinishedGame.game == "skull-king", FinishedGame.id % WITH_LOG == 0
        )
        games = session.execute(king.order_by(FinishedGame.id)).all()
        for at in range(0, len(games), BATCH):
            some = games[at : at + BATCH]
            session.execute(insert(Table), [a_table(*game) for game in some])
            session.execute(insert(ScoreKey), [{"id": game, "table_id": game} for game, _, _ in some])
            session.execute(insert(Act), [act for game, _, ended_at in some for act in a_log(game, ended_at)])
            ids = [game for game, _, _ in some]
            linked = update(FinishedGame).where(FinishedGame.id.in_(ids))
            session.execute(linked.values(table_id=FinishedGame.id))


def a_table(game: int, code: str, ended_at: Any) -> dict[str, Any]:
    """Return a table that is over."""
    moments = dict.fromkeys(("started_at", "last_act_at", "ended_at"), ended_at)
    return {"id": game, "code": code, "game": "skull-king", "seq": 20, "open_fingerprint": "", **moments}


def a_log(game: int, ended_at: Any) -> list[dict[str, Any]]:
    """Return the log of four people who bid nothing for ten rounds, and of whom the first takes every trick."""
    players = [f"p{seat}" for seat in range(1, 5)]
    bids = {"type": "bids", "bids": dict.fromkeys(players, 0)}
    said: list[tuple[str, dict[str, Any]]] = [
        ("open", {"players": ["Ana", "Bo", "Cy", "Dee"], "options": {}})
    ]
    for cards in range(1, 11):
        rows = {player: {"tricks": cards if player == "p1" else 0} for player in players}
        said += [("entry", {"entry": bids}), ("entry", {"entry": {"type": "result", "rows": rows}})]
    same = {"table_id": game, "fingerprint": "", "who_id": game, "at": ended_at, "round": None, "key": None}
    return [{"seq": seq, "kind": kind, "body": body, **same} for seq, (kind, body) in enumerate(said)]


def ask(url: str, way: str) -> None:
    """Export in this process, keep nothing, and print bytes, seconds and the memory needed at most."""
    app = create_app(Settings(database_url=url, secret_key=SECRET))
    with app.app_context(), writing() as session:
        token = stay_signed_in(session, session.scalars(select(Dm).where(Dm.is_owner)).one())
    client = app.test_client()
    client.set_cookie(DM_COOKIE, token)
    start = time.perf_counter()
    answer = client.get(f"/api/v1/exports/{way}", buffered=False)
    assert answer.status_code == 200, answer.text[:200]
    size = sum(len(piece) for piece in answer.response)
    print(size, time.perf_counter() - start, most_memory())


def most_memory() -> int:
    """Return the bytes of memory that this process has needed at most; rusage would tell of its parent as well."""
    told = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) * 1024 for line in told if line.startswith("VmHWM:"))


def measured(url: str, way: str) -> tuple[float, float, float]:
    """Return MiB sent, seconds, and MiB of memory, of a process that does nothing else."""
    command = [sys.executable, "-m", "benchmarks.export", url, way]
    size, seconds, memory = map(
        float, subprocess.run(command, check=True, capture_output=True).stdout.split()
    )
    return size / MEBIBYTE, seconds, memory / MEBIBYTE


def main() -> bool:
    """Measure and print; return whether memory stays within bounds."""
    with tempfile.TemporaryDirectory() as folder:
        urls = []
        for games in (FEW, MANY):
            house = House(folder, games)
            add_logs(house)
            with house.app.app_context():
                logs = db.session.scalar(select(func.count()).select_from(Table))
                db.engine.dispose()
            print(f"{games} games, {logs} of them with a log")
            urls.append(f"sqlite:///{folder}/{games}.db")
        more = [compared(way, *(measured(url, way) for url in urls)) for way in WAYS]
    print(f"at most {max(more):.1f} MiB more memory, allowed are {MOST_MORE_MIB}")
    return max(more) <= MOST_MORE_MIB


def compared(way: str, few: tuple[float, float, float], many: tuple[float, float, float]) -> float:
    """Print both; return how much more memory the larger house needs."""
    print(f"{way:28} {many[0]:7.1f} MiB in {many[1]:6.1f} s, memory {few[2]:6.1f} and {many[2]:6.1f} MiB")
    return many[2] - few[2]


if __name__ == "__main__":
    if sys.argv[1:]:
        ask(sys.argv[1], sys.argv[2])
    else:
        raise SystemExit(0 if main() else 1)
