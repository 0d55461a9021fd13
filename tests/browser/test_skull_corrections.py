"""Skull put right: what cannot be and the entry that proves it, undo of every kind, earlier entries corrected."""

import re

from playwright.sync_api import expect

from tests.browser.offline import all_is_sent, log_of, no_network
from tests.browser.skull_host import (
    ALL,
    LOSE,
    SKULL_GONE,
    bid,
    game,
    passes,
    place,
    seat,
    sit_down,
    told,
    turn,
)
from tests.browser.tables import record

REFUSED = r"status of 409 .*/api/v1/"
THREE = ["Ana", "Bo", "Cem"]

# Ana has lost a disc; Bo met the skull among the three left, and now two of them are flowers.
SKULL_AMONG_THREE = game(
    ALL, bid(1, 3), turn(1, "skull"), LOSE,
    ALL, bid(1, 1), bid(2, 3), turn(2, "flower"), turn(1, "skull"), LOSE,
    ALL, place(2), place(3), place(1), place(2), place(3), place(1), bid(2, 1), passes(3), bid(1, 3), passes(2),
    [turn(1, "flower")] * 2,
)  # fmt: skip
# Cem's bid of 2 stands, with four discs on the table.
BID_OF_TWO = game(ALL, place(1), bid(2, 1), bid(3, 2), passes(1, 2))
# Ana turned a flower and met Bo's skull.
MET_BO = game(ALL, bid(1, 3), turn(1, "flower"), turn(2, "skull"), LOSE)


def test_a_skull_that_is_gone_leads_back_to_the_flower_that_proves_it(ben):
    """It was the flower that was wrong: corrected there, and the game cut where it no longer fits."""
    table = sit_down(ben, THREE, game(SKULL_GONE, ALL, bid(1, 3)))
    ben.expects(REFUSED)
    table.tap("Ana’s stack: skull")
    is_proved(ben, "Ana has no skull any more: round 2 showed it.", "Round 2: Ana’s stack: a flower")
    table.tap("Go back and correct round 2")
    ben.title_is("Round 2 being corrected")
    expect(ben.button("Ana’s stack: flower")).to_have_attribute("aria-pressed", "true")
    table.tap("Ana’s stack: skull")
    ben.sees("With this correction, everyone’s first disc cannot stand:")
    table.tap("Correct, and cut from everyone’s first disc on")
    table.tap("To the round")
    table.says("It was Ana’s own skull. Ana chooses one of their 3 discs alone")
    table.play(LOSE)
    assert table.standing()["Ana"] == (2, 0)


def test_a_refused_face_may_itself_be_the_mistake(ben):
    table = sit_down(ben, THREE, game(SKULL_GONE, ALL, bid(1, 3)))
    ben.expects(REFUSED)
    table.tap("Ana’s stack: skull")
    table.tap("The disc was something else")
    table.play(turn(1, "flower"))
    assert table.middle() == "still to turn 2 of 3 flowers"


def test_one_flower_too_many_names_the_skull_seen_before(ben):
    """Two of Ana's discs are flowers; the third must be the skull that Bo met."""
    table = sit_down(ben, THREE, SKULL_AMONG_THREE)
    ben.expects(REFUSED)
    table.tap("Ana’s stack: flower")
    is_proved(
        ben,
        "This cannot be a flower: Ana still has the skull among 3 discs, as round 2 showed.",
        "Round 2: Ana’s stack: the skull",
    )
    table.tap("The disc was something else")
    table.play(turn(1, "skull"))
    table.says("It was Ana’s own skull.")


def test_a_result_that_cannot_be_is_grey_and_says_why(ben):
    table = sit_down(ben, THREE, SKULL_GONE)
    table.tap("Only note the result")
    table.tap(seat("Bo took up the challenge"))
    table.tap("Bo bids 2")
    expect(ben.button(seat("Ana’s skull was turned"))).to_have_attribute("aria-disabled", "true")
    table.tap(seat("Ana’s skull was turned"), grey=True)
    is_proved(ben, "Ana has no skull any more: round 2 showed it.", "Round 2: Ana’s stack: a flower")
    table.tap("The disc was something else")
    table.tap(seat("Cem’s skull was turned"))
    table.says("Bo bid 2 and met Cem’s skull: one disc is gone, 3 are left.")
    table.tap("Note disc by disc")


def test_undo_takes_back_every_kind_of_entry(ben):
    """What was to be seen before is seen again, and the same tap goes on."""
    table = sit_down(ben, THREE, game([told(1, 1, 1)] * 3))
    for entry, what in KINDS:
        before = ben.page.get_by_role("main").inner_text()
        table.play(entry)
        seq = table.seq
        table.tap("Take back the last step")
        table.stands_at(seq + 1)
        ben.is_told(f"Taken back: {what}.")
        expect(ben.page.get_by_role("main")).to_have_text(before, use_inner_text=True)
        table.play(entry)
    table.says("Bo starts, named by Ana.")


KINDS = [
    ({"type": "place", "player": "p2"}, "a disc placed"),
    ({"type": "place_all"}, "everyone’s first disc"),
    (bid(1, 1), "the bid"),
    (passes(2)[0], "the pass"),
    (passes(3)[0], "the pass"),
    (turn(1, "skull"), "the disc turned"),
    (LOSE, "the disc lost"),
    ({"type": "choose_starter", "player": "p2"}, "the choice of the starter"),
]


def test_undo_of_a_told_round_asks_again_for_the_outcome_only(ben):
    table = sit_down(ben, THREE)
    table.tap("Only note the result")
    table.play(told(2, 3, 1))
    table.tap("Take back the last step")
    ben.is_told("Taken back: round 1.")
    table.says("Bo bid 3.")
    table.tap(seat("Cem’s skull was turned"))
    table.says("Bo bid 3 and met Cem’s skull")
    table.tap("Note disc by disc")


