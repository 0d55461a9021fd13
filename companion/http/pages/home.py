"""The home page."""

from flask import render_template

from companion.http.pages.blueprint import pages


@pages.get("/")
def home() -> str:
    """Show what one would do now: go on at a table, open one, or look on at one."""
    return render_template("home.html")
