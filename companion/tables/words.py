"""The words by which a text is found, the same on every database; Chinese and Japanese by pairs of signs."""

import re
import unicodedata
from collections.abc import Iterable

LONGEST_WORD = 40
MOST_WORDS = 400

_UNSPACED = r"\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff\uac00-\ud7af"
_RUN = re.compile(rf"[{_UNSPACED}]+|[^\W_{_UNSPACED}]+")
_IS_UNSPACED = re.compile(rf"[{_UNSPACED}]")


def words_of(texts: Iterable[str | None]) -> set[str]:
    """Return the words of some texts, as they are kept to be found."""
    words: set[str] = set()
    for run in _runs(" ".join(text for text in texts if text)):
        words |= _signs_and_pairs(run) if _IS_UNSPACED.match(run) else {run[:LONGEST_WORD]}
    return set(sorted(words)[:MOST_WORDS])


def wanted_words(asked: str) -> list[tuple[str, bool]]:
    """Return the words to be found, each with whether only its beginning was typed."""
    wanted: list[tuple[str, bool]] = []
    for run in _runs(asked):
        if not _IS_UNSPACED.match(run):
            wanted.append((run[:LONGEST_WORD], True))
        elif len(run) == 1:
            wanted.append((run, False))
        else:
            wanted += [(run[at : at + 2], False) for at in range(len(run) - 1)]
    return wanted


def _runs(text: str) -> list[str]:
    return _RUN.findall(unicodedata.normalize("NFKC", text).casefold())


def _signs_and_pairs(run: str) -> set[str]:
    return set(run) | {run[at : at + 2] for at in range(len(run) - 1)}
