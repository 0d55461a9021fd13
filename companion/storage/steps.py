"""Which steps of the database's own history this version of the app knows last; found without Alembic."""

import re
from functools import cache
from pathlib import Path

_STEP = re.compile(r"^revision(?:: str)? = \"(\w+)\"", re.MULTILINE)
_BEFORE = re.compile(r"^down_revision[^=]* = \"(\w+)\"", re.MULTILINE)


@cache
def newest_steps() -> frozenset[str]:
    """Return the steps that no other one follows."""
    texts = [
        file.read_text(encoding="utf-8")
        for file in (Path(__file__).parent / "migrations" / "versions").glob("*.py")
    ]
    followed = {before for text in texts for before in _BEFORE.findall(text)}
    return frozenset(step for text in texts for step in _STEP.findall(text)) - followed
