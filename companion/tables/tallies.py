"""The sums: of each person by month and for all time, of plays by length, of DMs. Whatever changed is added up anew."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from sqlalchemy import delete, func, select
from sqlalchemy.orm import Session

from companion.storage.history import DmCount, FinishedGame, Person, PlayCount, SeatResult, Tally
from companion.tables.people import circle_of, face_of

FEWEST_GAMES = 3  # nobody has a record, or a place on a leaderboard, from fewer
SUMMED = (
    "bids",
    "bids_made",
    "zero_bids",
    "zero_made",
    "bonus",
    "challenges",
    "successes",
    "discs_lost",
    "last_standing",
)
COUNTED = ("games", "early", "wins", "ranked", "rank_sum", *SUMMED)
ALL_TIME = ""
LATER = "added up later"
ONE_ADDS_UP = 7_300_001  # any number that nobody else locks


@contextmanager
def counted_at_the_end(session: Session) -> Iterator[None]:
    """Let many games be written, and everything be added up once when this ends."""
    later: dict[str, set[tuple[int, str]]] = {}
    session.info[LATER] = later
    try:
        yield
    finally:
        del session.info[LATER]
    for game, changed in sorted(later.items()):
        count_again(session, game, changed)


def count_again(session: Session, game: str, changed: Iterable[tuple[int, str]]) -> None:
    """Add up anew what these people have in these months, for this game."""
    if LATER in session.info:
        session.info[LATER].setdefault(game, set()).update(changed)
        return
    faces = {(face_of(session, session.get_one(Person, person)).id, month) for person, month in changed}
    for face, month in sorted(faces):
        _tally_month(session, face, game, month)
    for face in sorted({face for face, _ in faces}):
        _tally_all_time(session, face, game)


def count_person_again(session: Session, person: int) -> None:
    """Add up anew all that somebody has; nothing where they play under another."""
    session.execute(delete(Tally).where(Tally.person_id == person))
    session.expire_all()
    if session.get_one(Person, person).merged_into is not None:
        return
    circle = circle_of(session, person)
    months = session.execute(
        select(SeatResult.game, SeatResult.month).where(SeatResult.person_id.in_(circle)).distinct()
    ).all()
    for game in sorted({game for game, _ in months}):
        count_again(session, game, [(person, month) for played, month in months if played == game])


def _tally_month(session: Session, face: int, game: str, month: str) -> None:
    seats = session.scalars(
        select(SeatResult).where(
            SeatResult.person_id.in_(circle_of(session, face)),
            SeatResult.game == game,
            SeatResult.month == month,
            SeatResult.is_deleted.is_(False),
        )
    ).all()
    _put(session, face, game, month, tally_of(seats) if seats else None)


def _tally_all_time(session: Session, face: int, game: str) -> None:
    months = session.scalars(
        select(Tally).where(Tally.person_id == face, Tally.game == game, Tally.month != ALL_TIME)
    ).all()
    _put(session, face, game, ALL_TIME, sum_of(months) if months else None)


def _put(session: Session, face: int, game: str, month: str, sums: dict[str, Any] | None) -> None:
    session.execute(
        delete(Tally).where(Tally.person_id == face, Tally.game == game, Tally.month == month),
        execution_options={"synchronize_session": "fetch"},
    )
    if sums:
        session.add(Tally(person_id=face, game=game, month=month, **sums))
    session.flush()


def tally_of(seats: Sequence[SeatResult]) -> dict[str, Any]:
    """Return the sums of some seats of one person; games ended early are counted, and count for nothing else."""
    whole = [seat for seat in seats if not seat.is_early]
    ranks = [seat.rank for seat in whole if seat.rank is not None]
    totals = [seat.total for seat in whole if seat.total is not None and seat.rank is not None]
    return _with_shares(
        {
            "games": len(whole),
            "early": len(seats) - len(whole),
            "wins": sum(seat.is_winner for seat in whole),
            "ranked": len(ranks),
            "rank_sum": sum(ranks),
            "best_rank": min(ranks, default=None),
            "worst_rank": max(ranks, default=None),
            "best": max(totals, default=None),
            "worst": min(totals, default=None),
            "by_bid": _by_bid(seat.by_bid for seat in whole),
            **{field: sum(getattr(seat, field) for seat in whole) for field in SUMMED},
        }
    )


def sum_of(tallies: Sequence[Tally]) -> dict[str, Any]:
    """Return the sums of some sums."""
    return _with_shares(
        {
            **{field: sum(getattr(tally, field) for tally in tallies) for field in COUNTED},
            "best_rank": min((t.best_rank for t in tallies if t.best_rank is not None), default=None),
            "worst_rank": max((t.worst_rank for t in tallies if t.worst_rank is not None), default=None),
            "best": max((t.best for t in tallies if t.best is not None), default=None),
            "worst": min((t.worst for t in tallies if t.worst is not None), default=None),
            "by_bid": _by_bid(tally.by_bid for tally in tallies),
        }
    )


def _with_shares(sums: dict[str, Any]) -> dict[str, Any]:
    sums["mean_rank"] = sums["rank_sum"] / sums["ranked"] if sums["ranked"] else None
    sums["made_share"] = sums["bids_made"] / sums["bids"] if sums["bids"] else None
    sums["is_ranked"] = sums["games"] >= FEWEST_GAMES
    return sums


def _by_bid(parts: Iterable[dict[str, list[int]]]) -> dict[str, list[int]]:
    added: dict[str, list[int]] = {}
    for part in parts:
        for bid, (made, bids) in part.items():
            before = added.get(bid, [0, 0])
            added[bid] = [before[0] + made, before[1] + bids]
    return dict(sorted(added.items(), key=lambda item: int(item[0])))


def lock_sums(session: Session) -> None:
    """Let nobody else add up meanwhile: where several may write at once, two would each miss the other's game."""
    if session.get_bind().dialect.name == "postgresql":
        session.execute(select(func.pg_advisory_xact_lock(ONE_ADDS_UP)))


def count_play(session: Session, row: FinishedGame, by: int) -> None:
    """Count a game one more, or one less."""
    minutes = -1 if row.minutes is None else row.minutes
    place = {"game": row.game, "seats": row.seats, "minutes": minutes, "is_early": row.is_early}
    _count(session, PlayCount, place, by)
    if row.dm_id is not None:
        _count(session, DmCount, {"game": row.game, "dm_id": row.dm_id}, by)


def _count(session: Session, kind: type[PlayCount] | type[DmCount], place: dict[str, Any], by: int) -> None:
    counted: PlayCount | DmCount = session.get(kind, place) or kind(**place, plays=0)
    session.add(counted)
    counted.plays += by
    if counted.plays == 0:
        session.delete(counted)
    session.flush()
