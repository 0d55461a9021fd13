"""`flask companion export` and `import`: a whole house into another database, the same row by row."""

import json

import pytest

from companion.exchange.moving import row_lines
from companion.storage import db
from tests import postgresql
from tests.exchange.houses import document, empty_file, house, live_in, told
from tests.history.dms import SignedInDm
from tests.history.test_results import adds_up, open_game, record
from tests.http.api.rounds import ROUND_1
from tests.test_cli import run

ON_BOTH = pytest.mark.parametrize(
    "database_url",
    [
        "sqlite",
        pytest.param(
            "postgresql", marks=pytest.mark.skipif(not postgresql.is_there(), reason=postgresql.NOT_FOUND)
        ),
    ],
    indirect=True,
)


@pytest.fixture(scope="module")
def moved_out(empty_database, tmp_path_factory) -> dict:
    """A house in which everything has happened, on SQLite, and its file."""
    folder = tmp_path_factory.mktemp("moving")
    with house(empty_file(empty_database, folder / "house.db")) as app:
        ada = live_in(app)
        exported = run(app, "export", str(folder / "house.ndjson"))
        assert exported.exit_code == 0, exported.output
        cookie = ada.browser.get_cookie("companion_dm").value
        told_there = {"told": told(app, ada), "document": document(app), "rows": all_rows(app)}
        return {"file": folder / "house.ndjson", "cookie": cookie, **told_there}


def all_rows(app) -> list[str]:
    with app.app_context():
        return list(row_lines(db.session()))


@ON_BOTH
def test_every_row_every_log_every_figure(app, moved_out, tmp_path):
    moved = run(app, "import", str(moved_out["file"]))
    assert moved.exit_code == 0, moved.output
    assert all_rows(app) == moved_out["rows"]
    assert document(app) == moved_out["document"]
    ada = SignedInDm.__new__(SignedInDm)
    super(SignedInDm, ada).__init__(app)
    ada.browser.set_cookie("companion_dm", moved_out["cookie"])  # her phone is still signed in
    assert told(app, ada) == moved_out["told"]
    assert adds_up(app)
    back = tmp_path / "back.ndjson"
    assert run(app, "export", str(back)).exit_code == 0
    assert back.read_bytes() == moved_out["file"].read_bytes()


@ON_BOTH
def test_life_goes_on_after_the_move(app, moved_out, ben):
    """The next ids come after those that moved in."""
    assert run(app, "import", str(moved_out["file"])).exit_code == 0
    record(ben, open_game(ben, ("New", "Ana", "Cy")), *ROUND_1)
    assert adds_up(app)


@ON_BOTH
def test_a_house_that_is_not_empty_stays_as_it_is(app, moved_out, ben):
    open_game(ben)
    before = all_rows(app)
    refused = run(app, "import", str(moved_out["file"]))
    assert refused.exit_code == 1
    assert "This house is not empty" in refused.output
    assert all_rows(app) == before


def _cut(lines):
    return lines[:-1]


def _older(lines):
    return [json.dumps(json.loads(lines[0]) | {"revision": "0001"}) + "\n", *lines[1:]]


def _changed(lines):
    return [line.replace("The Lantern", "The Candle") for line in lines]


@pytest.mark.parametrize(
    ("damage", "says"),
    [
        (_cut, "cut off or damaged"),
        (lambda lines: [*lines[:9], lines[9][:20]], "damaged"),
        (_changed, "cut off or damaged"),
        (_older, "Bring both houses to the same version first"),
        (lambda lines: lines[1:], "not the file of a whole house"),
        (lambda _: ["{}\n"], "not the file of a whole house"),
        (lambda lines: [lines[0], '["game_table", 1]\n'], "has 1 fields"),
        (lambda lines: [lines[0], '["nothing", 1]\n'], "no table nothing"),
        (lambda _: [""], "damaged"),
    ],
)
def test_a_damaged_file_changes_nothing(app, moved_out, tmp_path, damage, says):
    before = all_rows(app)
    lines = moved_out["file"].read_text(encoding="utf-8").splitlines(keepends=True)
    broken = tmp_path / "broken.ndjson"
    broken.write_text("".join(damage(lines)), encoding="utf-8")
    refused = run(app, "import", str(broken))
    assert refused.exit_code == 1
    assert "Nothing was changed." in refused.output
    assert says in refused.output
    assert all_rows(app) == before


def test_nobody_else_on_the_machine_reads_the_file(moved_out):
    assert moved_out["file"].stat().st_mode & 0o077 == 0
