"""A sheet: its title, its parts, and the whole as HTML, made once for each language."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from markdown_it.renderer import RendererHTML

from companion.engine import GAMES
from companion.sheets.blocks import block
from companion.sheets.markdown import headings, parse, reader
from companion.translations import LANGUAGES

_HERE = Path(__file__).parent


def file_of(game: str, language: str) -> Path:
    """Return the file that holds a sheet."""
    return _HERE / f"{game}.{language}.md"


# The languages that each game's sheet is written in, the page's own order of languages.
SHEETS = {game: [language for language in LANGUAGES if file_of(game, language).exists()] for game in GAMES}


@dataclass(frozen=True)
class Sheet:
    """A sheet as a page shows it: `parts` are the anchors of its second headings with their words."""

    title: str
    parts: list[tuple[str, str]]
    html: str


@cache
def sheet(game: str, language: str) -> Sheet:
    """Return a game's sheet in a language; what its examples come to, the engine says now."""
    md = reader()
    title, tokens = parse(md, file_of(game, language).read_text(encoding="utf-8"))
    for token in tokens:
        if token.type == "fence":
            token.type, token.content = "html_block", block(game, language, token)
    renderer = md.renderer
    assert isinstance(renderer, RendererHTML)  # noqa: S101 - the library's only kind that makes HTML
    return Sheet(
        title=title,
        parts=headings(tokens),
        html=str(renderer.render(tokens, md.options, {})),
    )
