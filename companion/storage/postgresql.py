"""PostgreSQL: readers see one moment, writers wait in line, and nobody waits for what will not come."""

from select import POLLIN, poll
from typing import Any

from sqlalchemy import Connection, Engine, event, func, select, text
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.orm import Session

CONNECTIONS = 8  # of each process, and half as many again for a rush: its threads take turns
ONE_AT_A_TIME = 7_300_000  # any number that nobody else locks

# What one session may take, in milliseconds; a server that was cut off in the middle of a turn gives the table back.
LIMITS = {
    "lock_timeout": 8_000,
    "statement_timeout": 30_000,
    "idle_in_transaction_session_timeout": 60_000,
    "tcp_keepalives_idle": "5s",
    "tcp_keepalives_interval": "2s",
    "tcp_keepalives_count": 2,
}

READS = "REPEATABLE READ"  # a table and its acts are of one moment, however many statements read them
WRITES = "READ COMMITTED"  # who has waited for a row sees what was written meanwhile


def engine_options(patience_seconds: float) -> dict[str, Any]:
    """Return how the house connects."""
    return {
        "isolation_level": READS,
        "hide_parameters": True,  # no names in the server's log
        "pool_size": CONNECTIONS,
        "max_overflow": CONNECTIONS // 2,
        "pool_timeout": patience_seconds,
        "connect_args": {
            "connect_timeout": 5,
            "tcp_user_timeout": 10_000,
            "keepalives_idle": 5,
            "application_name": "table-companion",
            "options": " ".join(f"-c {limit}={most}" for limit, most in LIMITS.items()),
        },
    }


def replace_dead_connections(engine: Engine) -> None:
    """Let a connection that has died be replaced before it is used, without asking across it each time."""
    event.listen(engine, "checkout", _on_checkout)


def _on_checkout(connection: Any, _record: object, _proxy: object) -> None:
    """Whoever went away has closed the line, which is seen at this end; a living one says nothing unasked."""
    if connection.closed:
        raise DisconnectionError
    line = poll()
    line.register(connection, POLLIN)
    if line.poll(0):
        raise DisconnectionError


def wait_in_line(session: Session | Connection) -> None:
    """Be the one who writes in the house, on whichever server, until this is written."""
    session.execute(select(func.pg_advisory_xact_lock(ONE_AT_A_TIME)))


def take_time(connection: Connection) -> None:
    """Wait in line for as long as it takes, and then take as long as it takes."""
    for limit in ("lock_timeout", "statement_timeout"):
        connection.execute(text(f"SET LOCAL {limit} = 0"))
    wait_in_line(connection)
