"""`flask --app wsgi companion …`: what the house does at its own keyboard."""

import sys

import click
from flask.cli import AppGroup

from companion.storage import db
from companion.tables.auditing import what_does_not_add_up

companion = AppGroup("companion", help="Look after the house's tables.")


@companion.command()
def migrate() -> None:
    """Bring the database up to date; safe to repeat."""
    from companion.storage.migrate import migrate as bring_up_to_date  # noqa: PLC0415 - the server needs no Alembic

    bring_up_to_date(db.engine)
    click.echo("The database is up to date.")


@companion.command()
def check() -> None:
    """Replay every log and report what does not add up."""
    tables, complaints = what_does_not_add_up(db.session())
    for complaint in complaints:
        click.echo(complaint)
    click.echo(f"{tables} tables replayed, {len(complaints)} do not add up.")
    sys.exit(1 if complaints else 0)
