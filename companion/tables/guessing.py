"""Guessing and flooding: so often in so long, then a wait. Counted in the database, for every server of the house."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import NamedTuple

from sqlalchemy import delete, select, text
from sqlalchemy.orm import Session

from companion.storage import Allowance
from companion.storage.models import now
from companion.tables.access import hashed
from companion.tables.refusal import Refusal

SWEPT_AT_ONCE = 100

# One statement, so that those who ask at the same moment are each counted.
_COUNT = text(
    """
    INSERT INTO allowance (mark, times, until) VALUES (:mark, 1, :until)
    ON CONFLICT (mark) DO UPDATE SET
        times = CASE WHEN allowance.until <= :now THEN 1 ELSE allowance.times + 1 END,
        until = CASE WHEN allowance.until <= :now THEN excluded.until ELSE allowance.until END
    RETURNING times, until
    """
)


class Limit(NamedTuple):
    """So often within so long, from the first time on."""

    what: str
    most: int
    lasts: timedelta


class Count(NamedTuple):
    """The how manieth time it is, and in how many seconds it is counted anew."""

    times: int
    seconds: int


def count(session: Session, limit: Limit, who: str) -> Count:
    """Count one more time for somebody; what is over by now is forgotten now and then."""
    seconds = int(now().timestamp())
    until = seconds + round(limit.lasts.total_seconds())
    counted = session.execute(_COUNT, {"mark": _mark(limit, who), "now": seconds, "until": until}).one()
    if counted.times == 1:
        _sweep(session, seconds)
    return Count(counted.times, max(1, counted.until - seconds))


def refuse_more(session: Session, limit: Limit, who: str, code: str) -> None:
    """Count one more time. Raises Refusal: the one called `code`, with how long to wait, where that is too often."""
    times, seconds = count(session, limit, who)
    if times > limit.most:
        raise wait(code, seconds)


def forget(session: Session, limit: Limit, who: str) -> None:
    """Count anew."""
    session.execute(delete(Allowance).where(Allowance.mark == _mark(limit, who)))


def wait(code: str, seconds: int) -> Refusal:
    """Return the refusal that asks for patience."""
    return Refusal(code, {"minutes": -(-seconds // 60), "retry_after": seconds})


def refuse_guessing(tries: Sequence[datetime], most: int, counts: timedelta, code: str) -> None:
    """Let nobody try on after so many.

    tries: when each was that still counts, the oldest first; counts: for how long one does.
    Raises Refusal: the one called `code`, with how long to wait.
    """
    if len(tries) >= most:
        raise wait(code, max(1, round((tries[-most] + counts - now()).total_seconds())))


def network_of(address: str) -> str:
    """Return what one caller cannot change at will: of an IPv6 address its network of 64 bits."""
    try:
        said: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(said, IPv4Address):
        return str(said)
    return str(said.ipv4_mapped or ip_network((said, 64), strict=False))


def _mark(limit: Limit, who: str) -> str:
    return hashed(f"{limit.what} {who}")


def _sweep(session: Session, seconds: int) -> None:
    """Rows that somebody else is just counting in are left to the next time."""
    over = select(Allowance.mark).where(Allowance.until <= seconds).limit(SWEPT_AT_ONCE)
    marks = session.scalars(over.with_for_update(skip_locked=True)).all()
    if marks:
        session.execute(delete(Allowance).where(Allowance.mark.in_(marks)))
