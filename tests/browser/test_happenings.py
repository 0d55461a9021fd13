"""What does not happen every round: a misdeal, a ruling, people who come and go, closing time, a rematch."""

import re

from playwright.sync_api import expect

from tests.browser.tables import open_table, plain_rounds
from tests.http.api.rounds import bids, result

REFUSED = r"status of 409 .*/api/v1/"


def test_void_the_round(ben):
    open_table(ben, 3, [*plain_rounds(3, up_to=1), bids(1, 1, 0)])
    ben.choose("Void this round")
    ben.touch(ben.dialog.get_by_role("button", name="Misdeal"))
    ben.page.get_by_role("group", name="Ana bids").wait_for()
    ben.title_is(re.compile("Round 2"))
    assert [total for _, total, _ in ben.scores()] == [20, 10, 10]
    assert latest_in_log(ben) == "Round 2 voided: Misdeal"


def test_void_the_round_for_a_reason_of_its_own(ben):
    open_table(ben, 3, [bids(1, 0, 0)])
    ben.choose("Void this round")
    write(ben, "Another reason", "The cat walked over the table")
    ben.tap("Void the round")
    ben.page.get_by_role("group", name="Ana bids").wait_for()
    assert latest_in_log(ben) == "Round 1 voided: The cat walked over the table"


def test_a_ruling(ben):
    open_table(ben, 3, plain_rounds(3, up_to=2))
    ben.choose("A ruling")
    write(ben, "What was agreed", "Bo looked at the deck")
    write(ben, "Bo", "-20")
    ben.dialog.get_by_role("combobox", name="Deals next").select_option("Bo")
    ben.tap("Record the ruling")
    ben.dialog.wait_for(state="hidden")
    ben.sees("Bo deals")
    assert "10 points in all" in ben.row("Bo").inner_text()
    assert latest_in_log(ben).startswith("Ruling: Bo looked at the deck (Bo −20")
    ben.touch(ben.page.get_by_role("link", name="Score sheet"))
    ben.sees("Bo looked at the deck")


def test_somebody_leaves_in_the_middle_of_a_round(ben):
    open_table(ben, 4, [*plain_rounds(4, up_to=1), bids(1, 0, 0, 0)])
    ben.choose("Somebody leaves")
    ben.tap("Bo leaves")
    ben.page.get_by_role("group", name="Ana bids").wait_for()
    ben.bid({"Ana": 2, "Cy": 0, "Dee": 0})
    ben.take({"Ana": {"tricks": 2}, "Cy": {"tricks": 0}, "Dee": {"tricks": 0}})
    expect(ben.rows).to_have_count(3)
    assert [total for _, total, _ in ben.scores()] == [60, 30, 30]


def test_somebody_joins_and_a_name_that_is_taken_stays_typed(ben):
    open_table(ben, 3, plain_rounds(3, up_to=1))
    ben.choose("Somebody joins")
    write(ben, "Name", "ana")
    write(ben, "Starts with this many points", "15")
    ben.expects(REFUSED, r"status of 422 .*/api/v1/")
    ben.tap("Join")
    expect(ben.dialog.get_by_role("alert").get_by_text("ana").first).to_be_visible()
    expect(ben.dialog.get_by_role("textbox", name="Name")).to_have_value("ana")
    write(ben, "Name", "Dee")
    ben.tap("Join")
    ben.dialog.wait_for(state="hidden")
    assert "15 points in all" in ben.row("Dee").inner_text() or "15" in ben.row("Dee").inner_text()
    ben.bid({"Ana": 2, "Bo": 0, "Cy": 0, "Dee": 0})
    ben.take({"Ana": {"tricks": 2}, "Bo": {"tricks": 0}, "Cy": {"tricks": 0}, "Dee": {"tricks": 0}})
    assert ben.scores()[3] == (20, 35, 2)


def test_closing_time(ben):
    open_table(ben, 3, plain_rounds(3, up_to=3))
    ben.choose("End now")
    write(ben, "Why (may stay empty)", "Last bus")
    ben.tap("End the game")
    ben.sees("Nobody won this time")
    ben.sees("Ended early: the standings stay, nobody won.")
    ben.undo()
    ben.title_is(re.compile("Round 4"))


def test_rematch_with_the_same_seats(ben):
    first = open_table(ben, 3, plain_rounds(3, up_to=10))
    ben.sees("Ana wins")
    ben.tap("Rematch, same seats")
    ben.title_is(re.compile("Round 1"))
    assert ben.code != first
    ben.bid({"Ana": 1, "Bo": 0, "Cy": 0})


def test_rematch_with_other_seats(ben):
    open_table(ben, 3, plain_rounds(3, up_to=10))
    ben.touch(ben.page.get_by_role("link", name="Change seats"))
    field = ben.page.get_by_role("textbox", name="Name in seat 4")
    ben.touch(field)
    field.fill("Dee")
    ben.touch(ben.button("Take Bo off the list"))
    ben.tap("Start")
    ben.title_is(re.compile("Round 1"))
    assert [text.splitlines()[1] for text in ben.rows.all_inner_texts()] == ["Ana", "Cy", "Dee"]


def test_names_are_put_right(ben):
    open_table(ben, 3, plain_rounds(3, up_to=1))
    ben.choose("Names")
    write(ben, "Seat 2", "Bobby")
    write(ben, "Name of the table", "By the window")
    ben.tap("Save")
    ben.row("Bobby").wait_for()
    expect(ben.page).to_have_title(re.compile("By the window"))


def test_who_watches_sees_the_same_without_buttons(ben, cleo):
    code = open_table(ben, 3, [*plain_rounds(3, up_to=1), bids(1, 1, 0)])
    cleo.sit_at(code)
    cleo.title_is(re.compile("Round 2"))
    cleo.tap("I only watch")
    assert named_buttons(cleo) == ["Score sheet", "More"]
    cleo.tap("More")
    cleo.dialog.get_by_role("link", name="Home").wait_for()
    writes = re.compile("^(Void|A ruling|Somebody|End now|Names)")
    assert cleo.dialog.get_by_role("button", name=writes).count() == 0
    cleo.tap("Close")
    cleo.sheet()
    cleo.touch(cleo.cell(1, 1))
    cleo.dialog.get_by_text("Bid of 1 made: 1 × 20").wait_for()
    assert cleo.dialog.get_by_role("button").count() == 1


def test_who_watches_sees_what_is_new(ben, cleo):
    code = open_table(ben, 3, [bids(1, 0, 0)])
    cleo.page.clock.install()
    cleo.sit_at(code)
    cleo.title_is(re.compile("Round 1"))
    answer = ben.page.request.post(f"/api/v1/tables/{code}/entries", data={"entries": [result(0, 1, 0)]})
    assert answer.ok
    cleo.page.clock.fast_forward(6000)
    cleo.title_is(re.compile("Round 2"))
    assert [points for points, _, _ in cleo.scores()] == [-10, -10, 10]


def write(host, label: str, text: str) -> None:
    field = host.dialog.get_by_label(label, exact=True)
    host.touch(field)
    field.fill(text)


def latest_in_log(host) -> str:
    host.sheet()
    host.touch(host.page.get_by_role("link", name="Log"))
    line = host.page.get_by_role("main").get_by_role("listitem").first
    return line.get_by_role("paragraph").first.inner_text().replace("\xa0", " ")


def named_buttons(host) -> list[str]:
    """Every button of the page, by its name."""
    return [button.get_attribute("aria-label") for button in host.page.get_by_role("button").all()]
