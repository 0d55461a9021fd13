"""The board on the television: what is played now, large enough for the room, and the way to look on."""

import re

import pytest
from playwright.sync_api import expect

from companion.translations import LANGUAGES
from tests.browser.host import Host
from tests.browser.phone import SMALL_PHONE, own_phone
from tests.browser.sizes import boxes, overlapping
from tests.browser.skull_host import ALL, game, passes, place, sit_down, told, turn
from tests.browser.skull_host import bid as says
from tests.browser.tables import NAMES, open_table, plain_rounds, record
from tests.browser.test_screens import LOCALES, STYLE_OF_AXE, look, odd_words
from tests.browser.walk import TIED
from tests.http.api.rounds import bids

TELEVISION = {"width": 1920, "height": 1080}
LATIN = [f"{name} von und zu Hohenlohe-Langenburg-Weikersheim"[:40] for name in NAMES]
CHINESE = [
    f"{name}与他咖啡馆里打牌的好朋友们"
    for name in ("欧阳", "司马", "諸葛", "上官", "尉迟", "皇甫", "令狐", "东方")
]
PEOPLE = ["小雨", "さくら", "Бо"]
EIGHT = [*plain_rounds(8, 1), bids(2, 0, 1, 0, 0, 0, 0, 0)]
TURNING = game(ALL, says(1, 3), passes(2, 3, 4, 5, 6), turn(1, "flower"))
SIZE = "(one) => parseFloat(getComputedStyle(one).fontSize)"
# Text that is wider than its place, or that its place cuts off.
CUT = """(ones) => ones.filter((one) => one.scrollWidth > one.clientWidth + 1
    || (getComputedStyle(one).overflowY === 'hidden' && one.scrollHeight > one.clientHeight + 4))
  .map((one) => one.innerText)"""


@pytest.fixture
def board(phones) -> Host:
    return phones(size=TELEVISION)


def show(board: Host, code: str) -> None:
    board.open(f"/tables/{code}/board")
    board.page.get_by_role("main").wait_for()


def sizes(board: Host, what: str) -> list[float]:
    return [one.evaluate(SIZE) for one in board.page.locator(what).all()]


def nothing_is_cut(board: Host, *what: str) -> None:
    page = board.page
    width, height = (page.viewport_size[side] for side in ("width", "height"))
    for one in what:
        assert page.locator(one).evaluate_all(CUT) == [], one
        places = boxes(page.locator(one))
        assert overlapping(places) == [], one
        assert all(box["x"] >= 0 and box["x"] + box["width"] <= width for box in places), one
        assert all(box["y"] >= 0 and box["y"] + box["height"] <= height for box in places), one


@pytest.mark.parametrize("names", [LATIN, CHINESE], ids=["Latin", "Chinese"])
@pytest.mark.parametrize(
    "entries", [EIGHT, EIGHT[:-1], [*EIGHT[:-1], {"type": "end"}]], ids=["play", "bid", "end"]
)
def test_eight_long_names_can_be_read_across_the_room(ben, board, names, entries):
    show(board, open_table(ben, names, entries))
    assert len(sizes(board, ".tv-name")) == 8
    assert min(sizes(board, ".tv-name")) >= 48
    assert min(sizes(board, ".tv-total .number")) >= 72
    nothing_is_cut(board, ".tv-name", ".tv-total .number", ".tv-last", "h1", ".tv-join")
    assert board.page.evaluate("document.scrollingElement.scrollHeight") <= TELEVISION["height"]


@pytest.mark.parametrize(("names", "seats"), [(LATIN, 3), (LATIN, 4), (CHINESE, 5), (LATIN, 6), (CHINESE, 6)])
def test_seats_around_a_table_of_skull(ben, board, names, seats):
    sit_down(ben, names[:seats], game(ALL, says(1, 2), passes(*range(2, seats + 1)), turn(1, "flower")))
    show(board, ben.code)
    assert len(sizes(board, ".tv-name")) == seats
    assert min(sizes(board, ".tv-name")) >= 48
    assert min(sizes(board, ".middle strong")) >= 72
    nothing_is_cut(board, ".tv-name", ".tv-seat", ".tv-now")
    nothing_is_cut(board, ".tv-person", ".tv-join")
    assert (
        overlapping(boxes(board.page.locator(".tv-person, .middle, .tv-join, .tv-now, .tv-seat .mat"))) == []
    )
    assert board.page.evaluate("document.scrollingElement.scrollHeight") <= TELEVISION["height"]


