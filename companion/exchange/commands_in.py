"""`flask companion take-in`: a file of any size, at the keyboard of the house, as the page takes in smaller ones."""

import sys
from pathlib import Path

import click
from flask.cli import AppGroup

from companion.storage import db
from companion.tables.refusal import Refusal
from companion.translations import sentence

MOST_GAMES = 10**6
MOST_TOLD = 20


def add_taking_in(companion: AppGroup) -> None:
    """Add what takes in files."""
    companion.command("take-in")(take_in)


@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--leave-out", is_flag=True, help="Take the rest, where some games cannot be taken.")
@click.option("--zone", help="Of clocks that name none, such as Asia/Shanghai; UTC.")
def take_in(file: Path, leave_out: bool, zone: str | None) -> None:
    """Take the games of FILE into the house: our own document, an export of BG Stats, a score sheet as CSV.

    All or nothing; what the house knows already, or has deleted, does not come again. Tables wait meanwhile.
    """
    from companion.exchange.clock import zone_called  # noqa: PLC0415 - the server needs no keyboard
    from companion.exchange.importing import take  # noqa: PLC0415
    from companion.exchange.readers import read_file  # noqa: PLC0415
    from companion.exchange.troubles import trouble_told  # noqa: PLC0415

    try:
        contents = read_file(file.read_bytes(), zone_called(zone), MOST_GAMES)
    except Refusal:
        sys.exit(f"There is no time zone {zone!r}.")
    for trouble in contents.troubles[:MOST_TOLD]:
        click.echo(trouble_told("en", trouble), err=True)
    try:
        taken = take(contents, None, leave_out=leave_out)
    except Refusal as refused:
        sys.exit(sentence("en", f"problem-{refused.code}", refused.facts))
    db.session.remove()
    click.echo(f"{len(taken.codes)} games taken in; {taken.known} were known here already.")
