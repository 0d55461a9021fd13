"""A page speaks the language chosen in the app, else the one the browser asks for."""

import re

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_message as serialize_entry

from companion.translations import catalogue, catalogue_version


@pytest.mark.parametrize(
    ("chosen", "asked", "spoken"),
    [
        (None, "", "en"),
        (None, "fr-FR, fr", "en"),
        (None, "zh-CN, zh;q=0.9, en;q=0.8", "zh-Hans"),
        (None, "zh-TW", "zh-Hans"),
        (None, "ja", "ja"),
        (None, "de, ja;q=0.5, en;q=0.3", "ja"),
        (None, "ja-JP, en;q=0.1", "ja"),
        (None, "zh-CN, en-US;q=0.9, ja;q=0.8", "zh-Hans"),
        (None, "en;q=0.5, ja-JP;q=0.6", "ja"),
        (None, "zh_CN", "zh-Hans"),
        (None, "JA", "ja"),
        (None, "ja;q=0, en", "en"),
        (None, "*", "en"),
        (None, "ja;q=soon, ;;=,, zh-Hant-TW;q=0.2", "zh-Hans"),
        ("ja", "zh-CN", "ja"),
        ("en", "ja", "en"),
        ("klingon", "ja", "ja"),
    ],
)
def test_the_language_of_a_page(visitor, chosen, asked, spoken):
    if chosen:
        visitor.set_cookie("lang", chosen)
    page = visitor.get("/", headers={"Accept-Language": asked})
    assert f'<html lang="{spoken}"' in page.text
    assert {"Cookie", "Accept-Language"} <= set(page.vary.as_set(preserve_casing=True))


@pytest.mark.parametrize(
    ("language", "says"), [("en", "New table"), ("zh", "开新桌"), ("ja", "新しいテーブル")]
)
@pytest.mark.parametrize("path", ["/", "/new"])
def test_a_page_says_it_in_that_language(visitor, language, says, path):
    visitor.set_cookie("lang", language)
    assert says in visitor.get(path).text


@pytest.mark.parametrize("language", ["en", "zh", "ja"])
def test_the_catalogue_is_kept_for_good(visitor, language):
    answer = visitor.get(f"/catalogue/{catalogue_version(language)}/{language}.ftl")
    assert answer.text == catalogue(language)
    assert answer.headers["Cache-Control"] == "max-age=31536000, immutable"


def test_an_outdated_catalogue_is_not_kept(visitor):
    assert visitor.get("/catalogue/yesterday/en.ftl").headers["Cache-Control"] == "no-cache"


def test_there_is_no_catalogue_of_another_language(visitor):
    assert visitor.get("/catalogue/0/fr.ftl").status_code == 404


def test_a_page_names_its_catalogue(visitor):
    visitor.set_cookie("lang", "zh")
    assert f'data-catalogue="/catalogue/{catalogue_version("zh")}/zh.ftl"' in visitor.get("/new").text


@pytest.mark.parametrize("language", ["en", "zh", "ja"])
@pytest.mark.parametrize("game", ["skull", "skull-king"])
def test_at_a_table_the_phone_fetches_what_can_be_said_there(visitor, ben, language, game):
    code = ben.post("/tables", {"game": game, "players": ["Ana", "Bo", "Cy"]}).json["code"]
    visitor.set_cookie("lang", language)
    page = visitor.get(f"/tables/{code}").text
    answer = visitor.get(re.search(r'data-catalogue="([^"]+)"', page)[1])
    assert answer.headers["Cache-Control"] == "max-age=31536000, immutable"
    said, whole = messages(answer.text), messages(catalogue(language))
    assert said.items() <= whole.items()
    assert {"table-undo", "list-more", "word-skull", "conflict-title"} <= set(said)
    assert len(answer.text) < 0.75 * len(catalogue(language))


def messages(text: str) -> dict[str, str]:
    body = FluentParser().parse(text).body
    assert [entry for entry in body if isinstance(entry, ast.Junk)] == []
    return {entry.id.name: serialize_entry(entry) for entry in body if isinstance(entry, ast.Message)}


def test_the_cards_of_skull_king_are_not_fetched_at_a_table_of_skull(visitor):
    said = visitor.get("/catalogue/0/skull/en.ftl").text
    assert "\nviolation-bid_too_low =" in said
    assert "\nviolation-harry_out_of_range =" not in said
    assert "\nword-green-14 =" not in said


def test_there_is_no_catalogue_of_another_game(visitor):
    assert visitor.get("/catalogue/0/chess/en.ftl").status_code == 404
    assert visitor.get("/catalogue/0/skull/fr.ftl").status_code == 404
    assert visitor.get("/catalogue/0/skull/en.ftl").headers["Cache-Control"] == "no-cache"
