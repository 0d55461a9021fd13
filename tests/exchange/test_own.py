"""Our own document: it comes back in unchanged, once, and what cannot have been does not come in."""

import json
import os

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.exchange.own_shape import moment_of
from companion.exchange.readers import read_file
from companion.history.demo import fill
from companion.history.forgetting import forget
from companion.storage import Dm, db, writing
from companion.tables.refusal import Refusal
from tests.exchange.files import rows, take_in, troubles
from tests.exchange.houses import document, empty_file, house, live_in, told
from tests.history.dms import SignedInDm, sign_in
from tests.history.test_memory import known, logged
from tests.history.test_results import ONE_ROUND, adds_up, open_game, record
from tests.http.api.rounds import bids, result

ALL = os.environ.get("SEARCH") == "all"


@pytest.fixture(scope="module")
def lived_in(empty_database, tmp_path_factory) -> tuple[str, dict]:
    """The document of a house in which everything has happened, and what that house tells."""
    file = empty_file(empty_database, tmp_path_factory.mktemp("lived-in") / "house.db")
    with house(file) as app:
        ada = live_in(app)
        return document(app), told(app, ada)


class Owner:
    """Whoever takes a file in; the house may have nobody yet."""

    def __init__(self, dm_id: int):
        self.id = dm_id


def take_into(app, text: str, dm_id: int | None = None) -> list[str]:
    """Take a document in as this DM, or as its own first one."""
    if dm_id is None:
        first = json.loads(text)["dms"][0]
        dm_id, _ = sign_in(app, first["name"])
        with app.app_context(), writing() as session:
            session.get_one(Dm, dm_id).created_at = moment_of(first["added_at"])
    return take_in(app, Owner(dm_id), text.encode()).codes


def test_the_same_bytes_and_every_figure(app, lived_in):
    text, said = lived_in
    take_into(app, text)
    assert document(app) == text
    assert told(app, SignedInDm(app, "Zoe")) == said
    assert adds_up(app)


def test_twice_changes_nothing(app, lived_in):
    text, _ = lived_in
    me = sign_in(app, "Ada")[0]
    assert take_into(app, text, me)
    before = rows(app)
    assert take_into(app, text, me) == []
    assert rows(app) == before


def test_it_lets_nobody_write_and_makes_nobody_an_owner(app, lived_in, ben):
    text, _ = lived_in
    take_into(app, text)
    running = next(one for one in json.loads(text)["tables"] if one["ended_at"] is None)
    answer = ben.post(f"/tables/{running['code']}/entries", {"entries": [bids(0, 0, 0)]})
    assert answer.status_code == 401
    with app.app_context():
        dms = db.session.query(Dm).all()
        assert {dm.name for dm in dms} == {"Ada", "Jay", "Old"}
        assert not any(dm.is_owner or dm.passphrase_hash for dm in dms)


def test_into_a_house_with_people_of_its_own(app, lived_in, ben):
    """Two who have met here stay two; names that are known are the same people."""
    text, _ = lived_in
    record(ben, open_game(ben, ("Anna", "Ana", "Late"), options=ONE_ROUND), bids(1, 0, 0), result(1, 0, 0))
    take_into(app, text, sign_in(app, "Mio")[0])
    ids = known(app)
    zoe = SignedInDm(app, "Zoe")
    assert {"Ana", "Anna", "Late", "Cyrus", "Bobby"} <= set(ids)
    assert zoe.get(f"/players/{ids['Late']}").json["games"]["skull-king"]["games"] == 1
    assert adds_up(app)


def test_a_code_that_is_taken_here(app, lived_in, ben):
    text, _ = lived_in
    mine = open_game(ben)[-6:]
    said = json.loads(text)
    first, second = said["tables"][0], said["tables"][1]
    assert second["rematch_of"] == first["code"]
    moved = text.replace(second["code"], mine)
    me = sign_in(app, "Mio")[0]
    codes = take_into(app, moved, me)
    assert mine not in codes
    assert first["code"] in codes
    told_here = {one["code"]: one for one in json.loads(document(app))["tables"]}
    follows = next(one for one in told_here.values() if one["rematch_of"] == first["code"])
    assert follows["code"] in codes
    acts = told_here[first["code"]]["log"]
    assert [act["body"]["code"] for act in acts if act["kind"] == "rematch"] == [follows["code"]]
    assert take_into(app, moved, me) == []


def test_whoever_was_forgotten_stays_forgotten(app, ben):
    table = open_game(ben, ("Ana", "Bo", "Cy"), options=ONE_ROUND)
    record(ben, table, bids(1, 0, 0), result(1, 0, 0))
    text = document(app)
    with app.app_context():
        forget(known(app)["Ana"], "Guest")
    assert take_into(app, text, sign_in(app, "Mio")[0]) == []
    assert "Ana" not in document(app)


