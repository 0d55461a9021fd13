"""The catalogue: what is written down about each game, and what the café's own play tells of it."""

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from companion.engine import GAMES
from companion.history.catalogue_facts import FIELDS, NUMBER, SEEDS
from companion.history.dms import dm_names
from companion.storage import FinishedGame
from companion.storage.history import CatalogueEntry, DmCount, KnowsGame, PlayCount
from companion.storage.models import now
from companion.tables.reading import moment
from companion.tables.refusal import Refusal, ill_shaped
from companion.translations import LANGUAGES

LONGEST_FACT = 400
MOST_NUMBER = 10**9


def catalogue_entry(session: Session, slug: str) -> dict[str, Any]:
    """Return a game's facts, None where nothing is recorded, and what play tells. Raises Refusal: no_such_game."""
    if slug not in GAMES:
        raise Refusal("no_such_game", {"code": slug[:40]})
    written = session.get(CatalogueEntry, slug)
    facts = {**SEEDS.get(slug, {}), **(written.facts if written else {})}
    fewest, most = GAMES[slug].seats
    return {
        "slug": slug,
        "seats": {"min": fewest, "max": most},
        "facts": {field: facts.get(field) for field in FIELDS},
        "changed_at": moment(written.changed_at) if written else None,
        "play": play_of(session, slug),
    }


def change_facts(session: Session, slug: str, asked: Mapping[str, Any]) -> None:
    """Write facts down. A fact: a text or number for all, one by language, or None; with `as_of` where it moves.

    Raises Refusal: no_such_game, ill_shaped.
    """
    if slug not in GAMES:
        raise Refusal("no_such_game", {"code": slug[:40]})
    checked = checked_facts(asked)
    written = session.get(CatalogueEntry, slug) or CatalogueEntry(slug=slug, facts={})
    session.add(written)
    written.facts = {**written.facts, **checked}
    written.changed_at = now()


def checked_facts(asked: Mapping[str, Any]) -> dict[str, Any]:
    """Return facts as they are kept. Raises Refusal: ill_shaped."""
    return {field: _checked(field, said) for field, said in asked.items()}


def knows(session: Session, slug: str, dm_id: int, *, says_so: bool) -> None:
    """Note that a DM says they know a game, or no longer. Raises Refusal: no_such_game."""
    if slug not in GAMES:
        raise Refusal("no_such_game", {"code": slug[:40]})
    noted = session.get(KnowsGame, (slug, dm_id))
    if says_so and noted is None:
        session.add(KnowsGame(game=slug, dm_id=dm_id))
    elif not says_so and noted is not None:
        session.delete(noted)


def play_of(session: Session, slug: str) -> dict[str, Any]:
    """Return what the games played here tell: how many, when last, how long, by how many people, under which DMs."""
    counts = session.scalars(select(PlayCount).where(PlayCount.game == slug)).all()
    whole = [count for count in counts if not count.is_early]
    last = (
        select(FinishedGame.ended_at)
        .where(FinishedGame.game == slug, FinishedGame.deleted_at.is_(None))
        .order_by(FinishedGame.ended_at.desc(), FinishedGame.id.desc())
        .limit(1)
    )
    at = session.scalar(last)
    return {
        "plays": sum(count.plays for count in whole),
        "ended_early": sum(count.plays for count in counts if count.is_early),
        "last_played": moment(at) if at else None,
        "minutes": spread(whole),
        "by_seats": [
            {"seats": seats, **_of_seats([count for count in whole if count.seats == seats])}
            for seats in sorted({count.seats for count in whole})
        ],
        "dms": _dms(session, slug),
    }


def spread(counts: Sequence[PlayCount]) -> dict[str, Any] | None:
    """Return how long games took: the median, and between which lengths the middle half of them lies."""
    known = sorted((count.minutes, count.plays) for count in counts if count.minutes >= 0)
    measured = sum(plays for _, plays in known)
    if not measured:
        return None
    return {
        "measured": measured,
        "median": _length_at(known, measured, 2),
        "low": _length_at(known, measured, 1),
        "high": _length_at(known, measured, 3),
    }


def _of_seats(counts: Sequence[PlayCount]) -> dict[str, Any]:
    return {"plays": sum(count.plays for count in counts), "minutes": spread(counts)}


def _length_at(known: Sequence[tuple[int, int]], measured: int, quarters: int) -> int:
    """Return the length that so many quarters of the games do not exceed."""
    passed = 0
    for minutes, plays in known:
        passed += plays
        if 4 * passed >= quarters * measured:
            return minutes
    return known[-1][0]


def _dms(session: Session, slug: str) -> list[dict[str, Any]]:
    plays = dict(session.execute(select(DmCount.dm_id, DmCount.plays).where(DmCount.game == slug)).all())
    says_so = set(session.scalars(select(KnowsGame.dm_id).where(KnowsGame.game == slug)))
    names = dm_names(session, plays.keys() | says_so)
    return [
        {"name": names[dm], "plays": plays.get(dm, 0), "says_so": dm in says_so}
        for dm in sorted(names, key=lambda dm: (-plays.get(dm, 0), names[dm]))
    ]


def _checked(field: str, said: Any) -> dict[str, Any] | None:
    """Raises Refusal: ill_shaped."""
    if field not in FIELDS:
        raise ill_shaped({f"facts.{field}": "unknown_field"})
    if said is None:
        return None
    if not isinstance(said, dict) or not set(said) <= {"value", "as_of"} or "value" not in said:
        raise ill_shaped({f"facts.{field}": "not_an_object"})
    value = said["value"]
    if value is None or value == "":
        return None
    wrong = _wrong_number(value) if FIELDS[field] == NUMBER else _wrong_text(value)
    if wrong:
        raise ill_shaped({f"facts.{field}.value": wrong})
    return {"value": value, "as_of": _day(field, said.get("as_of"))}


def _wrong_number(value: Any) -> str | None:
    is_number = isinstance(value, (int, float)) and not isinstance(value, bool)
    return None if is_number and 0 <= value < MOST_NUMBER else "not_a_number"


def _wrong_text(value: Any) -> str | None:
    texts = list(value.values()) if isinstance(value, dict) else [value]
    if isinstance(value, dict) and not value.keys() <= LANGUAGES.keys():
        return "unknown_field"
    if not all(isinstance(text, str) for text in texts):
        return "not_text"
    return "too_long" if any(len(text) > LONGEST_FACT for text in texts) else None


def _day(field: str, said: Any) -> str | None:
    if said in (None, ""):
        return None
    try:
        return date.fromisoformat(said).isoformat()
    except (TypeError, ValueError):
        raise ill_shaped({f"facts.{field}.as_of": "not_a_date"}) from None
