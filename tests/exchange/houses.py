"""A house in which everything has happened once, empty houses, and what a house tells of itself."""

import shutil
from contextlib import contextmanager
from pathlib import Path

from flask import Flask

from companion import create_app
from companion.exchange import own_out
from companion.history import people
from companion.history.catalogue import change_facts
from companion.settings import Settings
from companion.storage import db, writing
from companion.storage.house import Dm
from companion.storage.models import now
from tests.conftest import SECRET, Person
from tests.history.dms import SignedInDm
from tests.history.test_memory import known, logged
from tests.history.test_results import END, SKULL, open_game, record
from tests.http.api.rounds import REDO, ROUND_1, ROUND_2, UNDO, bids, result


@contextmanager
def house(file: Path):
    """The house that is kept in a file."""
    app = create_app(Settings(database_url=f"sqlite:///{file}", secret_key=SECRET))
    yield app
    with app.app_context():
        db.engine.dispose()


def empty_file(empty_database: Path, file: Path) -> Path:
    return Path(shutil.copy(empty_database, file))


def looks(app: Flask):
    @contextmanager
    def look():
        with app.app_context():
            yield db.session()

    return look


def document(app: Flask, *, with_deleted: bool = True) -> str:
    return "".join(own_out.whole_house(looks(app), with_deleted=with_deleted))


def live_in(app: Flask) -> SignedInDm:
    """Let everything happen once: games of both kinds, corrections, people who are one, or forgotten, or renamed.

    Return its owner.
    """
    ada, jay, ben = SignedInDm(app, "Ada", is_owner=True), SignedInDm(app, "Jay"), Person(app)
    ada.patch("/house", {"name": "The Lantern", "languages": ["zh", "en"]})
    _two_more_dms(app)
    _skull_king(ben, jay)
    _skull(ben)
    running = open_game(ben, ("Nia", "Oz", "小雨"), label="窓際")
    record(ben, running, bids(0, 1, 0))
    for names in (("Anna", "Bo", "Cy"), ("Dee", "Eve", "Finn"), ("Guy", "Bo", "Eve"), ("Hal", "Dee", "Cy")):
        logged(app, *names, minutes=25, label="Table 1", notes='Said "=1+1"\nand left')
    _people(app, ada)
    with app.app_context(), writing() as session:
        change_facts(
            session, "skull", {"weight": {"value": 1.1, "as_of": "2026-01-02"}, "age": {"value": "10+"}}
        )
    jay.post("/catalogue/skull/knows")
    for game in ada.get("/history?q=finn").json["games"]:
        ada.delete(f"/history/{game['code']}")
    return ada


def _two_more_dms(app: Flask) -> None:
    with app.app_context(), writing() as session:
        session.add_all(Dm(name="Old", sounds="old", retired_at=now()) for _ in range(2))


def _skull_king(ben: Person, jay: SignedInDm) -> None:
    table = open_game(ben, label="Table 4")
    record(jay, table, bids(1, 1, 0), result(1, 0, 0), UNDO, REDO)
    ben.put(f"{table}/entries/1", {"entry": bids(1, 0, 1)})
    ben.patch(table, {"names": {"p2": "Bobby"}, "notes": "First game\nfor two of them."})
    rematch = ben.post(f"{table}/rematch", {"options": {"schedule": [1, 2]}}).json["code"]
    early = f"/tables/{rematch}"
    record(ben, early, *ROUND_1, {"type": "join", "name": "Late", "total": 10})
    record(ben, early, {"type": "leave", "player": "p1", "note": "Ana had to go"}, END)
    cut = open_game(ben, options={"schedule": [1, 2, 3]})
    record(ben, cut, *ROUND_1, ROUND_2[0], {"type": "void_round", "note": "Spilt"}, *ROUND_2, END)


def _skull(ben: Person) -> None:
    record(ben, open_game(ben, ("=Ana", "Bo", "Finn"), "skull", {}), *SKULL)


def _people(app: Flask, ada: SignedInDm) -> None:
    """Anna is Ana, who is =Ana; Cy is called Cyrus; Hal is forgotten."""
    ids = known(app)
    with app.app_context(), writing() as session:
        people.merge(session, ids["Anna"], ids["Ana"])
        people.rename(session, ids["Cy"], "Cyrus")
    ada.post(f"/players/{ids['Hal']}/forget")


def told(app: Flask, person: Person) -> dict:
    """Everything that a house tells its DM: every game with its log, everybody with their figures, but for numbers."""
    listed = person.get("/history").json["games"]
    games = {one["code"]: _plain(person.get(f"/history/{one['code']}").json) for one in listed}
    everybody = {
        name: _plain(person.get(f"/players/{number}").json) for name, number in sorted(known(app).items())
    }
    catalogue = [_plain(person.get(f"/catalogue/{slug}").json) for slug in ("skull", "skull-king")]
    return {"games": games, "people": everybody, "catalogue": catalogue}


def _plain(said):
    """What is said, without the numbers of rows."""
    if isinstance(said, list):
        return [_plain(one) for one in said]
    if not isinstance(said, dict):
        return said
    return {name: _plain(value) for name, value in said.items() if name not in ("id", "player", "may_write")}
