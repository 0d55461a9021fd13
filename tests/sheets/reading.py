"""A sheet read twice: as its author wrote it, and as the page shows it."""

import re
from dataclasses import dataclass
from functools import cache
from html.parser import HTMLParser

from companion.sheets import SHEETS, sheet
from companion.sheets.sheet import file_of

WRITTEN = [(game, language) for game, languages in SHEETS.items() for language in languages]
_BLOCK = re.compile(r"^```(\w[\w-]*)(?: ([^\n]*))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Block:
    """A fenced block: its kind, its caption, its lines."""

    kind: str
    caption: str
    content: str


@cache
def blocks(game: str, language: str) -> list[Block]:
    text = file_of(game, language).read_text(encoding="utf-8")
    return [Block(kind, caption, content) for kind, caption, content in _BLOCK.findall(text)]


class _Shown(HTMLParser):
    """Anchors, links, parts with their lines, and the words of every element that has an anchor or is an example."""

    def __init__(self):
        super().__init__()
        self.anchors: list[str] = []
        self.links: list[str] = []
        self.outline: list[str] = []
        self.examples: list[tuple[str, str]] = []
        self.words: dict[str, str] = {}
        self._open: list[tuple[str, str | None, str | None]] = []

    def handle_starttag(self, tag, attrs):
        said = dict(attrs)
        if "id" in said:
            self.anchors.append(said["id"])
            self.words.setdefault(said["id"], "")
        if tag == "a":
            self.links.append(said["href"])
        if tag in ("section", "h2", "h3", "li", "figure", "table"):
            self.outline.append(f"{tag} {said.get('id', '')} {said.get('data-example', '')}".strip())
        if "data-example" in said:
            self.examples.append((said["data-example"], ""))
        self._open.append((tag, said.get("id"), said.get("data-example")))

    def handle_endtag(self, tag):
        opened = self._open.pop()
        assert opened[0] == tag, f"<{opened[0]}> is closed by </{tag}>"

    def handle_data(self, text):
        for _, anchor, example in self._open:
            if anchor:
                self.words[anchor] += text
            if example:
                kind, words = self.examples[-1]
                self.examples[-1] = (kind, words + text + " ")


@cache
def shown(game: str, language: str) -> _Shown:
    page = _Shown()
    page.feed(sheet(game, language).html)
    assert page._open == []
    return page


def without_codes(anchors: list[str]) -> list[str]:
    return [anchor for anchor in anchors if not anchor.startswith("why-")]


def codes(game: str, language: str) -> set[str]:
    """The refusals that a sheet explains."""
    return {
        anchor.removeprefix("why-") for anchor in shown(game, language).anchors if anchor.startswith("why-")
    }
