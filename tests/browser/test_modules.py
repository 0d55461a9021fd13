"""What may be agreed on before the game, and how such a game is entered by its numbers."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.cards import forget_the_way, lay, open_with, turn_to_tricks
from tests.browser.tables import NAMES, record
from tests.browser.test_corrections import BREAKS
from tests.browser.test_tricks import dealt, view
from tests.http.api.rounds import bids, result

POWERS_IN_THREES = {"schedule": [3, 3], "pirate_powers": True}


@pytest.fixture(autouse=True)
def forgets(ben):
    """What the next test enters by numbers shall not begin by trick."""
    yield
    forget_the_way(ben)


def test_options_are_folded_away_with_their_defaults_named(phones):
    host = phones()
    at_new(host, NAMES[:3])
    host.sees("Skull King’s scoring · no extra cards · without pirate powers · Ten rounds")
    assert host.page.get_by_text("Rascal scoring").is_hidden()


def test_a_game_is_opened_with_everything(phones):
    host = phones()
    at_new(host, NAMES[:3])
    unfold(host)
    for choice in (
        "Rascal scoring",
        "Grapeshot or cannonball",
        "Kraken",
        "Loot",
        "Pirate powers",
        "Whirlpool",
    ):
        choose(host, choice)
    host.sees("Rascal scoring · with shots · Kraken and Loot · with pirate powers · Whirlpool")
    host.tap("Start")
    host.page.wait_for_url(re.compile("/tables/[A-Z0-9]{6}$"))
    seen = view(host, host.code)
    assert seen["options"] == {
        "scoring": "rascal",
        "shots": True,
        "modules": ["kraken", "loot"],
        "modules_now": ["kraken", "loot"],
        "pirate_powers": True,
        "schedule": "whirlpool",
    }
    assert seen["cards"] == 9


def test_shots_belong_to_rascal_scoring(phones):
    host = phones()
    at_new(host, NAMES[:3])
    unfold(host)
    assert host.page.get_by_text("Grapeshot or cannonball").count() == 0


def test_two_play_without_loot_and_are_told_why(phones):
    host = phones()
    at_new(host, NAMES[:2])
    unfold(host)
    host.sees("Two players play without Loot. Leave it in the box.")
    expect(host.page.get_by_role("checkbox", name="Loot")).to_be_disabled()


def test_a_list_typed_in_is_dealt_as_far_as_the_deck_goes(phones):
    host = phones()
    at_new(host, NAMES)
    unfold(host)
    choose(host, "Your own rounds")
    host.page.get_by_label("Your own rounds").last.fill("3, 12 5")
    host.sees("With 8 players only 8 cards can be dealt: larger rounds are cut to that.")
    host.tap("Start")
    host.page.wait_for_url(re.compile("/tables/[A-Z0-9]{6}$"))
    assert view(host, host.code)["schedule"] == [3, 8, 5]


def test_the_sizes_of_a_schedule_are_those_for_this_many(phones):
    host = phones()
    at_new(host, NAMES)
    unfold(host)
    host.sees("1 2 3 4 5 6 7 8 8 8")


def test_a_rascal_game_with_shots(ben):
    """Rules, "Rascal scoring": off by one half, a cannonball all or nothing; one tap more for it."""
    code = open_with(ben, NAMES[:3], scoring="rascal", shots=True, schedule=[4])
    ben.tap("Ana bids 1")
    ben.taps = 0
    ben.tap("Bo fires a cannonball")
    ben.tap("Bo bids 2")
    assert ben.taps == 2
    expect(ben.row("Bo")).to_contain_text("cannonball")
    ben.tap("Cy bids 1")
    ben.tap("Bids are down: play")
    ben.take({"Ana": {"tricks": 1}, "Bo": {"tricks": 2}, "Cy": {"tricks": 1}}, confirm=False)
    expect(ben.row("Bo")).to_contain_text("+60")
    ben.touch(ben.row("Cy").get_by_role("button").first)
    ben.record()
    ben.sees("Bo wins")
    rows = view(ben, code)["rounds"][0]["rows"]
    assert [rows[player]["points"] for player in ("p1", "p2", "p3")] == [40, 60, 40]
    ben.sheet()
    ben.sees("bid 2, took 2, cannonball")


def test_harry_turns_a_missed_bid_into_a_made_one(ben):
    code = open_with(ben, NAMES[:3], [bids(0, 0, 0)], pirate_powers=True)
    ben.tap("Pirate powers")
    ben.tap("Cy: the bid +1")
    ben.dialog.wait_for(state="hidden")
    expect(ben.row("Cy")).to_contain_text("bid 1")
    ben.take({"Ana": {"tricks": 0}, "Bo": {"tricks": 0}, "Cy": {"tricks": 1}})
    assert [points for points, _, _ in ben.scores()] == [10, 10, 20]
    ben.touch(ben.row("Cy").get_by_role("button").last)
    ben.sees("Harry the Giant: the bid of 0 became 1")
    assert view(ben, code)["rounds"][0]["rows"]["p3"]["points"] == 20


def test_a_power_of_an_earlier_round_is_put_right_in_three_taps(ben):
    powers = [{"type": "harry", "player": "p3", "change": 1}, {"type": "wager", "player": "p1", "points": 10}]
    code = open_with(ben, NAMES[:3], [bids(1, 1, 0), *powers, result(1, 1, 1)], **POWERS_IN_THREES)
    assert points_of(ben, code) == [30, 20, 20]
    ben.sheet()
    ben.touch(ben.cell(1, 3))
    ben.tap("Harry")
    ben.sees("Harry the Giant: +1 on the bid of Cy")
    ben.tap("Cy: the bid stays")
    ben.is_told("Corrected.")
    assert points_of(ben, code) == [30, 20, -30]
    ben.touch(ben.cell(1, 1))
    ben.tap("Rascal")
    ben.tap("Bo: 20 on the own bid")
    ben.is_told("Corrected.")
    assert points_of(ben, code) == [20, 40, -30]


def test_a_power_that_does_not_fit_what_came_later_waits_for_a_choice(ben):
    harry = {"type": "harry", "player": "p3", "change": 1}
    code = open_with(ben, NAMES[:3], [bids(0, 1, 1), harry, result(0, 1, 2)], **POWERS_IN_THREES)
    ben.sheet()
    ben.touch(ben.cell(1, 3))
    ben.tap("Harry")
    ben.expects(BREAKS)
    ben.tap("Ana: the bid +1")
    ben.sees("A later entry no longer fits")
    assert points_of(ben, code) == [30, 20, 40]
    ben.tap("Go on correcting")
    ben.tap("Bo: the bid −1")
    ben.is_told("Corrected.")
    assert points_of(ben, code) == [30, -30, -10]


def test_a_wager_is_won_or_lost(ben):
    open_with(ben, NAMES[:3], [bids(0, 0, 0)], pirate_powers=True)
    ben.tap("Pirate powers")
    ben.tap("Cy: 10 on the own bid")
    ben.dialog.wait_for(state="hidden")
    ben.take({"Ana": {"tricks": 0}, "Bo": {"tricks": 0}, "Cy": {"tricks": 1}})
    assert [points for points, _, _ in ben.scores()] == [10, 10, -20]


def test_nobody_without_the_pirate_uses_his_power(ben):
    """By trick the powers are only for whoever won with that Pirate, or with one that nobody named."""
    open_with(ben, NAMES[:3], dealt(2, 3, (1, 1, 0)), pirate_powers=True)
    turn_to_tricks(ben)
    for name, card in {"Cy": "green-2", "Ana": "pirate-harry", "Bo": "green-3"}.items():
        lay(ben, name, card)
    ben.sees("trick 2 of 2")
    ben.tap("Pirate powers")
    assert ben.dialog.get_by_role("button", name=re.compile(": the bid ")).count() == 3
    ben.tap("Ana: the bid stays")


def test_powers_are_not_offered_where_they_are_not_played(ben):
    open_with(ben, NAMES[:3], [bids(0, 0, 0)])
    ben.button("Nobody").or_(ben.button("Ana, Bo and Cy to go")).wait_for()
    assert ben.button("Pirate powers").count() == 0


def test_an_alliance_stands_in_both_rows_after_one_tap(ben):
    code = open_with(ben, NAMES[:3], [bids(0, 0, 1)], modules=["loot"])
    ben.take({"Ana": {"tricks": 0}, "Bo": {"tricks": 0}, "Cy": {"tricks": 1}}, confirm=False)
    ben.tap(re.compile("^Cy, round 1: .* bonus$"))
    ben.tap("Allied with Ana")
    expect(ben.button("Allied with Ana")).to_have_attribute("aria-pressed", "true")
    ben.tap("Done")
    ben.dialog.wait_for(state="hidden")
    expect(ben.row("Ana")).to_contain_text("an alliance")
    ben.record()
    assert [points for points, _, _ in ben.scores()] == [30, 10, 40]
    rows = view(ben, code)["rounds"][0]["rows"]
    assert rows["p1"]["bonus"] == rows["p3"]["bonus"] == 20


def test_a_trick_that_nobody_won_is_one_tap(ben):
    open_with(ben, NAMES[:3], dealt(2, 3, (1, 0, 0)), modules=["kraken"])
    ben.take({"Ana": {"tricks": 1}, "Bo": {"tricks": 0}}, confirm=False)
    ben.tap("Tricks that nobody won: 0. Tap for 1.")
    ben.tap(re.compile("^Cy took 0(: made it)?$"))
    ben.record()
    ben.sheet()
    ben.sees("1 to nobody")


def test_what_is_left_over_can_only_have_been_destroyed(ben):
    open_with(ben, NAMES[:3], dealt(2, 3, (1, 0, 0)), modules=["kraken"])
    ben.take({"Ana": {"tricks": 1}, "Bo": {"tricks": 0}}, confirm=False)
    ben.tap(re.compile("^Cy took 0(: made it)?$"))
    ben.tap("Nobody won 1 trick: record")
    ben.title_is(re.compile("Round 3"))


def test_without_monsters_no_trick_is_nobodys(ben):
    open_with(ben, NAMES[:3], [bids(0, 0, 1)], modules=["loot"])
    ben.button("Ana, Bo and Cy to go").wait_for()
    ben.tap("Ana took 0: made it")
    assert ben.button(re.compile("Tricks that nobody won")).count() == 0


def test_the_log_tells_all_of_it(ben):
    code = open_with(ben, NAMES[:3], scoring="rascal", shots=True, modules=["kraken"], pirate_powers=True)
    said = {"p1": 1, "p2": 0, "p3": 0}
    shots = {"p1": "cannonball", "p2": "grapeshot", "p3": "grapeshot"}
    record(ben, code, {"type": "bids", "bids": said, "shots": shots})
    record(
        ben,
        code,
        {"type": "harry", "player": "p1", "change": -1},
        {"type": "wager", "player": "p1", "points": 20},
    )
    ben.sit_at(f"{code}#log")
    for line in (
        "Bids of round 1: Ana 1 (cannonball), Bo 0 and Cy 0",
        "Harry the Giant: −1 on the bid of Ana",
        "Rascal of Roatan: Ana wagers 20",
    ):
        ben.sees(line)


def points_of(host, code) -> list[int]:
    return [row["points"] for row in view(host, code)["rounds"][0]["rows"].values()]


def at_new(host, names) -> None:
    host.open("/new")
    host.page.get_by_role("textbox").first.wait_for()
    host.seat(names)


def unfold(host) -> None:
    host.touch(host.page.locator("summary"))


def choose(host, title) -> None:
    host.touch(host.page.locator("label.row", has=host.page.get_by_text(title, exact=True)))
