"""The trick desk: a trick settled, a round's points checked, with no table."""

from flask import render_template

from companion.http.pages.blueprint import pages


@pages.get("/desk")
def desk() -> str:
    """Show an empty desk; what is asked and answered there stays on the phone."""
    return render_template("desk.html")
