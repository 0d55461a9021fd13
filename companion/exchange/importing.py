"""Taking in what a file holds: one transaction, all or nothing, and the same file twice changes nothing."""

from typing import NamedTuple

from sqlalchemy import select
from sqlalchemy.orm import Session

from companion.engine.log import Line
from companion.engine.seating import opening
from companion.engine.sheet import Sheet
from companion.exchange.found import COMPANION, Found
from companion.exchange.known import everybody_in, known_here
from companion.exchange.own_take import OwnTake
from companion.exchange.readers import Contents
from companion.storage import Dm, ImportedGame, Person, ScoreKey, Table, writing
from companion.storage.history import KnownAs
from companion.tables.access import SignedIn, active_dm
from companion.tables.counted import nothing_counted
from companion.tables.names import NAMES
from companion.tables.opening import free_code
from companion.tables.people import person_called
from companion.tables.refusal import Refusal
from companion.tables.result import Seat
from companion.tables.results import keep_game, keep_result, logged_game
from companion.tables.tallies import counted_at_the_end, lock_sums
from companion.tables.turn import act_of, fingerprint


class Taken(NamedTuple):
    """What was taken in: the codes of the games that are new here, and how many were known already."""

    codes: list[str]
    known: int


def take(contents: Contents, me: SignedIn | None, *, leave_out: bool = False) -> Taken:
    """Take in every game of a file that the house does not know. Deleted ones stay deleted.

    me: the DM who does it, None at the keyboard of the house. leave_out: take the rest where some of its games
    cannot be taken; otherwise nothing is.
    Raises Refusal: import_refused, dm_only.
    """
    if contents.is_broken or (contents.troubles and not leave_out):
        raise Refusal("import_refused", {"troubles": len(contents.troubles)})
    with writing() as session:
        dm = active_dm(session, me) if me else None
        lock_sums(session)
        here = known_here(session, contents.found)
        new = [one for one, known in zip(contents.found, here, strict=True) if known is None]
        taking = _take_own if contents.source == COMPANION or contents.kept else _take_others
        with counted_at_the_end(session):
            codes = taking(session, contents, new, dm)
        return Taken(codes, len(here) - len(new))


def _take_own(session: Session, contents: Contents, new: list[Found], _dm: Dm | None) -> list[str]:
    """Our own document holds more than games."""
    own = OwnTake(session)
    for kept in contents.kept:
        own.keep(kept)
    codes = [own.take(found) for found in new]
    for found, code in zip(new, codes, strict=True):
        _remember(session, found, code)
    own.finish()
    return codes


def _take_others(session: Session, _contents: Contents, new: list[Found], dm: Dm | None) -> list[str]:
    codes = []
    _held = _meet(session, new)
    for found in new:
        take_one = _sit_down if found.entries is not None else _log
        code = take_one(session, found, dm)
        _remember(session, found, code)
        codes.append(code)
    return codes


def _meet(session: Session, new: list[Found]) -> list[KnownAs | Person]:
    """Return everybody who plays in these games: as long as they are held, nobody is looked up twice."""
    names = {NAMES.sounds(name): NAMES.tidy(name) for found in new for name in everybody_in(found)}
    people = [person_called(session, name) for name in names.values()]
    session.flush()
    return [*people, *(session.get_one(KnownAs, sounds) for sounds in names)]


def _remember(session: Session, found: Found, code: str) -> None:
    session.add(ImportedGame(source=found.source, uid=found.uid, code=code))
    session.flush()


def _log(session: Session, found: Found, _dm: Dm | None) -> str:
    """A game of which only the result is known, as one logged afterwards."""
    assert found.finished_at is not None  # noqa: S101 - as every game that was not played here
    words = {"label": found.label, "notes": found.notes}
    row = logged_game(
        found.game, found.finished_at, found.minutes, len(found.seats), is_early=found.is_early, **words
    )
    row.code, row.dm_id = free_code(session), _led_by(session, found.dm)
    keep_game(session, row, _seats(found))
    return row.code


def _seats(found: Found) -> list[Seat]:
    nothing = nothing_counted()
    return [
        Seat(NAMES.tidy(name), came["rank"], came["total"], came["winner"], nothing)
        for name, came in zip(found.seats, found.result or (), strict=True)
    ]


def _sit_down(session: Session, found: Found, dm: Dm | None) -> str:
    """A table of which every round is known. Its entries stand evenly between its beginning and its end."""
    assert found.finished_at is not None  # noqa: S101
    asked = {"game": found.game, "players": found.seats, "options": found.options, "label": found.label}
    entries = found.entries or []
    started_at = found.started_at or found.finished_at
    table = Table(
        code=free_code(session),
        game=found.game,
        seq=len(entries),
        started_at=started_at,
        last_act_at=found.finished_at,
        ended_at=found.finished_at,
        open_fingerprint=fingerprint("open", asked),
        dm_id=_led_by(session, found.dm),
    )
    session.add(table)
    session.flush()
    key = ScoreKey(table_id=table.id, name=dm.name if dm else None, dm_id=dm.id if dm else None)
    session.add(key)
    session.flush()
    lines = [Line(0, "open", opening(asked, NAMES))]
    sheet = Sheet(found.game, lines)
    for number, entry in enumerate(entries, 1):
        line = Line(number, "entry", {"entry": entry}, sheet.game.round)
        sheet.play(line)
        lines.append(line)
    played, steps = found.finished_at - started_at, max(1, len(entries) - 1)
    session.add_all(
        act_of(line, table, key, started_at + played * max(0, line.seq - 1) / steps) for line in lines
    )
    keep_result(session, table, sheet)
    return table.code


def _led_by(session: Session, name: str | None) -> int | None:
    """Return the DM of that name, where the house has one."""
    if not name:
        return None
    called = select(Dm.id).where(Dm.sounds == NAMES.sounds(name), Dm.retired_at.is_(None))
    return session.scalar(called)
