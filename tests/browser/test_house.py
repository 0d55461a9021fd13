"""The house and its DMs through their pages: set up by the printed link, signed in, all tables looked after."""

import re
import shutil
import sqlite3
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.host import Host
from tests.browser.installed import keeping_phone, visit
from tests.browser.phone import SMALL_PHONE, own_phone
from tests.browser.tables import all_to_the_first, open_table, record
from tests.browser.test_screens import LOCALES, STYLE_OF_AXE, look, odd_words
from tests.conftest import Server, running_server

PASSPHRASE = "a lantern over the bar"  # noqa: S105
TELEVISION = {"width": 1920, "height": 1080}
LINK = re.compile(r"http://localhost:\d+(/house/setup#\S+)")


def setup_link(server: Server) -> str:
    """The link that was printed at the last start, without the host."""
    return LINK.findall(server.said.read_text())[-1]


@pytest.fixture(scope="module")
def lantern(empty_database, tmp_path_factory):
    """A house of its own, that nobody has set up yet."""
    database = shutil.copy(empty_database, tmp_path_factory.mktemp("lantern") / "companion.db")
    with running_server(Path(database)) as server:
        yield server


@pytest.fixture(scope="module")
def ada(browser, lantern):
    """Ada sets the house up on her phone."""
    phone = own_phone(browser, lantern.address)
    ada = Host(phone.new_page())
    set_up(ada, setup_link(lantern), "The Lantern", "Ada")
    yield ada
    phone.close()


@pytest.fixture
def phones(browser, lantern):
    """More phones in that house."""
    made = []

    def phone(**features) -> Host:
        made.append(own_phone(browser, lantern.address, **features))
        return Host(made[-1].new_page())

    yield phone
    for context in made:
        context.close()


def set_up(host: Host, link: str, house: str, name: str) -> None:
    host.open(link)
    host.page.locator("#name").fill(house)
    host.page.locator("#dm").fill(name)
    host.page.locator("#passphrase").fill(PASSPHRASE)
    host.touch(host.page.locator("button.main"))
    host.page.wait_for_url("**/house")


def sign_in(host: Host, name: str, passphrase: str = PASSPHRASE) -> None:
    host.open("/sign-in")
    host.page.get_by_label("Name", exact=True).fill(name)
    host.page.get_by_label("Passphrase", exact=True).fill(passphrase)
    host.tap("Sign in")


def act(host: Host, name: str) -> None:
    within = "dialog[open] " if host.page.locator("dialog[open]").count() else ""
    host.touch(host.page.locator(f"{within}[data-action={name}]").first)


def add_dm(ada: Host, name: str) -> str:
    """The link by which they choose a passphrase, without the host."""
    ada.open("/house/dms")
    ada.page.get_by_label("Name of a new DM").fill(name)
    act(ada, "add")
    shown = ada.page.locator("[data-link]")
    shown.wait_for()
    return "/" + shown.inner_text().split("/", 3)[3]


def become_dm(host: Host, link: str, passphrase: str) -> None:
    host.open(link)
    host.page.get_by_label("Passphrase", exact=True).fill(passphrase)
    host.tap("Choose it and sign in")
    host.page.wait_for_url("**/house")


def row_of(host: Host, label: str):
    return host.page.get_by_role("listitem").filter(has_text=label)


class TestSettingUp:
    def test_the_link_works_once(self, ada, lantern, phones):
        ada.title_is("Tables of the house")
        late = phones()
        late.expects("status of 410")
        late.open(setup_link(lantern))
        late.sees("This house is set up already.")
        answer = late.page.request.post(
            "/api/v1/house",
            data={
                "secret": setup_link(lantern).partition("#")[2],
                "name": "Mine",
                "languages": ["en"],
                "dm": "Dan",
                "passphrase": "dan's own words",
            },
        )
        assert (answer.status, answer.json()["code"]) == (410, "link_gone")

    def test_home_shows_the_way_in(self, ada, phones):
        guest = phones()
        guest.open("/")
        guest.sees("For the DMs of The Lantern.")
        guest.touch(guest.page.get_by_role("link", name=re.compile("^Sign in")))
        guest.title_is("Sign in")


class TestSigningIn:
    def test_and_out(self, ada, phones):
        phone = phones()
        phone.expects("status of 403")
        sign_in(phone, "Ada", "a wrong one")
        phone.sees("This name and this passphrase do not belong together.")
        phone.page.get_by_label("Passphrase", exact=True).fill(PASSPHRASE)
        phone.tap("Sign in")
        phone.page.wait_for_url("**/house")
        phone.open("/house/dms")
        phone.tap("Sign out here")
        phone.page.wait_for_url("**/")
        phone.open("/house")
        phone.title_is("Sign in")
        ada.open("/house")
        ada.title_is("Tables of the house")

    def test_leads_back_to_where_a_dm_was_needed(self, ada, phones):
        phone = phones()
        phone.open("/house/dms")
        phone.page.get_by_label("Name", exact=True).fill("Ada")
        phone.page.get_by_label("Passphrase", exact=True).fill(PASSPHRASE)
        phone.tap("Sign in")
        phone.page.wait_for_url("**/house/dms")

    def test_never_to_elsewhere(self, ada, phones):
        phone = phones()
        phone.open("/sign-in?back=//elsewhere.example/")
        assert phone.page.locator("form").get_attribute("data-then") == "/house"


