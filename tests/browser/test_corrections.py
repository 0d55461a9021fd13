"""Putting right what was recorded: undo, redo, amend."""

import re

from playwright.sync_api import expect

from tests.browser.tables import open_table, plain_rounds
from tests.http.api.rounds import bids, result

BREAKS = r"status of 409 .*/api/v1/"


def test_undo_lays_what_was_typed_back_on_the_desk(ben):
    open_table(ben, 3, [*plain_rounds(3, up_to=1), bids(1, 1, 0)])
    ben.take({"Ana": {"tricks": 1}, "Bo": {"tricks": 1}, "Cy": {"tricks": 0}})
    ben.undo()
    ben.is_told("Taken back: the result of round 2.")
    assert ben.values() == ["1", "1", "0"]
    ben.touch(ben.row("Bo").get_by_role("button").first)
    ben.tap("Bo took 0")
    ben.touch(ben.row("Cy").get_by_role("button").first)
    ben.tap("Cy took 1")
    ben.record()
    assert [points for points, _, _ in ben.scores()] == [20, -10, -20]


def test_undo_as_far_as_the_opening_and_redo_all(ben):
    open_table(ben, 3, plain_rounds(3, up_to=2))
    before = ben.scores()
    for what in (
        "the result of round 2",
        "the bids of round 2",
        "the result of round 1",
        "the bids of round 1",
    ):
        ben.undo()
        ben.is_told(f"Taken back: {what}.")
    expect(ben.button("Take back the last step")).to_be_disabled()
    for title in ("Round 1", "Round 2", "Round 2", "Round 3"):
        ben.redo()
        ben.title_is(re.compile(title))
        ben.is_told("Brought back.")
    expect(ben.button("Bring back what was taken back")).to_have_count(0)
    assert ben.scores() == before


def test_amending_a_result_moves_totals_and_ranks_and_stands_in_the_log(ben):
    open_table(
        ben, 3, [*plain_rounds(3, up_to=2), bids(1, 1, 1), result(1, 1, 1), *plain_rounds(3, 4, start=4)]
    )
    ben.sheet()
    ben.touch(ben.cell(3, 2))
    ben.title_is(re.compile("Round 3"))
    ben.tap("Bo took 0")
    ben.touch(ben.row("Ana").get_by_role("button").first)
    ben.tap("Ana took 2")
    ben.tap("Correct round 3")
    ben.is_told("Corrected.")
    assert [sheet_points(ben, 3, seat) for seat in (1, 2, 3)] == ["−10", "−10", "+20"]
    assert totals(ben) == ["130", "60", "90"]
    ben.touch(ben.page.get_by_role("link", name="Log"))
    ben.sees(re.compile(r"^Corrected: Tricks of round 3: Ana\s2, Bo\s0 and Cy\s1"))
    ben.tap("To the round")
    ben.title_is(re.compile("Round 5"))


def test_amending_bids_of_the_running_round(ben):
    open_table(ben, 3, [*plain_rounds(3, up_to=1), bids(1, 1, 1)])
    ben.sheet()
    ben.touch(ben.cell(2, 1))
    ben.tap("Ana bids 2")
    ben.tap("Correct round 2")
    ben.is_told("Corrected.")
    ben.tap("To the round")
    assert "bid 2" in ben.row("Ana").inner_text()


def test_a_refused_correction_keeps_what_was_typed(ben):
    open_table(ben, 3, plain_rounds(3, up_to=3))
    ben.sheet()
    ben.touch(ben.cell(3, 2))
    ben.tap("Bo took 1", grey=True)
    ben.touch(ben.row("Ana").get_by_role("button").first)
    ben.tap("Ana took 2")
    ben.button("2 tricks entered, 3 cards were dealt.").wait_for()
    ben.tap("2 tricks entered, 3 cards were dealt.")
    assert ben.values() == ["2", "0", "0"]
    ben.tap("Leave it")
    assert totals(ben) == ["120", "60", "60"]


def test_a_correction_that_breaks_a_later_entry_waits_for_a_choice(ben):
    """Without the tie there is no extra round: first go on typing, then cut; undo brings all back."""
    open_table(ben, 3, WITH_AN_EXTRA_ROUND)
    ben.sees("Ana wins")
    ben.sheet()
    ben.touch(ben.cell(10, 1))
    ben.tap("Ana took 2")
    ben.touch(ben.row("Bo").get_by_role("button").first)
    ben.tap("Bo took 4")
    ben.expects(BREAKS)
    ben.tap("Correct round 10")
    ben.dialog.get_by_text("With this correction, the bids of round 11 cannot stand:").wait_for()
    ben.dialog.get_by_text("The game is over.").wait_for()
    rule = ben.dialog.get_by_role("link", name="Rule", exact=True)
    expect(rule).to_have_attribute("href", "/rules/skull-king#why-game_is_over")
    ben.tap("Go on correcting")
    assert ben.values() == ["2", "4", "4"]
    ben.tap("Correct round 10")
    ben.tap("Correct, and cut from the bids of round 11 on")
    ben.is_told("Corrected.")
    assert totals(ben) == ["440", "420", "420"]
    ben.tap("To the round")
    ben.sees("after 10 rounds")
    ben.undo()
    ben.sees("after 11 rounds")
    ben.sheet()
    assert totals(ben) == ["630", "530", "520"]


WITH_AN_EXTRA_ROUND = [
    *plain_rounds(3, up_to=9),
    {"type": "ruling", "note": "agreed", "points": {"p1": -450}},
    bids(1, 1, 1),
    result(3, 3, 4),
    bids(10, 0, 0),
    result(10, 0, 0),
]


def sheet_points(host, round_number, seat) -> str:
    return host.cell(round_number, seat).inner_text().splitlines()[1]


def totals(host) -> list[str]:
    """The last line of the score sheet."""
    row = host.page.get_by_role("row", name=re.compile("^Total"))
    return [text.splitlines()[0] for text in row.get_by_role("cell").all_inner_texts()]
