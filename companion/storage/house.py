"""The rows of the house itself: its name and rules, its DMs, where they are signed in, and how often was asked."""

from datetime import datetime

from sqlalchemy import JSON, BigInteger, ForeignKey, Index, String, text
from sqlalchemy.orm import Mapped, mapped_column

from companion.storage.database import Base, Moment
from companion.storage.models import now

THE_HOUSE = 1


class House(Base):
    """The one row about the house. name: None until it is set up; setup_hash: of the link that does it."""

    __tablename__ = "house"

    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str | None] = mapped_column(String(60))
    languages: Mapped[list[str]] = mapped_column(JSON, default=list)
    only_dms_open: Mapped[bool] = mapped_column(default=False)
    setup_hash: Mapped[str | None] = mapped_column(String(64))


class Dm(Base):
    """Somebody who looks after tables. Retired ones stay, for what they recorded.

    passphrase_hash: None until chosen; link_hash: of the one-time link by which a passphrase is chosen.
    """

    __tablename__ = "dm"
    __table_args__ = (
        Index(
            "ix_dm_called",
            "sounds",
            unique=True,
            sqlite_where=text("retired_at IS NULL"),
            postgresql_where=text("retired_at IS NULL"),
        ),
    )

    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    sounds: Mapped[str] = mapped_column(String(160))
    is_owner: Mapped[bool] = mapped_column(default=False)
    passphrase_hash: Mapped[str | None] = mapped_column(String(255))
    link_hash: Mapped[str | None] = mapped_column(String(64), unique=True)
    link_expires_at: Mapped[datetime | None] = mapped_column(Moment)
    created_at: Mapped[datetime] = mapped_column(Moment, default=now)
    retired_at: Mapped[datetime | None] = mapped_column(Moment)


class DmSession(Base):
    """A phone on which a DM is signed in; it stays so as long as it is used now and then."""

    __tablename__ = "dm_session"

    id: Mapped[int] = mapped_column(primary_key=True)
    dm_id: Mapped[int] = mapped_column(ForeignKey("dm.id"), index=True)
    token_hash: Mapped[str] = mapped_column(String(64), unique=True)
    signed_in_at: Mapped[datetime] = mapped_column(Moment, default=now)
    used_at: Mapped[datetime] = mapped_column(Moment, default=now)


class Allowance(Base):
    """How often somebody asked for something, until a moment in seconds since 1970; then it is counted anew.

    mark: a hash of what and who; nobody's address or typed name is kept.
    """

    __tablename__ = "allowance"

    mark: Mapped[str] = mapped_column(String(64), primary_key=True)
    times: Mapped[int]
    until: Mapped[int] = mapped_column(BigInteger, index=True)
