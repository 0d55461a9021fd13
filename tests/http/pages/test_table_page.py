"""The page of a table carries the table as the API tells it."""

import re

import pytest

from tests.http.pages.conftest import embedded


def test_the_page_carries_the_table(ben, opened, table):
    page = ben.browser.get(table)
    assert page.status_code == 200
    assert embedded(page, "table-now") == ben.get(table).json


def test_ben_may_write_and_cleo_may_not(ben, cleo, table):
    assert embedded(ben.browser.get(table), "table-now")["may_write"] is True
    assert embedded(cleo.browser.get(table), "table-now")["may_write"] is False


def test_no_key_stands_in_the_page(ben, opened, table):
    assert opened["score_key"] not in ben.browser.get(table).text


def test_nothing_is_asked_for_before_the_page_is_painted_but_what_paints_it(ben, table):
    painting, _, later = ben.browser.get(table).text.partition('<template id="needed">')
    assert re.findall(r'(?:src|href)="/static/\w+/(j[^"]+)"', painting) == ["js/painted.js", "js/start.js"]
    assert all(name in later for name in ("js/screens/frame.js", "js/screens/skull_king/index.js", ".ftl"))


def test_a_name_cannot_end_the_script(ben):
    code = ben.post("/tables", {"game": "skull-king", "players": ["</script>", "Bo"]}).json["code"]
    assert embedded(ben.browser.get(f"/tables/{code}"), "table-now")["players"][0]["name"] == "</script>"


def test_a_table_opened_on_a_phone_is_shown_by_that_phone(visitor):
    """The house does not know it yet: it gives the page without a table."""
    page = visitor.get("/tables/new-6f1c9a4e-0d53-4a3f-9a2b-1f0e8b7c6d5a")
    assert page.status_code == 200
    assert '<script type="application/json" id="table-now"></script>' in page.text


def test_another_spelling_leads_to_the_code(visitor, opened):
    answer = visitor.get(f"/tables/{opened['code'].lower()}")
    assert (answer.status_code, answer.location) == (302, f"/tables/{opened['code']}")


@pytest.mark.parametrize(
    ("language", "said"), [("en", "No such table"), ("zh", "没有这一桌"), ("ja", "テーブルがありません")]
)
def test_an_unknown_code_is_answered_calmly(visitor, language, said):
    visitor.set_cookie("lang", language)
    page = visitor.get("/tables/NOPE22")
    assert page.status_code == 404
    assert said in page.text
    assert 'value="NOPE22"' in page.text
    assert 'href="/"' in page.text


@pytest.mark.parametrize(("method", "path", "status"), [("GET", "/nowhere", 404), ("PUT", "/new", 405)])
def test_an_address_that_leads_nowhere_leads_home(visitor, method, path, status):
    page = visitor.open(path, method=method)
    assert page.status_code == status
    assert "Nothing here" in page.text
    assert 'href="/"' in page.text


def test_a_405_says_what_may_be_asked(visitor):
    assert "GET" in visitor.put("/new").headers["Allow"]
