"""Games played without the app, logged afterwards: who sat there, what came of it, when, for how long."""

from collections.abc import Sequence
from datetime import UTC, date, datetime, time
from typing import Any, NamedTuple

from sqlalchemy import select
from sqlalchemy.orm import Session

from companion.engine import GAMES
from companion.engine.game import ranks
from companion.storage import FinishedGame, writing
from companion.storage.models import now
from companion.tables.counted import nothing_counted
from companion.tables.names import NAMES
from companion.tables.opening import free_code
from companion.tables.refusal import Refusal, ill_shaped
from companion.tables.result import Seat
from companion.tables.results import keep_game, logged_game
from companion.tables.tallies import lock_sums
from companion.tables.turn import fingerprint

NOON = time(12, tzinfo=UTC)
FIRST_YEAR = 1900


class Logged(NamedTuple):
    """The code of the game, and whether it was written just now or before with the same key."""

    code: str
    is_new: bool


def log_game(asked: dict[str, Any], key: str | None, dm_id: int) -> Logged:
    """Write a game down. The same key again is answered again.

    `asked`: game, seats (name, and total, rank or winner), date, and perhaps minutes, label, notes, ended_early.
    Raises Refusal: ill_shaped, name_taken, key_reused.
    """
    seats = _seats(asked, _checked_names(asked))
    row = _row(asked, len(seats), _ended_at(asked["date"]))
    row.dm_id, row.key = dm_id, key
    row.fingerprint = fingerprint("logged", {**asked, "date": str(asked["date"])})
    with writing() as session:
        before = _logged_before(session, key, row.fingerprint)
        if before is not None:
            return Logged(before, is_new=False)
        lock_sums(session)
        row.code = free_code(session)
        keep_game(session, row, seats)
        return Logged(row.code, is_new=True)


def _logged_before(session: Session, key: str | None, mark: str) -> str | None:
    """Raises Refusal: key_reused."""
    before = session.scalar(select(FinishedGame).where(FinishedGame.key == key)) if key else None
    if before is not None and before.fingerprint != mark:
        raise Refusal("key_reused", {"key": key})
    return before.code if before is not None else None


def _row(asked: dict[str, Any], seats: int, ended_at: datetime) -> FinishedGame:
    words = NAMES.checked_words({field: asked.get(field) for field in ("label", "notes")})
    minutes, is_early = asked.get("minutes"), bool(asked.get("ended_early"))
    return logged_game(asked["game"], ended_at, minutes, seats, is_early=is_early, **words)


def _checked_names(asked: dict[str, Any]) -> list[str]:
    """Raises Refusal: ill_shaped, name_taken."""
    if asked["game"] not in GAMES:
        raise ill_shaped({"game": "unknown_word"})
    fewest, most = GAMES[asked["game"]].seats
    if not fewest <= len(asked["seats"]) <= most:
        raise ill_shaped({"seats": "too_few_seats" if len(asked["seats"]) < fewest else "too_many_seats"})
    wrong = {f"seats.{at}.name": NAMES.name_error(seat["name"]) for at, seat in enumerate(asked["seats"])}
    errors = {field: code for field, code in wrong.items() if code}
    if errors:
        raise ill_shaped(errors)
    names = [NAMES.tidy(seat["name"]) for seat in asked["seats"]]
    NAMES.refuse_alike([(f"seats.{at}.name", name) for at, name in enumerate(names)])
    return names


def _ended_at(said: date | datetime) -> datetime:
    """A day alone is noon of that day, or now where that is not yet. Raises Refusal: ill_shaped."""
    moment = now()
    if not isinstance(said, datetime):
        noon = datetime.combine(said, NOON)
        said = min(noon, moment) if said == moment.date() else noon
    at = said.astimezone(UTC) if said.tzinfo else said.replace(tzinfo=UTC)
    if at > moment:
        raise ill_shaped({"date": "in_the_future"})
    if at.year < FIRST_YEAR:
        raise ill_shaped({"date": "not_a_date"})
    return at


def _seats(asked: dict[str, Any], names: Sequence[str]) -> list[Seat]:
    """Ranks follow from the totals, or from who has won, where they are not said."""
    said = asked["seats"]
    totals = [seat.get("total") for seat in said]
    placed = _ranks(said, totals)
    is_early = bool(asked.get("ended_early"))
    nothing = nothing_counted()
    return [
        Seat(name, rank, total, rank == 1 and not is_early, nothing)
        for name, rank, total in zip(names, placed, totals, strict=True)
    ]


def _ranks(said: Sequence[dict[str, Any]], totals: Sequence[int | None]) -> list[int]:
    """Raises Refusal: ill_shaped."""
    placed = [seat.get("rank") for seat in said]
    if all(rank is not None for rank in placed):
        by_rank = ranks({str(at): -rank for at, rank in enumerate(placed) if rank is not None})
        if [by_rank[str(at)] for at in range(len(said))] != placed:
            raise ill_shaped({"seats": "ranks_do_not_fit"})
        return [by_rank[str(at)] for at in range(len(said))]
    if all(total is not None for total in totals):
        by_total = ranks({str(at): total for at, total in enumerate(totals) if total is not None})
        return [by_total[str(at)] for at in range(len(said))]
    winners = sum(bool(seat.get("winner")) for seat in said)
    if not winners:
        raise ill_shaped({"seats": "result_missing"})
    return [1 if seat.get("winner") else 1 + winners for seat in said]
