"""What every answer carries and every route refuses: walked over all addresses of the house, whatever they are."""

import sqlite3

import pytest

from companion.http.identity import COOKIE, DM_COOKIE
from tests.conftest import Person
from tests.house.conftest import PASSPHRASE, SET_UP, ada, setup_secret, sign_in  # noqa: F401 - fixtures
from tests.http.walking import CHANGING, changing, routes

TABLE = {"game": "skull-king", "players": ["Ana", "Bo"]}
POWERS = ("camera", "geolocation", "microphone", "payment", "usb")
FOREIGN = [
    {"Origin": "https://evil.example"},
    {"Origin": "http://localhost:8001"},
    {"Origin": "null"},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
    {"Origin": "http://localhost", "Sec-Fetch-Site": "cross-site"},
]


def kept(database) -> list[str]:
    """All that the house keeps."""
    with sqlite3.connect(database) as connection:
        lines = list(connection.iterdump())
    connection.close()
    return lines


def ask(person, method, path, **more):
    """The answer, whose body may be one that never ends."""
    answer = person.browser.open(path, method=method, **more)
    answer.close()
    return answer


@pytest.fixture
def everywhere(app, opened):
    """Every route with every method, those that are not allowed as well, and addresses that lead nowhere."""
    paths = {path for _, path in routes(app, opened["code"])}
    nowhere = [
        "/nowhere",
        "/api/v1/nowhere",
        "/static/x/nothing.js",
        "/tables/CCCCCC",
        "/api/v1/tables/CCCCCC",
    ]
    methods = ("GET", "HEAD", "OPTIONS", *CHANGING)
    return [(method, path) for path in sorted(paths | set(nowhere)) for method in methods]


@pytest.mark.parametrize("address", ["http://localhost", "https://localhost"])
def test_every_answer_is_walled_in(cleo, everywhere, address):
    for method, path in everywhere:
        answer = ask(cleo, method, path, base_url=address)
        told = (method, path, answer.status_code)
        policy = answer.headers["Content-Security-Policy"]
        assert policy.startswith("default-src 'none'"), told
        assert "frame-ancestors 'none'" in policy, told
        assert "'unsafe" not in policy, told
        assert answer.headers["X-Content-Type-Options"] == "nosniff", told
        assert answer.headers["Cache-Control"], told
        assert answer.status_code < 500 or answer.status_code == 503, told
        assert not [name for name in answer.headers.keys() if name.startswith("Access-Control")], told  # noqa: SIM118
        promise = answer.headers.get("Strict-Transport-Security")
        assert promise == ("max-age=31536000" if address.startswith("https") else None), told
        if not path.startswith("/static/"):
            assert answer.headers["Referrer-Policy"] == "same-origin", told
            assert all(f"{power}=()" in answer.headers["Permissions-Policy"] for power in POWERS), told
            assert answer.headers["Cross-Origin-Resource-Policy"] == "same-origin", told


def test_our_own_faults_are_walled_in_too(app, cleo):
    app.config["PROPAGATE_EXCEPTIONS"] = False
    app.add_url_rule("/api/v1/fault", view_func=lambda: 1 / 0)
    answer = cleo.get("/fault")
    assert answer.status_code == 500
    assert "frame-ancestors 'none'" in answer.headers["Content-Security-Policy"]
    assert "ZeroDivisionError" not in answer.text


@pytest.mark.parametrize("foreign", FOREIGN, ids=str)
def test_no_foreign_page_changes_anything(app, database, ada, opened, foreign):  # noqa: F811
    """Ada is the owner and keeps score here herself: her browser may do everything, and a page elsewhere asks it."""
    ada.post(f"/tables/{opened['code']}/keys/claim", {"secret": opened["score_key"]})
    before = kept(database)
    asked = changing(app, opened["code"])
    assert len(asked) > 20
    for method, path in asked:
        answer = ask(ada, method, path, json={}, headers=foreign)
        assert answer.status_code == 403, (method, path)
        assert "Set-Cookie" not in answer.headers, (method, path)
    assert kept(database) == before


def test_a_form_of_a_foreign_page_ends_on_a_calm_page(cleo):
    answer = cleo.browser.post("/settings", data={"lang": "ja"}, headers={"Origin": "https://evil.example"})
    assert (answer.status_code, answer.mimetype) == (403, "text/html")
    assert "Nothing was changed" in answer.text


def test_what_came_by_https_was_not_asked_by_a_page_that_did_not(cleo):
    asked = {"json": TABLE, "headers": {"Origin": "http://localhost"}}
    assert cleo.browser.post("/api/v1/tables", base_url="https://localhost", **asked).status_code == 403
    assert cleo.browser.post("/api/v1/tables", **asked).status_code == 201


