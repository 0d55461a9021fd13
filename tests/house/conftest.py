"""Ada owns the house; Eli is a DM too; both are signed in on phones of their own."""

import pytest

from companion.house.setting_up import new_setup_link
from tests.conftest import Person

PASSPHRASE = "a lantern over the bar"  # noqa: S105
SET_UP = {"name": "The Lantern", "languages": ["zh", "en"], "dm": "Ada", "passphrase": PASSPHRASE}


def setup_secret(app) -> str:
    with app.app_context():
        secret = new_setup_link()
    assert secret
    return secret


def sign_in(person: Person, name: str, passphrase: str = PASSPHRASE, **more):
    return person.post("/session", {"name": name, "passphrase": passphrase}, **more)


def secret_in(answer) -> str:
    """What stands behind the # of a one-time link."""
    return answer.json["link"].partition("#")[2]


@pytest.fixture
def ada(app) -> Person:
    ada = Person(app)
    answer = ada.post("/house", {**SET_UP, "secret": setup_secret(app)})
    assert answer.status_code == 201, answer.json
    return ada


@pytest.fixture
def invited(ada) -> dict:
    """Eli, who has not chosen a passphrase yet."""
    answer = ada.post("/dms", {"name": "Eli"})
    assert answer.status_code == 201, answer.json
    return answer.json | {"secret": secret_in(answer)}


@pytest.fixture
def eli(app, invited) -> Person:
    """A DM, but not the owner."""
    eli = Person(app)
    answer = eli.post("/dms/passphrase", {"secret": invited["secret"], "passphrase": "eli's own words"})
    assert answer.status_code == 201, answer.json
    return eli
