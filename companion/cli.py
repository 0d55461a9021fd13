"""`flask --app wsgi companion …`: what the house does at its own keyboard."""

import sys

import click
from flask.cli import AppGroup

from companion.history.auditing import what_history_gets_wrong
from companion.history.catching_up import remember_old_games
from companion.storage import db
from companion.tables.auditing import what_does_not_add_up

companion = AppGroup("companion", help="Look after the house's tables.")


@companion.command()
def migrate() -> None:
    """Bring the database up to date; safe to repeat."""
    from companion.storage import migrate as steps  # noqa: PLC0415 - the server needs no Alembic

    try:
        steps.migrate(db.engine)
    except steps.NotReadyError as reason:
        sys.exit(str(reason))
    remember_old_games()
    click.echo("The database is up to date.")


@companion.command()
def check() -> None:
    """Replay every log and report what does not add up, the history and its figures included."""
    from companion.storage.migrate import why_not_ready  # noqa: PLC0415 - the server needs no Alembic

    if reason := why_not_ready(db.engine.url.render_as_string(hide_password=False)):
        sys.exit(reason)
    tables, complaints = what_does_not_add_up(db.session())
    complaints += what_history_gets_wrong(db.session())
    for complaint in complaints:
        click.echo(complaint)
    click.echo(f"{tables} tables replayed, {len(complaints)} do not add up.")
    sys.exit(1 if complaints else 0)