def test_no_other_website_is_let_in_to_ask(cleo, opened):
    asked = {"Origin": "https://evil.example", "Access-Control-Request-Method": "POST"}
    for path in ("/api/v1/tables", f"/api/v1/tables/{opened['code']}/entries", "/api/v1/session"):
        answer = cleo.browser.options(path, headers=asked)
        assert not [name for name in answer.headers.keys() if name.startswith("Access-Control")]  # noqa: SIM118


class TestCookies:
    def test_over_https_they_are_of_this_house_alone(self, app):
        person = Person(app)
        secret = setup_secret(app)
        by_https = {"base_url": "https://localhost"}
        answers = [
            person.post("/tables", TABLE, **by_https),
            person.post("/house", {**SET_UP, "secret": secret}, **by_https),
        ]
        cookies = [cookie for answer in answers for cookie in answer.headers.getlist("Set-Cookie")]
        assert {cookie.partition("=")[0] for cookie in cookies} == {f"__Host-{COOKIE}", f"__Host-{DM_COOKIE}"}
        for cookie in cookies:
            assert {"Secure", "HttpOnly", "SameSite=Lax", "Path=/"} <= set(cookie.split("; "))
            assert "Domain" not in cookie
        assert person.get("/session", **by_https).status_code == 200

    def test_a_neighbour_cannot_slip_in_a_mark_that_it_knows(self, app, cleo):
        """Whoever sets a cookie for the whole domain would write wherever this browser does."""
        cleo.browser.set_cookie(COOKIE, "known-to-a-neighbour", domain="localhost")
        opened = cleo.post("/tables", TABLE, base_url="https://localhost").json
        neighbour = Person(app)
        neighbour.browser.set_cookie(COOKIE, "known-to-a-neighbour")
        for name in (COOKIE, f"__Host-{COOKIE}"):
            neighbour.browser.set_cookie(name, "known-to-a-neighbour")
            for address in ("http://localhost", "https://localhost"):
                told = neighbour.get(f"/tables/{opened['code']}", base_url=address).json
                assert told["may_write"] is False

    def test_signing_in_begins_a_session_that_nobody_knew(self, app, ada):  # noqa: F811
        phone = Person(app)
        phone.browser.set_cookie(DM_COOKIE, "planted")
        sign_in(phone, "Ada", PASSPHRASE)
        assert phone.browser.get_cookie(DM_COOKIE).value != "planted"
        planted = Person(app)
        planted.browser.set_cookie(DM_COOKIE, "planted")
        assert planted.get("/session").status_code == 401


@pytest.mark.parametrize(
    "back",
    [
        "https://evil.example",
        "//evil.example",
        "///evil.example",
        "/\\evil.example",
        "\\\\evil.example",
        "/\t/evil.example",
        "\t//evil.example",
        " //evil.example",
        "/%09/evil.example/..//evil.example",
        "javascript:alert(1)",
        "http:evil.example",
        "//evil.example/%2f..",
        "https:/evil.example",
    ],
)
def test_nobody_is_led_elsewhere(ada, back):  # noqa: F811
    answers = [
        ada.browser.get("/sign-in", query_string={"back": back}),
        ada.browser.post("/settings", data={"lang": "ja", "back": back}),
    ]
    for answer in answers:
        assert answer.status_code == 303
        assert answer.location.startswith("/")
        assert not answer.location.replace("\\", "/").replace("\t", "").startswith("//")


def test_a_host_that_somebody_made_up_leads_nowhere(cleo, opened):
    answer = cleo.browser.get(f"/tables/{opened['code'].lower()}", headers={"Host": "evil.example"})
    assert answer.status_code == 302
    assert answer.location == f"/tables/{opened['code']}"
    assert cleo.browser.get("/tables//x", headers={"Host": "evil.example"}).status_code == 404


def test_a_guest_who_is_called_like_a_script_is_text(app, ada):  # noqa: F811
    names = ["</script><img src=x>", "<b>Bo", "\"'><img src=x>", "{{7*7}}"]
    code = ada.post("/tables", {"game": "skull", "players": names, "label": "<img src=x>"}).json["code"]
    ada.post(f"/tables/{code}/entries", {"entries": [{"type": "end", "note": "<img src=x>"}]})
    ada.get("/history")
    shown = 0
    for method, path in routes(app, code):
        answer = ada.browser.get(path) if method == "GET" and "/events" not in path else None
        if answer is not None and answer.mimetype == "text/html":
            assert "<img src=x" not in answer.text, path
            assert "<b>Bo" not in answer.text, path
            shown += "img src=x" in answer.text
    assert shown >= 5