def test_a_reload_in_the_middle_of_a_challenge(ben):
    """The discs turned lie there, and the stack chosen is still the one to turn."""
    table = sit_down(ben, THREE, game(ALL, bid(1, 3)))
    table.play(turn(1, "flower"))
    table.tap(seat("Cem’s stack: turn its top disc"))
    table.says("Ana has 2 flowers still to turn.", "The top disc of Cem’s stack is:")
    before = ben.page.get_by_role("main").inner_text()
    ben.page.reload()
    expect(ben.page.get_by_role("main")).to_have_text(before, use_inner_text=True)
    assert "Turned: Flower" in table.seat("Ana").inner_text()
    table.tap("Cem’s stack: skull")
    table.says("It was Cem’s skull. Cem mixes Ana’s 4 discs face down and takes one away unseen.")


def test_a_bid_is_corrected_from_the_log(ben):
    table = sit_down(ben, THREE, BID_OF_TWO)
    from_the_log(table, "Correct: Cem bids 2")
    ben.title_is("Round 1 being corrected")
    expect(ben.button("Cem bids 2")).to_have_attribute("aria-pressed", "true")
    table.tap("Cem bids 3")
    ben.is_told(re.compile("^Corrected"))
    table.touch(ben.page.get_by_role("link", name="Log"))
    ben.sees("Corrected: Cem bids 3")
    table.tap("To the round")
    assert table.middle() == "still to turn 3 of 3 flowers"


def test_a_bid_that_ends_the_bidding_breaks_the_passes_after_it(ben):
    """First back to the correction, then left as it was: nothing has changed."""
    table = sit_down(ben, THREE, BID_OF_TWO)
    from_the_log(table, "Correct: Cem bids 2")
    ben.expects(REFUSED)
    table.tap("Cem bids 4: ends the bidding at once")
    ben.sees("With this correction, the pass cannot stand:")
    table.tap("Go on correcting")
    table.tap("Leave it")
    table.tap("To the round")
    assert table.middle() == "still to turn 2 of 2 flowers"


def test_the_owner_of_a_skull_is_corrected_from_the_score_sheet(ben):
    table = sit_down(ben, THREE, game(MET_BO, ALL, bid(1, 1)))
    table.tap("Score sheet")
    table.tap(re.compile("^Round 1: Ana started. Ana bid 3 and met Bo’s skull"))
    table.tap("Bo’s stack: the skull")
    table.tap(seat("Cem’s stack: turn its top disc"))
    table.tap("Cem’s stack: skull")
    ben.is_told(re.compile("^Corrected"))
    ben.button(re.compile("^Round 1: Ana started. Ana bid 3 and met Cem’s skull")).wait_for()
    table.tap("To the round")
    table.is_lit("Bo")


def test_a_told_round_is_corrected_in_its_three_taps(ben):
    """Not a success but Bo's skull; what came after still stands."""
    table = sit_down(ben, THREE, game(told(1, 3, None), told(3, 2, 1), ALL))
    table.tap("Score sheet")
    table.tap(re.compile("^Round 1: Ana started. Ana turned 3 flowers"))
    table.tap("Ana bids 3 and makes it")
    ben.taps = 0
    table.say(told(1, 4, 2))
    assert ben.taps == 3
    ben.is_told(re.compile("^Corrected"))
    table.tap("To the round")
    assert table.standing() == {"Ana": (3, 0), "Bo": (4, 0), "Cem": (3, 0)}


def test_another_phone_was_faster(ben):
    """Both have said the same: one of the two is enough, and nobody passes twice."""
    table = sit_down(ben, THREE, game(ALL, bid(1, 1)))
    with no_network(ben):
        table.play(*passes(2))
        record(ben, ben.code, *passes(2))
        ben.expects(r"status of 412 .*/api/v1/")
    table.tap("Drop mine: it is there already")
    table.is_lit("Cem")
    table.play(*passes(3))
    assert table.middle() == "still to turn 1 of 1 flower"


def test_an_answer_that_got_lost_is_not_recorded_twice(ben):
    table = sit_down(ben, THREE, game(ALL, bid(1, 1)))
    ben.expects(r"ERR_FAILED.*/api/v1/")
    ben.page.route("**/entries", lambda route: (route.fetch(), route.abort()))
    with ben.page.expect_event("requestfailed"):
        table.tap("Bo passes")
    ben.page.unroute("**/entries")
    table.is_lit("Cem")
    all_is_sent(ben)
    assert log_of(ben, ben.code) == ["place_all", "bid", "pass"]


def test_undo_and_redo_of_a_whole_round(ben):
    """As far as the opening and forth again: the same table."""
    table = sit_down(ben, THREE, MET_BO)
    after = ben.page.get_by_role("main").inner_text()
    for step, _ in enumerate(MET_BO, 1):
        table.tap("Take back the last step")
        table.stands_at(len(MET_BO) + step)
    table.says("Ana starts.")
    for step, _ in enumerate(MET_BO, 1):
        table.tap("Bring back what was taken back")
        table.stands_at(2 * len(MET_BO) + step)
    expect(ben.page.get_by_role("main")).to_have_text(after, use_inner_text=True)


def is_proved(host, why: str, entry: str) -> None:
    """A sheet that says why it cannot be, and shows the entry that says so."""
    expect(host.dialog.get_by_role("heading")).to_have_text("That cannot be")
    expect(host.dialog).to_contain_text(why)
    expect(host.dialog).to_contain_text(entry)


def from_the_log(table, line: str) -> None:
    table.tap("Score sheet")
    table.touch(table.page.get_by_role("link", name="Log"))
    table.tap(line)
