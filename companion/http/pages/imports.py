"""The page on which a DM takes in a file."""

from flask import render_template

from companion.http.identity import dm_or_none
from companion.http.pages.blueprint import pages
from companion.http.pages.for_dms import for_dms


@pages.get("/history/import")
@for_dms
def take_in() -> str:
    """Ask for a file; what is in it is shown before anything is taken in."""
    return render_template("history_import.html", me=dm_or_none())
