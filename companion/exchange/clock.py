"""What the clock on the wall showed: files of other programs know no zones."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from companion.tables.refusal import ill_shaped

LONGEST_ZONE = 64


def zone_called(name: str | None) -> ZoneInfo | None:
    """Return a zone by its name, such as Asia/Shanghai; None: UTC. Raises Refusal: ill_shaped."""
    if not name:
        return None
    try:
        return ZoneInfo(name[:LONGEST_ZONE])
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise ill_shaped({"zone": "unknown_word"}) from None


def clock_at(at: datetime, zone: ZoneInfo | None) -> str:
    """Return what the clock showed, to the second."""
    return at.astimezone(zone or UTC).strftime("%Y-%m-%d %H:%M:%S")
