"""What is wrong with a file, in the asker's language."""

from collections.abc import Sequence
from typing import Any

from companion.exchange.found import Trouble
from companion.exchange.troubles import trouble_told
from companion.http.language import asked_language

MOST_TOLD = 200


def troubles_told(troubles: Sequence[Trouble]) -> list[dict[str, Any]]:
    """Return the first of them, each with its sentence."""
    language = asked_language()
    return [
        {**dict(zip(("where", "code", "facts"), one[:3], strict=True)), "detail": trouble_told(language, one)}
        for one in troubles[:MOST_TOLD]
    ]
