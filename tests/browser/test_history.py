"""The house's memory through the page: corrections, people merged and forgotten, games logged, the catalogue."""

import json
import re
from itertools import count

import pytest
from playwright.sync_api import expect

from companion import create_app
from companion.http.identity import DM_COOKIE
from companion.settings import Settings
from companion.storage import db
from tests.browser.host import Host
from tests.browser.phone import PHONE, SMALL_PHONE
from tests.browser.tables import record
from tests.browser.test_screens import LOCALES, STYLE_OF_AXE, look, odd_words
from tests.conftest import SECRET
from tests.history.dms import sign_in
from tests.http.api.rounds import bids, result

NUMBERS = count(1)  # the house remembers the people of the tests before
ONE_ROUND = [bids(1, 0, 0), result(1, 0, 0)]
CINEMA = {"width": 1920, "height": 1080}


@pytest.fixture
def ada(phones, house) -> Host:
    """The owner's phone."""
    return signed_in(phones, house, "Ada")


def signed_in(phones, house, name, **features) -> Host:
    host = phones(**features)
    app = create_app(Settings(database_url=f"sqlite:///{house.database}", secret_key=SECRET))
    _, token = sign_in(app, f"{name} {next(NUMBERS)}", is_owner=True)
    with app.app_context():
        db.engine.dispose()
    host.page.context.add_cookies([{"name": DM_COOKIE, "value": token, "url": house.address}])
    return host


def play(host: Host, *people: str, entries=ONE_ROUND, label="", game="skull-king") -> str:
    """A game of one round that is over: the first of these people has won."""
    options = {"schedule": [1]} if game == "skull-king" else {}
    asked = {"game": game, "players": list(people), "options": options, "label": label}
    code = host.page.request.post("/api/v1/tables", data=asked).json()["code"]
    record(host, code, *entries)
    return code


def somebody() -> str:
    return f"Ana{next(NUMBERS)}"


def open_player(host: Host, name: str) -> None:
    host.open(f"/players?q={name}")
    host.page.get_by_role("link", name=re.compile(rf"^{name}\b")).last.tap()
    host.title_is(name)


def figure(host: Host, words: str) -> str:
    return host.page.locator(".sum", has=host.page.get_by_text(words, exact=True)).locator("dd").inner_text()


def test_a_correction_of_a_finished_game_is_seen_in_history_and_figures(ada):
    ana, bo = somebody(), somebody()
    code = play(ada, ana, bo, "Cy", label="By the window")
    ada.open(f"/history/{code}")
    ada.title_is(f"{ana} won")
    ada.page.get_by_role("link", name="Open the table to correct").tap()
    ada.touch(ada.cell(1, 1))
    ada.tap("Bids")
    ada.tap(f"{ana} bids 0")
    ada.touch(ada.row(bo).get_by_role("button").first)
    ada.tap(f"{bo} bids 1")
    ada.tap("Correct round 1")
    ada.is_told("Corrected.")
    ada.touch(ada.cell(1, 1))
    ada.tap(re.compile(f"^{ana} took 0"))
    ada.touch(ada.row(bo).get_by_role("button").first)
    ada.tap(re.compile(f"^{bo} took 1"))
    ada.tap("Correct round 1")
    ada.is_told("Corrected.")
    ada.open(f"/history/{code}")
    ada.title_is(f"{bo} won")
    open_player(ada, bo)
    assert (figure(ada, "Games"), figure(ada, "Wins")) == ("1", "1")


def test_sheet_chart_log_and_replay_step_by_step(ada):
    ana = somebody()
    code = play(ada, ana, "Bo", "Cy")
    ada.open(f"/history/{code}")
    expect(ada.cell(1, 1)).to_contain_text("+20")
    ada.touch(ada.cell(1, 1))
    expect(ada.dialog).to_contain_text("+20")
    ada.tap("Close")
    ada.tap("Chart")
    expect(ada.page.get_by_role("img", name=re.compile("total"))).to_be_visible()
    ada.tap("Log")
    ada.sees(re.compile("Tricks|took|Round 1"))
    ada.tap("Step by step")
    ada.sees("Step 2 of 2")
    ada.tap("Back")
    ada.sees("Step 1 of 2")
    expect(ada.page.locator(".score-sheet .running")).to_be_visible()
    ada.tap("Next")
    expect(ada.cell(1, 1)).to_contain_text("+20")


def test_a_game_of_skull_is_shown_as_well(ada):
    ana = somebody()
    rounds = [{"type": "challenge", "challenger": "p1", "count": 2, "skull_owner": None}] * 2
    code = play(ada, ana, "Bo", "Cy", entries=rounds, game="skull")
    ada.open(f"/history/{code}")
    ada.title_is(f"{ana} won")
    expect(ada.page.locator(".score-sheet [data-round]").first).to_be_visible()
    expect(ada.button("Chart")).to_have_count(0)
    ada.tap("Step by step")
    ada.tap("Back")
    ada.sees("Step 1 of 2")


def test_finding_a_game(ada):
    ana = somebody()
    code = play(ada, ana, "Bo", "Cy", label="Long table")
    ada.open("/history")
    ada.page.get_by_role("searchbox").fill(ana)
    ada.tap("Find")
    expect(ada.page.locator(".memory-game")).to_have_count(1)
    ada.page.locator(".memory-game").tap()
    ada.page.wait_for_url(f"**/history/{code}")
    ada.open("/history?table=nowhere")
    ada.sees("No game fits that.")


