"""What people have done: figures of one, and the best of all, of a month and of all time."""

from datetime import UTC
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from companion.history.people import find_person, merged_people
from companion.storage import FinishedGame, Person
from companion.storage.history import Tally
from companion.tables.people import face_of
from companion.tables.tallies import ALL_TIME, FEWEST_GAMES

PLACES = 20
MOST_MONTHS = 23

# By what a game's leaderboard may be ordered; the first is what is shown when nothing is said.
ORDERS = {
    "skull-king": ("wins", "mean_rank", "best", "made_share"),
    "skull": ("wins", "mean_rank", "successes"),
}
LOWEST_FIRST = ("mean_rank",)
OF_SKULL_KING = (
    "bids",
    "bids_made",
    "made_share",
    "by_bid",
    "zero_bids",
    "zero_made",
    "bonus",
    "best",
    "worst",
)
OF_SKULL = ("challenges", "successes", "discs_lost", "last_standing")
RECORDS = ("best", "worst", "best_rank", "worst_rank")
_FIGURES = {"skull-king": OF_SKULL_KING, "skull": OF_SKULL}


def player_told(session: Session, person_id: int) -> dict[str, Any]:
    """Return somebody with their figures by game, all in all and by month. Raises Refusal: no_such_player."""
    person = find_person(session, person_id)
    face = face_of(session, person)
    tallies = session.scalars(
        select(Tally).where(Tally.person_id == face.id).order_by(Tally.month.desc())
    ).all()
    return {
        "id": person.id,
        "name": person.name,
        "merged_into": None if face is person else {"id": face.id, "name": face.name},
        "merged": [{"id": other.id, "name": other.name} for other in merged_people(session, person.id)],
        "forgotten": person.forgotten_at is not None,
        "fewest_games": FEWEST_GAMES,
        "games": {
            game: {
                **next(figures(t) for t in tallies if t.game == game and t.month == ALL_TIME),
                "months": [
                    {"month": t.month, **figures(t)}
                    for t in tallies
                    if t.game == game and t.month != ALL_TIME
                ],
            }
            for game in sorted({tally.game for tally in tallies})
        },
    }


def figures(tally: Tally) -> dict[str, Any]:
    """Return the figures of some sums; there is no record from too few games."""
    told = {
        "games": tally.games,
        "ended_early": tally.early,
        "wins": tally.wins,
        "mean_rank": None if tally.mean_rank is None else round(tally.mean_rank, 2),
        "best_rank": tally.best_rank,
        "worst_rank": tally.worst_rank,
        **{field: getattr(tally, field) for field in _FIGURES[tally.game]},
    }
    if told.get("made_share") is not None:
        told["made_share"] = round(told["made_share"], 3)
    return told if tally.is_ranked else {**told, **{field: None for field in RECORDS if field in told}}


def leaderboard(session: Session, game: str, month: str = ALL_TIME, by: str = "wins") -> dict[str, Any]:
    """Return those who did best, equal ones at the same place (1, 1, 3); nobody with too few games."""
    column = getattr(Tally, by)
    ranked = select(Tally, Person.name).join(Person, Person.id == Tally.person_id)
    ranked = ranked.where(
        Tally.game == game, Tally.month == month, Tally.is_ranked.is_(True), column.is_not(None)
    )
    order = column.asc() if by in LOWEST_FIRST else column.desc()
    found = session.execute(ranked.order_by(order, Tally.person_id).limit(PLACES)).all()
    values = [getattr(tally, by) for tally, _ in found]
    return {
        "game": game,
        "month": month or None,
        "by": by,
        "fewest_games": FEWEST_GAMES,
        "places": [
            {
                "place": 1 + values.index(getattr(tally, by)),
                "player": tally.person_id,
                "name": name,
                **figures(tally),
            }
            for tally, name in found
        ],
    }


def months_played(session: Session, game: str) -> list[str]:
    """Return the months from the first game to the last, the newest first, two years at most."""
    ended = FinishedGame.ended_at
    first = session.scalar(select(ended).where(FinishedGame.game == game).order_by(ended).limit(1))
    last = session.scalar(select(ended).where(FinishedGame.game == game).order_by(ended.desc()).limit(1))
    if first is None or last is None:
        return []
    earliest, latest = (at.astimezone(UTC).year * 12 + at.astimezone(UTC).month - 1 for at in (first, last))
    months = range(latest, max(earliest, latest - MOST_MONTHS) - 1, -1)
    return [f"{month // 12:04}-{month % 12 + 1:02}" for month in months]
