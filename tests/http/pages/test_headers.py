"""Every answer, of whatever kind, carries the content policy and tells nobody where it was read."""

import pytest

from companion.http.pages.files import files_version

KINDS = [
    ("GET", "/", 200),
    ("GET", "/new", 200),
    ("GET", "/tables/{code}", 200),
    ("GET", "/tables/NOPE22", 404),
    ("GET", "/tables?code={code}", 303),
    ("GET", "/nowhere", 404),
    ("POST", "/", 405),
    ("GET", "/favicon.ico", 200),
    ("GET", "/static/{version}/js/home.js", 200),
    ("GET", "/static/{version}/css/app.css", 200),
    ("GET", "/static/{version}/icons/favicon.svg", 200),
    ("GET", "/static/{version}/vendor/micropython/micropython.wasm", 200),
    ("GET", "/static/{version}/js/nothing.js", 404),
    ("GET", "/catalogue/0/ja.ftl", 200),
    ("GET", "/api/v1/docs", 200),
    ("GET", "/api/v1/openapi.json", 200),
    ("GET", "/api/v1/games", 200),
    ("GET", "/api/v1/tables/{code}", 200),
    ("GET", "/api/v1/tables/NOPE22", 404),
    ("GET", "/api/v1/nowhere", 404),
    ("POST", "/api/v1/tables", 415),
    ("PUT", "/api/v1/tables", 405),
]

PAGES = [
    ("GET", "/"),
    ("GET", "/new"),
    ("GET", "/tables/{code}"),
    ("GET", "/tables/NOPE22"),
    ("GET", "/tables?code=nope"),
    ("GET", "/nowhere"),
    ("POST", "/"),
    ("GET", "/api/v1/docs"),
]


@pytest.fixture
def ask(visitor, opened):
    def ask(method, path):
        return visitor.open(path.format(code=opened["code"], version=files_version()), method=method)

    return ask


@pytest.mark.parametrize(("method", "path", "status"), KINDS)
def test_every_answer_has_a_policy(ask, method, path, status):
    answer = ask(method, path)
    policy = answer.headers["Content-Security-Policy"]
    assert answer.status_code == status
    assert policy.startswith("default-src 'none'")
    assert "unsafe" not in policy
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert answer.headers["Cache-Control"]


@pytest.mark.parametrize(
    ("method", "path", "status"), [kind for kind in KINDS if not kind[1].startswith("/static/")]
)
def test_what_may_be_of_somebody_is_for_our_own_pages(ask, method, path, status):
    answer = ask(method, path)
    assert "frame-ancestors 'none'" in answer.headers["Content-Security-Policy"]
    assert answer.headers["Cross-Origin-Resource-Policy"] == "same-origin"


@pytest.mark.parametrize(("method", "path"), PAGES)
def test_every_page_is_on_its_own(ask, method, path):
    page = ask(method, path)
    policy = page.headers["Content-Security-Policy"]
    assert "script-src 'self';" in policy
    assert "form-action 'self'" in policy
    assert policy.endswith("require-trusted-types-for 'script'; trusted-types lit-html companion")
    assert page.headers["Referrer-Policy"] == "same-origin"
    assert page.headers["Cross-Origin-Opener-Policy"] == "same-origin"


@pytest.mark.parametrize(("method", "path"), PAGES)
def test_no_page_has_script_or_style_in_line(ask, method, path):
    page = ask(method, path)
    assert page.mimetype == "text/html"
    assert "<style" not in page.text
    assert " style=" not in page.text
    assert " onclick=" not in page.text
    assert page.text.count("<script") == page.text.count("<script type=")


def test_a_worker_may_do_what_its_page_may(visitor):
    page = visitor.get("/").headers["Content-Security-Policy"]
    worker = visitor.get("/static/0/js/any-worker.js").headers["Content-Security-Policy"]
    assert worker == page


def test_the_engines_worker_alone_may_compile_webassembly(visitor):
    page = visitor.get("/").headers["Content-Security-Policy"]
    worker = visitor.get("/static/0/js/engine-worker.js").headers["Content-Security-Policy"]
    assert worker == page.replace("script-src 'self';", "script-src 'self' 'wasm-unsafe-eval';")
