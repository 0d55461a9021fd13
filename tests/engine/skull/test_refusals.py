"""Every refusal that the Skull engine can give has a row, with the facts its sentence may use."""

import re
from pathlib import Path

import companion.engine
from companion.engine import CODES

from . import test_allowed
from .corpus import TABLES

ENGINE = Path(companion.engine.__file__).parent


def codes_in_the_engine():
    sources = [ENGINE / "game.py", *sorted((ENGINE / "skull").glob("*.py"))]
    found = [re.findall(r'RuleViolation\(\s*"(\w+)"', source.read_text()) for source in sources]
    return {code for codes in found for code in codes}


def refusals_in_the_tables():
    """{code: names of its facts}, from the rows."""
    said = [row[3] for table in TABLES for row in table.ROWS if row[3].startswith("!")]
    found = {row.split()[1]: tuple(word.split("=")[0] for word in row.split()[2:]) for row in said}
    found.update({code: tuple(facts) for _, _, code, facts in test_allowed.OPENINGS})
    return found


def test_every_refusal_has_a_row():
    assert set(refusals_in_the_tables()) == codes_in_the_engine()


def test_every_refusal_has_the_facts_of_its_sentence():
    for code, facts in refusals_in_the_tables().items():
        assert facts == CODES[code], code
