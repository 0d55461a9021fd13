"""`flask --app wsgi companion …`: what the house does at its own keyboard."""

import sys
from datetime import datetime
from pathlib import Path

import click
from flask import current_app
from flask.cli import AppGroup

from companion.exchange.commands import add_moving
from companion.exchange.commands_in import add_taking_in
from companion.history.auditing import what_history_gets_wrong
from companion.history.catching_up import remember_old_games
from companion.house.dms import add_or_invite_again
from companion.house.revoking import revoke_everything
from companion.http.addresses import welcome_address
from companion.settings import INSTANCE, Settings
from companion.storage import db
from companion.tables.auditing import what_does_not_add_up
from companion.tables.refusal import Refusal
from companion.translations import sentence

companion = AppGroup("companion", help="Look after the house's tables.")
add_moving(companion)
add_taking_in(companion)


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


@companion.group("dm")
def dm_group() -> None:
    """Look after the DMs."""


@dm_group.command("add")
@click.argument("name")
def add_dm(name: str) -> None:
    """Print a one-time link by which NAME chooses a passphrase: a new DM, or one who has forgotten theirs."""
    try:
        invited = add_or_invite_again(name)
    except Refusal as refusal:
        sys.exit(sentence("en", f"field-{refusal.errors['name']}"))
    address = Settings.from_environment().house_address
    with current_app.test_request_context(base_url=address):
        click.echo(f"{invited.dm['name']} chooses a passphrase here, within a week, once:")
        click.echo(welcome_address(invited.dm["name"], invited.secret))


@companion.command("revoke-everything")
def revoke_all() -> None:
    """End every session, key and one-time link, as after a theft; DMs sign in anew and let others write."""
    phones, keys = revoke_everything()
    click.echo(f"Signed out on {phones} phones; {keys} keys no longer write.")


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


@companion.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
def backup(file: Path) -> None:
    """Write the whole house into FILE, checked, while it is open."""
    from companion.storage.backup import BackupError, back_up  # noqa: PLC0415 - the server needs no Alembic

    try:
        size = back_up(db.engine, file)
    except BackupError as reason:
        sys.exit(str(reason))
    click.echo(f"{file} holds the house as it stands ({size / 1e6:.1f} MB).")


@companion.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
def restore(file: Path) -> None:
    """Put the backup FILE in the place of the house, while it is open; what was there is kept beside it."""
    from companion.storage import backup as backups  # noqa: PLC0415 - the server needs no Alembic

    kept = _kept_beside()
    try:
        backups.restore(db.engine, file, kept)
    except backups.BackupError as reason:
        sys.exit(str(reason))
    remember_old_games()
    click.echo(f"The house is as it stood in {file}.")
    if kept.exists():
        click.echo(f"What was there before is in {kept}.")


def _kept_beside() -> Path:
    folder = Path(str(db.engine.url.database)).parent if db.engine.dialect.name == "sqlite" else INSTANCE
    return folder / f"before-restore-{datetime.now():%Y%m%d-%H%M%S-%f}.db"


@companion.command()
def demo() -> None:
    """Fill the house with some months of games, for trying things out."""
    from companion.history.demo import fill  # noqa: PLC0415 - the server needs no players

    click.echo(f"{fill()} games played.")