class TestTwoDms:
    def test_at_one_table_by_name_and_one_retires(self, ada, phones):
        guest, eli = phones(), phones()
        code = open_table(guest, label="Table 7")
        become_dm(eli, add_dm(ada, "Eli"), "eli's own words")
        entries = all_to_the_first(3, 1)
        for dm, entry in ((ada, entries[0]), (eli, entries[1])):
            record(dm, code, entry)
        eli.sit_at(code)
        with eli.page.expect_response("**/entries"):
            eli.undo()
        log = guest.page.request.get(f"/api/v1/tables/{code}/entries").json()["entries"]
        assert [line["who"]["name"] for line in log] == ["Ada", "Eli", "Eli"]

        ada.open("/house/dms")
        ada.tap("More about Eli")
        ada.touch(ada.dialog.get_by_text("Retire", exact=True))
        act(ada, "retire")
        expect(ada.page.get_by_text("retired")).to_be_visible()
        eli.open("/house")
        eli.title_is("Sign in")
        eli.open(f"/tables/{code}")
        expect(eli.page.get_by_text("You are watching")).to_be_attached()

    def test_the_owner_makes_a_new_link(self, ada, phones):
        fay = phones()
        become_dm(fay, add_dm(ada, "Fay"), "fay's own words")
        ada.open("/house/dms")
        ada.tap("More about Fay")
        act(ada, "link")
        link = "/" + ada.dialog.locator("[data-link]").inner_text().split("/", 3)[3]
        fay.open("/house")
        fay.title_is("Sign in")
        become_dm(fay, link, "other words of fay")

    def test_one_changes_the_own_passphrase(self, ada, phones):
        gus = phones()
        become_dm(gus, add_dm(ada, "Gus"), "gus's own words")
        gus.open("/house/dms")
        gus.touch(gus.page.get_by_text("Change passphrase"))
        gus.page.get_by_label("Passphrase until now").fill("gus's own words")
        gus.page.get_by_label("New passphrase").fill("later words of gus")
        gus.tap("Change it")
        gus.sees("Your passphrase is changed.")
        assert gus.page.locator("[data-action=dm]").count() == 0


class TestLookingAfter:
    def test_a_forgotten_table_is_ended_and_brought_back(self, ada, phones):
        guest = phones()
        code = open_table(guest, label="Table 9", entries=all_to_the_first(3, 1))
        ada.open("/house")
        expect(row_of(ada, "Table 9")).to_contain_text("Ana leads with 20")
        ada.tap("More about Table 9")
        act(ada, "end")
        expect(row_of(ada, "Table 9")).to_have_count(0)
        log = guest.page.request.get(f"/api/v1/tables/{code}/entries").json()["entries"]
        assert (log[-1]["who"]["name"], log[-1]["entry"]) == ("Ada", {"type": "end", "note": "Forgotten"})
        ada.tap("Undo")
        expect(row_of(ada, "Table 9")).to_be_visible()

    def test_all_forgotten_ones_are_ended_after_asking_once(self, ada, phones, lantern):
        guest = phones()
        codes = [open_table(guest, label=f"Corner {number}") for number in (1, 2, 3)]
        with sqlite3.connect(lantern.database) as connection:
            connection.execute(
                "UPDATE game_table SET last_act_at = datetime('now', '-13 hours') WHERE code IN (?, ?)",
                codes[:2],
            )
        connection.close()
        ada.open("/house")
        ada.tap("End all 2 tables forgotten for half a day")
        ada.tap("Keep them open")
        ada.tap("End all 2 tables forgotten for half a day")
        ada.sees("There is no undo for all at once")
        ada.tap("End all 2")
        ada.sees("2 tables have ended.")
        for name, count in (("Corner 1", 0), ("Corner 2", 0), ("Corner 3", 1)):
            expect(row_of(ada, name)).to_have_count(count)
        ends = [guest.page.request.get(f"/api/v1/tables/{code}").json()["view"]["ended"] for code in codes]
        assert ends == [{"reason": "ended_early"}] * 2 + [None]

    def test_taking_a_table(self, ada, phones):
        open_table(phones(), label="Table 11")
        ada.open("/house")
        expect(row_of(ada, "Table 11")).to_contain_text("nobody looks after it")
        ada.tap("More about Table 11")
        ada.tap("Ada (you)")
        ada.tap("Close")
        expect(row_of(ada, "Table 11")).to_contain_text("you look after it")

    def test_what_happens_meanwhile_comes_by_itself(self, ada, phones):
        ada.open("/house")
        ada.page.get_by_role("navigation").wait_for()
        open_table(phones(), label="Table 13")
        expect(row_of(ada, "Table 13")).to_be_visible()

    def test_only_a_dm_opens_tables(self, ada, phones):
        ada.open("/house/dms")
        switch = ada.page.get_by_role("switch", name="Only a DM opens tables")
        ada.touch(switch)
        ada.sees("Changed.")
        guest = phones()
        guest.open("/new")
        guest.sees("In this house a DM opens the tables.")
        ada.open("/new")
        assert ada.page.get_by_text("In this house a DM opens the tables.").count() == 0
        ada.open("/house/dms")
        expect(switch).to_be_checked()
        ada.touch(switch)
        expect(switch).not_to_be_checked()


