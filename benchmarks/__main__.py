"""What an entry costs against a bare Flask + SQLAlchemy insert of the same size, in one run; prints ratios.

`make bench`. Both write to a SQLite file in WAL mode with synchronous=FULL, one request after the other.
"""

import json
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from uuid import uuid4

from flask import Flask, request
from flask.testing import FlaskClient
from sqlalchemy import event
from sqlalchemy.orm import Mapped, mapped_column

from companion import create_app
from companion.settings import Settings
from companion.storage import Base, db
from companion.storage.migrate import migrate

GAMES = 12
SIX_FRIENDS = json.loads(
    (Path(__file__).parents[1] / "tests/data/six-friends.json").read_text(encoding="utf-8")
)


class Note(Base):
    """A bare row."""

    __tablename__ = "note"

    id: Mapped[int] = mapped_column(primary_key=True)
    body: Mapped[str]


def main() -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder:
        bare = measured(bare_insert(folder))
        early, late, read, replay = entries(folder)
    print(f"bare insert           {bare:6.2f} ms")
    for what, milliseconds in (
        ("entry, rounds 1 to 2", early),
        ("entry, rounds 9 to 10", late),
        ("read the table", read),
        ("read it as it was", replay),
    ):
        print(f"{what:21} {milliseconds:6.2f} ms   {milliseconds / bare:5.2f} x bare")
    print(f"late against early    {late / early:6.2f} x")


def bare_insert(folder: str) -> Callable[[], object]:
    """Return a request that inserts a row into a Flask + SQLAlchemy app that does nothing else."""
    app = Flask("bare")
    app.config["SQLALCHEMY_DATABASE_URI"] = f"sqlite:///{folder}/bare.db"
    db.init_app(app)

    @app.post("/notes")
    def insert() -> dict[str, int]:
        note = Note(body=json.dumps(request.json))
        db.session.add(note)
        db.session.commit()
        return {"id": note.id}

    with app.app_context():
        event.listen(db.engine, "connect", _tune)
        Note.__table__.create(db.engine)
    client = app.test_client()
    return lambda: client.post("/notes", json={"entries": [SIX_FRIENDS["entries"][1]]})


def _tune(connection: object, _record: object) -> None:
    for pragma in ("journal_mode=WAL", "synchronous=FULL"):
        connection.execute(f"PRAGMA {pragma}")


def entries(folder: str) -> tuple[float, float, float, float]:
    """Return milliseconds: an early entry, a late one, reading the table, reading an earlier moment."""
    app = create_app(
        Settings(database_url=f"sqlite:///{folder}/companion.db", secret_key="for the benchmark")
    )
    with app.app_context():
        migrate(db.engine)
    client = app.test_client()
    times: list[list[float]] = []
    for _ in range(GAMES):
        opened = {field: SIX_FRIENDS[field] for field in ("game", "players", "options")}
        code = client.post("/api/v1/tables", json=opened).json["code"]
        times.append([_record(client, code, entry) for entry in SIX_FRIENDS["entries"]])
    early = statistics.median(cost for game in times for cost in game[:4])
    late = statistics.median(cost for game in times for cost in game[-4:])
    path = f"/api/v1/tables/{code}"
    return early, late, measured(lambda: client.get(path)), measured(lambda: client.get(f"{path}?at=18"))


def _record(client: FlaskClient, code: str, entry: dict[str, object]) -> float:
    body = {"entries": [entry | {"key": str(uuid4())}]}
    start = time.perf_counter()
    answer = client.post(f"/api/v1/tables/{code}/entries", json=body)
    assert answer.status_code == 201, answer.json
    return (time.perf_counter() - start) * 1000


def measured(ask: Callable[[], object], times: int = 60) -> float:
    """Return the median of so many requests in milliseconds, after a few to warm up."""
    for _ in range(5):
        ask()
    costs = []
    for _ in range(times):
        start = time.perf_counter()
        ask()
        costs.append((time.perf_counter() - start) * 1000)
    return statistics.median(costs)


if __name__ == "__main__":
    main()
