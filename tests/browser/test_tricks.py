"""A round told trick by trick, card after card as they fall."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.cards import (
    forget_the_way,
    lay,
    lies,
    open_with,
    plays,
    put_back,
    sent,
    turn_to_tricks,
    whole_trick,
)
from tests.browser.tables import NAMES, plain_rounds, record
from tests.browser.test_sizes import all_in_view
from tests.http.api.rounds import bids

EVERY_CARD = {"modules": ["kraken", "white-whale", "loot"]}


@pytest.fixture(autouse=True)
def forgets(ben):
    """What the next test enters by numbers shall not begin by trick."""
    yield
    forget_the_way(ben)


def test_a_number_is_two_taps_and_a_character_one(ben):
    open_with(ben, NAMES[:3], [bids(0, 0, 1)])
    turn_to_tricks(ben)
    ben.taps = 0
    lay(ben, "Bo", "green-14")
    assert ben.taps == 2
    lay(ben, "Cy", "pirate")
    assert ben.taps == 3
    plays(ben, "Ana")
    assert lies(ben) == {"Bo": "green-14", "Cy": "pirate"}


def test_the_last_card_settles_the_trick_and_the_last_trick_the_round(ben):
    """The winner and what it earns come by themselves, with the reason."""
    open_with(ben, NAMES[:3], [bids(0, 0, 1)])
    turn_to_tricks(ben)
    for name, card in {"Bo": "green-14", "Cy": "pirate", "Ana": "mermaid"}.items():
        lay(ben, name, card)
    ben.title_is(re.compile("Round 2"))
    ben.is_told(re.compile("^The Pirate beats Mermaids and every number: Cy wins."))
    assert [points for points, _, _ in ben.scores()] == [10, 10, 50]


def test_tricks_won_stand_against_the_bids_and_the_winner_leads(ben):
    open_with(ben, NAMES[:3], two_cards(1, 1, 0))
    turn_to_tricks(ben)
    for name, card in {"Cy": "green-2", "Ana": "green-9", "Bo": "green-7"}.items():
        lay(ben, name, card)
    ben.sees("The green 9 is the highest of the suit that was led: Ana wins.")
    expect(ben.row("Ana").locator("[data-won]")).to_have_text("1of 1", use_inner_text=False)
    plays(ben, "Ana")
    ben.sees("Ana leads")
    ben.sees("trick 2 of 2")


def test_a_card_seen_is_gone_and_says_why(ben):
    open_with(ben, NAMES[:3], two_cards(1, 1, 0))
    turn_to_tricks(ben)
    lay(ben, "Cy", "skull-king")
    expect(ben.button("Ana: Skull King")).to_have_attribute("aria-disabled", "true")
    ben.tap("Ana: Skull King", grey=True)
    ben.is_told("There is only one of these, and Cy played it: Skull King.")
    assert lies(ben) == {"Cy": "skull-king"}


def test_a_misplayed_card_is_taken_back_in_one_tap(ben):
    open_with(ben, NAMES[:3], [bids(0, 0, 1)])
    turn_to_tricks(ben)
    lay(ben, "Bo", "green-14")
    lay(ben, "Cy", "pirate")
    ben.undo()
    plays(ben, "Cy")
    assert lies(ben) == {"Bo": "green-14"}
    lay(ben, "Cy", "tigress-escape")
    assert lies(ben) == {"Bo": "green-14", "Cy": "tigress-escape"}


def test_any_card_that_lies_there_can_be_put_right(ben):
    open_with(ben, NAMES[:3], [bids(0, 0, 1)])
    turn_to_tricks(ben)
    lay(ben, "Bo", "green-14")
    lay(ben, "Cy", "pirate")
    put_back(ben, "Bo")
    lay(ben, "Bo", "green-13")
    plays(ben, "Ana")
    assert lies(ben) == {"Bo": "green-13", "Cy": "pirate"}


def test_a_trick_taken_back_lies_there_without_the_card_that_settled_it(ben):
    open_with(ben, NAMES[:3], [bids(0, 0, 1)])
    turn_to_tricks(ben)
    for name, card in {"Bo": "green-14", "Cy": "pirate", "Ana": "mermaid"}.items():
        lay(ben, name, card)
    ben.title_is(re.compile("Round 2"))
    ben.undo()
    ben.title_is(re.compile("Round 1"))
    plays(ben, "Ana")
    assert lies(ben) == {"Bo": "green-14", "Cy": "pirate"}
    lay(ben, "Ana", "skull-king")
    ben.title_is(re.compile("Round 2"))
    assert [points for points, _, _ in ben.scores()] == [-10, 10, -10]


def test_a_half_tapped_trick_survives_a_reload(ben):
    open_with(ben, NAMES[:3], two_cards(1, 1, 0))
    turn_to_tricks(ben)
    for name, card in {"Cy": "green-2", "Ana": "green-9", "Bo": "green-7", "Ana ": "black-1"}.items():
        lay(ben, name.strip(), card)
    ben.page.reload()
    plays(ben, "Bo")
    assert lies(ben) == {"Ana": "black-1"}
    lay(ben, "Bo", "black-2")
    lay(ben, "Cy", "escape")
    ben.title_is(re.compile("Round 3"))


def test_a_round_with_kraken_whale_and_an_alliance(ben):
    """Rules, "Modules": the Kraken's trick is nobody's, under the Whale a number wins, Loot allies two."""
    open_with(ben, NAMES[:4], dealt(3, 4, (1, 1, 0, 0)), **EVERY_CARD)
    turn_to_tricks(ben)
    leader = whole_trick(ben, ["green-9", "kraken", "green-3", "green-4"])
    ben.sees(re.compile("The Kraken takes the whole trick: nobody wins"))
    plays(ben, leader)
    whole_trick(ben, ["black-2", "white-whale", "yellow-14", "pirate"])
    ben.sees(
        re.compile("Under the White Whale the highest number wins, whatever its suit, here the yellow 14")
    )
    whole_trick(ben, ["purple-5", "loot", "purple-14", "purple-1"])
    ben.title_is(re.compile("Round 4"))
    ben.is_told(re.compile("Allied: "))
    ben.sheet()
    ben.sees("1 to nobody")


def test_after_two_tricks_the_round_is_finished_by_numbers(ben):
    """What the tricks gave is filled in, and nothing below it can be entered."""
    open_with(ben, NAMES[:3], dealt(3, 3, (1, 1, 1)))
    turn_to_tricks(ben)
    whole_trick(ben, ["green-14", "mermaid", "pirate"])
    whole_trick(ben, ["purple-2", "purple-3", "purple-4"])
    ben.sees("trick 3 of 3")
    ben.tap("Finish this round by numbers")
    ben.button("Ana, Bo and Cy to go").wait_for()
    put_back(ben, "Cy")
    key = ben.button("Cy took 0")
    expect(key).to_have_attribute("aria-disabled", "true")
    ben.touch(key, grey=True)
    ben.is_told(re.compile("this needs 1|more than this"))
    put_back(ben, "Ana")
    ben.take({name: {"tricks": 1} for name in NAMES[:3]})
    ben.title_is(re.compile("Round 4"))
    assert [points for points, _, _ in ben.scores()] == [20, 20, 50]


def test_a_trick_that_nobody_won_stands_among_the_numbers(ben):
    """Also while the White Whale may still destroy another."""
    open_with(ben, NAMES[:3], dealt(3, 3, (1, 1, 0)), modules=["kraken", "white-whale"])
    turn_to_tricks(ben)
    whole_trick(ben, ["green-9", "kraken", "green-3"])
    ben.tap("Finish this round by numbers")
    ben.button("Tricks that nobody won: 1. Tap for 2.").wait_for()
    ben.sees("2 left")


@pytest.mark.parametrize(
    ("power", "said"),
    [("Bo: the bid +1", "harry"), ("Bo: 10 on the own bid", "wager")],
    ids=["harry", "wager"],
)
def test_a_half_tapped_trick_outlasts_what_a_pirate_changes(ben, power, said):
    code = open_with(ben, NAMES[:3], [bids(0, 0, 1)], pirate_powers=True)
    turn_to_tricks(ben)
    lay(ben, "Bo", "pirate")
    ben.tap("Pirate powers")
    ben.tap(power)
    ben.dialog.wait_for(state="hidden")
    assert view(ben, code)[said]["player"] == "p2"
    ben.page.reload()
    plays(ben, "Cy")
    assert lies(ben) == {"Bo": "pirate"}


def test_while_a_trick_is_recorded_no_other_card_is_taken(phones):
    """Where the house judges, and the network is slow."""
    host = phones()
    host.expects("404")
    host.page.route("**/engine/*.json", lambda route: route.fulfill(status=404))
    code = open_with(host, NAMES[:3], two_cards(1, 1, 0))
    turn_to_tricks(host)
    lay(host, "Cy", "green-2")
    lay(host, "Ana", "green-9")
    host.page.route("**/entries", lambda route: (host.page.wait_for_timeout(2000), route.continue_()))
    lay(host, "Bo", "black-1")
    lay(host, "Bo", "green-3")
    assert lies(host)["Bo"] == "black-1"
    host.undo()
    host.sees(re.compile("^Taken back"))
    assert lies(host) == {"Cy": "green-2", "Ana": "green-9"}
    assert view(host, code)["tricks_recorded"] == 0


def test_two_players_and_the_ghost(ben):
    """Rules, "Two players": the ghost flips second when a human leads, and leads after a trick he won."""
    open_with(ben, NAMES[:2], dealt(2, 2, (1, 0)))
    turn_to_tricks(ben)
    assert ben.rows.count() == 3
    lay(ben, "Ana", "green-2")
    ben.sees("Graybeard turns up a card")
    expect(ben.button("Graybeard: Tigress as a Pirate")).to_have_attribute("aria-disabled", "true")
    lay(ben, "Graybeard", "green-9")
    lay(ben, "Bo", "green-3")
    plays(ben, "Graybeard")
    lay(ben, "Graybeard", "black-1")
    lay(ben, "Ana", "black-5")
    lay(ben, "Bo", "black-2")
    ben.title_is(re.compile("Round 3"))
    assert [points for points, _, _ in ben.scores()] == [20, 20]


def test_the_phone_remembers_how_rounds_are_told(phones):
    host = phones()
    code = open_with(host, NAMES[:3], [bids(0, 0, 1)])
    turn_to_tricks(host)
    for name, card in {"Bo": "green-14", "Cy": "pirate", "Ana": "mermaid"}.items():
        lay(host, name, card)
    host.title_is(re.compile("Round 2"))
    sent(host, code)
    record(host, code, bids(0, 0, 1))
    host.sit_at(code)
    host.button("Finish this round by numbers").wait_for()


def test_a_trick_of_an_earlier_round_is_put_right(ben):
    open_with(ben, NAMES[:3], [bids(0, 0, 1)])
    turn_to_tricks(ben)
    for name, card in {"Bo": "green-14", "Cy": "pirate", "Ana": "mermaid"}.items():
        lay(ben, name, card)
    ben.title_is(re.compile("Round 2"))
    ben.sheet()
    ben.touch(ben.cell(1, 1))
    put_back(ben, "Ana")
    lay(ben, "Ana", "skull-king")
    ben.tap("Correct trick 1")
    ben.is_told("Corrected.")
    expect(ben.cell(1, 1)).to_contain_text("−10")


def test_those_who_watch_see_the_tricks(ben, cleo):
    code = open_with(ben, NAMES[:3], two_cards(1, 1, 0))
    trick = [
        {"player": "p3", "card": "green-2"},
        {"player": "p1", "card": "green-9"},
        {"player": "p2", "card": "pirate"},
    ]
    record(ben, code, {"type": "trick", "plays": trick})
    cleo.sit_at(code)
    cleo.sees("The Pirate beats Mermaids and every number: Bo wins.")
    assert cleo.page.locator(".card-pad").count() == 0


@pytest.mark.parametrize(
    "options", [EVERY_CARD, {**EVERY_CARD, "pirate_powers": True}], ids=["cards", "powers"]
)
def test_eight_players_fit_a_phone(ben, options):
    open_with(ben, NAMES, dealt(2, 8, (1, 0, 0, 0, 0, 0, 0, 1)), **options)
    turn_to_tricks(ben)
    assert all_in_view(ben, 8)
    ben.touch(ben.page.locator("[data-suit=green]").first)
    assert all_in_view(ben, 8)
    whole_trick(
        ben,
        ["green-2", "green-3", "green-4", "green-5", "green-6", "green-7", "green-8", "skull-king"],
        is_open=True,
    )
    ben.sees("trick 2 of 2")
    assert all_in_view(ben, 8)


def two_cards(*said) -> list[dict]:
    return dealt(2, len(said), said)


def dealt(cards, seats, said) -> list[dict]:
    """The rounds before, then the bids of the round that deals so many cards."""
    return [*plain_rounds(seats, up_to=cards - 1), bids(*said)]


def view(host, code) -> dict:
    return sent(host, code)["view"]
