"""A guest's wish to be forgotten: the name is replaced wherever the house has written it down; the games stay."""

import re
from collections.abc import Callable, Iterable, Iterator
from copy import deepcopy
from datetime import timedelta
from typing import Any

from sqlalchemy import delete, select, update
from sqlalchemy.orm import Session

from companion.engine.log import seat_id
from companion.engine.sheet import Sheet
from companion.history.people import find_person
from companion.storage import Act, FinishedGame, Person, ScoreKey, Table, writing
from companion.storage.history import KnownAs, SeatResult
from companion.storage.models import now
from companion.tables.names import NAMES
from companion.tables.news import announce
from companion.tables.people import circle_of, face_of
from companion.tables.reading import mark_of, picture_now, read_sheet
from companion.tables.refusal import Refusal
from companion.tables.results import keep_result, keep_words
from companion.tables.tallies import lock_sums

Replace = Callable[[str], str]
MOVED = timedelta(microseconds=1)
UNSPACED = re.compile(r"[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff\uac00-\ud7af]")


def forget(person_id: int, stranger: str) -> None:
    """Replace somebody's name by `stranger` and their own number, everywhere. It cannot be undone.

    Raises Refusal: no_such_player, player_is_forgotten.
    """
    with writing() as session:
        face = face_of(session, find_person(session, person_id))
        if face.forgotten_at is not None:
            raise Refusal("player_is_forgotten", {"name": face.name})
        circle = circle_of(session, face.id)
        known = _names_of(session, circle)
        tables = _tables_of(session, circle, known)
        lock_sums(session)
        new = _become_stranger(session, face, circle, f"{stranger} {face.id}")
        for table in tables:
            _rewrite(session, table, known, new)
        _rename_logged(session, circle, new)
        codes = [table.code for table in tables]
    _tell(codes)


def _names_of(session: Session, circle: list[int]) -> set[str]:
    """Return how everything sounds by which they are known."""
    return set(session.scalars(select(KnownAs.sounds).where(KnownAs.person_id.in_(circle))))


def _tables_of(session: Session, circle: list[int], known: set[str]) -> list[Table]:
    """Return the tables at which they have sat, running ones as well."""
    sat = select(FinishedGame.table_id).join(SeatResult).where(SeatResult.person_id.in_(circle))
    running = select(Table).where(Table.ended_at.is_(None)).with_for_update()
    over = select(Table).where(Table.id.in_(sat)).with_for_update()  # also those that have just ended
    return [
        *(table for table in session.scalars(running).all() if _sits_at(session, table, known)),
        *session.scalars(over),
    ]


def _sits_at(session: Session, table: Table, known: set[str]) -> bool:
    acts = session.scalars(select(Act.body).where(Act.table_id == table.id))
    return any(NAMES.sounds(name) in known for body in acts for name in _names_in(body))


def _names_in(body: dict[str, Any]) -> Iterator[str]:
    yield from body.get("players", [])
    yield from body.get("names", {}).values()
    if "name" in body.get("entry", {}):
        yield body["entry"]["name"]


def _become_stranger(session: Session, face: Person, circle: list[int], name: str) -> str:
    while session.get(KnownAs, NAMES.sounds(name)) is not None:
        name += "*"
    session.execute(delete(KnownAs).where(KnownAs.person_id.in_(circle)))
    forgotten = {"name": name, "sounds": NAMES.sounds(name), "forgotten_at": now()}
    session.execute(update(Person).where(Person.id.in_(circle)).values(**forgotten))
    session.add(KnownAs(sounds=NAMES.sounds(name), person_id=face.id))
    session.flush()
    session.expire_all()
    return name


