"""`flask --app wsgi companion …`."""

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from companion import create_app
from companion.settings import Settings
from companion.storage import Base, db
from tests.conftest import SECRET
from tests.http.api.rounds import ROUND_1, ROUND_2, UNDO, bids


def run(app, *command):
    return app.test_cli_runner().invoke(args=["companion", *command])


def test_migrate_can_be_repeated(tmp_path):
    app = create_app(Settings(database_url=f"sqlite:///{tmp_path}/new.db", secret_key=SECRET))
    for _ in range(2):
        assert run(app, "migrate").exit_code == 0
    with app.app_context():
        db.engine.dispose()


def test_the_migrations_make_what_the_rows_are(app):
    with app.app_context(), db.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), Base.metadata) == []


def test_everything_adds_up(app, ben, table):
    ben.post(f"{table}/entries", {"entries": [*ROUND_1, UNDO, ROUND_1[1], *ROUND_2, {"type": "end"}]})
    ben.put(f"{table}/entries/1", {"entry": bids(0, 0, 0)})
    checked = run(app, "check")
    assert (checked.exit_code, checked.output) == (0, "1 tables replayed, 0 do not add up.\n")


@pytest.mark.parametrize(
    ("damage", "says"),
    [
        ("DELETE FROM act WHERE seq = 1", "its log should hold the acts 0 to 2, but holds [0, 2]"),
        ("UPDATE game_table SET seq = 3", "its log should hold the acts 0 to 3"),
        ("UPDATE game_table SET ended_at = started_at", "whether it is over is noted otherwise"),
        (
            """UPDATE act SET body = '{"entry": {"type": "result", "rows": {"p1": {"trick": 1}}}}' WHERE seq = 2""",
            "cannot be replayed: ill_shaped",
        ),
        ("UPDATE act SET body = '{}' WHERE seq = 2", "cannot be read"),
    ],
)
def test_what_does_not_add_up_is_reported(app, ben, opened, table, damage, says):
    ben.post(f"{table}/entries", {"entries": ROUND_1})
    with app.app_context(), db.engine.begin() as connection:
        connection.execute(text(damage))
    checked = run(app, "check")
    assert checked.exit_code == 1
    assert f"{opened['code']}: " in checked.output
    assert says in checked.output
