"""The fenced blocks of a sheet: examples worked out by the engine, drawings, key terms, the game as a program."""

import json
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from jinja2 import Environment, FileSystemLoader
from markdown_it.token import Token

from companion.settings import ROOT
from companion.sheets import skull, skull_king
from companion.sheets.words import Words
from companion.translations import HTML_LANGUAGES

EXAMPLES = {"skull-king": skull_king.EXAMPLES, "skull": skull.EXAMPLES}
TASK = "task"


def block(game: str, language: str, fence: Token) -> str:
    """Return a block as HTML. ```` ```kind caption ````; the caption `task` hides the answer until it is asked for."""
    kind, _, caption = fence.info.strip().partition(" ")
    words = Words(language)
    if kind in EXAMPLES[game]:
        asked = [json.loads(line) for line in fence.content.splitlines()]
        shown = EXAMPLES[game][kind](asked, words)
    else:
        shown = PLAIN[kind](fence.content, caption)
    is_task = caption == TASK
    return (
        _templates()
        .get_template(f"sheets/{shown['template']}")
        .render(**shown, caption="" if is_task else caption, is_task=is_task, t=words.say, language=language)
    )


def terms(content: str, _caption: str) -> Mapping[str, Any]:
    """Return the key terms side by side: a row a line, the languages in the house's order."""
    rows = [
        [
            (HTML_LANGUAGES[language], term.strip())
            for language, term in zip(HTML_LANGUAGES, line.split("|"), strict=True)
        ]
        for line in content.splitlines()
    ]
    return {"template": "terms.html", "rows": rows}


def diagram(content: str, name: str) -> Mapping[str, Any]:
    """Return a drawing with its words: `name: words` a line, ` / ` where a line of words breaks; `alt` says it all."""
    labels = dict(line.split(": ", 1) for line in content.splitlines())
    return {
        "template": "diagram.html",
        "drawing": name,
        "alt": labels.pop("alt"),
        "labels": {label: words.split(" / ") for label, words in labels.items()},
    }


def code(content: str, _caption: str) -> Mapping[str, Any]:
    """Return the game as a short program."""
    return {"template": "code.html", "code": content}


PLAIN: dict[str, Callable[[str, str], Mapping[str, Any]]] = {"terms": terms, "diagram": diagram, "code": code}


@cache
def _templates() -> Environment:
    return Environment(
        loader=FileSystemLoader(ROOT / "templates"), autoescape=True, trim_blocks=True, lstrip_blocks=True
    )
