"""Whatever is asked, by whomever: an answer that the OpenAPI document describes, and never our fault.

Every check of schemathesis, on a house with some history: what fits the document is accepted, what does not is
refused, nobody gets in without showing who they are, other methods are refused with `Allow`.
SEARCH=all asks far more, the bounds of every field one by one, and what follows from what was answered before.
"""

import os
from typing import NamedTuple

import pytest

from companion.history.demo import fill
from companion.http.identity import COOKIE
from companion.http.limits import FILLING, SEARCHING, TAKING_IN
from tests.conftest import Person
from tests.history.dms import sign_in
from tests.http.openapi import faults, served

ALL = os.environ.get("SEARCH") == "all"
PHASES = {"examples": None, "coverage": None, "fuzzing": 50, "stateful": 20} if ALL else {"fuzzing": 2}
# After these the phone that asks is signed out.
PARTING = r"/session$|/dms/\{dm_id\}/link$|/dms/passphrase$"
STAYING = rf"^(?!.*({PARTING}))"


class House(NamedTuple):
    """Where it is, a table in it, and what each of the cast shows."""

    address: str
    code: str
    shows: dict[str, dict]


@pytest.fixture
def app(app, monkeypatch):
    """So much is asked that somebody would be asked to wait, which is not what is looked at here."""
    for limits in (FILLING, TAKING_IN, SEARCHING):
        for endpoint, limit in limits.items():
            monkeypatch.setitem(limits, endpoint, limit._replace(most=10**6))
    return app


@pytest.fixture
def house(app, ben, dan):
    with app.app_context():
        fill(days=2)
    opened = ben.post("/tables", {"game": "skull-king", "players": ["Ana", "Bo", "Cy"]}).json
    others = Person(app).post("/tables", {"game": "skull", "players": ["Dan", "Eva", "Flo"]}).json
    shows = {
        "ada": {"dm": {"api_key": sign_in(app, "Ada", is_owner=True)[1]}},
        "eli": {"dm": {"api_key": sign_in(app, "Eli")[1]}},
        "ben": {"score_key": {"bearer": opened["score_key"]}},
        "cleo": {"browser": {"api_key": dan.browser.get_cookie(COOKIE).value}},
        "dan": {"score_key": {"bearer": others["score_key"]}},
    }
    with served(app) as address:
        yield House(address, opened["code"], shows)


def test_answers_are_those_described(house):
    found = []
    for who, asked in [*((who, STAYING) for who in ("dan", "cleo", "ben", "eli", "ada")), ("ada", PARTING)]:
        wrong = faults(house.address, house.shows[who], house.code, PHASES, path_regex=asked)
        found += [f"as {who}: {fault}" for fault in wrong]
    assert not found, "\n".join(found)
