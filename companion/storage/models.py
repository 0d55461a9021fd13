"""The rows: tables, the acts of their logs, and the keys that let write."""

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import JSON, ForeignKey, String, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column, relationship

from companion.storage.database import Base, Moment


def now() -> datetime:
    """Return this moment, in UTC."""
    return datetime.now(UTC)


class Table(Base):
    """A table people sit at; everything that happened there is in its acts."""

    __tablename__ = "game_table"

    id: Mapped[int] = mapped_column(primary_key=True)
    code: Mapped[str] = mapped_column(String(6), unique=True)
    game: Mapped[str] = mapped_column(String(40))
    seq: Mapped[int] = mapped_column(default=0)
    started_at: Mapped[datetime] = mapped_column(Moment, default=now)
    last_act_at: Mapped[datetime] = mapped_column(Moment, default=now)
    ended_at: Mapped[datetime | None] = mapped_column(Moment)
    rematch_of: Mapped[int | None] = mapped_column(ForeignKey("game_table.id"), index=True)
    open_key: Mapped[str | None] = mapped_column(String(36), unique=True)
    open_fingerprint: Mapped[str] = mapped_column(String(64))


class ScoreKey(Base):
    """Who may write at a table: whoever shows the token, or the browser; only their hashes are kept."""

    __tablename__ = "score_key"

    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[int] = mapped_column(ForeignKey("game_table.id"), index=True)
    token_hash: Mapped[str | None] = mapped_column(String(64))
    browser_hash: Mapped[str | None] = mapped_column(String(64), index=True)
    name: Mapped[str | None] = mapped_column(String(40))
    created_at: Mapped[datetime] = mapped_column(Moment, default=now)
    revoked_at: Mapped[datetime | None] = mapped_column(Moment)


class Act(Base):
    """One line of a table's log. Lines are only ever added.

    kind: `open` (seq 0), `entry`, `undo`, `redo`, `amend`, `patch`. round: the one that ran when it was written.
    """

    __tablename__ = "act"
    __table_args__ = (UniqueConstraint("table_id", "key"),)

    table_id: Mapped[int] = mapped_column(ForeignKey("game_table.id"), primary_key=True)
    seq: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(8))
    body: Mapped[dict[str, Any]] = mapped_column(JSON)
    key: Mapped[str | None] = mapped_column(String(36))
    fingerprint: Mapped[str] = mapped_column(String(64))
    round: Mapped[int | None]
    who_id: Mapped[int] = mapped_column(ForeignKey("score_key.id"))
    at: Mapped[datetime] = mapped_column(Moment, default=now)

    who: Mapped[ScoreKey] = relationship(lazy="joined")
