"""Who deals and leads, how many cards there are, and what coming, going, voiding and ruling do to it."""

import pytest

from .notation import played, played_on, refusal, tried_entries

# The rule; a story; then round, dealer, leader and the cards dealt.
DEALS = [
    ("Deal: p1 deals the first round, the dealer's left leads", "4", 1, "p1", "p2", 1),
    ("Deal: any seat may deal the first round", "4 dealer p4", 1, "p4", "p1", 1),
    ("Deal: who led deals next", "4; quiet 1", 2, "p2", "p3", 2),
    ("Deal: round the table", "4; quiet 4", 5, "p1", "p2", 5),
    ("Deal: also from another dealer", "3 dealer p3; quiet 2", 3, "p2", "p3", 3),
    ("Graybeard: the humans alternate the lead", "2", 1, "p1", "p2", 1),
    ("Graybeard: and in the next round", "2; quiet 1", 2, "p2", "p1", 2),
    ("Deck: two players have ten cards in round 10", "2; quiet 9", 10, "p2", "p1", 10),
    ("Deck: seven players too", "7; quiet 9", 10, "p3", "p4", 10),
    ("Deck, questions 12: eight players have 8 in round 8", "8; quiet 7", 8, "p8", "p1", 8),
    ("Deck, questions 12: and in round 9", "8; quiet 8", 9, "p1", "p2", 8),
    ("Deck, questions 12: and in round 10", "8; quiet 9", 10, "p2", "p3", 8),
    (
        "void_round: the same dealer deals the same round again",
        "3; quiet 1; bids 1 0 2; void",
        2,
        "p2",
        "p3",
        2,
    ),
    ("ruling: somebody else deals", "3; quiet 1; ruling dealer p1", 2, "p1", "p2", 2),
    ("ruling: and the deal goes on from there", "3; quiet 1; ruling dealer p1; quiet 1", 3, "p2", "p3", 3),
    ("join: a seat more at the end of the order", "3; quiet 2; join", 3, "p3", "p4", 3),
    ("join: the newcomer's turn to deal comes", "3; quiet 2; join; quiet 1", 4, "p4", "p1", 4),
    ("join: the eighth seat caps the cards", "7; quiet 8; join", 9, "p2", "p3", 8),
    ("leave: the dealer goes, the next seat deals", "4; quiet 1; leave p2", 2, "p3", "p4", 2),
    ("leave: the leader goes, the next seat leads", "4; quiet 1; leave p3", 2, "p2", "p4", 2),
    ("leave: another goes, nothing moves", "4; quiet 1; leave p1", 2, "p2", "p3", 2),
    ("leave: the deal skips the empty seat from then on", "4; leave p3; quiet 1", 2, "p2", "p4", 2),
    ("leave: past two empty seats", "5; leave p3; leave p4; quiet 1", 2, "p2", "p5", 2),
    ("leave: past the end of the order", "4 dealer p4; leave p4", 1, "p1", "p2", 1),
    (
        "leave: the running round is void and dealt again",
        "4; quiet 2; bids 1 0 2 1; leave p4",
        3,
        "p3",
        "p1",
        3,
    ),
    ("leave: eight become seven and have ten cards", "8; quiet 9; leave p8", 10, "p2", "p3", 10),
    ("leave: two left, Graybeard joins, nobody is capped", "3; quiet 9; leave p2", 10, "p1", "p3", 10),
]

# The rule; a story; then who is still in, whether Graybeard plays, and everybody's total.
SEATS = [
    ("two players play with Graybeard", "2", "p1 p2", True, "0 0"),
    ("three do not", "3", "p1 p2 p3", False, "0 0 0"),
    ("leave: the total is kept", "4; quiet 2; leave p3", "p1 p2 p4", False, "-20 -20 -20 -20"),
    ("leave: Graybeard joins at two", "4; quiet 1; leave p3; leave p1", "p2 p4", True, "-10 -10 -10 -10"),
    ("leave: and scores nothing", "3; leave p1; round 0/0, 1/1", "p2 p3", True, "0 10 20"),
    ("join: from nought", "3; quiet 2; join", "p1 p2 p3 p4", False, "-20 -20 -20 0"),
    ("join: from what the table agrees on", "3; quiet 2; join -20", "p1 p2 p3 p4", False, "-20 -20 -20 -20"),
    ("join: Graybeard goes", "2; join 40", "p1 p2 p3", False, "0 0 40"),
    ("join: a seat left does not come back", "3; leave p3; join", "p1 p2 p4", False, "0 0 0 0"),
    ("ruling: points either way", "3; quiet 1; ruling p1+50 p3-20", "p1 p2 p3", False, "40 -10 -30"),
    ("ruling: also for one who has left", "3; leave p3; ruling p3+30", "p1 p2", True, "0 0 30"),
    ("ruling: a note alone", "3; ruling", "p1 p2 p3", False, "0 0 0"),
    ("void_round: nothing is scored", "3; bids 1 1 1; void", "p1 p2 p3", False, "0 0 0"),
]

