"""People: looked up by name, given another name, merged into one and taken apart again."""

from typing import Any

from sqlalchemy import and_, select
from sqlalchemy.orm import Session, aliased

from companion.history.words import LAST_SIGN
from companion.storage import LARGEST_ID, FinishedGame, Person
from companion.storage.history import KnownAs, SeatResult, Tally
from companion.tables.names import NAMES
from companion.tables.people import circle_of, face_of
from companion.tables.refusal import Refusal
from companion.tables.tallies import ALL_TIME, count_person_again, lock_sums

PAGE = 50


def list_people(session: Session, begins: str = "", cursor: str = "", page: int = PAGE) -> dict[str, Any]:
    """Return a page of those whose name begins like this, by name, and `next` for the page after it."""
    sounds = NAMES.sounds(begins)
    query = select(Person).where(Person.merged_into.is_(None), Person.sounds > cursor)
    if sounds:
        query = query.where(Person.sounds.between(sounds, sounds + LAST_SIGN))
    found = session.scalars(query.order_by(Person.sounds).limit(page + 1)).all()
    shown = found[:page]
    games = _games(session, [person.id for person in shown])
    return {
        "players": [
            {"id": person.id, "name": person.name, "games": games.get(person.id, 0)} for person in shown
        ],
        "next": shown[-1].sounds if len(found) > page else None,
    }


def find_person(session: Session, person_id: int) -> Person:
    """Return somebody. Raises Refusal: no_such_player."""
    person = session.get(Person, person_id) if person_id <= LARGEST_ID else None
    if person is None:
        raise Refusal("no_such_player", {"id": person_id})
    return person


def merged_people(session: Session, face: int) -> list[Person]:
    """Return those who play under this one, as they were merged."""
    others = circle_of(session, face)[1:]
    return list(session.scalars(select(Person).where(Person.id.in_(others)).order_by(Person.id)))


def rename(session: Session, person_id: int, name: str) -> None:
    """Give somebody another name; the old one is still understood. Games keep the name they were played under.

    Raises Refusal: no_such_player, player_is_forgotten, player_has_name, ill_shaped.
    """
    lock_sums(session)
    person = find_person(session, person_id)
    _refuse_forgotten(person)
    kept = NAMES.checked_name(name, "name")
    known = session.get(KnownAs, NAMES.sounds(kept))
    if known is not None and known.person_id not in circle_of(session, person.id):
        raise Refusal("player_has_name", {"name": kept})
    person.name, person.sounds = kept, NAMES.sounds(kept)
    if known is None:
        session.add(KnownAs(sounds=person.sounds, person_id=person.id))
    session.flush()


def merge(session: Session, person_id: int, into: int) -> None:
    """Let somebody play under another: they are one and the same.

    Raises Refusal: no_such_player, player_is_forgotten, same_player, met_at_a_table.
    """
    lock_sums(session)
    person, face = find_person(session, person_id), face_of(session, find_person(session, into))
    _refuse_forgotten(person)
    _refuse_forgotten(face)
    if face_of(session, person).id == face.id or person.merged_into is not None:
        raise Refusal("same_player", {"name": person.name})
    refuse_who_met(session, person, face)
    person.merged_into = face.id
    session.flush()
    for one in (person.id, face.id):
        count_person_again(session, one)


def take_apart(session: Session, person_id: int) -> None:
    """Undo a merge: somebody plays under their own name again. Raises Refusal: no_such_player, not_merged."""
    lock_sums(session)
    person = find_person(session, person_id)
    _refuse_forgotten(person)
    if person.merged_into is None:
        raise Refusal("not_merged", {"name": person.name})
    face = face_of(session, person)
    person.merged_into = None
    session.flush()
    for one in (person.id, face.id):
        count_person_again(session, one)


def _refuse_forgotten(person: Person) -> None:
    if person.forgotten_at is not None:
        raise Refusal("player_is_forgotten", {"name": person.name})


def refuse_who_met(session: Session, person: Person, face: Person) -> None:
    """Two who sat at one table are two people. Raises Refusal: met_at_a_table."""
    one, other = aliased(SeatResult), aliased(SeatResult)
    met = (
        select(FinishedGame.code)
        .join(one, one.game_id == FinishedGame.id)
        .join(other, and_(other.game_id == one.game_id, other.person_id.in_(circle_of(session, face.id))))
        .where(one.person_id.in_(circle_of(session, person.id)))
    )
    code = session.scalar(met.limit(1))
    if code is not None:
        raise Refusal("met_at_a_table", {"name": person.name, "other_name": face.name, "code": code})


def _games(session: Session, ids: list[int]) -> dict[int, int]:
    tallies = select(Tally).where(Tally.person_id.in_(ids), Tally.month == ALL_TIME)
    games: dict[int, int] = {}
    for tally in session.scalars(tallies):
        games[tally.person_id] = games.get(tally.person_id, 0) + tally.games + tally.early
    return games
