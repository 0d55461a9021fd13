"""The house's memory as one JSON document, a thing a line: it comes back in unchanged. Nothing in it lets write.

Numbers of rows stay at home: DMs are told by their place in the list, people by the first of the names they are
known by, games by their code. So a house that has taken this in writes the same bytes again.
"""

import json
from collections.abc import Iterator, Sequence
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.orm import Session, aliased

from companion.exchange.own_tables import LOGGED, TABLES, Kind, exactly
from companion.exchange.told import Look
from companion.history.games import Wanted, count_games, read_page
from companion.storage import THE_HOUSE, Dm, FinishedGame, House, Person, Table
from companion.storage.history import CatalogueEntry, KnownAs, KnowsGame

FORMAT, VERSION = "table-companion", 1
PAGE = 100
PEOPLE = 1000

Things = Iterator[dict[str, Any]]


def whole_house(look: Look, *, with_deleted: bool) -> Iterator[str]:
    """Yield everything that the house remembers; what was deleted only for whoever may see it."""
    yield from _beginning(look, is_whole=True)
    yield from _listed("people", _people(look))
    yield from _listed("tables", _paged(look, TABLES, with_deleted))
    yield from _listed("logged", _paged(look, LOGGED, with_deleted))
    yield '"end": true}\n'


def some_games(look: Look, wanted: Wanted) -> Iterator[str]:
    """Yield the games wanted with their logs, and who the DMs are; people and the house stay at home."""
    yield from _beginning(look, is_whole=False)
    yield from _listed("tables", _wanted(look, wanted, TABLES))
    yield from _listed("logged", _wanted(look, wanted, LOGGED))
    yield '"end": true}\n'


def count_things(session: Session, wanted: Wanted | None, *, with_deleted: bool) -> int:
    """Return how many tables and games a document will hold; `wanted`: None for the whole house."""
    if wanted is not None:
        return count_games(session, wanted)
    tables = session.scalar(select(func.count()).select_from(Table)) or 0
    logged = select(func.count()).where(FinishedGame.table_id.is_(None))
    hidden = select(func.count()).where(FinishedGame.deleted_at.is_not(None))
    left_out = 0 if with_deleted else session.scalar(hidden) or 0
    return tables + (session.scalar(logged) or 0) - left_out


def _beginning(look: Look, *, is_whole: bool) -> Iterator[str]:
    about = {"format": FORMAT, "version": VERSION, "whole": is_whole}
    yield _line(about)[:-1] + ",\n"
    with look() as session:
        house = session.get_one(House, THE_HOUSE)
        said = {field: getattr(house, field) for field in ("name", "languages", "only_dms_open")}
        dms, catalogue = list(_dms(session)), list(_catalogue(session))
    if is_whole:
        yield f'"house": {_line(said)},\n'
    yield from _listed("dms", iter(dms))
    if is_whole:
        yield from _listed("catalogue", iter(catalogue))


def _listed(name: str, things: Things) -> Iterator[str]:
    """Yield a list of the document, each thing on its own line."""
    yield f'"{name}": ['
    before = "\n"
    for thing in things:
        yield before + _line(thing)
        before = ",\n"
    yield "\n],\n" if before != "\n" else "],\n"


def _line(thing: dict[str, Any]) -> str:
    text = json.dumps(thing, ensure_ascii=False)
    return text if text.isascii() or _can_be_written(text) else json.dumps(thing)


def _can_be_written(text: str) -> bool:
    """Half a sign, as a broken keyboard sends it, cannot."""
    return not any("\ud800" <= sign <= "\udfff" for sign in text)


def _dms(session: Session) -> Things:
    known: dict[int, list[str]] = {}
    for dm_id, game in session.execute(select(KnowsGame.dm_id, KnowsGame.game).order_by(KnowsGame.game)):
        known.setdefault(dm_id, []).append(game)
    for number, dm in enumerate(session.scalars(select(Dm).order_by(Dm.id)), 1):
        yield {
            "number": number,
            "name": dm.name,
            "added_at": exactly(dm.created_at),
            "retired_at": exactly(dm.retired_at),
            "knows": known.get(dm.id, []),
        }


def _catalogue(session: Session) -> Things:
    for entry in session.scalars(select(CatalogueEntry).order_by(CatalogueEntry.slug)):
        yield {"game": entry.slug, "facts": entry.facts, "changed_at": exactly(entry.changed_at)}


def _people(look: Look) -> Things:
    """Everybody by whom a name is understood, by the first of their names."""
    last = ""
    while True:
        with look() as session:
            page = _page_of_people(session, last)
        yield from (told for _, told in page)
        if len(page) < PEOPLE:
            return
        last = page[-1][0]


def _page_of_people(session: Session, last: str) -> list[tuple[str, dict[str, Any]]]:
    first = select(KnownAs.person_id, func.min(KnownAs.sounds).label("first")).group_by(KnownAs.person_id)
    own, into = first.subquery(), first.subquery()
    face = aliased(Person)
    query = (
        select(own.c.first, Person, into.c.first)
        .join(own, own.c.person_id == Person.id)
        .outerjoin(face, face.id == Person.merged_into)
        .outerjoin(into, into.c.person_id == face.id)
        .where(own.c.first > last)
        .order_by(own.c.first)
        .limit(PEOPLE)
    )
    found = session.execute(query).all()
    names = _known_as(session, [person.id for _, person, _ in found])
    return [(first, _person_told(person, names[person.id], merged)) for first, person, merged in found]


def _known_as(session: Session, people: Sequence[int]) -> dict[int, list[str]]:
    names: dict[int, list[str]] = {}
    known = select(KnownAs).where(KnownAs.person_id.in_(people)).order_by(KnownAs.sounds)
    for one in session.scalars(known):
        names.setdefault(one.person_id, []).append(one.sounds)
    return names


def _person_told(person: Person, known_as: list[str], merged_into: str | None) -> dict[str, Any]:
    return {
        "name": person.name,
        "known_as": known_as,
        "merged_into": merged_into,
        "forgotten_at": exactly(person.forgotten_at),
    }


def _paged(look: Look, kind: Kind, with_deleted: bool) -> Things:
    last = 0
    while True:
        with look() as session:
            ids = kind.after(session, last, PAGE, with_deleted)
            page = list(kind.told(session, ids))
        yield from page
        if len(ids) < PAGE:
            return
        last = ids[-1]


def _wanted(look: Look, wanted: Wanted, kind: Kind) -> Things:
    following: str | None = ""
    while following is not None:
        with look() as session:
            rows, _, following = read_page(session, wanted._replace(cursor=following or None), PAGE)
            page = list(kind.told(session, kind.among(rows)))
        yield from page
