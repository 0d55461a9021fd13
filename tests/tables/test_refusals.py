"""Every refusal has a status and a sentence in every language."""

import pytest
from fluent.syntax import FluentParser, ast

from companion.http.problems import FIELD_CODES, HTTP_CODES
from companion.tables.refusal import CODES
from companion.translations import LANGUAGES, catalogue


@pytest.fixture(params=list(LANGUAGES))
def said(request):
    messages = FluentParser().parse(catalogue(request.param)).body
    return {message.id.name for message in messages if isinstance(message, ast.Message)}


def test_every_code_has_its_sentence_and_none_is_left_over(said):
    expected = {f"problem-{code}" for code in {*CODES, *HTTP_CODES.values()}}
    assert {name for name in said if name.startswith("problem-")} == expected


def test_every_field_code_has_its_sentence_and_none_is_left_over(said):
    expected = {f"field-{code}" for code in FIELD_CODES}
    assert {name for name in said if name.startswith("field-")} == expected
