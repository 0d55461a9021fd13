"""Every sheet in every language: all parts, links and anchors alive, every refusal explained, one structure."""

import re

import pytest

from companion.engine import CODES
from companion.engine.skull_king import scoring
from companion.settings import ROOT
from companion.sheets import SHEETS, sheet
from companion.sheets.sheet import file_of
from companion.sheets.words import Words
from companion.translations import HTML_LANGUAGES
from tests.sheets.reading import WRITTEN, blocks, codes, shown, without_codes

PARTS = [
    "glance",
    "overview",
    "terms",
    "aim",
    "set-up",
    "play",
    "scoring",
    "variants",
    "double-check",
    "tips",
    "questions",
    "sources",
    "teaching",
    "practice",
    "code",
]
QUESTIONS = {"skull-king": 20, "skull": 12}
DRAWN = {"skull-king": ["ranking", "trick", "round"], "skull": ["turn", "challenge", "next-starter"]}
ENGINE = ROOT / "companion" / "engine"
RAISED = re.compile(r'RuleViolation\(\s*"(\w+)"')

every_sheet = pytest.mark.parametrize(("game", "language"), WRITTEN)
every_translation = pytest.mark.parametrize(
    ("game", "language"), [(game, language) for game, language in WRITTEN if language != "en"]
)


@every_sheet
def test_all_parts_are_there_in_their_order(game, language):
    assert [anchor for anchor, _ in sheet(game, language).parts] == PARTS
    assert all(words for _, words in sheet(game, language).parts)


@every_sheet
def test_every_anchor_is_there_once(game, language):
    anchors = shown(game, language).anchors
    assert sorted(anchors) == sorted(set(anchors))


@every_sheet
def test_every_link_leads_somewhere(game, language):
    for link in shown(game, language).links:
        other, _, anchor = link.partition("#")
        target = other.removeprefix("/rules/") or game
        assert anchor in shown(target, language).anchors, link


@every_sheet
def test_every_refusal_of_the_game_is_explained(game, language):
    own = [*ENGINE.glob("*.py"), *(ENGINE / game.replace("-", "_")).glob("*.py")]
    raised = {code for file in own for code in RAISED.findall(file.read_text(encoding="utf-8"))}
    assert raised - codes(game, language) == set()


@pytest.mark.parametrize("language", ["en"])
def test_what_is_explained_can_be_refused(language):
    assert set().union(*(codes(game, language) for game in SHEETS)) == set(CODES)


@pytest.mark.parametrize(
    ("code", "rule"), [("challenge_out_of_range", "bidding"), ("not_enough_flowers", "proof")]
)
def test_a_limit_is_explained_by_the_rule_that_sets_it(code, rule):
    """Skull: as many discs as lie there, as many flowers as there can be."""
    anchors = shown("skull", "en").anchors
    nearest = [anchor for anchor in anchors[: anchors.index(f"why-{code}")] if not anchor.startswith("why-")]
    assert nearest[-1] == rule


@every_sheet
def test_enough_questions_are_answered(game, language):
    asked = [anchor for anchor in shown(game, language).anchors if anchor.startswith("q-")]
    assert len(asked) >= QUESTIONS[game]
    for anchor in asked:
        assert len(shown(game, language).words[anchor].strip()) > 6


@every_sheet
def test_three_tasks_wait_with_their_answers(game, language):
    tasks = [block for block in blocks(game, language) if block.caption == "task"]
    assert len(tasks) == 3
    assert sheet(game, language).html.count("<summary>") == 3


@every_sheet
def test_the_drawings_are_there_and_say_what_they_show(game, language):
    kinds = [block.caption if block.kind == "diagram" else block.kind for block in blocks(game, language)]
    assert [name for name in DRAWN[game] if name not in kinds] == []
    for drawing in re.findall(r"<svg[^>]*>", sheet(game, language).html):
        assert 'aria-hidden="true"' in drawing or re.search(r'role="img" aria-label="[^"]{60,}"', drawing)


@every_sheet
def test_nothing_is_left_to_the_policy(game, language):
    """No style attributes, no scripts, no addresses elsewhere."""
    assert not re.search(r"style=|<script|https?://", sheet(game, language).html)


@every_sheet
def test_no_sentence_is_missing(game, language):
    """The id of a sentence, or its fact, stands where there is none."""
    assert not re.search(
        r"\b(rules|word|line|skull|trick-won|table)-[a-z_]+\b(?!\")|\{ ?\$", _plain(game, language)
    )


def _plain(game, language):
    return re.sub(r"<[^>]*>", " ", sheet(game, language).html)


@pytest.mark.parametrize("game", SHEETS)
def test_the_guide_for_writers_lists_every_anchor(game):
    guide = (file_of(game, "en").parent / "README.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`([a-z0-9-]+)`", guide))
    anchors = without_codes(shown(game, "en").anchors)
    assert [anchor for anchor in anchors if anchor not in named and not anchor.startswith("q-")] == []


@every_translation
def test_the_languages_have_the_same_anchors_and_outline(game, language):
    assert without_codes(shown(game, language).anchors) == without_codes(shown(game, "en").anchors)
    assert codes(game, language) == codes(game, "en")
    assert shown(game, language).outline == shown(game, "en").outline


@every_translation
def test_the_languages_have_the_same_examples(game, language):
    """Byte for byte, save captions and the words of drawings."""
    ours, english = blocks(game, language), blocks(game, "en")
    assert [block.kind for block in ours] == [block.kind for block in english]
    for one, other in zip(ours, english, strict=True):
        if one.kind == "diagram":
            assert _labels(one.content) == _labels(other.content)
            assert one.caption == other.caption
        else:
            assert one.content == other.content
            assert bool(one.caption) == bool(other.caption)


def _labels(content):
    return [line.partition(": ")[0] for line in content.splitlines()]


@every_translation
def test_nothing_is_left_in_english(game, language):
    """Save names that are the same everywhere, the key terms, and the program."""
    read = re.sub(
        r"<table class=\"terms\">.*?</table>|<pre.*?</pre>", "", sheet(game, language).html, flags=re.DOTALL
    )
    assert re.findall(r"(?:\b[a-z]{2,} ){2,}[a-z]{2,}", re.sub(r"<[^>]*>", " ", read)) == []


@pytest.mark.parametrize(
    "card", ["escape", "pirate", "mermaid", "kraken", "white-whale", "loot", "skull-king"]
)
def test_the_key_terms_are_the_words_on_the_cards(card):
    terms = next(block.content for block in blocks("skull-king", "en") if block.kind == "terms")
    said = [Words(language).card(card) for language in HTML_LANGUAGES]
    rows = [line.split(" | ") for line in terms.splitlines()]
    assert any(
        all(word in term for word, term in zip(said, row, strict=True)) for row in rows if said[0] in row[0]
    )


@pytest.mark.parametrize("language", SHEETS["skull-king"])
@pytest.mark.parametrize(
    ("anchor", "numbers"),
    [
        ("fourteens", [scoring.FOURTEEN["green"], scoring.FOURTEEN["black"]]),
        ("mermaids-taken", [scoring.MERMAID_BY_PIRATE]),
        ("pirates-taken", [scoring.PIRATE_BY_KING]),
        ("king-taken", [scoring.KING_BY_MERMAID]),
    ],
)
def test_what_a_bonus_earns_is_what_the_engine_gives(language, anchor, numbers):
    said = [int(number) for number in re.findall(r"\d+", shown("skull-king", language).words[anchor])]
    assert [number for number in numbers if number not in said] == []
