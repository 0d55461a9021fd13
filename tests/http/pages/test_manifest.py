"""The manifest: all that a phone asks for before it installs the app, in the asker's language."""

import struct
from urllib.parse import urlsplit

import pytest

LANGUAGES = [("en", "Table Companion"), ("zh", "桌游记分伴侣"), ("ja", "テーブルコンパニオン")]


@pytest.fixture
def manifest(visitor):
    return visitor.get("/manifest.webmanifest").json


def png_size(content: bytes) -> str:
    """As its header says it."""
    assert content[:8] == b"\x89PNG\r\n\x1a\n"
    return "{}x{}".format(*struct.unpack(">II", content[16:24]))


def test_every_page_names_it_and_takes_the_choice_of_language_along(visitor):
    assert (
        '<link rel="manifest" href="/manifest.webmanifest" crossorigin="use-credentials">'
        in visitor.get("/").text
    )


def test_it_says_what_makes_an_app(manifest):
    assert manifest["id"] == manifest["scope"] == "/"
    assert manifest["start_url"] == "/?source=home"
    assert manifest["display"] == "standalone"
    assert len(manifest["short_name"]) <= 12


@pytest.mark.parametrize(("language", "name"), LANGUAGES)
def test_it_speaks_the_language_chosen(visitor, language, name):
    visitor.set_cookie("lang", language)
    answer = visitor.get("/manifest.webmanifest")
    assert answer.mimetype == "application/manifest+json"
    assert answer.json["name"] == name
    assert {"Cookie", "Accept-Language"} <= set(answer.vary.as_set(preserve_casing=True))


def test_it_has_the_colours_of_the_light_chosen(visitor):
    visitor.set_cookie("theme", "dark")
    assert visitor.get("/manifest.webmanifest").json["theme_color"] == "#16120e"


@pytest.mark.parametrize("purpose", ["any", "maskable"])
@pytest.mark.parametrize("size", ["192x192", "512x512"])
def test_every_icon_is_there_in_the_size_it_says(visitor, manifest, purpose, size):
    (icon,) = [icon for icon in manifest["icons"] if (icon["purpose"], icon["sizes"]) == (purpose, size)]
    assert png_size(visitor.get(icon["src"]).data) == size


@pytest.mark.parametrize("language", ["en", "zh", "ja"])
def test_every_screenshot_is_there_in_the_size_it_says(visitor, language):
    visitor.set_cookie("lang", language)
    screens = visitor.get("/manifest.webmanifest").json["screenshots"]
    assert {screen["form_factor"] for screen in screens} == {"narrow", "wide"}
    for screen in screens:
        picture = visitor.get(screen["src"])
        assert png_size(picture.data) == screen["sizes"]
        assert len(picture.data) < 60 * 1024
        assert screen["label"]


def test_an_icon_keeps_its_address_when_other_files_change(manifest):
    assert {icon["src"].split("/")[2] for icon in manifest["icons"]} == {"app"}


def test_every_shortcut_leads_somewhere(visitor, manifest):
    urls = [shortcut["url"] for shortcut in manifest["shortcuts"]]
    assert {"/new?game=skull", "/new?game=skull-king"} <= set(urls)
    assert [visitor.get(url).status_code for url in urls] == [200] * len(urls)
    assert all(not urlsplit(url).netloc for url in urls)


def test_safari_finds_its_icon(visitor):
    page = visitor.get("/").text
    address = page.partition('rel="apple-touch-icon" href="')[2].partition('"')[0]
    assert png_size(visitor.get(address).data) == "180x180"
