"""What taking in a file would bring, before anything is written."""

from collections.abc import Iterable
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from companion.exchange.found import Found
from companion.exchange.known import Here, everybody_in, known_here
from companion.exchange.readers import Contents
from companion.storage import Person
from companion.storage.history import KnownAs
from companion.tables.names import NAMES
from companion.tables.people import face_of
from companion.tables.reading import moment

MOST_TOLD = 200  # games and people; all are counted


def preview(session: Session, contents: Contents) -> dict[str, Any]:
    """Return what is new in a file, what is known already, who of its people is who, and what else it holds."""
    here = known_here(session, contents.found)
    new = [one for one, known in zip(contents.found, here, strict=True) if known is None]
    return {
        "source": contents.source,
        "new": len(new),
        "known": sum(known is not None and not known.is_deleted for known in here),
        "deleted": sum(known is not None and known.is_deleted for known in here),
        "games": [_told(one, known) for one, known in zip(contents.found, here, strict=True)][:MOST_TOLD],
        "people": _people(session, new),
        "aside": [{"code": aside.code, "count": aside.games} for aside in contents.asides],
        "besides": _besides(contents),
        "broken": contents.is_broken,
    }


def _told(one: Found, known: Here | None) -> dict[str, Any]:
    return {
        "where": one.where,
        "game": one.game,
        "ended_at": moment(one.finished_at) if one.finished_at else None,
        "label": one.label,
        "players": list(everybody_in(one)),
        "ended_early": one.is_early,
        "state": "new" if known is None else "deleted" if known.is_deleted else "known",
        "code": known.code if known else None,
    }


def _people(session: Session, found: Iterable[Found]) -> dict[str, Any]:
    """Return who will be new, and under which name others are known here."""
    names = {NAMES.sounds(name): name for one in found for name in everybody_in(one)}
    known = _known(session, list(names))
    new = [name for sounds, name in names.items() if sounds not in known]
    told = [
        {"name": names[sounds], "player": face.id, "known_as": face.name} for sounds, face in known.items()
    ]
    return {
        "new_count": len(new),
        "new": new[:MOST_TOLD],
        "known_count": len(told),
        "known": told[:MOST_TOLD],
    }


def _known(session: Session, sounds: list[str]) -> dict[str, Person]:
    found: dict[str, Person] = {}
    for at in range(0, len(sounds), 500):
        known = select(KnownAs).where(KnownAs.sounds.in_(sounds[at : at + 500]))
        for one in session.scalars(known):
            found[one.sounds] = face_of(session, session.get_one(Person, one.person_id))
    return found


def _besides(contents: Contents) -> list[dict[str, Any]]:
    kinds = [kept.kind for kept in contents.kept]
    return [{"kind": kind, "count": kinds.count(kind)} for kind in dict.fromkeys(kinds)]
