"""Who is who: a name heard again is the same person, and people merged into one are one until taken apart."""

from sqlalchemy import select
from sqlalchemy.orm import Session

from companion.storage.history import KnownAs, Person
from companion.tables.names import NAMES


def person_called(session: Session, name: str) -> Person:
    """Return the person whose name sounds like this, new where nobody's does."""
    sounds = NAMES.sounds(name)
    known = session.get(KnownAs, sounds)
    if known is not None:
        return session.get_one(Person, known.person_id)
    person = Person(name=name, sounds=sounds)
    session.add(person)
    session.flush()
    session.add(KnownAs(sounds=sounds, person_id=person.id))
    return person


def face_of(session: Session, person: Person) -> Person:
    """Return under whom somebody plays: themselves, unless merged into another."""
    while person.merged_into is not None:
        person = session.get_one(Person, person.merged_into)
    return person


def circle_of(session: Session, face: int) -> list[int]:
    """Return the ids of everybody who plays under this one, themselves first."""
    found = [face]
    ahead = found
    while ahead:
        ahead = list(session.scalars(select(Person.id).where(Person.merged_into.in_(ahead))))
        found = found + ahead
    return found
