"""Alive, ready, and the figures."""

import sqlite3
from datetime import datetime

import pytest
from prometheus_client.parser import text_string_to_metric_families

from companion import create_app
from companion.settings import Rotation, Settings
from companion.storage import db
from companion.storage.nightly import back_up_if_due
from tests.conftest import SECRET, Person
from tests.http.api.rounds import ROUND_1

TOKEN = "a token for the tests"  # noqa: S105


@pytest.fixture
def watched(database, tmp_path):
    """A house whose figures may be read, and whose nights are kept."""
    app = create_app(
        Settings(
            database_url=f"sqlite:///{database}",
            secret_key=SECRET,
            metrics_token=TOKEN.replace(" ", "-"),
            backups=Rotation(tmp_path / "nights", 3),
        )
    )
    yield app
    with app.app_context():
        db.engine.dispose()


def figures(app) -> dict[tuple, float]:
    answer = app.test_client().get("/metrics", headers={"Authorization": f"Bearer {TOKEN.replace(' ', '-')}"})
    assert (answer.status_code, answer.mimetype) == (200, "text/plain")
    return {
        (sample.name, *sorted(sample.labels.values())): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


def test_alive_whatever_else_is(ben, database):
    database.unlink()
    assert ben.browser.get("/healthz").json == {"alive": True}


def test_ready(ben):
    answer = ben.browser.get("/readyz")
    parts = {"server": "fine", "database": "fine", "schema": "fine", "disk": "fine", "backups": "off"}
    assert (answer.status_code, answer.json) == (200, {"ready": True, **parts})
    assert answer.headers["Cache-Control"] == "private, no-store"


def test_not_ready_without_a_database(ben, database):
    database.unlink()
    answer = ben.browser.get("/readyz")
    assert (answer.status_code, answer.json["ready"], answer.json["database"]) == (503, False, "out of reach")


@pytest.mark.parametrize(
    ("sql", "says"),
    [
        ("UPDATE alembic_version SET version_num = '0001'", "not up to date"),
        ("UPDATE alembic_version SET version_num = '9999'", "not up to date"),
        ("DROP TABLE alembic_version", "missing"),
    ],
)
def test_not_ready_with_another_schema(ben, database, sql, says):
    with sqlite3.connect(database) as connection:
        connection.execute(sql)
    connection.close()
    answer = ben.browser.get("/readyz")
    assert (answer.status_code, answer.json["schema"]) == (503, says)


def test_a_missing_backup_is_told_and_stops_nothing(watched):
    answer = watched.test_client().get("/readyz")
    assert (answer.status_code, answer.json["backups"]) == (200, "failing")
    assert figures(watched)[("companion_backup_failing",)] == 1


def test_the_figures_are_for_whoever_has_the_token(watched, ben):
    assert ben.browser.get("/metrics").status_code == 404
    for shown in ("", "Bearer", "Bearer wrong", f"Basic {TOKEN}", "Bearer ä"):
        headers = {"Authorization": shown.encode().decode("latin-1")}
        assert watched.test_client().get("/metrics", headers=headers).status_code == 401


def test_the_figures_tell_what_happened_and_of_nobody(watched):
    before = figures(watched)
    eva = Person(watched)
    opened = eva.post("/tables", {"game": "skull-king", "players": ["Ana", "Bo", "Cy"]}).json
    path = f"/tables/{opened['code']}"
    eva.post(f"{path}/entries", {"entries": ROUND_1})
    assert eva.post(f"{path}/entries", {"entries": ROUND_1[1:]}).status_code == 409
    with watched.app_context():
        back_up_if_due(watched.config["COMPANION_BACKUPS"], datetime.now())
    after = figures(watched)
    entries = "/api/v1/tables/<code>/entries"
    grown = {name: after[name] - before.get(name, 0) for name in after}
    assert grown[("companion_requests_total", entries, "201", "POST")] == 1
    assert grown[("companion_requests_total", entries, "409", "POST")] == 1
    assert grown[("companion_request_seconds_count", entries)] == 2
    assert grown[("companion_entries_total",)] == 2
    assert sum(value for name, value in grown.items() if name[0] == "companion_refusals_total") == 1
    assert grown[("companion_tables_running", "skull-king")] == 1
    assert (after[("companion_backup_failing",)], after[("companion_streams_open",)]) == (0, 0)
    assert after[("companion_backup_age_seconds",)] < 3600
    told = str(sorted(map(str, after)))
    assert not any(said in told for said in (opened["code"], "Ana", opened["score_key"]))
