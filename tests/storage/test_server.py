"""A database server: others write meanwhile, somebody holds a table for too long, it goes away and comes back."""

import threading
from concurrent.futures import ThreadPoolExecutor
from uuid import uuid4

import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.pool import NullPool

from companion import create_app
from companion.settings import Settings
from companion.storage import db, postgresql
from companion.storage.migrate import migrate
from companion.tables.reading import find_table, read_sheet
from tests import postgresql as postgresql_here
from tests.conftest import SECRET, Person
from tests.http.api.rounds import ROUND_1, ROUND_2, keyed
from tests.storage.test_database import SKULL_KING, says, write

pytestmark = pytest.mark.postgresql


def opened_on(url):
    return create_app(Settings(database_url=url, secret_key=SECRET))


@pytest.fixture
def impatient(monkeypatch, database_url, table):
    """A server of the house that waits for nobody for long, and for a connection least of all."""
    monkeypatch.setitem(postgresql.LIMITS, "lock_timeout", 200)
    monkeypatch.setattr(postgresql, "CONNECTIONS", 2)
    monkeypatch.setattr("companion.storage.database.PATIENCE_SECONDS", 0.2)
    app = opened_on(database_url)
    yield app
    with app.app_context():
        db.engine.dispose()


@pytest.fixture
def another(database_url):
    """Somebody else at the database."""
    engine = create_engine(database_url, poolclass=NullPool)
    with engine.connect() as connection:
        yield connection


def test_who_reads_sees_one_moment(app, ben, opened, table):
    """However much is written between two statements, a table and its acts fit together."""
    write(ben, table, *ROUND_1)
    with app.app_context():
        row = find_table(db.session(), opened["code"])
        ThreadPoolExecutor(1).submit(write, ben, table, *ROUND_2).result()
        sheet = read_sheet(db.session(), row)
    assert (row.seq, sheet.log.seq) == (2, 2)
    assert ben.get(table).json["seq"] == 4


def test_while_somebody_holds_a_table_for_too_long(impatient, another, opened, table):
    """Whoever writes there is told to come again; other tables and readers do not wait."""
    ben = Person(impatient, opened["score_key"])
    another.execute(text("SELECT * FROM game_table WHERE code = :code FOR UPDATE"), {"code": opened["code"]})
    assert says(write(ben, table, *ROUND_1)) == (503, "busy")
    assert ben.get(table).status_code == 200
    other = ben.post("/tables", {"game": "skull-king", "players": ["Dan", "Eva"]}).json
    assert write(
        Person(impatient, other["score_key"]), f"/tables/{other['code']}", ROUND_1[0]
    ).status_code in (
        201,
        422,
    )
    another.rollback()
    assert write(ben, table, *ROUND_1).status_code == 201


def test_when_all_connections_are_taken(impatient, opened, table):
    ben = Person(impatient, opened["score_key"])
    with impatient.app_context():
        taken = [db.engine.connect() for _ in range(3)]
    assert says(write(ben, table, *ROUND_1)) == (503, "busy")
    for connection in taken:
        connection.close()
    assert write(ben, table, *ROUND_1).status_code == 201


def test_two_who_write_the_same_at_once(ben, another):
    """The second one is told to come again, and then finds what the first has written."""
    key = str(uuid4())
    another.execute(
        text(
            "INSERT INTO game_table (code, game, seq, started_at, last_act_at, open_key, open_fingerprint)"
            " VALUES ('K7QX2M', 'skull', 0, now(), now(), :key, '')"
        ),
        {"key": key},
    )
    first = threading.Timer(0.3, another.commit)
    first.start()
    assert says(ben.post("/tables", {**SKULL_KING, "key": key})) == (503, "busy")
    first.join()
    assert ben.post("/tables", {**SKULL_KING, "key": key}).json["code"] == "key_reused"


def test_readers_go_on_while_everybody_writes(app, opened, table):
    """Every view that is shown is the one that the log makes up to its seq."""
    is_over, shown = threading.Event(), []

    def look(_reader):
        reader = Person(app)
        while not is_over.is_set():
            told = reader.get(table).json
            shown.append((told["seq"], len(reader.get(f"{table}?at={told['seq']}").json["view"]["rounds"])))
            assert len(told["view"]["rounds"]) == told["seq"] // 2

    def play():
        ben = Person(app, opened["score_key"])
        for act in [*ROUND_1, *ROUND_2]:
            assert write(ben, table, keyed(act)).status_code == 201
        is_over.set()

    with ThreadPoolExecutor(4) as threads:
        looking = list(map(threads.submit, [look] * 3, range(3)))
        play()
        for looked in looking:
            looked.result()
    assert all(rounds == seq // 2 for seq, rounds in shown)


@pytest.fixture
def cluster():
    """A server of its own, that may go away."""
    if postgresql_here.programs() is None:
        pytest.skip(postgresql_here.NOT_FOUND)
    cluster = postgresql_here.Cluster()
    yield cluster
    cluster.remove()


def test_it_goes_away_and_comes_back(cluster):
    """It is said clearly meanwhile; afterwards nobody has to start anything anew, and what was answered is there."""
    app = opened_on(cluster.url.render_as_string())
    with app.app_context():
        migrate(db.engine)
    ben = Person(app)
    table = (
        f"/tables/{ben.post('/tables', {'game': 'skull-king', 'players': ['Ana', 'Bo', 'Cy']}).json['code']}"
    )
    assert write(ben, table, *ROUND_1).status_code == 201
    cluster.stop()
    assert says(write(ben, table, *ROUND_2)) == (503, "cannot_keep")
    assert says(ben.get(table)) == (503, "cannot_keep")
    cluster.start()
    assert ben.get(table).json["seq"] == 2
    assert write(ben, table, *ROUND_2).status_code == 201
    with app.app_context():
        db.engine.dispose()
