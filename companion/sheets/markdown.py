"""Markdown as the sheets use it: parts with anchors that are the same in every language, rules with their codes.

`{#anchor}` before a block names it; `why="code …"` beside it says which refusals this rule explains, and each gets
its own anchor `why-code`.
"""

from collections.abc import Iterator

from markdown_it import MarkdownIt
from markdown_it.token import Token
from mdit_py_plugins.attrs import attrs_block_plugin
from mdit_py_plugins.deflist import deflist_plugin


def reader() -> MarkdownIt:
    """Return a reader of sheets."""
    return MarkdownIt("commonmark").enable("table").use(attrs_block_plugin).use(deflist_plugin)


def parse(md: MarkdownIt, text: str) -> tuple[str, list[Token]]:
    """Return a sheet's title, and the rest of it: in sections, with all anchors in place."""
    _, title, _, *tokens = md.parse(text)
    _anchor(tokens)
    return title.content, list(_in_sections(list(_in_frames(tokens))))


def headings(tokens: list[Token]) -> list[tuple[str, str]]:
    """Return the anchor and the words of each part."""
    return [
        (str(token.attrs["aria-labelledby"]), tokens[at + 2].content)
        for at, token in enumerate(tokens)
        if token.type == "section_open"
    ]


def _anchor(tokens: list[Token]) -> None:
    """Move the anchor of a paragraph in a list to its line, and give every code its own."""
    for at, token in enumerate(tokens):
        codes = str(token.attrs.pop("why", "")).split()
        if token.type == "paragraph_open" and tokens[at - 1].type == "list_item_open" and "id" in token.attrs:
            tokens[at - 1].attrSet("id", str(token.attrs.pop("id")))
        if codes:
            _words_after(tokens, at)[:0] = [_span(code) for code in codes]


def _words_after(tokens: list[Token], at: int) -> list[Token]:
    words = next(token for token in tokens[at:] if token.type == "inline")
    assert words.children is not None  # noqa: S101 - an inline token has them
    return words.children


def _span(code: str) -> Token:
    return Token("html_inline", "", 0, content=f'<span id="why-{code}"></span>')


def _in_frames(tokens: list[Token]) -> Iterator[Token]:
    """A table that is too wide scrolls by itself."""
    for token in tokens:
        if token.type == "table_open":
            yield Token("html_block", "", 0, content='<div class="wide" tabindex="0">')
        yield token
        if token.type == "table_close":
            yield Token("html_block", "", 0, content="</div>")


def _in_sections(tokens: list[Token]) -> Iterator[Token]:
    is_open = False
    for token in tokens:
        if token.type == "heading_open" and token.tag == "h2":
            if is_open:
                yield Token("section_close", "section", -1)
            is_open = True
            yield Token(
                "section_open", "section", 1, attrs={"aria-labelledby": str(token.attrs["id"])}, block=True
            )
        yield token
    yield Token("section_close", "section", -1)
