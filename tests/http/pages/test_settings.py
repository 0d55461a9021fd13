"""Language and light are chosen on the page and kept in the browser."""

import pytest


@pytest.mark.parametrize(
    ("choice", "shown"),
    [
        ({"lang": "ja"}, '<html lang="ja"'),
        ({"theme": "dark"}, 'data-theme="dark"'),
        ({"theme": "light"}, 'data-theme="light"'),
    ],
)
def test_a_choice_is_kept(visitor, choice, shown):
    answer = visitor.post("/settings", data=choice | {"back": "/new"})
    assert (answer.status_code, answer.location) == (303, "/new")
    assert shown in visitor.get("/").text


def test_as_the_phone_says_nothing_of_light(visitor):
    visitor.post("/settings", data={"theme": "dark"})
    visitor.post("/settings", data={"theme": "auto"})
    assert "data-theme" not in visitor.get("/").text


@pytest.mark.parametrize("choice", [{"lang": "klingon"}, {"theme": "purple"}, {}])
def test_what_is_not_offered_is_not_kept(visitor, choice):
    answer = visitor.post("/settings", data=choice)
    assert (answer.status_code, answer.location) == (303, "/")
    assert "Set-Cookie" not in answer.headers


@pytest.mark.parametrize(
    "back", ["https://elsewhere.example/", "//elsewhere.example", "javascript:alert(1)", ""]
)
def test_one_never_lands_elsewhere(visitor, back):
    answer = visitor.post("/settings", data={"lang": "en", "back": back})
    assert answer.location == "/"


@pytest.mark.parametrize("choice", ["auto", "light", "dark"])
def test_the_page_shows_what_is_chosen(visitor, choice):
    visitor.set_cookie("theme", choice)
    assert f'name="theme" value="{choice}" aria-pressed="true"' in visitor.get("/").text
