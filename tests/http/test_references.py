"""A request's reference: our own, unless a proxy that is trusted gave one."""

import pytest

from companion import create_app
from companion.settings import Settings
from companion.storage import db
from tests.conftest import SECRET, Person


@pytest.fixture
def behind_proxy(database):
    app = create_app(Settings(database_url=f"sqlite:///{database}", secret_key=SECRET, trusted_proxies=1))
    yield Person(app)
    with app.app_context():
        db.engine.dispose()


def given(person, said):
    return person.browser.get("/healthz", headers={"X-Request-Id": said}).headers["X-Request-Id"]


def test_of_a_trusted_proxy_it_is_taken(behind_proxy):
    assert given(behind_proxy, "f3a9.2-b_7") == "f3a9.2-b_7"


@pytest.mark.parametrize("said", ["", "a b", "short", "x" * 65, 'a"b=c d', "名字名字名字"])
def test_what_is_no_reference_is_not(behind_proxy, said):
    assert given(behind_proxy, said.encode().decode("latin-1")) != said


def test_of_anybody_else_it_is_not_taken(ben):
    assert given(ben, "f3a9.2-b_7") != "f3a9.2-b_7"
