"""docs/security.md names a test for each threat: each is there."""

import ast
import re

import pytest

from companion.settings import ROOT

PAGE = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
NAMED = sorted(set(re.findall(r"`(tests/[\w/]+\.py)::([\w:]+)`", PAGE)))
ROWS = [line for line in PAGE.splitlines() if line.startswith("| ") and not line.startswith("| threat")]


def known(path: str) -> set[str]:
    """What a file of tests holds: `test_a`, `TestB`, `TestB::test_c`."""
    found = set()
    for node in ast.parse((ROOT / path).read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found.add(node.name)
        if isinstance(node, ast.ClassDef):
            found |= {
                f"{node.name}::{inner.name}" for inner in node.body if isinstance(inner, ast.FunctionDef)
            }
    return found


@pytest.mark.parametrize(("path", "name"), NAMED)
def test_a_test_that_is_named_is_there(path, name):
    assert name in known(path)
    assert name.rpartition("::")[2].startswith(("test_", "Test"))


def test_every_threat_names_a_test():
    assert len(ROWS) > 20
    assert [row for row in ROWS if "`tests/" not in row.rsplit("|", 2)[1]] == []
