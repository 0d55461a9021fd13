"""The pages people open in a browser, and the files those pages are made of."""

from companion.http.pages import (
    board,
    catalogues,
    desk,
    docs,
    engine,
    files,
    home,
    join,
    manifest,
    new_table,
    rules,
    settings,
    shell,
    tables,
    worker,
)
from companion.http.pages.blueprint import pages

__all__ = [
    "board",
    "catalogues",
    "desk",
    "docs",
    "engine",
    "files",
    "home",
    "join",
    "manifest",
    "new_table",
    "pages",
    "rules",
    "settings",
    "shell",
    "tables",
    "worker",
]