def test_merge_and_undo(ada):
    ana, anna = somebody(), somebody()
    for one in (ana, anna):
        play(ada, one, "Bo", "Cy")
    open_player(ada, anna)
    ada.page.get_by_role("combobox").fill(ana)
    ada.tap("Merge")
    ada.title_is(ana)
    assert figure(ada, "Games") == "2"
    ada.tap(f"Take {anna} apart")
    expect(ada.button(f"Take {anna} apart")).to_have_count(0)
    assert figure(ada, "Games") == "1"


def test_two_who_met_stay_two(ada):
    ana, bo = somebody(), somebody()
    play(ada, ana, bo, "Cy")
    open_player(ada, ana)
    ada.expects("status of 409")
    ada.page.get_by_role("combobox").fill(bo)
    ada.tap("Merge")
    expect(ada.page.get_by_role("alert").filter(has_text="they are two people")).to_be_visible()


def test_forget(ada):
    ana = somebody()
    code = play(ada, ana, "Bo", "Cy", label=f"Birthday of {ana}")
    open_player(ada, ana)
    ada.page.get_by_text("Forget this person").tap()
    ada.page.get_by_text("This is their wish").tap()
    ada.tap(f"Forget {ana}")
    ada.title_is(re.compile("^Guest "))
    for path in (f"/history/{code}", f"/tables/{code}", f"/players?q={ana}", "/history"):
        ada.open(path)
        ada.page.locator("h1").wait_for()
        assert ana not in ada.page.locator("main, #table").first.inner_text()


def test_delete_and_restore(ada):
    code = play(ada, somebody(), "Bo", "Cy")
    ada.open(f"/history/{code}")
    ada.tap("Delete this game")
    ada.sees("This game is deleted. It counts nowhere.")
    ada.tap("Restore this game")
    expect(ada.button("Delete this game")).to_be_visible()


def test_logging_a_game_played_without_the_app(ada):
    ana = somebody()
    ada.open("/history/new")
    for seat, (name, total) in enumerate([(ana, "120"), ("Bo", "−30")], 1):
        ada.page.get_by_role("combobox", name=f"Name in seat {seat}").fill(name)
        ada.page.get_by_role("textbox", name=f"Points in seat {seat}").fill(total)
    ada.page.get_by_label("Minutes").fill("45")
    ada.tap("Log this game")
    ada.title_is(f"{ana} won")
    ada.sees("−30")
    ada.sees("45 min")


def test_a_dm_is_told_the_names_of_the_house_while_typing(ada, cleo):
    ana = somebody()
    play(ada, ana, "Bo", "Cy")
    ada.open("/new")
    field = ada.page.get_by_role("combobox", name="Name in seat 1")
    ada.page.get_by_label("Name in seat 1").focus()
    field.fill(ana.lower())
    expect(ada.page.locator(f"#known option[value={ana}]")).to_be_attached()
    cleo.open("/new")
    expect(cleo.page.get_by_role("textbox", name="Name in seat 1")).to_be_visible()
    expect(cleo.page.locator("#known")).to_have_count(0)


def test_whoever_is_no_dm_is_led_to_sign_in(cleo):
    for path in ("/history", "/players", "/history/new", "/history/import", "/history/CCCCCC", "/players/1"):
        cleo.open(path)
        assert "/sign-in?back=/" in cleo.page.url


def test_the_catalogue_is_for_everybody_and_edited_by_the_owner(ada, cleo):
    play(ada, somebody(), "Bo", "Cy")
    cleo.open("/catalogue/skull-king")
    linked = json.loads(cleo.page.locator("script[type='application/ld+json']").inner_text())
    assert (linked["@type"], linked["numberOfPlayers"]["maxValue"]) == ("Game", 8)
    expect(cleo.button("I know this game")).to_have_count(0)
    ada.open("/catalogue/skull-king")
    ada.tap("I know this game")
    expect(ada.button("I do not know it after all")).to_be_visible()
    ada.page.get_by_role("link", name="Edit").tap()
    ada.page.get_by_role("textbox", name="Mechanisms").fill("Trick-taking with bids")
    ada.tap("Save")
    ada.page.wait_for_url("**/catalogue/skull-king")
    cleo.open("/catalogue/skull-king")
    cleo.sees("Trick-taking with bids")


@pytest.mark.parametrize("language", LOCALES)
def test_every_page_in_every_language(phones, house, language):
    host = signed_in(phones, house, "陈默", locale=LOCALES[language], reduced_motion="reduce")
    host.expects(STYLE_OF_AXE)
    people = ["小雨", "さくら", "Бо"]
    king = play(host, *people, label="窓ぎわ")
    rounds = [{"type": "challenge", "challenger": "p1", "count": 2, "skull_owner": None}] * 2
    skull = play(host, *people, entries=rounds, game="skull")
    found = {}
    games = (f"/history/{king}", f"/history/{skull}")
    for path in (
        "/history?q=小雨",
        *games,
        "/history/new",
        "/history/import",
        "/players?q=小雨",
        "/catalogue",
        "/catalogue/skull",
    ):
        for size in (PHONE, SMALL_PHONE, CINEMA) if language == "en" else (PHONE,):
            host.page.set_viewport_size(size)
            host.open(path)
            host.page.wait_for_load_state("networkidle")
            seen = look(host)
            assert (seen["axe"], seen["small"], seen["beside"]) == ([], [], []), (path, size)
            found[path] = seen["said"]
    if language != "en":
        odd = {path: odd_words(language, said) for path, said in found.items()}
        left = {path: [word for word in words if not EVERYWHERE.search(word)] for path, words in odd.items()}
        assert {path: words for path, words in left.items() if words} == {}


# The names of people before, of companies and of the house's staff stay as they are.
EVERYWHERE = re.compile(r"BoardGameGeek|DM|Jayde|Ana|Bo|Cy|Guest|Ada|UTC|Skull|^\d")
