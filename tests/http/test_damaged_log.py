"""A damaged log is named wherever its table would be listed or opened, and the rest goes on working."""

import pytest
from sqlalchemy import text

from companion.storage import db
from tests.house.conftest import ada, eli, invited
from tests.http.api.rounds import ROUND_1, bids

__all__ = ["ada", "eli", "invited"]

OF_TABLE = " AND table_id = (SELECT id FROM game_table WHERE code = :code)"
DAMAGES = [
    "DELETE FROM act WHERE seq = 2",
    "DELETE FROM act WHERE seq = 1",
    "UPDATE act SET body = '{}' WHERE seq = 2",
    "UPDATE act SET body = replace(body, 'tricks', 'trick') WHERE seq = 2",
]


def damage(app, code, sql):
    with app.app_context(), db.engine.begin() as connection:
        connection.execute(text(sql + OF_TABLE), {"code": code})


@pytest.fixture
def two_tables(ben, ada):
    """Ben keeps score at both, and Ada sees both; the first will be damaged."""
    codes = []
    for _ in range(2):
        codes.append(ben.post("/tables", {"game": "skull-king", "players": ["Ana", "Bo", "Cy"]}).json["code"])
        assert ben.post(f"/tables/{codes[-1]}/entries", {"entries": ROUND_1}).status_code == 201
    return codes


@pytest.mark.parametrize("sql", DAMAGES)
def test_it_is_named_and_the_rest_goes_on(app, ben, ada, cleo, two_tables, sql):
    broken, whole = two_tables
    damage(app, broken, sql)
    forget_what_is_in_memory(app, broken)
    for person, path in ((ben, "/"), (ada, "/house")):
        page = person.browser.get(path)
        assert page.status_code == 200
        assert (broken in page.text, "cannot be read" in page.text, whole in page.text) == (
            True,
            True,
            True,
        ), path
    for path in (f"/tables/{broken}", f"/tables/{broken}/board"):
        page = cleo.browser.get(path)
        assert (page.status_code, "This table cannot be read" in page.text) == (500, True)
        assert page.headers["X-Request-Id"] in page.text
    for answer in (
        cleo.get(f"/tables/{broken}"),
        ben.post(f"/tables/{broken}/entries", {"entries": [bids(1, 0, 0)]}),
    ):
        assert (answer.status_code, answer.json["code"]) == (500, "log_damaged")
        assert (broken in answer.json["detail"], answer.json["reference"]) == (
            True,
            answer.headers["X-Request-Id"],
        )
    assert [table["code"] for table in ben.get("/tables").json] == [whole]
    for path in ("/history", "/players", "/catalogue", "/new", f"/tables/{whole}/board", f"/tables/{whole}"):
        assert ada.browser.get(path).status_code == 200, path
    assert ben.post(f"/tables/{whole}/entries", {"entries": [bids(0, 0, 2)]}).status_code == 201
    checked = app.test_cli_runner().invoke(args=["companion", "check"])
    assert (broken in checked.output, whole in checked.output) == (True, False)


def forget_what_is_in_memory(app, code):
    """As after a start of the server."""
    with app.app_context(), db.engine.begin() as connection:
        connection.execute(
            text("UPDATE game_table SET last_act_at = '2026-01-01 00:00:00' WHERE code = :code"),
            {"code": code},
        )