@pytest.fixture(scope="module", params=LOCALES)
def seen(request, browser, empty_database, tmp_path_factory):
    """Every page of a house that is set up in this language, large and small."""
    database = shutil.copy(empty_database, tmp_path_factory.mktemp("lamp") / "companion.db")
    with running_server(Path(database)) as server:
        context = own_phone(browser, server.address, locale=LOCALES[request.param], reduced_motion="reduce")
        host = Host(context.new_page())
        host.expects(STYLE_OF_AXE, "status of 4(03|22)")
        found = {stop: look(host) for stop in walk(host, setup_link(server))}
        context.close()
    return {"language": request.param, "stops": found, "trouble": host.trouble()}


def walk(host: Host, link: str):
    host.open(link)
    yield "setting up"
    host.page.locator("#name").fill("ランプ")
    host.page.locator("#dm").fill("阿达")
    host.page.locator("#passphrase").fill("短い")
    host.touch(host.page.locator("button.main"))
    expect(host.page.locator("#passphrase-mistake")).not_to_be_empty()
    host.page.set_viewport_size(SMALL_PHONE)
    yield "setting up, refused, small"
    set_up(host, link, "ランプ", "阿达")
    host.page.get_by_role("navigation").wait_for()
    yield "no tables"
    for label in ("窓のそば", None):
        code = host.page.request.post(
            "/api/v1/tables", data={"game": "skull-king", "players": ["小雨", "さくら", "Бо"], "label": label}
        ).json()["code"]
        record(host, code, *all_to_the_first(3, 1))
    host.open("/house")
    host.page.locator(".house-table").first.wait_for()
    yield "tables, small"
    act(host, "more")
    host.dialog.wait_for()
    yield "a table, small"
    host.page.set_viewport_size(TELEVISION)
    host.open("/house")
    host.page.locator(".house-table").first.wait_for()
    yield "tables, large"
    host.page.set_viewport_size(SMALL_PHONE)
    host.open("/house/dms")
    host.page.locator("#new-dm").fill("小明")
    act(host, "add")
    host.page.locator("[data-link]").wait_for()
    host.page.locator("[data-link]").evaluate("(link) => { link.textContent = 'https://house.example'; }")
    yield "DMs, one invited, small"
    host.touch(host.page.locator("[data-action=dm]").nth(1))
    host.dialog.wait_for()
    yield "a DM, small"
    act(host, "close")
    host.open("/house/welcome?name=小明#secret")
    yield "welcome, small"
    host.page.request.delete("/api/v1/session")
    host.open("/sign-in")
    host.page.locator("#name").fill("阿达")
    host.page.locator("#passphrase").fill("x")
    host.touch(host.page.locator("button.main"))
    expect(host.page.locator("[data-mistake]")).not_to_be_empty()
    yield "signing in, refused, small"


def test_axe_finds_nothing_and_nothing_is_small_or_cut(seen):
    for what in ("axe", "small", "beside"):
        assert {stop: found[what] for stop, found in seen["stops"].items() if found[what]} == {}
    assert seen["trouble"] == []


def test_every_sentence_is_in_the_language(seen):
    said = {stop: odd_words(seen["language"], found["said"]) for stop, found in seen["stops"].items()}
    odd = {
        stop: [text for text in texts if re.search(r"[A-Za-z]{2,}", re.sub(r"DM|QR|#", "", text))]
        for stop, texts in said.items()
    }
    assert {stop: without_names(texts) for stop, texts in odd.items() if without_names(texts)} == {}


def without_names(texts: list[str]) -> list[str]:
    """Without what is Latin in every language: codes, the app's name, the languages' own."""
    return [
        text
        for text in texts
        if not re.search(r"Table Companion|Skull King|English|https?://|^[A-Z0-9]{6}$", text)
    ]


def test_what_a_guest_opened_with_no_network_stays_on_the_phone_with_the_reason(
    browser, empty_database, tmp_path
):
    database = Path(shutil.copy(empty_database, tmp_path / "companion.db"))
    with running_server(database) as server:
        phone = keeping_phone(browser, server)
        guest = Host(phone.new_page())
        visit(guest.page)
        guest.open("/new")
        server.kill()
        with sqlite3.connect(database) as rows:
            rows.execute("UPDATE house SET only_dms_open = 1")
        rows.close()
        guest.open("/new")
        guest.seat(["Ana", "Bo", "Cy"])
        guest.tap("Start")
        guest.page.wait_for_url("**/tables/new-*")
        server.start()
        guest.page.locator("[data-action=decide]").wait_for(timeout=40_000)
        guest.page.reload()
        act(guest, "decide")
        expect(guest.dialog.get_by_text("In this house a DM opens the tables.")).to_be_visible()
        phone.close()
