"""The result sent on at the end of a game, and the history saved as files, with and without scripts."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.phone import SMALL_PHONE
from tests.browser.test_history import play, signed_in, somebody
from tests.browser.test_screens import LOCALES, look, odd_words


@pytest.fixture
def ada(phones, house):
    """The owner's phone."""
    return signed_in(phones, house, "Ada", accept_downloads=True)


def share(host, path: str) -> None:
    host.open(path)
    host.page.locator("[data-action=share-result]").tap()
    host.dialog.locator("[data-share=result]").wait_for()


def test_a_watcher_sends_the_result_on(ada, phones, house):
    ana, bo = somebody(), somebody()
    code = play(ada, ana, bo, "Cy", label="By the window")
    cleo = phones(permissions=["clipboard-read", "clipboard-write"])
    share(cleo, f"/tables/{code}")
    expect(cleo.dialog.locator("[data-share=result]")).to_contain_text(f"{ana} won.")
    link = cleo.dialog.locator("[data-action=bg-stats]").get_attribute("href")
    assert link.startswith("https://app.bgstatsapp.com/createPlay.html?data=")
    cleo.dialog.locator("[data-action=copy-bid-sheet]").tap()
    cleo.is_told("Copied")
    assert f"{ana} 1/1 +20 = 20" in cleo.page.evaluate("() => navigator.clipboard.readText()")
    cleo.dialog.locator("[data-action=result-page]").tap()
    cleo.page.wait_for_url(f"**/tables/{code}/result")
    expect(cleo.page.get_by_role("heading", level=1)).to_have_text(f"{ana} won")
    expect(cleo.page.get_by_role("rowheader")).to_have_text(["1"])


def test_a_result_without_the_house_says_so_and_comes_later(ada):
    code = play(ada, somebody(), somebody(), "Cy")
    ada.open(f"/tables/{code}")
    ada.expects("Failed to load resource")
    ada.page.route("**/api/v1/tables/*/result*", lambda route: route.abort())
    ada.page.locator("[data-action=share-result]").tap()
    ada.dialog.get_by_text("No connection to the house just now.").wait_for()
    ada.page.unroute("**/api/v1/tables/*/result*")
    ada.dialog.get_by_role("button", name="Try again").tap()
    ada.dialog.locator("[data-share=result]").wait_for()


def saved(host, name: str) -> Path:
    with host.page.expect_download() as download:
        host.page.get_by_role("link", name=name).tap()
    return Path(download.value.path())


def test_the_history_is_saved_as_files(ada):
    ana = somebody()
    code = play(ada, ana, somebody(), "Cy")
    ada.open(f"/history?q={ana}")
    ada.page.locator("#export summary").tap()
    rounds = saved(ada, "By round (CSV)").read_text("utf-8-sig").splitlines()
    assert [line.split(",")[0] for line in rounds] == ["table", code, code, code]
    expect(ada.page.locator("[data-export-words]")).to_have_text("Saved: history-by-round.csv")
    some = json.loads(saved(ada, "The games with their logs (JSON)").read_text())
    assert [one["code"] for one in some["tables"]] == [code]


def test_how_far_it_is_and_stopping(ada):
    ana = somebody()
    for _ in range(3):
        play(ada, ana, somebody(), "Cy")
    ada.open(f"/history?q={ana}")
    ada.page.locator("#export summary").tap()
    told = ada.page.evaluate_handle(
        "() => { const told = []; new MutationObserver(() => told.push(document.querySelector('[data-export-words]')"
        ".textContent)).observe(document.querySelector('[data-export-words]'), { childList: true }); return told; }"
    )
    saved(ada, "BG Stats")
    expect(ada.page.locator("[data-export-words]")).to_have_text("Saved: BGStatsExport.json")
    assert "3 of 3 games" in told.json_value()
    ada.page.route("**/exports/**", lambda _: None)  # a house that takes its time
    ada.page.get_by_role("link", name="BG Stats").tap()
    ada.page.get_by_role("button", name="Stop").tap()
    expect(ada.page.locator("[data-export-state]")).to_be_hidden()
    expect(ada.page.locator("[data-export-words]")).to_have_text("")


def test_without_scripts_the_links_save_as_well(phones, house):
    plain = signed_in(phones, house, "Ada", accept_downloads=True, java_script_enabled=False)
    play(plain, somebody(), somebody(), "Cy")
    plain.page.goto("/history")
    plain.page.locator("#export summary").tap()
    assert saved(plain, "By game (CSV)").read_text("utf-8-sig").startswith("table,game,")


@pytest.mark.parametrize("language", LOCALES)
def test_the_screens_can_be_read(phones, house, language):
    ada = signed_in(phones, house, "艾达", size=SMALL_PHONE, locale=LOCALES[language])
    code = play(ada, "小雨", "さくら", "Бо", label="窓際")
    share(ada, f"/tables/{code}")
    looked = [look(ada)]
    for path in (f"/tables/{code}/result", "/history"):
        ada.open(path)
        for details in ada.page.locator("#export summary").all():
            details.tap()
        looked.append(look(ada))
    for seen in looked:
        assert (seen["axe"], seen["small"], seen["beside"]) == ([], [], []), seen
    names = re.compile(r"BG Stats|BoardGameGeek|CSV|JSON|http\S+|Skull( King)?|Ada|Cy|Ana\d*|Bo")
    assert odd_words(language, [names.sub("", text) for text in looked[1]["said"]]) == []
