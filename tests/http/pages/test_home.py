"""Home: this browser's tables, a new one, and the way to another by its code."""

import re
from datetime import timedelta

import pytest

ENDED = {"entries": [{"type": "end"}]}


def test_who_never_was_here_is_told_what_this_is(visitor):
    page = visitor.get("/")
    assert page.status_code == 200
    assert "Your tables" not in page.text
    assert 'href="/new"' in page.text


def test_ben_sees_his_table(ben, opened):
    page = ben.browser.get("/").text
    assert "Your tables" in page
    assert f'href="/tables/{opened["code"]}"' in page
    for said in ("Skull King", "Ana, Bo and Cy", "round 1", "just begun", opened["code"]):
        assert said in page


def test_a_label_comes_first(ben, opened, table):
    ben.patch(table, {"label": "Table 4"})
    assert re.search(r'<b class="name">Table 4</b>', ben.browser.get("/").text)


def test_names_are_text(ben):
    ben.post("/tables", {"game": "skull-king", "players": ["<b>Ana</b>", "Bo & Co"]})
    page = ben.browser.get("/").text
    assert "<b>Ana</b>" not in page
    assert "&lt;b&gt;Ana&lt;/b&gt; and Bo &amp; Co" in page


def test_cleo_sees_nothing_of_it(cleo, opened):
    assert opened["code"] not in cleo.browser.get("/").text


def test_a_table_that_is_over_comes_after(ben, opened, table):
    ben.post(f"{table}/entries", ENDED)
    page = ben.browser.get("/").text
    assert "Your tables" not in page
    assert page.index("New table") < page.index("Just finished") < page.index(opened["code"])
    assert "ended early" in page


@pytest.mark.parametrize("spelled", ["{}", " {} ", "{0:.3}-{1}", "{0:.3} {1}"])
def test_a_code_leads_to_its_table_however_it_is_typed(visitor, opened, spelled):
    code = opened["code"]
    typed = spelled.format(code, code[3:]).lower()
    answer = visitor.get("/tables", query_string={"code": typed})
    assert (answer.status_code, answer.location) == (303, f"/tables/{code}")


@pytest.mark.parametrize(
    ("typed", "said"),
    [("nope 22", "There is no table “nope 22”."), ("", "Type the code of the table first.")],
)
def test_a_code_that_leads_nowhere_stays_in_its_field(visitor, typed, said):
    answer = visitor.get("/tables", query_string={"code": typed})
    assert answer.status_code == 404
    assert said in answer.text
    assert f'value="{typed}"' in answer.text
    assert 'aria-invalid="true"' in answer.text


def test_the_app_opens_at_the_table_that_is_being_played(ben, opened):
    answer = ben.browser.get("/?source=home")
    assert (answer.status_code, answer.location) == (303, f"/tables/{opened['code']}")
    assert ben.browser.get("/").status_code == 200


def test_with_two_tables_being_played_the_app_opens_at_home(ben, opened):
    ben.post("/tables", {"game": "skull", "players": ["Ana", "Bo", "Cy"]})
    assert ben.browser.get("/?source=home").status_code == 200


def test_the_app_opens_at_home_where_the_game_is_over(ben, opened, table):
    ben.post(f"{table}/entries", ENDED)
    assert ben.browser.get("/?source=home").status_code == 200


def test_the_app_opens_at_home_where_nothing_happened_for_hours(ben, opened, monkeypatch):
    monkeypatch.setattr("companion.http.pages.home.BEING_PLAYED", timedelta(seconds=0))
    assert ben.browser.get("/?source=home").status_code == 200
