"""Which sentences a table's scripts can say: a phone at a table of one game fetches those alone."""

import posixpath
import re
from collections.abc import Iterable, Iterator
from functools import cache

from companion.engine import GAMES
from companion.http.pages.files import file_text
from companion.translations import catalogue

TABLE = "js/table.js"

# What is never said at a game: the cards, tricks and powers of Skull King.
_NEVER_SAID = {"skull": ("engine-box",)}

_FETCHED = re.compile(r"""(?:\bfrom|\bimport)\s*\(?\s*["']([^"':]+\.js)["']""")
_MESSAGE = re.compile(r"^([a-z][\w-]*) =.*\n(?:(?![a-z#]).*\n)*", re.MULTILINE)

# The code of a table that the house does not know yet begins like the sentences of the page that opens one.
_NO_SENTENCES = {"new-"}

# A name in quotes; the start of one that is finished at run time, `skull-was-${…}`; the end of one, `${id}-by`.
_NAMED = re.compile(r"""["'`]([a-z]+(?:-\w+)+)["'`]""")
_BEGUN = re.compile(r"`([a-z]+(?:-\w+)*-)\$\{")
_ENDED = re.compile(r"`\$\{\w+\}(-[a-z]+(?:-\w+)*)`")


@cache
def table_catalogue(language: str, game: str) -> str:
    """Return the part of a language's catalogue that the scripts at a table of this game can say."""
    scripts = [file_text(name) for name in _scripts_of(game)]
    named = _found(_NAMED, scripts)
    begun, ended = tuple(_found(_BEGUN, scripts) - _NO_SENTENCES), _found(_ENDED, scripts)
    named |= {name + end for name in named for end in ended}
    messages = _MESSAGE.finditer(catalogue(language, _NEVER_SAID.get(game, ())) + "\n")
    return "".join(message[0] for message in messages if message[1] in named or message[1].startswith(begun))


def _found(pattern: re.Pattern[str], scripts: Iterable[str]) -> set[str]:
    return {name for script in scripts for name in pattern.findall(script)}


def _scripts_of(game: str) -> list[str]:
    """Return the scripts that a table's page fetches at once or later, without those of other games."""
    others = tuple(f"js/screens/{slug.replace('-', '_')}/" for slug in GAMES if slug != game)
    found = [TABLE]
    for name in found:
        found += [other for other in _fetched_by(name) if other not in found and not other.startswith(others)]
    return found


def _fetched_by(name: str) -> Iterator[str]:
    for match in _FETCHED.finditer(file_text(name)):
        yield posixpath.normpath(posixpath.join(posixpath.dirname(name), match[1]))
