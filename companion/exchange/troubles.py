"""What is wrong with a file, in words."""

from typing import Any

from companion.exchange.found import Trouble
from companion.translations import sentence


def trouble_told(language: str, trouble: Trouble) -> str:
    """Return where and what, as a sentence."""
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
