"""What an entry costs against a bare Flask + SQLAlchemy insert of the same size, in one run; prints ratios.

`make bench`. Both write to a SQLite file in WAL mode with synchronous=FULL, one request after the other.
"""

import json
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from uuid import uuid4

from flask import Flask, request
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
    """Measure and print; the two take turns, so that whatever else the machine does slows both."""
    with tempfile.TemporaryDirectory() as folder:
        insert, table = bare_insert(folder), Companion(folder)
        bare: list[float] = []
        games = [[(timed(insert, bare), timed(step))[1] for step in table.steps()] for _ in range(GAMES)]
        usual = statistics.median(bare)
        print(f"bare insert           {usual:6.2f} ms")
        for what, costs in (
            ("entry, rounds 1 to 2", [cost for game in games for cost in game[:4]]),
            ("entry, rounds 9 to 10", [cost for game in games for cost in game[-4:]]),
            ("read the table", [timed(table.read) for _ in range(60)]),
            ("read it as it was", [timed(table.read_earlier) for _ in range(60)]),
        ):
            milliseconds = statistics.median(costs)
            print(f"{what:21} {milliseconds:6.2f} ms   {milliseconds / usual:5.2f} x bare")


def timed(ask: Callable[[], object], costs: list[float] | None = None) -> float:
    """Return how many milliseconds it takes, and note it."""
    start = time.perf_counter()
    ask()
    cost = (time.perf_counter() - start) * 1000
    if costs is not None:
        costs.append(cost)
    return cost


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


class Companion:
    """The house, with a table at which six friends play."""

    def __init__(self, folder: str) -> None:
        app = create_app(
            Settings(database_url=f"sqlite:///{folder}/companion.db", secret_key="for the benchmark")
        )
        with app.app_context():
            migrate(db.engine)
        self.client = app.test_client()

    def steps(self) -> Iterator[Callable[[], None]]:
        """Open a table and yield a request for each entry of the game."""
        opened = {field: SIX_FRIENDS[field] for field in ("game", "players", "options")}
        self.path = f"/api/v1/tables/{self.client.post('/api/v1/tables', json=opened).json['code']}"
        for entry in SIX_FRIENDS["entries"]:
            yield partial(self.record, {"entries": [entry | {"key": str(uuid4())}]})

    def record(self, body: dict[str, object]) -> None:
        """Record one entry."""
        answer = self.client.post(f"{self.path}/entries", json=body)
        assert answer.status_code == 201, answer.json

    def read(self) -> object:
        """Read the table as it stands."""
        return self.client.get(self.path)

    def read_earlier(self) -> object:
        """Read it as it was after the ninth round, from its log."""
        return self.client.get(f"{self.path}?at=18")


if __name__ == "__main__":
    main()
