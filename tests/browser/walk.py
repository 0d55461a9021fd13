"""A walk past every screen there is, the same in each language: at each stop the page can be looked at."""

from collections.abc import Iterator

from tests.browser.host import Host
from tests.browser.tables import open_table, plain_rounds, record
from tests.browser.walk_box import walk_box
from tests.http.api.rounds import bids

PEOPLE = ["小雨", "さくら", "Бо"]  # no Latin letters, so that whatever is English stands out


def walk(host: Host) -> Iterator[str]:
    """Stop at each screen; the languages differ, so places are found by what they are, not by their names."""
    host.open("/")
    yield "home, nobody yet"
    host.open("/new")
    host.page.get_by_role("textbox").first.wait_for()
    yield "new table, empty"
    code = open_table(host, PEOPLE, plain_rounds(3, up_to=1))
    yield from bidding(host)
    yield from menu(host, "while bidding")
    record(host, code, bids(1, 1, 1))
    host.sit_at(code)
    yield from playing(host)
    yield from menu(host, "while playing", most=1)
    record(host, code, *EVERYTHING)
    host.sit_at(code)
    yield from looking_back(host)
    open_table(host, PEOPLE, TIED)
    yield "tie"
    open_table(host, PEOPLE, plain_rounds(3, up_to=10))
    host.page.get_by_role("figure").wait_for()
    yield "end"
    yield from walk_box(host, PEOPLE)
    yield from away_from_the_table(host)


def bidding(host: Host) -> Iterator[str]:
    yield "bids, after a round"
    host.touch(points_of(host, 0))
    host.dialog.wait_for()
    yield "round points explained"
    host.page.keyboard.press("Escape")
    host.touch(key(host, 1))
    yield "bids, half typed"


def playing(host: Host) -> Iterator[str]:
    host.touch(key(host, 0))
    host.rows.first.get_by_role("button").nth(1).wait_for()
    yield "results, half typed"
    host.touch(points_of(host, 0))
    host.dialog.wait_for()
    yield "bonuses"
    host.page.keyboard.press("Escape")
    host.touch(key(host, 0))
    host.touch(key(host, 1))
    yield "results, all typed"


def looking_back(host: Host) -> Iterator[str]:
    host.touch(tool(host, -2))
    host.page.get_by_role("table").wait_for()
    yield "score sheet"
    host.page.evaluate("location.hash = '#log'")
    host.page.get_by_role("main").get_by_role("listitem").first.wait_for()
    yield "log"
    host.page.evaluate("location.hash = '#sheet'")
    host.touch(host.cell(1, 1))
    host.page.get_by_role("main").get_by_role("group").first.wait_for()
    yield "correcting"


def away_from_the_table(host: Host) -> Iterator[str]:
    host.open("/")
    yield "home"
    host.open("/new")
    host.page.get_by_role("textbox").first.wait_for()
    yield "new table, people known"
    host.expects("status of 404")
    host.open("/tables/NOSUCH")
    yield "no such table"
    host.open("/nowhere")
    yield "no such page"


def menu(host: Host, when: str, most=9) -> Iterator[str]:
    """The menu and each of its sheets."""
    host.touch(tool(host, -1))
    host.dialog.wait_for()
    yield f"menu {when}"
    items = host.dialog.get_by_role("list").get_by_role("button")
    for at in range(min(items.count(), most)):
        item = items.nth(at).inner_text()
        host.touch(items.nth(at))
        host.dialog.get_by_role("textbox").or_(host.dialog.get_by_role("list")).first.wait_for()
        yield f"menu {when}: {item}"
        host.page.keyboard.press("Escape")
        host.dialog.wait_for(state="hidden")
        host.touch(tool(host, -1))
    host.page.keyboard.press("Escape")


def points_of(host: Host, row: int):
    return host.rows.nth(row).get_by_role("button").last


def tool(host: Host, at: int):
    return host.page.get_by_role("banner").get_by_role("button").nth(at)


def key(host: Host, at: int):
    return host.page.get_by_role("main").get_by_role("group").get_by_role("button").nth(at)


# What can stand in a log besides bids and results, some of it taken back and brought again.
EVERYTHING = [
    {"type": "undo"},
    {"type": "undo"},
    {"type": "redo"},
    {"type": "redo"},
    {"type": "void_round", "note": "—"},
    {"type": "ruling", "note": "—", "points": {"p1": 5}},
    {"type": "join", "name": "Ян", "total": 0},
    {"type": "leave", "player": "p2"},
    {"type": "bids", "bids": {"p1": 1, "p3": 0, "p4": 0}},
]

# Everybody level after round ten: Ana's lead is ruled away, all miss the last round alike.
TIED = [
    *plain_rounds(3, up_to=9),
    {"type": "ruling", "note": "—", "points": {"p1": -450}},
    bids(1, 1, 0),
    {"type": "result", "rows": {"p1": {"tricks": 3}, "p2": {"tricks": 3}, "p3": {"tricks": 4}}},
]
