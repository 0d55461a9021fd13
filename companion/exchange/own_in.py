"""Reading our own document: every game judged by the engine, every other thing by its shape."""

from collections.abc import Iterable, Iterator
from datetime import datetime, timedelta
from typing import Any

from companion.engine import GAMES
from companion.exchange.found import COMPANION, Found, Kept, Piece, Pieces, Trouble
from companion.exchange.own_judge import UnfitActError, judged
from companion.exchange.own_out import FORMAT, VERSION
from companion.exchange.own_shape import CATALOGUE, DM, HOUSE, LOGGED, PERSON, TABLE, Shape, misfit, moment_of
from companion.exchange.own_tables import uid_of
from companion.history.catalogue import checked_facts
from companion.storage.models import now
from companion.tables.names import NAMES
from companion.tables.refusal import Refusal

CLOCKS = timedelta(days=1)  # so far ahead may the clock of another house be
KEPT: dict[str, tuple[str, Shape]] = {
    "dms": ("dm", DM),
    "catalogue": ("catalogue", CATALOGUE),
    "people": ("person", PERSON),
}

# A thing of the document: the name it stands under, its place in that list, and what it says.
Thing = tuple[str, int, Any]


def is_own(said: object) -> bool:
    """Return whether a JSON file is one of ours."""
    return isinstance(said, dict) and said.get("format") == FORMAT


def read_own(said: dict[str, Any]) -> Pieces:
    """Yield all that a document holds, in its order."""
    return read_things(things_of(said))


def things_of(said: dict[str, Any]) -> Iterator[Thing]:
    """Yield the things of a document that was read as a whole."""
    for name, value in said.items():
        if isinstance(value, list):
            yield from ((name, number, one) for number, one in enumerate(value, 1))
        else:
            yield name, 0, value


def read_things(things: Iterable[Thing]) -> Pieces:
    """Yield what things of a document say. One that was cut off, or comes from a newer house, is not trusted."""
    seen: set[str] = set()
    is_whole_file = False
    for name, number, thing in things:
        if name == "version" and thing != VERSION:
            yield Trouble("", "newer_file", {}, is_of_file=True)
            return
        is_whole_file = is_whole_file or name == "end"
        piece = _piece(name, number, thing)
        if isinstance(piece, Found) and piece.uid in seen:
            continue
        if isinstance(piece, Found):
            seen.add(piece.uid)
        if piece is not None:
            yield piece
    if not is_whole_file:
        yield Trouble("", "cut_off", {}, is_of_file=True)


def _piece(name: str, number: int, thing: Any) -> Piece | None:
    if name == "tables":
        return _table(_where("table", number, thing), thing)
    if name == "logged":
        return _logged(_where("game", number, thing), thing)
    if name == "house":
        return _kept("house", "house", HOUSE, thing)
    if name in KEPT and number:
        kind, shape = KEPT[name]
        return _kept(f"{kind} {number}", kind, shape, thing)
    return None


def _where(kind: str, number: int, thing: Any) -> str:
    code = thing.get("code") if isinstance(thing, dict) else None
    return f"{kind} {number}" + (f" ({code})" if isinstance(code, str) and len(code) < 10 else "")


def _kept(where: str, kind: str, shape: Shape, thing: Any) -> Kept | Trouble:
    wrong = misfit(shape, thing)
    if wrong is None and kind == "catalogue":
        try:
            checked_facts(thing["facts"])
        except Refusal:
            wrong = "facts"
    return Kept(where, kind, thing) if wrong is None else _misshapen(where, wrong)


def _misshapen(where: str, field: str) -> Trouble:
    return Trouble(where, "misshapen", {"field": field})


def _table(where: str, thing: Any) -> Found | Trouble:
    wrong = misfit(TABLE, thing) or _wrong_writer(thing)
    if wrong:
        return _misshapen(where, wrong)
    try:
        sheet = judged(thing["game"], thing["log"])
    except UnfitActError as unfit:
        return Trouble(where, "unfit_act", {"number": unfit.seq})
    if (sheet.game.ended is None) != (thing["ended_at"] is None):
        return _misshapen(where, "ended_at")
    if _is_ahead(thing["started_at"], thing["last_act_at"], *(act["at"] for act in thing["log"])):
        return Trouble(where, "in_the_future", {})
    names = [one["name"] for one in sheet.log.people()]
    return _found(where, thing, names, sheet.log.label(), sheet.log.notes())


def _wrong_writer(thing: dict[str, Any]) -> str | None:
    writers = len(thing["writers"])
    return None if all(act["writer"] < writers for act in thing["log"]) else "writers"


def _logged(where: str, thing: Any) -> Found | Trouble:
    wrong = misfit(LOGGED, thing)
    if wrong:
        return _misshapen(where, wrong)
    names = [seat["name"] for seat in thing["seats"]]
    fewest, most = GAMES[thing["game"]].seats
    if not fewest <= len(names) <= most or len(set(map(NAMES.sounds, names))) < len(names):
        return _misshapen(where, "seats")
    if _is_ahead(thing["started_at"], thing["ended_at"]):
        return Trouble(where, "in_the_future", {})
    return _found(where, thing, names, thing["label"], thing["notes"])


def _is_ahead(*moments: str) -> bool:
    latest = now() + CLOCKS
    return any(moment_of(at) > latest for at in moments)


def _found(
    where: str, thing: dict[str, Any], names: list[str], label: str | None, notes: str | None
) -> Found:
    ended_at: datetime | None = moment_of(thing["ended_at"]) if thing["ended_at"] else None
    uid = uid_of(thing["code"], moment_of(thing["started_at"]))
    return Found(where, COMPANION, uid, thing["game"], ended_at, names, None, label, notes, table=thing)
