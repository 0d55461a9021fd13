"""What is wrong with a file, in the asker's language."""

from collections.abc import Iterable
from itertools import islice
from typing import Any

from companion.exchange.found import Trouble
from companion.http.language import asked_language
from companion.translations import sentence

MOST_TOLD = 200


def troubles_told(troubles: Iterable[Trouble]) -> list[dict[str, Any]]:
    """Return the first of them, each with its sentence."""
    return [_told(trouble) for trouble in islice(troubles, MOST_TOLD)]


def _told(trouble: Trouble) -> dict[str, Any]:
    return {
        "where": trouble.where,
        "code": trouble.code,
        "facts": trouble.facts,
        "detail": _sentence(asked_language(), trouble),
    }


def _sentence(language: str, trouble: Trouble) -> str:
    what = sentence(language, f"trouble-{trouble.code}", _spoken(language, trouble))
    kind, _, place = trouble.where.partition(" ")
    if not kind:
        return what
    where = sentence(language, f"import-at-{kind}", {"label": place})
    return sentence(language, "import-told", {"label": where, "note": what})


def _spoken(language: str, trouble: Trouble) -> dict[str, Any]:
    """Return the facts; what the rules forbid is the `reason` in words."""
    if trouble.code != "rules":
        return trouble.facts
    reason = sentence(language, f"violation-{trouble.facts['code']}", trouble.facts["facts"], trouble.names)
    return {"round": trouble.facts["round"], "reason": reason}
