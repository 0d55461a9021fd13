"""`flask companion export` and `import`: a whole house into a file, and from it into an empty house of any database."""

import os
import sys
from pathlib import Path
from tempfile import NamedTemporaryFile

import click
from flask.cli import AppGroup
from sqlalchemy.orm import Session

from companion.storage import db, writing


def add_moving(companion: AppGroup) -> None:
    """Add what moves a house."""
    companion.command("export")(export_house)
    companion.command("import")(import_house)


@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
def export_house(file: Path) -> None:
    """Write everything that the house keeps into FILE, as it is at this moment; the server may run."""
    from companion.exchange.moving import all_rows  # noqa: PLC0415 - the server needs no moving

    _refuse_old_database()
    rows = -2  # the first line says what it is, the last one what it comes to
    with NamedTemporaryFile("w", dir=file.absolute().parent, delete=False, encoding="utf-8") as part:
        try:
            for line in all_rows(_one_moment()):
                part.write(line)
                rows += 1
            part.flush()
            os.fsync(part.fileno())
            Path(part.name).replace(file)
        except BaseException:
            Path(part.name).unlink(missing_ok=True)
            raise
    click.echo(
        f"{rows} rows in {file}. It lets write what the house lets write: keep it as safe as the house."
    )


@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
def import_house(file: Path) -> None:
    """Fill this empty house with everything in FILE, compare it row by row, or change nothing."""
    from companion.exchange.moving import CannotMoveInError, move_in  # noqa: PLC0415 - the server needs no moving

    _refuse_old_database()
    try:
        with writing() as session, file.open(encoding="utf-8") as lines:
            rows = move_in(session, lines)
    except (CannotMoveInError, UnicodeDecodeError) as reason:
        sys.exit(f"Nothing was changed. {reason}")
    click.echo(f"{rows} rows moved in; every one was compared with the file.")


def _refuse_old_database() -> None:
    """Leave with a sentence where the database is not at the version of this program."""
    from companion.storage.migrate import why_not_ready  # noqa: PLC0415 - the server needs no Alembic

    if reason := why_not_ready(db.engine.url.render_as_string(hide_password=False)):
        sys.exit(reason)


def _one_moment() -> Session:
    """Return a session that sees the house as it is now, whatever is written meanwhile."""
    session = db.session()
    if db.engine.dialect.name == "postgresql":
        session.connection(execution_options={"isolation_level": "REPEATABLE READ"})
    return session
