"""Every sentence a person reads: one Fluent catalogue per language, for server and phone alike."""

import hashlib
from collections.abc import Iterable, Mapping
from functools import cache, reduce
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = {"en": "English", "zh": "简体中文", "ja": "日本語"}
HTML_LANGUAGES = {"en": "en", "zh": "zh-Hans", "ja": "ja"}
LARGEST_SAID = 10**12  # no language has a format for numbers that nobody could say aloud
TYPED_BY_PEOPLE = {"name", "other_name", "label", "note", "code"}

_HERE = Path(__file__).parent


@cache
def catalogue(language: str, without: tuple[str, ...] = ()) -> str:
    """Return the whole catalogue of a language as Fluent text. without: names of files that are left out."""
    files = sorted((_HERE / language).glob("*.ftl"))
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file.stem not in without)


@cache
def catalogue_version(language: str) -> str:
    """Return a short hash that changes whenever a sentence of the language changes."""
    return hashlib.sha256(catalogue(language).encode()).hexdigest()[:12]


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([HTML_LANGUAGES[language]], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue(language)))
    return bundle


def read_all() -> None:
    """Read the sentences of every language now, so that nobody waits for it later."""
    for language in LANGUAGES:
        _bundle(language)


def sentence(
    language: str,
    message_id: str,
    facts: Mapping[str, object] | None = None,
    names: Mapping[str, str] | None = None,
) -> str:
    """Return a message of the catalogue as a person reads it.

    facts: numbers stay; player ids become names; words of the game become the language's words; a list is
    joined in the language's way, and its length is there as well (`players` brings `players_count`).
    names: by player id. A message unknown to the language is said in English; one unknown to both is its id.
    """
    return _say(language, message_id, _spoken(language, facts or {}, names or {}))


def _say(language: str, message_id: str, spoken: dict[str, str | int | float]) -> str:
    for candidate in (language, "en"):
        bundle = _bundle(candidate)
        if bundle.has_message(message_id) and (pattern := bundle.get_message(message_id).value):
            text, _ = bundle.format_pattern(pattern, spoken)
            return str(text)
    return message_id


def _spoken(
    language: str, facts: Mapping[str, object], names: Mapping[str, str]
) -> dict[str, str | int | float]:
    spoken: dict[str, str | int | float] = {}
    for fact, value in facts.items():
        if isinstance(value, (list, tuple)):
            spoken[f"{fact}_count"] = len(value)
            spoken[fact] = listed(language, [str(_word(language, fact, item, names)) for item in value])
        else:
            spoken[fact] = _word(language, fact, value, names)
    return spoken


def _word(language: str, fact: str, value: object, names: Mapping[str, str]) -> str | int | float:
    if isinstance(value, bool) or value is None:
        return str(value).lower()
    if isinstance(value, (int, float)):
        return value if abs(value) <= LARGEST_SAID else str(value)
    text = str(value)
    if fact in TYPED_BY_PEOPLE:
        return text
    if text in names:
        return names[text]
    word = f"word-{text}"
    return sentence(language, word) if _bundle(language).has_message(word) else text


def listed(language: str, words: Iterable[str]) -> str:
    """Join words as the language does: “Ana, Bo and 小雨”, “Ana、Bo和小雨”."""
    first, *rest = list(words) or [""]
    if not rest:
        return first
    most = reduce(
        lambda list_, word: _say(language, "list-more", {"list": list_, "word": word}), rest[:-1], first
    )
    return _say(language, "list-last", {"list": most, "word": rest[-1]})