def test_strangers_of_two_houses_stay_two(app, empty_database, tmp_path, ben):
    with house(empty_file(empty_database, tmp_path / "other.db")) as other:
        logged(other, "Ana", "Bo", "Cy")
        with other.app_context():
            forget(known(other)["Ana"], "Guest")
        text = document(other)
    logged(app, "Dan", "Eva", "Fay")
    with app.app_context():
        forget(known(app)["Dan"], "Guest")
    take_into(app, text, sign_in(app, "Mio")[0])
    assert {"Guest 1", "Guest 1*"} <= set(known(app))
    assert adds_up(app)


def test_deleted_ones_do_not_come_back(app, ben):
    ada = SignedInDm(app, "Ada", is_owner=True)
    logged(app, "Ana", "Bo", "Cy")
    text = document(app)
    (game,) = ada.get("/history").json["games"]
    ada.delete(f"/history/{game['code']}")
    assert take_into(app, text, ada.id) == []
    assert ada.get("/history").json["games"] == []


def _table(said):
    return said["tables"][0]


BROKEN = {
    "a field less": lambda said: _table(said).pop("log"),
    "a field of another kind": lambda said: _table(said).update(dm="Ada"),
    "a moment without its zone": lambda said: _table(said).update(started_at="2026-01-01T10:00:00"),
    "a moment to come": lambda said: _table(said)["log"][1].update(at="2999-01-01T10:00:00Z"),
    "no such code": lambda said: _table(said).update(code="AEIOU1"),
    "no such game": lambda said: _table(said).update(game="chess"),
    "a line less": lambda said: _table(said)["log"].pop(1),
    "an entry that cannot be": lambda said: _table(said)["log"][1]["body"]["entry"].update(bids={"p1": 9}),
    "an act of no kind": lambda said: _table(said)["log"][1].update(kind="__init__"),
    "somebody who is not there": lambda said: _table(said)["log"][1].update(writer=9),
    "not over": lambda said: _table(said).update(ended_at=None),
    "a name that nobody could see": lambda said: _table(said)["log"][0]["body"].update(
        players=["\u200b", "Bo"]
    ),
    "people of no kind": lambda said: said["people"].append({"name": 1}),
    "a fact of no kind": lambda said: said["catalogue"][0]["facts"].update(colour={"value": "red"}),
    "two alike": lambda said: [seat.update(name="Ana") for seat in said["logged"][0]["seats"]],
    "no list": lambda said: said.update(tables=[7]),
    "a newer house": lambda said: said.update(version=2),
    "broken off": lambda said: said.pop("end"),
}


@pytest.mark.parametrize("what", BROKEN)
def test_what_cannot_have_been_changes_nothing(app, lived_in, what):
    said = json.loads(lived_in[0])
    BROKEN[what](said)
    raw = json.dumps(said).encode()
    me = sign_in(app, "Mio")[0]
    before = rows(app)
    with pytest.raises(Refusal) as refused:
        take_in(app, Owner(me), raw)
    assert refused.value.code == "import_refused"
    assert troubles(raw)
    assert rows(app) == before


def test_a_file_cut_anywhere(lived_in):
    raw = lived_in[0].encode()
    for at in range(1, len(raw), max(1, len(raw) // (2000 if ALL else 40))):
        assert read_file(raw[:at]).is_broken


def _places(said, place=()):
    yield place
    items = said.items() if isinstance(said, dict) else enumerate(said) if isinstance(said, list) else ()
    for key, value in items:
        yield from _places(value, (*place, key))


VALUES = st.one_of(
    st.none(), st.booleans(), st.integers(-(10**12), 10**12), st.text(max_size=5), st.just([]), st.just({}),
    st.floats(allow_nan=False), st.just("\ud800"), st.just("2026-11-30T00:00:00Z"),
)  # fmt: skip


@settings(max_examples=2000 if ALL else 40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(chosen=st.data())
def test_any_value_anywhere_is_read_or_refused(lived_in, chosen):
    """Whatever stands anywhere, reading ends with pieces or with troubles, never with an error."""
    said = json.loads(lived_in[0])
    place = chosen.draw(st.sampled_from([*_places(said)][1:]))
    holder = said
    for key in place[:-1]:
        holder = holder[key]
    holder[place[-1]] = chosen.draw(VALUES)
    read_file(json.dumps(said).encode())


@settings(max_examples=20 if ALL else 1, deadline=None, suppress_health_check=list(HealthCheck))
@given(seed=st.integers(0, 10**6))
def test_whatever_was_played_comes_back_the_same(empty_database, tmp_path_factory, seed):
    folder = tmp_path_factory.mktemp("played")
    with house(empty_file(empty_database, folder / "one.db")) as one, one.app_context():
        fill(seed, days=2)
        text = document(one)
    with house(empty_file(empty_database, folder / "other.db")) as other:
        take_into(other, text)
        assert document(other) == text
