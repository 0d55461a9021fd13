"""Several people at one table do whatever comes to their mind, in any order, over HTTP.

After every step the table is what the engine makes of the acts that were taken, written down apart; what `allowed`
offers is accepted; what is refused changes nothing; an act sent again is done once; nobody writes who may not.
SEARCH=all: many more evenings, and longer ones.
"""

import os
from itertools import pairwise
from random import Random
from uuid import uuid4

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from companion import create_app
from companion.history.demo_play import entries_of
from companion.settings import Settings
from companion.storage import db
from companion.tables.shelf import pictures, sheets
from tests.conftest import SECRET, Person
from tests.history.dms import SignedInDm
from tests.http.own_book import OwnBook

ALL = os.environ.get("SEARCH") == "all"
EXAMPLES, STEPS = (400, 60) if ALL else (10, 20)
PEOPLE = ("Ana", "Bo", "Cy", "Dee", "Eve", "小雨")
GAMES = [
    ("skull", {"last_chance": True}),
    ("skull", {}),
    ("skull-king", {}),
    (
        "skull-king",
        {"scoring": "rascal", "modules": ["kraken", "loot"], "pirate_powers": True, "schedule": [2, 3]},
    ),
]
MAY_BE_IMPOSSIBLE = {"result", "trick", "reveal", "challenge", "ruling", "harry", "wager"}
CARDS = [
    "green-1",
    "green-14",
    "yellow-7",
    "black-2",
    "purple-3",
    "pirate",
    "mermaid",
    "escape",
    "skull-king",
]
randoms = st.integers(0, 2**32).map(Random)


