"""Every screen, in every language, by day and by night: for everyone, and in one language."""

import re

import pytest
from axe_playwright_python.base import AXE_SCRIPT

from companion.translations import LANGUAGES, catalogue
from tests.browser.host import Host
from tests.browser.phone import own_phone
from tests.browser.sizes import beside_the_page, small_targets
from tests.browser.walk import walk

LOCALES = {"en": "en-GB", "zh": "zh-CN", "ja": "ja-JP"}
# What stays in Latin letters in every language: the game's names, the languages' own names, codes of tables.
LATIN_EVERYWHERE = re.compile(
    r"Skull King|Tigress|Table Companion|Graybeard|English|NOSUCH|[A-HJ-NP-Z2-9]{6}|https?://\S+"
)
STYLE_OF_AXE = r"^Applying inline style .* \(\)$"  # axe tries it from outside any file; ours would be named
IDS = re.compile(
    r"\b(?:" + "|".join(re.findall(r"^([a-z]+[-_][\w-]+)\s*=", catalogue("en"), re.MULTILINE)) + r")\b"
)
SAID = """() => {
  const texts = [document.title];
  const within = document.querySelector('dialog[open]') ?? document.body;
  for (const one of within.querySelectorAll('*')) {
    if (['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(one.tagName) || !one.checkVisibility()) continue;
    for (const node of one.childNodes) if (node.nodeType === Node.TEXT_NODE) texts.push(node.data.trim());
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) texts.push(one.getAttribute(name) ?? '');
  }
  return texts.filter(Boolean);
}"""


@pytest.fixture(scope="package", params=LANGUAGES)
def seen(request, browser, house):
    """What is to be seen at each stop of the walk: sentences, what axe finds, what is too small."""
    context = own_phone(browser, house.address, locale=LOCALES[request.param], reduced_motion="reduce")
    host = Host(context.new_page())
    host.expects(STYLE_OF_AXE)
    found = {stop: look(host) for stop in walk(host)}
    context.close()
    return {"language": request.param, "stops": found, "trouble": host.trouble()}


def look(host) -> dict:
    page = host.page
    return {
        "axe": axe(page, "light", {}) + axe(page, "dark", {"runOnly": ["color-contrast"]}),
        "said": page.evaluate(SAID),
        "lang": page.get_attribute("html", "lang"),
        "small": small_targets(page),
        "beside": beside_the_page(page),
    }


def axe(page, colours, options) -> list[str]:
    page.emulate_media(color_scheme=colours)
    page.evaluate("Promise.allSettled(document.getAnimations().map((motion) => motion.finished))")
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    found = page.evaluate(
        "(options) => axe.run(options)", {"resultTypes": ["violations"], "preload": False, **options}
    )
    return [
        f"{colours} {violation['id']}: {node['html'][:150]} {node['failureSummary'][:200]}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]


def at_stops(seen, what) -> dict:
    return {stop: looked[what] for stop, looked in seen["stops"].items() if looked[what]}


def test_axe_finds_nothing(seen):
    assert at_stops(seen, "axe") == {}


def test_nothing_is_too_small_or_cut_off(seen):
    assert at_stops(seen, "small") == {}
    assert at_stops(seen, "beside") == {}


def test_nothing_went_wrong(seen):
    assert seen["trouble"] == []


def test_every_sentence_is_in_the_language(seen):
    """No id where a sentence should be; no English on the other languages' pages."""
    html_lang = {"en": "en", "zh": "zh-Hans", "ja": "ja"}[seen["language"]]
    assert {
        stop: looked["lang"] for stop, looked in seen["stops"].items() if looked["lang"] != html_lang
    } == {}
    assert {
        stop: odd
        for stop, looked in seen["stops"].items()
        if (odd := odd_words(seen["language"], looked["said"]))
    } == {}


def odd_words(language, texts) -> list[str]:
    ids = [text for text in texts if IDS.search(text)]
    if language == "en":
        return ids
    return ids + [text for text in texts if re.search(r"[A-Za-z]{2,}", LATIN_EVERYWHERE.sub("", text))]
