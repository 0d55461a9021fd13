"""The page that a one-time link opens: it asks, and does nothing by itself."""

import re

import pytest


@pytest.fixture
def invited(ben, table) -> dict:
    return ben.post(f"{table}/keys", {"name": "Eva"}).json


def test_it_asks_before_anything_happens(ben, cleo, table, invited):
    page = cleo.browser.get(f"{table}/join")
    assert page.status_code == 200
    assert "Ana, Bo and Cy" in page.text
    assert "Keep score here" in page.text
    assert cleo.get(table).json["may_write"] is False
    assert [key["state"] for key in ben.get(f"{table}/keys").json] == ["in_use", "waiting"]


def test_the_key_stands_behind_the_link_s_hash_alone(cleo, table, invited):
    path, _, behind = invited["link"].partition("#")
    assert path.endswith(f"{table}/join")
    assert behind == invited["secret"]
    assert invited["secret"] not in cleo.browser.get(f"{table}/join").text


def test_without_its_script_the_button_does_nothing(cleo, table):
    assert re.search(r'data-action="join" disabled', cleo.browser.get(f"{table}/join").text)


def test_whoever_keeps_score_here_already_is_told(ben, table):
    page = ben.browser.get(f"{table}/join").text
    assert "This phone keeps score at this table already." in page
    assert "<form" not in page


def test_another_spelling_leads_to_the_code(visitor, opened):
    answer = visitor.get(f"/tables/{opened['code'].lower()}/join")
    assert (answer.status_code, answer.location) == (302, f"/tables/{opened['code']}/join")


def test_an_unknown_code_is_answered_calmly(visitor):
    page = visitor.get("/tables/NOPE22/join")
    assert (page.status_code, "No such table" in page.text) == (404, True)


def test_links_say_the_address_that_the_house_gives_itself(app, ben, table):
    app.config["COMPANION_PUBLIC_URL"] = "https://scores.example"
    assert ben.post(f"{table}/keys").json["link"].startswith(f"https://scores.example{table}/join#")
    assert 'data-house="https://scores.example"' in ben.browser.get(table).text