# The rule; a story; then everybody's rank and the order of the standings.
STANDINGS = [
    ("all level", "3", "1 1 1", "p1 p2 p3"),
    ("shared ranks: 1 1 3", "4; ruling p1+10 p3+30 p4+30", "3 4 1 1", "p3 p4 p1 p2"),
    ("shared further down: 1 2 2 4", "4; ruling p1+10 p2+20 p3+10", "2 1 2 4", "p2 p1 p3 p4"),
    ("below nought", "3; ruling p1-10 p2-20", "2 3 1", "p3 p1 p2"),
    ("who has left stands last, without a rank", "4; ruling p2+50; leave p2", "1 - 1 1", "p1 p3 p4 p2"),
    ("in the order of leaving", "5; leave p4; leave p1", "- 1 1 - 1", "p2 p3 p5 p4 p1"),
]


@pytest.mark.parametrize("row", DEALS, ids=[row[0] for row in DEALS])
def test_deal(row):
    _rule, text, number, dealer, leader, cards = row
    view = played(text).view()
    assert [view[name] for name in ("round", "dealer", "leader", "cards")] == [number, dealer, leader, cards]
    assert view["next_leader"] == leader
    assert view["phase"] == "bidding"


@pytest.mark.parametrize(
    ("rule", "text", "seats", "graybeard", "totals"), SEATS, ids=[row[0] for row in SEATS]
)
def test_seats(rule, text, seats, graybeard, totals):
    game = played(text)
    view = game.view()
    assert game.players_in == seats.split()
    assert [player["id"] for player in view["players"] if not player["left"]] == seats.split()
    assert view["graybeard"] is graybeard
    assert [player["total"] for player in view["players"]] == [int(total) for total in totals.split()]


@pytest.mark.parametrize(("rule", "text", "ranks", "order"), STANDINGS, ids=[row[0] for row in STANDINGS])
def test_standings(rule, text, ranks, order):
    view = played(text).view()
    said = [None if rank == "-" else int(rank) for rank in ranks.split()]
    assert [player["rank"] for player in view["players"]] == said
    assert [place["player"] for place in view["standings"]] == order.split()
    by_id = {player["id"]: player for player in view["players"]}
    for place in view["standings"]:
        assert place == {"player": place["player"]} | {
            name: by_id[place["player"]][name] for name in ("rank", "total")
        }


@pytest.mark.parametrize("count", range(2, 9))
def test_the_schedule_is_what_is_really_dealt(count):
    expected = [1, 2, 3, 4, 5, 6, 7, 8, 8, 8] if count == 8 else list(range(1, 11))
    assert played(f"{count}").view()["schedule"] == expected
    assert played(f"{count}; quiet 9").view()["schedule"] == expected


def test_the_schedule_keeps_what_was_dealt_before_somebody_left():
    assert played("8; quiet 9; leave p1").view()["schedule"] == [1, 2, 3, 4, 5, 6, 7, 8, 8, 10]
    assert played("8; quiet 7; leave p1").view()["schedule"] == list(range(1, 11))


def test_rulings_stand_in_the_view_with_their_note():
    assert played("3; quiet 5; ruling p1+20 p2-20 dealer p3; quiet 1; ruling").view()["rulings"] == [
        {"round": 6, "points": {"p1": 20, "p2": -20}, "dealer": "p3", "note": "agreed at the table"},
        {"round": 7, "points": {}, "dealer": None, "note": "agreed at the table"},
    ]


def test_a_bid_is_unknown_while_bidding():
    assert [player["bid"] for player in played("3; quiet 1").view()["players"]] == [None, None, None]
    view = played("3; quiet 1; bids 0 2 1").view()
    assert view["phase"] == "playing"
    assert [player["bid"] for player in view["players"]] == [0, 2, 1]


def test_a_finished_round_keeps_its_dealer_and_leader():
    done = played("3 dealer p2; quiet 2").view()["rounds"]
    assert [(row["round"], row["cards"], row["dealer"], row["leader"], row["tiebreak"]) for row in done] == [
        (1, 1, "p2", "p3", False),
        (2, 2, "p3", "p1", False),
    ]


def test_only_those_still_in_stand_in_later_rounds():
    rounds = played("4; quiet 1; leave p2; quiet 1; join; quiet 1").view()["rounds"]
    assert [sorted(done["rows"]) for done in rounds] == [
        ["p1", "p2", "p3", "p4"],
        ["p1", "p3", "p4"],
        ["p1", "p3", "p4", "p5"],
    ]


@pytest.mark.parametrize(
    ("story", "dealer"), [("3; quiet 1; end", "p2"), ("3; quiet 10; ruling p1+10", "p2"), ("3; end", "p1")]
)
def test_a_rematch_goes_on_round_the_table(story, dealer):
    assert played(story).rematch_options() == {"dealer": dealer}


def test_a_round_goes_on_after_a_void_one():
    story, entries, bids = tried_entries("3; quiet 1; bids 0 0 0; void", "bids 1 0 2")
    game = played_on(story, entries)
    assert refusal(game, bids) is None
