"""The way to a table for others: watching, keeping score at second hand, taking it back, and who is who."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.host import Host
from tests.browser.phone import SMALL_PHONE, own_phone
from tests.browser.skull_host import sit_down
from tests.browser.tables import open_table, plain_rounds
from tests.browser.test_screens import LOCALES, STYLE_OF_AXE, look, odd_words

PEOPLE = ["小雨", "さくら", "Бо"]  # no Latin letters, so that whatever is English stands out


def act(host, name: str) -> None:
    """Tap what does this; the languages differ. An open sheet lies over everything."""
    button = host.page.locator(
        f"dialog[open] [data-action={name}], body:not(:has(dialog[open])) [data-action={name}]"
    )
    host.touch(button.first)


def open_share(host) -> None:
    act(host, "menu")
    act(host, "share")
    host.dialog.get_by_role("img").first.wait_for()


def make_key(host, name: str = "") -> dict[str, str]:
    """Let another phone keep score; the link and what can be typed instead."""
    open_share(host)
    host.dialog.get_by_role("textbox").fill(name)
    act(host, "invite")
    secret = host.dialog.locator("[data-share=secret]")
    secret.wait_for()
    made = host.dialog.locator(".share-made").locator("[data-action=copy]").get_attribute("data-value")
    return {"link": made, "secret": secret.inner_text()}


def keep_score(host, link: str, code: str) -> None:
    host.open(link)
    host.tap("Keep score here")
    host.page.wait_for_url(f"**/tables/{code}")
    host.button("Take back the last step").wait_for()


class TestWatching:
    def test_the_code_and_the_drawing_lead_to_the_table(self, ben):
        code = open_table(ben)
        open_share(ben)
        assert ben.dialog.locator("[data-share=code]").inner_text() == code
        drawing = ben.dialog.get_by_role("img", name="QR code that leads to this table")
        expect(drawing).to_have_js_property("complete", True)
        assert drawing.evaluate("(one) => one.naturalWidth") > 0
        link = ben.dialog.locator("[data-action=copy]").get_attribute("data-value")
        assert link.endswith(f"/tables/{code}")

    def test_a_link_is_copied(self, ben, bens_phone):
        bens_phone.grant_permissions(["clipboard-read", "clipboard-write"])
        code = open_table(ben)
        open_share(ben)
        ben.tap("Copy link")
        ben.is_told("Link copied.")
        assert ben.page.evaluate("navigator.clipboard.readText()").endswith(f"/tables/{code}")

    def test_where_nothing_can_be_copied_the_link_is_said(self, ben):
        code = open_table(ben)
        ben.page.evaluate(
            "Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })"
        )
        open_share(ben)
        ben.tap("Copy link")
        ben.is_told(re.compile(f"/tables/{code}$"))


class TestASecondScorekeeper:
    def test_is_let_in_by_a_link_and_out_again(self, ben, phones):
        code = open_table(ben)
        made = make_key(ben, "Eva")
        eva = phones()
        eva.expects("status of 403")
        keep_score(eva, made["link"], code)
        expect(ben.dialog.get_by_text("has entered nothing yet")).to_be_visible()
        eva.bid({"Ana": 0, "Bo": 1, "Cy": 0})
        assert written_by(ben, code) == ["Eva"]

        ben.tap("Take the key of Eva back")
        expect(ben.dialog.get_by_text("taken back")).to_be_visible()
        eva.take({"Ana": {"tricks": 0}, "Bo": {"tricks": 1}, "Cy": {"tricks": 0}}, confirm=False)
        eva.touch(eva.page.get_by_role("button", name=re.compile(r"^Record round|: record$")))
        eva.sees("Your right to keep score at this table has been taken back. You may still look on.")
        if eva.dialog.is_visible():
            act(eva, "drop-mine")
        expect(eva.page.get_by_text("You are watching")).to_be_attached()
        expect(eva.button("Take back the last step")).to_have_count(0)
        assert ben.page.request.get(f"/api/v1/tables/{code}").json()["seq"] == 1

    def test_opening_the_link_alone_does_nothing(self, ben, phones):
        """A chat looks at it for its preview, and so does everybody in the chat."""
        code = open_table(ben)
        made = make_key(ben)
        for preview in (phones(), phones()):
            preview.open(made["link"])
            preview.button("Keep score here").wait_for()
        keep_score(phones(), made["link"], code)

    def test_types_the_key_where_no_camera_is(self, ben, phones):
        code = open_table(ben)
        made = make_key(ben, "Eva")
        eva = phones()
        eva.open(f"/tables/{code}")
        act(eva, "menu")
        act(eva, "share")
        act(eva, "take-over")
        field = eva.page.get_by_role("textbox", name="Key")
        eva.expects("status of 404")
        field.fill("K7QX 2M4C")
        eva.tap("Keep score here")
        eva.sees("No key of this table fits.")
        field.fill(made["secret"].lower())
        eva.tap("Keep score here")
        eva.button("Take back the last step").wait_for()

    def test_a_used_key_says_so(self, ben, phones):
        code = open_table(ben)
        made = make_key(ben)
        keep_score(phones(), made["link"], code)
        late = phones()
        late.expects("status of 410")
        late.open(made["link"])
        late.tap("Keep score here")
        late.sees("This key has already been used.")

    def test_a_key_survives_a_bad_connection(self, ben, phones):
        code = open_table(ben)
        made = make_key(ben)
        eva = phones()
        eva.expects("ERR_FAILED")
        eva.open(made["link"])
        eva.page.route("**/keys/claim", lambda route: (route.fetch(), route.abort()))
        eva.tap("Keep score here")
        eva.sees("No connection to the house just now.")
        eva.page.unroute_all()
        eva.tap("Keep score here")
        eva.page.wait_for_url(f"**/tables/{code}")
        eva.button("Take back the last step").wait_for()

    def test_cannot_let_others_in(self, ben, phones):
        code = open_table(ben)
        made = make_key(ben, "Eva")
        eva = phones()
        keep_score(eva, made["link"], code)
        open_share(eva)
        eva.sees("Whoever opened the table can let more phones in.")
        assert eva.dialog.get_by_role("textbox").count() == 0
        assert eva.dialog.locator("[data-action=revoke]").count() == 0

    def test_a_phone_takes_over_with_the_tables_own_key(self, ben, phones):
        opened = ben.page.request.post(
            "/api/v1/tables", data={"game": "skull-king", "players": ["Ana", "Bo"]}
        ).json()
        tablet = phones()
        keep_score(tablet, f"/tables/{opened['code']}/join#{opened['score_key']}", opened["code"])
        open_share(tablet)
        tablet.button("Make a key").wait_for()

    def test_whoever_keeps_score_already_is_told(self, ben):
        code = open_table(ben)
        ben.open(f"/tables/{code}/join#K7QX2M4C")
        ben.sees("This phone keeps score at this table already.")
        ben.touch(ben.page.get_by_role("link", name="To the table"))
        ben.button("Take back the last step").wait_for()


def written_by(host, code) -> list[str]:
    log = host.page.request.get(f"/api/v1/tables/{code}/entries").json()
    return [line["who"]["name"] for line in log["entries"]]


def own_row(host, name: str):
    """The word beside the own name."""
    row = host.page.get_by_role("main").get_by_role("listitem").filter(has_text=name)
    return row.get_by_text("you", exact=True)


class TestThatsMe:
    def test_the_own_row_is_marked_with_a_word_at_every_table_of_the_evening(self, ben, phones):
        cleo = phones()
        cleo.open(f"/tables/{open_table(ben, ['Ana', 'Cleo'])}")
        cleo.tap("Who are you?")
        cleo.touch(cleo.dialog.get_by_role("button", name="Cleo"))
        expect(own_row(cleo, "Cleo")).to_be_visible()
        expect(cleo.page.get_by_text("you", exact=True)).to_have_count(1)
        cleo.open(f"/tables/{open_table(ben, ['CLEO', 'Bo'])}")
        expect(own_row(cleo, "CLEO")).to_be_visible()
        assert cleo.button("Who are you?").count() == 0

    def test_it_can_be_changed_in_the_menu(self, ben, phones):
        cleo = phones()
        cleo.open(f"/tables/{open_table(ben, ['Ana', 'Cleo'])}")
        for name in ("Ana", "Cleo"):
            act(cleo, "menu")
            act(cleo, "me")
            cleo.touch(cleo.dialog.get_by_role("button", name=name))
            expect(own_row(cleo, name)).to_be_visible()
            expect(cleo.page.get_by_text("you", exact=True)).to_have_count(1)

    def test_whoever_only_watches_is_asked_once(self, ben, phones):
        code = open_table(ben)
        cleo = phones()
        cleo.open(f"/tables/{code}")
        cleo.tap("I only watch")
        expect(cleo.button("I only watch")).to_have_count(0)
        cleo.page.reload()
        cleo.page.get_by_role("main").get_by_role("listitem").first.wait_for()
        assert cleo.button("Who are you?").count() == 0

    def test_the_own_seat_at_a_table_of_skull(self, ben, phones):
        sit_down(ben, ["Ana", "Bo", "Cleo"])
        cleo = phones()
        cleo.open(f"/tables/{ben.code}")
        cleo.tap("Who are you?")
        cleo.touch(cleo.dialog.get_by_role("button", name="Cleo"))
        expect(own_row(cleo, "Cleo")).to_be_visible()

    def test_nobody_who_keeps_score_is_asked(self, ben):
        open_table(ben)
        assert ben.button("Who are you?").count() == 0


@pytest.fixture(scope="module", params=LOCALES)
def seen(request, browser, house):
    """The share sheet before and after a key is made, on both kinds of phone, the join page and “that’s me”."""
    locale = {"locale": LOCALES[request.param], "reduced_motion": "reduce"}
    contexts = [own_phone(browser, house.address, **locale) for _ in range(2)]
    keeper, watcher = (Host(context.new_page()) for context in contexts)
    for host in (keeper, watcher):
        host.expects(STYLE_OF_AXE, "status of 404")
    found = {stop: look(host) for stop, host in walk(keeper, watcher)}
    trouble = keeper.trouble() + watcher.trouble()
    for context in contexts:
        context.close()
    return {"language": request.param, "stops": found, "trouble": trouble}


def walk(keeper, watcher):
    code = open_table(keeper, PEOPLE, plain_rounds(3, 1))
    open_share(keeper)
    keeper.dialog.locator("[data-action=invite]").wait_for()
    yield "share", keeper
    keeper.dialog.get_by_role("textbox").fill("Ева")
    act(keeper, "invite")
    keeper.dialog.locator("[data-share=secret]").wait_for()
    yield "share, a key made", keeper
    keeper.page.set_viewport_size(SMALL_PHONE)
    yield "share, small", keeper
    act(keeper, "revoke")
    keeper.dialog.locator("[data-state=revoked]").wait_for()
    yield "share, a key taken back", keeper
    watcher.open(f"/tables/{code}")
    watcher.page.locator("[data-action=me]").wait_for()
    yield "watching, asked who", watcher
    act(watcher, "me")
    watcher.dialog.wait_for()
    yield "that’s me", watcher
    watcher.touch(watcher.dialog.get_by_role("button").nth(1))
    yield "watching, marked", watcher
    open_share(watcher)
    yield "share, watching", watcher
    act(watcher, "take-over")
    watcher.page.locator("[data-action=join]").wait_for()
    yield "join", watcher
    watcher.page.set_viewport_size(SMALL_PHONE)
    watcher.page.get_by_role("textbox").fill("K7QX2M4C")
    act(watcher, "join")
    expect(watcher.page.get_by_role("alert")).not_to_be_empty()
    yield "join, refused, small", watcher


def test_axe_finds_nothing_and_nothing_is_small_or_cut(seen):
    for what in ("axe", "small", "beside"):
        assert {stop: found[what] for stop, found in seen["stops"].items() if found[what]} == {}
    assert seen["trouble"] == []


def test_every_sentence_is_in_the_language(seen):
    said = {stop: odd_words(seen["language"], found["said"]) for stop, found in seen["stops"].items()}
    odd = {stop: [text for text in texts if not is_an_address(text)] for stop, texts in said.items()}
    assert {stop: texts for stop, texts in odd.items() if texts} == {}


def is_an_address(text: str) -> bool:
    """An address, a key, or what is called QR in every language."""
    return bool(re.search(r"127\.0\.0\.1|QR|^[2-9A-Z]{4}( [2-9A-Z]{4})?$", text))
