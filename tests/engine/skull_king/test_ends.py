"""How a game ends: alone on top, after as many extra rounds as that takes, or before its time."""

import pytest

from .notation import played

TIED_AT_TWO = "2; round 1/1, 0/0; ruling p2+10; quiet 9"

# The rule; a story; then phase, round, who is tied, who has won, and why it is over.
ENDS = [
    ("ten rounds, not nine", "3; ruling p1+50; quiet 9", "bidding", 10, "", "", None),
    ("alone on top after round 10", "3; ruling p1+50; quiet 10", "game_over", 10, "", "p1", "highest_total"),
    (
        "a tie below the top stays a tie",
        "4; ruling p3+50; quiet 10",
        "game_over",
        10,
        "",
        "p3",
        "highest_total",
    ),
    (
        "the last round decides",
        "3; quiet 9; round 10/10, 1/0, 1/0",
        "game_over",
        10,
        "",
        "p1",
        "highest_total",
    ),
    (
        "questions 16: two on top play another round",
        "3; ruling p3-50; quiet 10",
        "bidding",
        11,
        "p1 p2",
        "",
        None,
    ),
    ("three on top", "3; quiet 10", "bidding", 11, "p1 p2 p3", "", None),
    ("still three on top", "3; quiet 11", "bidding", 12, "p1 p2 p3", "", None),
    (
        "a three-way tie that takes two extra rounds",
        "3; quiet 11; round 9/9, 1/1, 1/0",
        "game_over",
        12,
        "",
        "p1",
        "highest_total",
    ),
    (
        "a three-way tie of which two are left, then one",
        "3; quiet 10; round 5/5, 5/5, 1/0; round 9/9, 1/1, 1/0",
        "game_over",
        12,
        "",
        "p1",
        "highest_total",
    ),
    ("two of three left", "3; quiet 10; round 5/5, 5/5, 1/0", "bidding", 12, "p1 p2", "", None),
    (
        "everyone plays: the third may overtake both",
        "3; ruling p3-10; quiet 10; round 1/0, 1/0, 10/10",
        "game_over",
        11,
        "",
        "p3",
        "highest_total",
    ),
    (
        "normal scoring on top of the totals: a lead of 10 is enough",
        "3; quiet 10; round 4/4, 4/4, 2/2 green",
        "bidding",
        12,
        "p1 p2",
        "",
        None,
    ),
    ("two players: a tie as well", TIED_AT_TWO, "bidding", 11, "p1 p2", "", None),
    ("void in an extra round", "3; quiet 10; bids 1 1 1; void", "bidding", 11, "p1 p2 p3", "", None),
    (
        "a ruling may decide an extra round",
        "3; quiet 10; ruling p2+10",
        "game_over",
        10,
        "",
        "p2",
        "highest_total",
    ),
    ("a ruling may leave it open", "3; quiet 10; ruling p2+10 p1+10", "bidding", 11, "p1 p2", "", None),
    ("a ruling before the end decides nothing yet", "3; quiet 9; ruling p2+10", "bidding", 10, "", "", None),
    (
        "one of two on top goes home",
        "3; ruling p3-50; quiet 10; leave p1",
        "game_over",
        10,
        "",
        "p2",
        "highest_total",
    ),
    ("one of three on top goes home", "3; quiet 10; leave p1", "bidding", 11, "p2 p3", "", None),
    ("closing time", "3; quiet 4; end", "game_over", 4, "", "", "ended_early"),
    ("closing time before anything", "3; end", "game_over", 1, "", "", "ended_early"),
    (
        "closing time with bids on the table",
        "3; quiet 1; bids 1 1 1; end",
        "game_over",
        1,
        "",
        "",
        "ended_early",
    ),
    ("closing time while tied", "3; quiet 10; end", "game_over", 10, "", "", "ended_early"),
    ("one left ends early", "3; quiet 2; leave p1; leave p3", "game_over", 2, "", "", "ended_early"),
    ("one left at a table of two", "2; leave p1", "game_over", 1, "", "", "ended_early"),
]


@pytest.mark.parametrize("row", ENDS, ids=[row[0] for row in ENDS])
def test_end(row):
    _rule, text, phase, number, tied, winners, reason = row
    view = played(text).view()
    assert (view["phase"], view["round"]) == (phase, number)
    assert view["tied"] == tied.split()
    assert view["winners"] == winners.split()
    assert view["ended"] == ({"reason": reason} if reason else None)
    assert bool(view["allowed"]) == (reason is None)


@pytest.mark.parametrize(("story", "cards"), [("3; quiet 10", 10), ("8; quiet 10", 8), (TIED_AT_TWO, 10)])
def test_an_extra_round_deals_as_many_cards_as_the_last(story, cards):
    view = played(story).view()
    assert (view["round"], view["cards"], view["tiebreak"]) == (11, cards, True)
    assert len(view["schedule"]) == 10


def test_dealing_goes_on_round_the_table_in_extra_rounds():
    rounds = played("3; quiet 12").view()["rounds"]
    assert [done["dealer"] for done in rounds] == ["p1", "p2", "p3"] * 4
    assert [done["tiebreak"] for done in rounds] == [False] * 10 + [True] * 2
    assert [done["cards"] for done in rounds] == [*range(1, 11), 10, 10]


def test_the_view_of_an_ended_game_shows_its_last_round():
    view = played("3; quiet 11; round 9/9, 1/1, 1/0").view()
    shown = [view[name] for name in ("round", "cards", "tiebreak", "dealer", "leader", "next_leader")]
    assert shown == [12, 10, True, "p3", "p1", None]
    assert view["allowed"] == []
    assert [player["bid"] for player in view["players"]] == [None, None, None]


def test_at_closing_time_the_standings_are_kept():
    view = played("3; ruling p2+30; quiet 3; end").view()
    assert [place["player"] for place in view["standings"]] == ["p2", "p1", "p3"]
    assert [place["rank"] for place in view["standings"]] == [1, 2, 2]
