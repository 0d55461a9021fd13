"""How the server is: alive, ready, and its figures for whoever holds their key."""

import hmac
import tempfile
from pathlib import Path
from shutil import disk_usage
from typing import Any

from flask import Blueprint, Response, abort, current_app, jsonify, request
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from companion.http.headers import kept_by_nobody
from companion.http.metrics import told
from companion.live import room
from companion.storage import db
from companion.storage.database import file_identity
from companion.storage.nightly import standing
from companion.storage.steps import newest_steps

LEAST_FREE_BYTES = 20 * 1024 * 1024
FINE = ("fine", "off")

health = Blueprint("health", __name__)


@health.get("/healthz")
def alive() -> Response:
    """Say that this process answers; it looks at nothing else."""
    return kept_by_nobody(jsonify({"alive": True}))


@health.get("/readyz")
def ready() -> Response:
    """Say whether entries can be kept here, or what stands against it: 503, and a word for each part.

    A missing backup is told, but takes no server out of service.
    """
    parts = {"server": "stopping" if room.is_closing else "fine", **_database(), "disk": _disk()}
    is_ready = all(word in FINE for word in parts.values())
    response = jsonify({"ready": is_ready, **parts, "backups": _backups()})
    response.status_code = 200 if is_ready else 503
    return kept_by_nobody(response)


@health.get("/metrics")
def metrics() -> Response:
    """Give the figures to whoever shows COMPANION_METRICS_TOKEN; without such a setting there are none."""
    token = current_app.config.get("COMPANION_METRICS_TOKEN")
    if not token:
        abort(404)
    scheme, _, shown = request.headers.get("Authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not hmac.compare_digest(shown.strip().encode(), token.encode()):
        abort(401)
    return kept_by_nobody(Response(told(), content_type="text/plain; version=0.0.4; charset=utf-8"))


def _database() -> dict[str, str]:
    engine = db.engine
    if engine.dialect.name == "sqlite" and file_identity(str(engine.url.database)) is None:
        return {"database": "out of reach"}
    try:
        with engine.connect() as connection:
            steps = set(connection.scalars(text("SELECT version_num FROM alembic_version")))
            is_read_only = _is_read_only(connection)
    except SQLAlchemyError as reason:
        is_there = "alembic_version" in str(reason)
        return {"database": "fine", "schema": "missing"} if is_there else {"database": "out of reach"}
    return {
        "database": "read-only" if is_read_only else "fine",
        "schema": "fine" if steps == newest_steps() else "not up to date",
    }


def _is_read_only(connection: Any) -> bool:
    if connection.dialect.name == "sqlite":
        return bool(connection.scalar(text("PRAGMA query_only")))
    return bool(connection.scalar(text("SHOW transaction_read_only")) == "on")


def _disk() -> str:
    """The database's own folder, where SQLite keeps its files; PostgreSQL looks after its disk itself."""
    if db.engine.dialect.name != "sqlite":
        return "fine"
    folder = Path(str(db.engine.url.database)).parent
    try:
        with tempfile.TemporaryFile(dir=folder) as probe:
            probe.write(b"\0" * 4096)
            probe.flush()
        return "fine" if disk_usage(folder).free >= LEAST_FREE_BYTES else "nearly full"
    except OSError:
        return "not writable"


def _backups() -> str:
    rotation = current_app.config.get("COMPANION_BACKUPS")
    if rotation is None:
        return "off"
    return "failing" if standing(rotation).is_failing else "fine"
