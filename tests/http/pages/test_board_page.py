"""The page of the board carries the table as anyone may see it."""

from tests.http.pages.conftest import embedded


def test_it_carries_the_table(cleo, table):
    page = cleo.browser.get(f"{table}/board")
    assert page.status_code == 200
    assert embedded(page, "table-now") == cleo.get(table).json


def test_nobody_writes_on_it(ben, opened, table):
    page = ben.browser.get(f"{table}/board")
    assert embedded(page, "table-now")["may_write"] is False
    assert opened["score_key"] not in page.text


def test_it_names_the_address_to_type(app, cleo, table):
    assert 'data-address="localhost"' in cleo.browser.get(f"{table}/board").text
    app.config["COMPANION_PUBLIC_URL"] = "https://scores.example"
    assert 'data-address="scores.example"' in cleo.browser.get(f"{table}/board").text


def test_another_spelling_leads_to_the_code(visitor, opened):
    answer = visitor.get(f"/tables/{opened['code'].lower()}/board")
    assert (answer.status_code, answer.location) == (302, f"/tables/{opened['code']}/board")


def test_an_unknown_code_is_answered_calmly(visitor):
    page = visitor.get("/tables/NOPE22/board")
    assert (page.status_code, "No such table" in page.text) == (404, True)
