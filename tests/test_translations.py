"""The three catalogues say the same things, and everything that can be said is in them."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from companion.engine import GAMES
from companion.engine.violation import CODES as RULES
from companion.http.problems import FIELD_CODES, HTTP_CODES
from companion.settings import ROOT
from companion.tables.refusal import CODES as REFUSALS
from companion.translations import LANGUAGES, catalogue, listed, sentence

OTHERS = [language for language in LANGUAGES if language != "en"]
SAID_BY_CODE = ("violation-", "problem-", "field-")

# A sentence asked for by name: t("…") in scripts and templates, sentence(language, "…") on the server.
ASKED = re.compile(r"""\b(?:t|sentence)\(\s*(?:[\w()]+,\s*)?["']([a-z]+(?:-[\w]+)+)["']""")
QUOTED = re.compile(r"""["'`]([a-z]+(?:-[\w]+)+)["'`]""")
# The start of a name that is finished at run time: `table-tab-${…}`, f"word-{…}", "theme-" ~ …
BEGUN = re.compile(r"""[`"']([a-z]+(?:-[\w]+)*-)(?:\$\{|\{|["'] ~)""")

# The end of a name whose start comes from elsewhere: `${id}-by`
ENDED = re.compile(r"`\$\{\w+\}(-[a-z]+(?:-\w+)*)`")


class Variables(Visitor):
    """The variables that a message uses."""

    def __init__(self):
        self.found = set()

    def visit_VariableReference(self, node):  # noqa: N802 - named by the library
        self.found.add(node.id.name)


def variables(message: ast.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.found


@cache
def messages(language: str) -> dict[str, ast.Message]:
    body = FluentParser().parse(catalogue(language)).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


@cache
def sources() -> list[str]:
    files = [
        *(ROOT / "static" / "js").rglob("*.js"),
        *(ROOT / "templates").rglob("*.html"),
        *(ROOT / "companion").rglob("*.py"),
    ]
    return [file.read_text(encoding="utf-8") for file in files]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_is_readable_and_says_each_thing_once(language):
    body = FluentParser().parse(catalogue(language)).body
    junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert junk == []
    ids = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("language", OTHERS)
def test_the_languages_say_the_same_things(language):
    assert set(messages(language)) == set(messages("en"))


@pytest.mark.parametrize("language", OTHERS)
def test_the_languages_use_the_same_facts(language):
    english, other = messages("en"), messages(language)
    different = {
        name: (variables(english[name]), variables(other[name]))
        for name in english.keys() & other.keys()
        if _plain(variables(english[name])) != _plain(variables(other[name]))
    }
    assert different == {}


def _plain(facts: set[str]) -> set[str]:
    """How many a list has is known with the list: a language may ask for it or not."""
    return {fact.removesuffix("_count") for fact in facts}


@pytest.mark.parametrize("code", RULES)
def test_every_rule_has_its_sentence_from_its_own_facts(code):
    message = messages("en")[f"violation-{code}"]
    assert _plain(variables(message)) <= set(RULES[code])


def test_what_is_said_by_code_has_a_code():
    known = (
        {f"violation-{code}" for code in RULES}
        | {f"problem-{code}" for code in [*REFUSALS, *HTTP_CODES.values()]}
        | {f"field-{code}" for code in FIELD_CODES}
    )
    assert {name for name in messages("en") if name.startswith(SAID_BY_CODE)} == known


@pytest.mark.parametrize("slug", GAMES)
def test_every_game_has_its_name_and_its_way_to_begin(slug):
    assert f"word-{slug}" in messages("en")


def test_everything_asked_for_is_there():
    asked = {name for text in sources() for name in ASKED.findall(text)}
    assert asked - set(messages("en")) == set()


def test_every_line_of_the_score_is_there():
    scoring = (ROOT / "companion" / "engine" / "skull_king" / "scoring.py").read_text(encoding="utf-8")
    codes = set(re.findall(r'"code": "(\w+)"', scoring)) | {"mermaids", "pirates"}
    assert {f"line-{code}" for code in codes} <= set(messages("en"))


def test_nothing_is_there_for_nobody():
    quoted = {name for text in sources() for name in QUOTED.findall(text)}
    begun = {name for text in sources() for name in BEGUN.findall(text)}
    ended = {name + end for text in sources() for end in ENDED.findall(text) for name in quoted}
    begins = (*SAID_BY_CODE, *begun)
    unused = messages("en").keys() - quoted - ended
    assert {name for name in unused if not name.startswith(begins)} == set()


@pytest.mark.parametrize(
    ("language", "names", "expected"),
    [
        ("en", [], ""),
        ("en", ["Ana"], "Ana"),
        ("en", ["Ana", "Bo"], "Ana and Bo"),
        ("en", ["Ana", "Bo", "小雨"], "Ana, Bo and 小雨"),
        ("zh", ["Ana", "Bo", "小雨"], "Ana、Bo和小雨"),
        ("ja", ["Ana", "Bo", "小雨"], "Ana、Bo、小雨"),
    ],
)
def test_names_are_listed_as_the_language_does(language, names, expected):
    assert listed(language, names) == expected


@pytest.mark.parametrize(
    ("language", "facts", "expected"),
    [
        ("en", {"players": ["p1"]}, "No bid yet from Ana."),
        ("en", {"players": ["p1", "p2"]}, "No bid yet from Ana and green."),
    ],
)
def test_ids_become_names(language, facts, expected):
    names = {"p1": "Ana", "p2": "green"}
    assert sentence(language, "violation-bids_missing", facts, names) == expected


def test_words_of_the_game_become_words_of_the_language():
    facts = {"suits": ["green", "black"], "undealt": 0}
    said = {language: sentence(language, "violation-fourteens_missing", facts) for language in LANGUAGES}
    assert "green and black" in said["en"]
    assert not re.search("green|black", said["zh"] + said["ja"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "number", [10**12, 10**13, 10**27, -(10**40), 10**1000, 1e300, float("inf"), float("nan")]
)
def test_a_number_that_nobody_could_say_aloud_is_written_out(language, number):
    said = sentence(language, "violation-bid_out_of_range", {"player": "p1", "bid": number, "cards": 1})
    assert said
    assert len(said) > 10


def test_what_people_typed_stays_as_it_is():
    assert "“green”" in sentence("en", "error-table-text", {"code": "green"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_message_is_its_id(language):
    assert sentence(language, "no-such-message") == "no-such-message"


def test_the_folder_holds_the_languages_and_no_others():
    folders = {path.name for path in Path(ROOT / "companion" / "translations").iterdir() if path.is_dir()}
    assert folders - {"__pycache__"} == set(LANGUAGES)
