"""Bringing the database up to date, step by step, with Alembic; and whether it is."""

from collections.abc import Sequence
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, NullPool, create_engine, make_url
from sqlalchemy.exc import DBAPIError

from companion.storage.database import begin_alone

MIGRATIONS = Path(__file__).parent / "migrations"


class NotReadyError(Exception):
    """The database cannot be used as it stands; the sentence says why and what to do."""


def migrate(engine: Engine) -> None:
    """Take every step the database has not taken yet, all or none; two that start at once wait for each other.

    Raises NotReadyError.
    """
    _make_file(engine)
    try:
        with engine.connect() as connection, begin_alone(connection):
            refuse_newer(MigrationContext.configure(connection).get_current_heads())
            command.upgrade(_config(connection), "head")
    except DBAPIError as reason:
        raise _unusable(engine, reason) from None


def _make_file(engine: Engine) -> None:
    """Nobody else does: what is missing later was taken away. Raises NotReadyError."""
    if engine.dialect.name != "sqlite":
        return
    try:
        Path(str(engine.url.database)).open("ab").close()
    except OSError as reason:
        place = engine.url.render_as_string()
        raise NotReadyError(f"The database {place} cannot be made ({reason.strerror}).") from None


def why_not_ready(url: str) -> str | None:
    """Return why the tables of the house cannot be kept in this database yet, None where they can."""
    engine = create_engine(url, poolclass=NullPool)
    try:
        steps = _steps_taken(engine)
        refuse_newer(steps)
    except DBAPIError as reason:
        return str(_unusable(engine, reason))
    except NotReadyError as reason:
        return str(reason)
    if set(steps) == set(_script().get_heads()):
        return None
    return (
        f"The database {make_url(url).render_as_string()} is not up to date."
        " Bring it there with: flask --app wsgi companion migrate"
    )


def _steps_taken(engine: Engine) -> tuple[str, ...]:
    """Look without making the file that is not there."""
    if engine.dialect.name == "sqlite" and not Path(str(engine.url.database)).exists():
        return ()
    with engine.connect() as connection:
        return MigrationContext.configure(connection).get_current_heads()


def refuse_newer(steps: Sequence[str]) -> None:
    """Raises NotReadyError where a step is none of ours."""
    if unknown := set(steps) - {step.revision for step in _script().walk_revisions()}:
        raise NotReadyError(
            f"The database was written by a newer version of the app (step {', '.join(sorted(unknown))})."
            " Install that version, or name another database."
        )


def _unusable(engine: Engine, reason: DBAPIError) -> NotReadyError:
    return NotReadyError(f"The database {engine.url.render_as_string()} cannot be used ({reason.orig}).")


def _script() -> ScriptDirectory:
    return ScriptDirectory(str(MIGRATIONS))


def _config(connection: object) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config
