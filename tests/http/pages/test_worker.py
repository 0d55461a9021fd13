"""The worker's script says which version of the house it is, and what a phone keeps of it."""

import json
import re

import pytest

from companion.http.pages import worker
from companion.http.pages.files import file_names


@pytest.fixture
def house(visitor):
    said = visitor.get("/service-worker.js").text
    return json.loads(re.match(r"self\.house = (\{.*\});\n", said)[1])


def test_the_script_is_asked_for_anew_each_time(visitor):
    answer = visitor.get("/service-worker.js")
    assert answer.headers["Cache-Control"] == "no-cache"
    assert answer.mimetype == "text/javascript"
    assert "worker-src 'self'" in answer.headers["Content-Security-Policy"]


def test_it_keeps_pages_that_are_there(visitor, house):
    assert {"/", "/new", "/shell/table", "/shell/offline"} <= set(house["documents"])
    for path in house["documents"]:
        page = visitor.get(path)
        assert (page.status_code, page.mimetype) == (200, "text/html"), path
        assert page.headers["Companion-Version"] == house["version"]


def test_it_leaves_out_pages_that_are_not_there(app):
    with app.test_request_context():
        assert worker.is_here("/new")
        assert not worker.is_here("/nowhere")
        assert not worker.is_here("/settings")


def test_it_keeps_every_script_and_style_and_no_pictures(visitor, house):
    kept = {address.split("/", 3)[3] for address in house["files"]}
    scripts = {name for name in file_names() if name.startswith("js/")} - {"js/service-worker.js"}
    assert scripts <= kept
    assert {"css/app.css", "vendor/micropython/micropython.wasm", "icons/favicon.svg"} <= kept
    assert [name for name in kept if name.endswith(".png")] == []
    for address in house["files"]:
        assert "immutable" in visitor.get(address).headers["Cache-Control"], address


def test_its_version_follows_every_text(monkeypatch, tmp_path):
    before = worker.house_version()
    (tmp_path / "templates").mkdir()
    (tmp_path / "templates" / "home.html").write_text("another home", encoding="utf-8")
    monkeypatch.setattr(worker, "ROOT", tmp_path)
    worker.house_version.cache_clear()
    assert worker.house_version() != before
    monkeypatch.undo()
    worker.house_version.cache_clear()


@pytest.mark.parametrize("path", ["/shell/table", "/shell/offline"])
@pytest.mark.parametrize("language", ["en", "zh", "ja"])
def test_a_shell_holds_nothing_of_anybody(ben, opened, path, language):
    ben.browser.set_cookie("lang", language)
    page = ben.browser.get(path)
    assert page.status_code == 200
    assert opened["code"] not in page.text
    assert "Ana" not in page.text


def test_the_shell_of_a_table_has_no_table(visitor):
    assert '<script type="application/json" id="table-now"></script>' in visitor.get("/shell/table").text
