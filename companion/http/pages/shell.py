"""Pages without anything of anybody in them: the phone keeps them and fills them in where there is no network."""

from flask import render_template

from companion.http.pages.blueprint import pages


@pages.get("/shell/table")
def table_shell() -> str:
    """Show a table page without a table; its script takes the table from the phone."""
    return render_template("shell_table.html")


@pages.get("/shell/offline")
def offline_shell() -> str:
    """Say calmly that there is no connection, and where to go on."""
    return render_template("offline.html")