class Evening(RuleBasedStateMachine):
    """Ben opened the table, Flo has a key of it as well, Ada is a DM; Cleo watches, Dan keeps score elsewhere."""

    def __init__(self, app):
        super().__init__()
        self.app = app

    @initialize(game=st.sampled_from(GAMES), count=st.integers(3, 6))
    def sit_down(self, game, count):
        slug, options = game
        self.book = OwnBook(slug, list(PEOPLE[:count]), options)
        ben, dan = Person(self.app), Person(self.app)
        opened = ben.post("/tables", {"game": slug, "players": list(PEOPLE[:count]), "options": options}).json
        dan.post("/tables", {"game": "skull", "players": ["Dan", "Gus", "Hal"]})
        self.code = opened["code"]
        self.table = f"/tables/{self.code}"
        self.scribes = [ben, Person(self.app, opened["score_key"]), SignedInDm(self.app, str(uuid4())[:13])]
        self.others = [Person(self.app), dan, Person(self.app, "sk_none")]
        self.aside = (None, None)
        self.said: list[dict] = []  # entries with their keys, as they were taken
        self.seen: dict[int, dict] = {0: self.shown()["view"]}

    def shown(self):
        return self.others[0].get(self.table).json

    def send(self, scribe, *entries, **more):
        return self.scribes[scribe].post(f"{self.table}/entries", {"entries": list(entries), **more})

    def takes(self, answer, *entries):
        assert answer.status_code == 201, (answer.json, entries)
        for entry in entries:
            self.book.take({field: value for field, value in entry.items() if field != "key"})
            self.said += [entry] if "key" in entry else []
        self.seen[self.book.seq] = answer.json["view"]

    @rule(scribe=st.integers(0, 2), rng=randoms, is_keyed=st.booleans(), knows=st.booleans())
    def what_is_allowed(self, scribe, rng, is_keyed, knows):
        offers = self.shown()["view"]["allowed"]
        if not offers:
            return
        entry = drawn_from(rng, rng.choice(offers), f"New {self.book.seq}")
        refusal = self.book.refusal_of(entry)
        assert refusal is None or entry["type"] in MAY_BE_IMPOSSIBLE, entry
        self.enters(scribe, entry, refusal, is_keyed, knows)

    @rule(scribe=st.integers(0, 2), rng=randoms, is_keyed=st.booleans(), knows=st.booleans())
    def what_is_played(self, scribe, rng, is_keyed, knows):
        entry = likely(rng, self.book.played())
        if entry is not None:
            self.enters(scribe, entry, self.book.refusal_of(entry), is_keyed, knows)

    def enters(self, scribe, entry, refusal, is_keyed, knows):
        sent = entry | ({"key": str(uuid4())} if is_keyed else {})
        answer = self.send(scribe, sent, **({"after": self.book.seq} if knows else {}))
        if refusal is None:
            self.takes(answer, sent)
        else:
            status = 422 if refusal == "ill_shaped" else 409
            assert (answer.status_code, answer.json["code"], answer.json["index"]) == (status, refusal, 0)

    @rule(scribe=st.integers(0, 2), verb=st.sampled_from(["undo", "redo"]), is_keyed=st.booleans())
    def back_and_forth(self, scribe, verb, is_keyed):
        sent = {"type": verb} | ({"key": str(uuid4())} if is_keyed else {})
        answer = self.send(scribe, sent)
        if self.book.live if verb == "undo" else self.book.undone:
            self.takes(answer, sent)
        else:
            assert (answer.status_code, answer.json["code"]) == (409, f"nothing_to_{verb}")

    @rule(scribe=st.integers(0, 2), rng=randoms)
    def all_or_none(self, scribe, rng):
        good = likely(rng, self.book.played())
        if good is None or self.book.refusal_of(good):
            return
        answer = self.send(scribe, good, {"type": "bid", "player": "p1", "count": 99})
        assert answer.json["index"] == 1
        answer = self.send(scribe, good, {"type": "undo"}, {"type": "redo"})
        self.takes(answer, good, {"type": "undo"}, {"type": "redo"})

    @precondition(lambda self: self.said)
    @rule(scribe=st.integers(0, 2), rng=randoms)
    def the_same_again(self, scribe, rng):
        """Known keys come before `after`: a phone that lost the answer does not know where the table stands."""
        known = rng.sample(self.said, min(3, len(self.said)))
        assert self.send(scribe, *known, after=0).status_code == 200
        other = {"type": "end", "note": "something else", "key": known[0]["key"]}
        answer = self.send(scribe, other)
        assert (answer.status_code, answer.json["code"]) == (422, "key_reused")

    @precondition(lambda self: self.book.seq)
    @rule(scribe=st.integers(0, 2), rng=randoms)
    def who_has_not_looked(self, scribe, rng):
        after = rng.choice([*range(self.book.seq), self.book.seq + 1])
        answer = self.send(scribe, {"type": "end"}, after=after)
        assert (answer.status_code, answer.json["seq"]) == (412, self.book.seq)
        assert answer.json["view"] == self.seen[self.book.seq]

    @precondition(lambda self: self.book.standing)
    @rule(scribe=st.integers(0, 2), rng=randoms, drop_later=st.booleans())
    def put_right(self, scribe, rng, drop_later):
        at = rng.randrange(len(self.book.standing))
        stands = self.book.standing[at]
        before = self.book.played(self.book.standing[:at])
        other = drawn_from(rng, rng.choice(before.allowed()), f"New {self.book.seq}")
        entry = rng.choice([stands.entry, other, likely(rng, before)])
        then = self.book.amended(stands.seq, entry, drop_later=drop_later)
        address = f"{self.table}/entries/{stands.seq}?drop_later={str(drop_later).lower()}"
        answer = self.scribes[scribe].put(address, {"entry": entry})
        if then is None:
            assert answer.status_code in (409, 422)
        else:
            assert answer.status_code == 200, answer.json
            self.book.amend(then)
            self.seen[self.book.seq] = answer.json["view"]

    @rule(scribe=st.integers(0, 2), name=st.sampled_from(["Zoë", "Yu", "さくら"]), rng=randoms)
    def rename(self, scribe, name, rng):
        player = rng.choice(self.book.seats)
        answer = self.scribes[scribe].patch(self.table, {"names": {player: name}})
        if name in [other for seat, other in self.book.people().items() if seat != player]:
            assert (answer.status_code, answer.json["code"]) == (422, "name_taken")
        else:
            assert answer.status_code == 200
            self.book.rename(player, name)
            self.seen[self.book.seq] = answer.json["view"]

    @rule(who=st.integers(0, 2))
    def who_may_not(self, who):
        answer = self.others[who].post(f"{self.table}/entries", {"entries": [{"type": "end"}]})
        assert answer.status_code in (401, 403)

    @rule()
    def the_server_forgets(self):
        """As after a restart: the game is read from its log."""
        for shelf in (sheets, pictures):
            shelf.take(self.code)

    @rule()
    def another_process_looks(self):
        """One that had this table in memory a while ago."""
        (mark, sheet), self.aside = self.aside, sheets.take(self.code)
        pictures.take(self.code)
        if sheet is not None:
            sheets.put(self.code, mark, sheet)

    @rule(rng=randoms)
    def look_back(self, rng):
        seq = rng.choice(list(self.seen))
        assert self.others[0].get(f"{self.table}?at={seq}").json["view"] == self.seen[seq]

    @invariant()
    def the_table_is_what_was_taken(self):
        if not hasattr(self, "book"):
            return
        shown, book = self.shown(), self.book
        assert shown["view"] == book.played().view() == self.seen[book.seq]
        assert shown["seq"] == book.seq
        assert shown["undo"] == (book.live[-1].seq if book.live else None)
        assert shown["redo"] == (book.undone[-1].seq if book.undone else None)
        assert {one["id"]: one["name"] for one in shown["players"]} == book.people()

    def teardown(self):
        if hasattr(self, "book"):
            log = self.others[0].get(f"{self.table}/entries").json["entries"]
            assert [line["seq"] for line in log] == list(range(1, self.book.seq + 1))
            assert all(earlier["at"] <= later["at"] for earlier, later in pairwise(log))