def _rewrite(session: Session, table: Table, known: set[str], new: str) -> None:
    """Write the log of a table as if the stranger had sat there; all its moments move, so that nobody shows the old."""
    acts = session.scalars(select(Act).where(Act.table_id == table.id).order_by(Act.seq)).all()
    names = known | _earlier_names(read_sheet(session, table), known)
    spoken = {name for act in acts for name in _names_in(act.body) if NAMES.sounds(name) in names}
    replace = _replaced_in_text(spoken, new)
    for act in acts:
        body = _rewritten(act.body, names, new, replace)
        if body != act.body:
            act.body = body
        act.at += MOVED
    for key in session.scalars(select(ScoreKey).where(ScoreKey.table_id == table.id)):
        if key.name and key.dm_id is None and NAMES.sounds(key.name) in names:
            key.name = new
    table.last_act_at += MOVED
    session.flush()
    if table.ended_at is not None:
        keep_result(session, table, read_sheet(session, table))


def _earlier_names(sheet: Sheet, known: set[str]) -> set[str]:
    """Return what their seats were called before they were renamed, unless that is somebody else's name now."""
    now_called = {NAMES.sounds(name) for name in sheet.log.names().values()}
    earlier = set()
    for player, name in sheet.log.names().items():
        if NAMES.sounds(name) in known:
            earlier |= set(_given_to(sheet, player))
    return earlier - now_called


def _given_to(sheet: Sheet, player: str) -> Iterator[str]:
    """Yield how each name sounds that this seat has had since people sat as they do."""
    for line in reversed(sheet.log.patches):
        if player in line.body.get("names", {}):
            yield NAMES.sounds(line.body["names"][player])
        for seat, name in enumerate(line.body.get("players", [])):
            if seat_id(seat) == player:
                yield NAMES.sounds(name)
        if "players" in line.body:
            return


def _rewritten(body: dict[str, Any], names: set[str], new: str, replace: Replace) -> dict[str, Any]:
    body = deepcopy(body)
    if "players" in body:
        body["players"] = [_renamed(name, names, new) for name in body["players"]]
    if "names" in body:
        body["names"] = {player: _renamed(name, names, new) for player, name in body["names"].items()}
    for holder, fields in ((body, ("label", "notes")), (body.get("entry", {}), ("note",))):
        for field in fields:
            if holder.get(field):
                holder[field] = replace(holder[field])
    if "name" in body.get("entry", {}):
        body["entry"]["name"] = _renamed(body["entry"]["name"], names, new)
    return body


def _renamed(name: str, names: set[str], new: str) -> str:
    return new if NAMES.sounds(name) in names else name


def _replaced_in_text(spoken: Iterable[str], new: str) -> Replace:
    """Return what replaces these names in a text: as whole words, where a script has spaces between them."""
    names = sorted(spoken, key=len, reverse=True)
    if not names:
        return lambda text: text
    parts = [
        re.escape(name) if UNSPACED.search(name) else rf"(?<!\w){re.escape(name)}(?!\w)" for name in names
    ]
    pattern = re.compile("|".join(parts), re.IGNORECASE)
    return lambda text: pattern.sub(lambda _found: new, text)


def _rename_logged(session: Session, circle: list[int], new: str) -> None:
    """Games logged afterwards have no log: their seats and their texts are all there is."""
    seats = select(SeatResult).where(SeatResult.person_id.in_(circle))
    for seat in session.scalars(seats).all():
        row = session.get_one(FinishedGame, seat.game_id)
        if row.table_id is None:
            replace = _replaced_in_text([seat.name], new)
            seat.name = new
            row.label, row.notes = (replace(text) if text else None for text in (row.label, row.notes))
            row.place = NAMES.sounds(row.label) if row.label else None
            session.flush()
            session.refresh(row)
            keep_words(session, row)


def _tell(codes: Iterable[str]) -> None:
    """Whoever looks at these tables sees the stranger at once."""
    with writing() as session:
        told = session.scalars(select(Table).where(Table.code.in_(list(codes))))
        news = [(table.code, mark_of(table), picture_now(session, table)) for table in told]
    for code, mark, picture in news:
        announce(code, mark, picture)
