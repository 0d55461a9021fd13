"""The rows: tables, the acts of their logs, the keys that let write, and wrong tries at them."""

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import JSON, ForeignKey, Index, String, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column, relationship

from companion.storage.database import Base, Moment

LARGEST_ID = 2**31 - 1  # of any row: what the databases agree on


def now() -> datetime:
    """Return this moment, in UTC."""
    return datetime.now(UTC)


class Table(Base):
    """A table people sit at; everything that happened there is in its acts. dm_id: who looks after it."""

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
    dm_id: Mapped[int | None] = mapped_column(ForeignKey("dm.id"))


class ScoreKey(Base):
    """Who may write at a table: whoever shows the token, or the browser; only their hashes are kept.

    One made for a second scorekeeper expires unless it is used; until then it lets nobody write. A DM has one at
    each table where they wrote something.
    """

    __tablename__ = "score_key"
    __table_args__ = (
        Index("ix_score_key_invitation", "table_id", "invite_key", unique=True),
        Index("ix_score_key_of_dm", "table_id", "dm_id", unique=True),
    )

    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[int] = mapped_column(ForeignKey("game_table.id"), index=True)
    token_hash: Mapped[str | None] = mapped_column(String(64))
    browser_hash: Mapped[str | None] = mapped_column(String(64), index=True)
    name: Mapped[str | None] = mapped_column(String(40))
    is_first_hand: Mapped[bool] = mapped_column(default=True)
    invite_key: Mapped[str | None] = mapped_column(String(36))
    expires_at: Mapped[datetime | None] = mapped_column(Moment)
    used_at: Mapped[datetime | None] = mapped_column(Moment)
    claim_key: Mapped[str | None] = mapped_column(String(36))
    created_at: Mapped[datetime] = mapped_column(Moment, default=now)
    revoked_at: Mapped[datetime | None] = mapped_column(Moment)
    dm_id: Mapped[int | None] = mapped_column(ForeignKey("dm.id"))


class WrongClaim(Base):
    """A secret tried at a table that fits no key there; only the recent ones are kept."""

    __tablename__ = "wrong_claim"

    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[int] = mapped_column(ForeignKey("game_table.id"), index=True)
    at: Mapped[datetime] = mapped_column(Moment, default=now)


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