def likely(rng, game):
    """An entry that leads on, where the game has not ended: bids, or a whole round of tricks given to somebody."""
    offers = {offer["type"]: offer for offer in game.allowed()}
    if not offers or game.slug == "skull":
        return next(entries_of(rng, game), None)
    if "bids" in offers:
        return drawn_from(rng, offers["bids"], "")
    rows = {player: {"tricks": 0} for player in offers["result"]["rows"]}
    for _ in range(game.view()["cards"]):
        rows[rng.choice(list(rows))]["tricks"] += 1
    return {"type": "result", "rows": rows}


def drawn_from(rng, offer, newcomer):
    """An entry within the bounds of an offer."""
    if offer["type"] == "trick":
        return {
            "type": "trick",
            "plays": [{"player": one, "card": rng.choice(CARDS)} for one in offer["order"]],
        }
    fields = {field: _within(rng, bounds, field) for field, bounds in offer.items() if field != "type"}
    return {"type": offer["type"]} | fields | ({"name": newcomer} if offer["type"] == "join" else {})


def _within(rng, bounds, field):
    if not isinstance(bounds, dict | list):
        return bounds
    if isinstance(bounds, list):
        return rng.sample(bounds, rng.randint(0, 2)) if field in ("fourteens", "loot") else rng.choice(bounds)
    if bounds.keys() == {"min", "max"}:
        number = rng.choice([bounds["min"], bounds["max"], rng.randint(bounds["min"], bounds["max"])])
        return "x" * number if field == "note" else number
    return {name: _within(rng, inner, name) for name, inner in bounds.items()}


@pytest.fixture
def app(database):
    """A house that asks nobody to wait: all these evenings come from one address."""
    app = create_app(Settings(f"sqlite:///{database}", SECRET, rate_limits=False))
    yield app
    with app.app_context():
        db.engine.dispose()


def test_an_evening_of_several_people(app):
    run_state_machine_as_test(
        lambda: Evening(app),
        settings=settings(
            max_examples=EXAMPLES,
            stateful_step_count=STEPS,
            deadline=None,
            database=None,
            derandomize=not ALL,
            suppress_health_check=list(HealthCheck),
        ),
    )
    assert app.test_cli_runner().invoke(args=["companion", "check"]).exit_code == 0