def test_an_entry_of_the_phone_is_seen(ben, board):
    code = open_table(ben, ["Ana", "Bo", "Cy"])
    show(board, code)
    board.sees("Everyone bids. Ana deals, Bo leads the first trick.")
    ben.bid({"Ana": 0, "Bo": 1, "Cy": 0})
    board.sees("bids 1 for 1 trick")
    ben.take({"Ana": {"tricks": 0}, "Bo": {"tricks": 1}, "Cy": {"tricks": 0}})
    board.sees(re.compile("Round 2 of 10"))
    first = board.page.get_by_role("row").nth(1)
    expect(first).to_contain_text(re.compile(r"1\s*Bo.*\+20.*20", re.DOTALL))


def test_every_disc_is_seen(ben, board):
    sit_down(ben, ["Ana", "Bo", "Cem"])
    show(board, ben.code)
    record(ben, ben.code, {"type": "place_all"}, place(1))
    expect(board.page.locator("[data-player=p1][data-stack='2']")).to_be_visible()
    record(ben, ben.code, says(2, 3))
    board.sees("Cem is to raise or pass.")
    record(ben, ben.code, {"type": "undo"})
    board.sees("Bo is to place or bid.")


def test_it_says_how_to_look_on(ben, board, house):
    code = open_table(ben)
    show(board, code)
    board.sees(code)
    board.sees(re.compile(re.escape(house.address.partition("://")[2])))
    drawing = board.page.get_by_role("img", name="QR code that leads to this table")
    expect(drawing).to_have_js_property("complete", True)
    assert drawing.bounding_box()["width"] >= 200


def test_the_end_and_the_next_game(ben, board):
    code = open_table(ben, ["Ana", "Bo"], plain_rounds(2, 10))
    show(board, code)
    board.title_is("Ana wins")
    board.sees("Alone with the highest total.")
    after = ben.page.request.post(f"/api/v1/tables/{code}/rematch").json()["code"]
    board.page.wait_for_url(f"**/tables/{after}/board")
    board.title_is(re.compile("Round 1 of 10"))


def test_the_end_of_skull(ben, board):
    sit_down(ben, ["Ana", "Bo", "Cem"], [told(1, 2, None)] * 2)
    show(board, ben.code)
    board.title_is("Ana wins")
    board.sees(re.compile("the second success, and that wins"))


def test_a_tie_plays_on(ben, board):
    show(board, open_table(ben, PEOPLE, TIED))
    board.sees("One more round.")


@pytest.mark.parametrize("size", [{"width": 1280, "height": 720}, {"width": 390, "height": 664}, SMALL_PHONE])
@pytest.mark.parametrize("slug", ["skull-king", "skull"])
def test_smaller_screens_show_it_too(ben, phones, size, slug):
    board = phones(size=size)
    if slug == "skull":
        sit_down(ben, CHINESE[:6], TURNING)
        show(board, ben.code)
    else:
        show(board, open_table(ben, LATIN, EIGHT))
    assert board.page.evaluate("document.scrollingElement.scrollWidth") <= size["width"]
    assert overlapping(boxes(board.page.locator(".tv-person, .middle, .tv-join, .tv-now, .tv-total"))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_finds_nothing_and_all_is_in_the_language(browser, house, language):
    context = own_phone(browser, house.address, size=TELEVISION, locale=LOCALES[language])
    host = Host(context.new_page())
    host.expects(STYLE_OF_AXE)
    found = {}
    code = open_table(host, PEOPLE, EIGHT_OF_THREE)
    for stop, more in (("play", []), ("end", [{"type": "end"}])):
        if more:
            record(host, code, *more)
        show(host, code)
        found[f"king {stop}"] = look(host)
    sit_down(host, PEOPLE, game(ALL, says(1, 2), passes(2, 3), turn(1, "flower")))
    code = host.code
    show(host, code)
    found["skull"] = look(host)
    trouble = host.trouble()
    context.close()
    assert {stop: seen["axe"] for stop, seen in found.items() if seen["axe"]} == {}
    assert {
        stop: odd
        for stop, seen in found.items()
        if (
            odd := [
                text
                for text in odd_words(language, seen["said"])
                if "127.0.0.1" not in text and "QR" not in text
            ]
        )
    } == {}
    assert trouble == []


EIGHT_OF_THREE = [*plain_rounds(3, 1), bids(2, 0, 1)]
