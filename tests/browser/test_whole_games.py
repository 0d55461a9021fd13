"""Games at the edges, tapped to their end: eight players, two with Graybeard, a tie that takes two more rounds."""

import re

from tests.browser.tables import NAMES, open_table, plain_rounds
from tests.http.api.rounds import bids, result


def test_eight_players_get_eight_cards_in_rounds_8_9_and_10(ben):
    """Eight hands of nine cards would be 72; the deck holds 70."""
    open_table(ben, 8, plain_rounds(8, up_to=7))
    said = [2, 1, 0, 3, 0, 1, 0, 1]
    missed = [3, 0, 0, 3, 0, 1, 0, 1]
    for number in (8, 9, 10):
        ben.title_is(re.compile(rf"Round {number}\s*8 cards"))
        ben.bid(dict(zip(NAMES, said, strict=True)))
        ben.take({name: {"tricks": tricks} for name, tricks in zip(NAMES, missed, strict=True)})
        if number < 10:
            assert [points for points, _, _ in ben.scores()] == [-10, -10, 80, 60, 80, 20, 80, 20]
    ben.sees("Ana wins")
    assert totals_at_the_end(ben) == {
        "Ana": 28 * 20 - 30, "Bo": 280 - 30, "Cy": 280 + 240, "Dee": 280 + 180,
        "Eve": 280 + 240, "Finn": 280 + 60, "Gus": 280 + 240, "Hana": 280 + 60,
    }  # fmt: skip


def test_two_players_with_graybeard(ben):
    """What the ghost wins counts for nobody: the tricks of the two may be fewer than the cards."""
    open_table(ben, 2)
    total = 0
    for cards in range(1, 11):
        ghost = cards % 2
        ben.title_is(re.compile(rf"Round {cards}\s*{cards} cards?"))
        ben.bid({"Ana": 1, "Bo": 0})
        ben.take({"Ana": {"tricks": cards - ghost}, "Bo": {"tricks": 0}})
        total += 20 if cards - ghost == 1 else -10 * abs(cards - ghost - 1)
        if cards < 10:
            assert ben.scores()[0][1] == total
    ben.sees("Bo wins")
    assert totals_at_the_end(ben) == {"Ana": total, "Bo": 10 * 55}


def test_two_players_never_take_more_than_was_dealt(ben):
    open_table(ben, 2, plain_rounds(2, up_to=2))
    ben.bid({"Ana": 2, "Bo": 2})
    ben.tap("Ana took 2: made it")
    ben.tap("Bo took 2: made it", grey=True)
    ben.is_told("4 tricks entered, 3 cards were dealt.")
    assert ben.values() == ["2", "?"]


def test_three_on_top_after_round_ten_play_until_one_is_alone(ben):
    """Everyone plays the extra rounds, of as many cards as the last."""
    open_table(ben, 4, [*plain_rounds(4, up_to=9), *LEVEL], dealer=3)
    tied = "Ana, Bo and Cy all have 440 after round 10. Everyone plays another round of 10 cards"
    ben.title_is(re.compile(r"Round 11\s*tiebreak · 10 cards"))
    ben.sees(re.compile(tied))
    ben.bid({"Ana": 0, "Bo": 0, "Cy": 0, "Dee": 10})
    ben.take({"Ana": {"tricks": 0}, "Bo": {"tricks": 0}, "Cy": {"tricks": 10}, "Dee": {"tricks": 0}})
    ben.title_is(re.compile(r"Round 12\s*tiebreak · 10 cards"))
    ben.sees(re.compile("Ana and Bo both have 540 after round 11"))
    ben.bid({"Ana": 1, "Bo": 0, "Cy": 1, "Dee": 1})
    ben.take({"Ana": {"tricks": 1}, "Bo": {"tricks": 0}, "Cy": {"tricks": 8}, "Dee": {"tricks": 1}})
    ben.sees("Bo wins")
    assert totals_at_the_end(ben)["Bo"] == 640


# Ana stands at 900 after round nine, the others at 450 each; a ruling brings Ana down, and nobody gets ahead.
LEVEL = [
    {"type": "ruling", "note": "agreed", "points": {"p1": -450}},
    bids(1, 1, 1, 0),
    result(2, 2, 2, 4),
]


def totals_at_the_end(host) -> dict[str, int]:
    rows = host.page.get_by_role("list", name="Final table").get_by_role("listitem").all_inner_texts()
    lines = [[line for line in text.splitlines() if line] for text in rows]
    return {next(name for name in line if name in NAMES): int(line[-1].replace("−", "-")) for line in lines}
