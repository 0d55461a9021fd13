"""What goes wrong on our side: a calm page with a reference, in every language, and the same for programs."""

import shutil

import pytest
from jinja2 import DictLoader

from companion.translations import LANGUAGES, sentence
from tests.conftest import Person


@pytest.fixture
def broken(app, monkeypatch):
    """The board is broken by a mistake of ours."""

    def mistake(**_asked):
        raise KeyError("Ana")

    monkeypatch.setitem(app.view_functions, "pages.home", mistake)
    monkeypatch.setitem(app.view_functions, "games.get_games", mistake)
    return Person(app)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_calm_page_with_a_reference(broken, language):
    page = broken.browser.get("/", headers={"Accept-Language": language})
    assert (page.status_code, page.mimetype) == (500, "text/html")
    assert sentence(language, "error-other-text") in page.text
    assert f"{sentence(language, 'error-reference')} " in page.text
    assert page.headers["X-Request-Id"] in page.text
    assert "Ana" not in page.text
    assert page.headers["Content-Security-Policy"].startswith("default-src 'none'")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_for_programs(broken, language):
    answer = broken.get("/games", headers={"Accept-Language": language})
    assert (answer.status_code, answer.mimetype) == (500, "application/problem+json")
    assert answer.json["code"] == "our_fault"
    assert answer.json["detail"] == sentence(language, "problem-our_fault")
    assert answer.json["reference"] == answer.headers["X-Request-Id"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_also_where_no_template_can_be_drawn(app, broken, language):
    app.jinja_env.loader = DictLoader({"error.html": "{{ nothing.at.all }}"})
    page = broken.browser.get("/", headers={"Accept-Language": language})
    assert (page.status_code, page.mimetype) == (500, "text/html")
    assert sentence(language, "error-other-title") in page.text
    assert page.headers["X-Request-Id"] in page.text


@pytest.mark.parametrize("path", ["/", "/tables/K7QX2M", "/house", "/history", "/players", "/catalogue"])
def test_also_where_the_database_is_gone(app, ben, database, path):
    ben.browser.set_cookie("companion_dm", "somebody")
    ben.browser.set_cookie("companion_browser", "some browser")
    database.unlink()
    page = ben.browser.get(path)
    assert (page.status_code, page.mimetype) == (503, "text/html")
    assert int(page.headers["Retry-After"]) > 0
    assert page.headers["X-Request-Id"] in page.text


def test_and_where_it_is_damaged(ben, table, database, tmp_path):
    shutil.copy(database, tmp_path / "whole.db")
    content = bytearray(database.read_bytes())
    content[4096:] = b"\x55" * (len(content) - 4096)
    database.unlink()
    database.write_bytes(content)
    answer = ben.get(table)
    assert (answer.status_code, answer.json["code"]) == (503, "cannot_keep")


def test_every_answer_has_a_reference_of_its_own(ben):
    seen = {
        ben.browser.get(path).headers["X-Request-Id"]
        for path in ("/", "/nowhere", "/api/v1/games", "/healthz")
    }
    assert len(seen) == 4
