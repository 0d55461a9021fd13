"""The rows of the house's memory: games that are over, people, and the sums that follow from both.

All but the people, the catalogue and what was logged by hand follows from the logs and is written anew with them.
"""

from datetime import datetime
from typing import Any

from sqlalchemy import JSON, ForeignKey, Index, String, Text
from sqlalchemy.orm import Mapped, mapped_column, relationship

from companion.storage.database import Base, Moment
from companion.storage.models import now

# Compared sign by sign on every database, so that words and names are found by their beginning.
PLAIN_WORD = String(40).with_variant(String(40, collation="C"), "postgresql")
PLAIN_NAME = String(160).with_variant(String(160, collation="C"), "postgresql")


class Person(Base):
    """Somebody who has played here. One merged into another plays under that name until they are taken apart."""

    __tablename__ = "person"
    __table_args__ = (Index("ix_person_listed", "merged_into", "sounds"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    sounds: Mapped[str] = mapped_column(PLAIN_NAME)
    merged_into: Mapped[int | None] = mapped_column(ForeignKey("person.id"))
    forgotten_at: Mapped[datetime | None] = mapped_column(Moment)


class KnownAs(Base):
    """How a name sounds, and whose it is."""

    __tablename__ = "known_as"

    sounds: Mapped[str] = mapped_column(PLAIN_NAME, primary_key=True)
    person_id: Mapped[int] = mapped_column(ForeignKey("person.id"), index=True)


class FinishedGame(Base):
    """A game that is over: played at a table, or logged afterwards, and then without one.

    minutes: from the first to the last entry, None where not known; gaps: what of that time nobody played.
    """

    __tablename__ = "finished_game"
    __table_args__ = (
        Index("ix_finished_game_newest", "ended_at", "id"),
        Index("ix_finished_game_of_game", "game", "ended_at", "id"),
        Index("ix_finished_game_of_dm", "dm_id", "ended_at", "id"),
        Index("ix_finished_game_at_place", "place", "ended_at", "id"),
    )

    id: Mapped[int] = mapped_column(primary_key=True)
    code: Mapped[str] = mapped_column(String(6), unique=True)
    table_id: Mapped[int | None] = mapped_column(ForeignKey("game_table.id"), unique=True)
    game: Mapped[str] = mapped_column(String(40))
    started_at: Mapped[datetime] = mapped_column(Moment)
    ended_at: Mapped[datetime] = mapped_column(Moment)
    minutes: Mapped[int | None]
    gaps: Mapped[list[dict[str, Any]]] = mapped_column(JSON)
    reason: Mapped[str] = mapped_column(String(40))
    is_early: Mapped[bool]
    rounds: Mapped[int | None]
    seats: Mapped[int]
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    label: Mapped[str | None] = mapped_column(String(60))
    place: Mapped[str | None] = mapped_column(String(240))
    notes: Mapped[str | None] = mapped_column(Text)
    dm_id: Mapped[int | None]
    key: Mapped[str | None] = mapped_column(String(36), unique=True)
    fingerprint: Mapped[str | None] = mapped_column(String(64))
    deleted_at: Mapped[datetime | None] = mapped_column(Moment)

    results: Mapped[list["SeatResult"]] = relationship(
        order_by="SeatResult.seat", cascade="all, delete-orphan", lazy="selectin"
    )


class Figures:
    """What can be counted of somebody's games; of one game, of a month, or of all."""

    bids: Mapped[int] = mapped_column(default=0)
    bids_made: Mapped[int] = mapped_column(default=0)
    zero_bids: Mapped[int] = mapped_column(default=0)
    zero_made: Mapped[int] = mapped_column(default=0)
    bonus: Mapped[int] = mapped_column(default=0)
    challenges: Mapped[int] = mapped_column(default=0)
    successes: Mapped[int] = mapped_column(default=0)
    discs_lost: Mapped[int] = mapped_column(default=0)
    last_standing: Mapped[int] = mapped_column(default=0)
    by_bid: Mapped[dict[str, list[int]]] = mapped_column(JSON, default=dict)


class SeatResult(Figures, Base):
    """What a game brought to one of its seats. rank: None for who went home before the end."""

    __tablename__ = "seat_result"
    __table_args__ = (
        Index("ix_seat_result_of_person", "person_id", "game", "month"),
        Index("ix_seat_result_newest", "person_id", "ended_at", "game_id"),
    )

    game_id: Mapped[int] = mapped_column(ForeignKey("finished_game.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    person_id: Mapped[int] = mapped_column(ForeignKey("person.id"))
    name: Mapped[str] = mapped_column(String(40))
    rank: Mapped[int | None]
    total: Mapped[int | None]
    is_winner: Mapped[bool]
    game: Mapped[str] = mapped_column(String(40))
    month: Mapped[str] = mapped_column(String(7))
    ended_at: Mapped[datetime] = mapped_column(Moment)
    is_early: Mapped[bool]
    is_deleted: Mapped[bool] = mapped_column(default=False)


class Tally(Figures, Base):
    """The sums of one person at one game: of a month (`2026-11`), or of all time (``).

    games: those played to their end; early: those ended early, which count nowhere else.
    """

    __tablename__ = "tally"
    __table_args__ = (
        Index("ix_tally_wins", "game", "month", "is_ranked", "wins"),
        Index("ix_tally_mean_rank", "game", "month", "is_ranked", "mean_rank"),
        Index("ix_tally_best", "game", "month", "is_ranked", "best"),
        Index("ix_tally_made_share", "game", "month", "is_ranked", "made_share"),
        Index("ix_tally_successes", "game", "month", "is_ranked", "successes"),
    )

    person_id: Mapped[int] = mapped_column(ForeignKey("person.id"), primary_key=True)
    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    month: Mapped[str] = mapped_column(String(7), primary_key=True)
    games: Mapped[int] = mapped_column(default=0)
    early: Mapped[int] = mapped_column(default=0)
    wins: Mapped[int] = mapped_column(default=0)
    ranked: Mapped[int] = mapped_column(default=0)
    rank_sum: Mapped[int] = mapped_column(default=0)
    best_rank: Mapped[int | None]
    worst_rank: Mapped[int | None]
    best: Mapped[int | None]
    worst: Mapped[int | None]
    mean_rank: Mapped[float | None]
    made_share: Mapped[float | None]
    is_ranked: Mapped[bool] = mapped_column(default=False)


class PlayCount(Base):
    """How many games of a kind, by so many people, took so many minutes (-1: not known)."""

    __tablename__ = "play_count"

    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    seats: Mapped[int] = mapped_column(primary_key=True)
    minutes: Mapped[int] = mapped_column(primary_key=True)
    is_early: Mapped[bool] = mapped_column(primary_key=True)
    plays: Mapped[int] = mapped_column(default=0)


class DmCount(Base):
    """How many games of a kind a DM looked after."""

    __tablename__ = "dm_count"

    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    dm_id: Mapped[int] = mapped_column(primary_key=True)
    plays: Mapped[int] = mapped_column(default=0)


class GameWord(Base):
    """A word by which a game that is over is found: of a name, a place or its notes."""

    __tablename__ = "game_word"
    __table_args__ = (Index("ix_game_word_of_game", "game_id"),)

    word: Mapped[str] = mapped_column(PLAIN_WORD, primary_key=True)
    ended_at: Mapped[datetime] = mapped_column(Moment, primary_key=True)
    game_id: Mapped[int] = mapped_column(ForeignKey("finished_game.id"), primary_key=True)


class CatalogueEntry(Base):
    """What the house has written down about a game, beyond what play itself tells."""

    __tablename__ = "catalogue_entry"

    slug: Mapped[str] = mapped_column(String(40), primary_key=True)
    facts: Mapped[dict[str, Any]] = mapped_column(JSON)
    changed_at: Mapped[datetime] = mapped_column(Moment, default=now)


class KnowsGame(Base):
    """A DM who says that they know a game."""

    __tablename__ = "knows_game"

    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    dm_id: Mapped[int] = mapped_column(primary_key=True)


class ImportedGame(Base):
    """What a game is known by in the file it came from, so that the same file brings it once. uid: there; code: here.

    It outlives the game: what was taken in and is gone does not come back with the file.
    """

    __tablename__ = "imported_game"

    source: Mapped[str] = mapped_column(String(20), primary_key=True)
    uid: Mapped[str] = mapped_column(String(64), primary_key=True)
    code: Mapped[str] = mapped_column(String(6), index=True)
