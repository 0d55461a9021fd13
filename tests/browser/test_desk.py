"""The trick desk: arguments settled, with a table and without."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.cards import forget_the_way, lay, open_with
from tests.browser.tables import NAMES
from tests.browser.test_tricks import dealt
from tests.http.api.rounds import bids

A_RULE = "status of 409"
ENGINE_IS_READY = """() => {
  const { src } = document.querySelector('script[src$="/js/desk.js"]');
  return import(src.replace('desk.js', 'engine.js')).then(({ engineIsReady }) => engineIsReady());
}"""


@pytest.fixture(autouse=True)
def forgets(ben):
    """What the next test enters by numbers shall not begin by trick."""
    yield
    forget_the_way(ben)


@pytest.mark.parametrize(
    ("cards", "winner", "why", "earns"),
    [
        pytest.param(
            ["mermaid", "skull-king", "pirate"],
            "A has the trick",
            "A Mermaid takes the Skull King, whatever else was played: A wins.",
            "+40",
            id="question 4: Pirate, Skull King and Mermaid",
        ),
        pytest.param(
            ["escape", "tigress-escape", "loot"],
            "A has the trick",
            "Nothing but Escapes, so the first one wins: A wins.",
            None,
            id="question 7: everybody plays an Escape",
        ),
        pytest.param(
            ["pirate", "tigress-pirate", "green-14"],
            "A has the trick",
            "Of several Pirates the first one wins: A wins.",
            "+10",
            id="question 8: two Pirates",
        ),
        pytest.param(
            ["skull-king", "tigress-escape"],
            "A has the trick",
            "The Skull King beats everything but a Mermaid: A wins.",
            None,
            id="question 11: Tigress captured as an Escape",
        ),
        pytest.param(
            ["black-14", "kraken", "green-2"],
            "Nobody has the trick",
            "The Kraken takes the whole trick: nobody wins, the cards are set aside. A would have won and leads next.",
            None,
            id="question 17: the Kraken",
        ),
    ],
)
def test_arguments_people_have(ben, cards, winner, why, earns):
    at_the_desk(ben)
    for letter, card in zip("ABCDEFGHI", cards, strict=False):
        lay(ben, letter, card)
    ben.sees(winner)
    ben.sees(why)
    if earns:
        ben.sees(f"Worth {earns} if the winner makes the bid:")
    else:
        assert ben.page.get_by_text("Worth").count() == 0


def test_one_tap_from_home(ben):
    ben.open("/")
    ben.taps = 0
    ben.touch(ben.page.get_by_role("link", name="Trick desk"))
    ben.title_is("Trick desk")
    assert ben.taps == 1


def test_the_suit_led_and_an_alliance(ben):
    at_the_desk(ben)
    for letter, card in zip("ABC", ["escape", "green-3", "loot"], strict=True):
        lay(ben, letter, card)
    ben.sees("Suit to follow: green.")
    ben.sees(re.compile("Allied: C and B"))


def test_what_cannot_lie_there_is_refused_by_name(ben):
    ben.expects(A_RULE)
    at_the_desk(ben)
    for letter in "AB":
        lay(ben, letter, "mermaid")
    lay(ben, "C", "mermaid")
    ben.sees("There are only 2 of these, and they were played by A and B: Mermaid.")
    lay(ben, "C", "green-7")
    lay(ben, "D", "green-7")
    ben.sees("There is only one of these, and C played it: green 7.")
    lying = ben.page.locator(".desk-cards > li")
    expect(lying).to_have_count(3)
    ben.tap("Take the last card back")
    expect(lying).to_have_count(2)


def test_what_lies_there_outlasts_a_reload(ben):
    at_the_desk(ben)
    for letter, card in zip("AB", ["green-3", "black-1"], strict=True):
        lay(ben, letter, card)
    ben.sees("B has the trick")
    ben.page.reload()
    ben.sees("B has the trick")


@pytest.mark.parametrize(
    ("said", "points", "lines"),
    [
        ({"cards": 9, "bid": 0, "tricks": 3}, "−90", ["Bid of zero missed: −10 × 9 cards"]),
        ({"cards": 5, "bid": 2, "tricks": 2, "pirates": 2}, "+100", ["2 Pirates taken by the Skull King"]),
        (
            {"scoring": "rascal", "cards": 4, "bid": 1, "tricks": 2, "fourteens": "black"},
            "+30",
            ["Off by one: half of 10 × 4 cards", "Off by one: half of the bonuses goes"],
        ),
        ({"cards": 4, "bid": 1, "tricks": 1, "wager": 20}, "+40", ["Rascal of Roatan: wager on the bid won"]),
    ],
)
def test_points_are_reckoned_with_each_explained(ben, said, points, lines):
    at_the_desk(ben)
    ben.tap("Points")
    ben.tap("Start over")
    for field, value in said.items():
        ben.touch(ben.page.locator(f'[data-field="{field}"] [data-value="{value}"]'))
    expect(ben.page.locator("[data-points]")).to_have_text(points)
    for line in lines:
        ben.sees(line)


def test_impossible_points_say_why(ben):
    ben.expects(A_RULE)
    at_the_desk(ben)
    ben.tap("Points")
    ben.tap("Start over")
    for field, value in {"cards": 3, "bid": 3, "tricks": 3, "mermaids": 2, "skull_king": "true"}.items():
        ben.touch(ben.page.locator(f'[data-field="{field}"] [data-value="{value}"]'))
    expect(ben.page.locator(".desk-sum .banner")).to_be_visible()
    expect(ben.page.get_by_role("link", name="Rule", exact=True)).to_have_attribute(
        "href", re.compile("^/rules/skull-king#why-")
    )


def test_what_is_refused_at_the_desk_leads_to_its_rule_and_back(ben):
    ben.expects(A_RULE)
    at_the_desk(ben)
    for letter in "ABC":
        lay(ben, letter, "mermaid")
    ben.touch(ben.page.get_by_role("link", name="Rule", exact=True))
    expect(ben.page.locator(":has(> #why-card_gone)")).to_be_in_viewport()
    ben.touch(ben.page.get_by_role("link", name="Back"))
    expect(ben.page.locator(".desk-cards > li")).to_have_count(2)


def test_over_a_running_game_it_hands_its_answer_over(ben):
    """The trick's captures go into the winner's row, and the table is where it was."""
    open_with(ben, NAMES[:3], dealt(3, 3, (1, 1, 1)))
    ben.tap("Ana took 1: made it")
    ben.choose("Trick desk")
    ben.sees("Who led?")
    for name, card in {"Ana": "green-14", "Bo": "pirate", "Cy": "skull-king"}.items():
        lay(ben, name, card)
    ben.tap("Take it into Cy’s row")
    ben.is_told("Taken into Cy’s row.")
    ben.dialog.wait_for(state="hidden")
    ben.tap("Cy took 1: made it")
    ben.tap("Bo took 1: made it")
    ben.record()
    ben.title_is(re.compile("Round 4"))
    assert [points for points, _, _ in ben.scores()] == [20, 20, 60]


def test_an_alliance_is_handed_over_before_anyone_s_tricks(ben):
    open_with(ben, NAMES[:3], dealt(3, 3, (1, 1, 1)), modules=["loot"])
    ben.button("Ana took 1: made it").wait_for()
    ben.choose("Trick desk")
    for name, card in {"Ana": "loot", "Bo": "pirate", "Cy": "skull-king"}.items():
        lay(ben, name, card)
    ben.tap("Take it into Cy’s row")
    ben.dialog.wait_for(state="hidden")
    for name in ("Cy", "Ana", "Bo"):
        ben.tap(f"{name} took 1: made it")
    ben.record()
    assert [points for points, _, _ in ben.scores()] == [40, 20, 70]


def test_over_a_trick_it_opens_with_its_cards(ben):
    open_with(ben, NAMES[:3], dealt(2, 3, (1, 1, 0)))
    ben.tap("Tell this round trick by trick")
    lay(ben, "Cy", "green-2")
    lay(ben, "Ana", "black-9")
    ben.choose("Trick desk")
    ben.sees("Ana has the trick")


def test_those_who_watch_may_ask_too(ben, cleo):
    code = open_with(ben, NAMES[:3], [bids(0, 0, 1)])
    cleo.sit_at(code)
    cleo.choose("Trick desk")
    lay(cleo, "Bo", "green-2")
    lay(cleo, "Cy", "green-3")
    cleo.sees("Cy has the trick")


def at_the_desk(host) -> None:
    host.open("/desk")
    host.tap("Trick")
    host.page.locator(".card-key").first.wait_for()
    if host.button("clear").is_visible():
        host.tap("clear")


def test_it_answers_without_a_network(phones):
    """The rules have come with the page: once they are there nobody else need be asked."""
    host = phones()
    at_the_desk(host)
    while not host.page.evaluate(ENGINE_IS_READY):
        host.page.wait_for_timeout(100)
    host.page.context.set_offline(True)
    host.expects("ERR_INTERNET_DISCONNECTED")
    for letter, card in zip("ABC", ["green-3", "pirate", "skull-king"], strict=True):
        lay(host, letter, card)
    host.sees("C has the trick")
    host.sees("Worth +30 if the winner makes the bid:")
