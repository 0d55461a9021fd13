"""When the host puts things right, somebody goes home, a round is void, the game ends: sentence by sentence."""

import pytest

from .notation import entries, judge, played

P1_IS_OUT = "4 | 1=1x1 1=1x1 1=1x1 1=1x1 name2"
# p1 has one disc left and it has been seen as a flower.
GONE = "4 | 1=1x1 1=1x1 1=1x1 * 1:1 -2 -3 -4 1f"
NAMING = "4 | 1=1x1 1=1x1 1=1x1 * 1:1 -2 -3 -4 1s lose"
HOLDS = "4 lc | 2=1x2 2=1x2 2=1x2"
OVER = "3 | 1=1 1=1"

# (rule, what was said, what is tried, what comes of it)
ROWS = [
    (
        "Ruling: fewer discs: unknown",
        "3 |",
        "rule:1d3",
        "first_placement p1.discs=3 p1.hand=3 p1.skull=unknown p2.skull=yes",
    ),
    ("Ruling: proved gone becomes unknown", GONE, "rule:1d2", "first_placement p1.discs=2 p1.skull=unknown"),
    (
        "Ruling: proved there becomes unknown",
        "4 | 1=1x1 2=5x1",
        "rule:1d2",
        "first_placement p1.skull=unknown",
    ),
    (
        "Ruling: unknown, so the skull can be turned",
        GONE + " rule:1d2 * 1:1 -2 -3 -4",
        "1s",
        "lose_disc p1.skull=yes",
    ),
    ("Ruling: unknown, so all can be flowers", "3 | rule:1d1 * 1:2 -2 -3", "1f", "reveal p1.skull=no"),
    ("Ruling: 4 discs: yes", "3 | 1=1x1", "rule:1d4", "first_placement p1.discs=4 p1.skull=yes"),
    (
        "Ruling: 4 discs again: no proof is named but the flowers",
        GONE + " rule:1d4 * +1 +2 +3 +4 +1 +2 +3 +4 +1 +2 +3 +4 1:16 1fff",
        "1f",
        "! skull_is_among_them owner=p1 flowers=3 discs=4 entry=26 proved_round=5",
    ),
    ("Ruling: the same number changes nothing", GONE, "rule:1d1", "first_placement p1.skull=no"),
    (
        "Ruling: out stays out: nothing changes",
        GONE + " 1=2x2",
        "rule:1d0",
        "first_placement p1.skull=no p1.eliminated=True",
    ),
    (
        "Ruling: never gives Last Chance back",
        HOLDS + " 1=1",
        "rule:2d1",
        "first_placement p2.last_chance=used p2.hand=1",
    ),
    (
        "Ruling: may bring someone back in",
        P1_IS_OUT,
        "rule:1d2",
        "first_placement p1.eliminated=False p1.discs=2 p1.hand=2",
    ),
    (
        "Ruling: brought back in: places and bids",
        P1_IS_OUT + " rule:1d2 *",
        "+2",
        "placement on_table=5 turn=p3",
    ),
    (
        "Ruling: may bring back who has gone home",
        "4 | leave3",
        "rule:3d4",
        "first_placement p3.left=False p3.eliminated=False p3.skull=yes",
    ),
    ("Ruling: may put someone out", "4 |", "rule:3d0", "first_placement p3.eliminated=True p3.discs=0"),
    (
        "Ruling: the starter put out: the next seat still in",
        "4 | rule:2d0",
        "rule:1d0",
        "first_placement starter=p3 starter_reason=next_seat",
    ),
    ("Ruling: may end the game", "3 |", "rule:1d0,2d0", "game_over winners=p3 ended.reason=last_player"),
    (
        "Ruling: may end the game, the discs of others are of no use then",
        "3 | leave1",
        "rule:2d0",
        "game_over winners=p3",
    ),
    ("Ruling: somebody stays", "3 |", "rule:1d0,2d0,3d0", "! ruling_leaves_nobody"),
    ("Ruling: discs 0-4", "3 |", "rule:1d5", "! discs_out_of_range player=p1 discs=5 max=4"),
    ("Ruling: discs 0-4, not below", "3 |", "rule:2d-1", "! discs_out_of_range player=p2 discs=-1 max=4"),
    ("Ruling: a success given", "3 |", "rule:2s1", "first_placement p2.successes=1 p1.successes=0"),
    (
        "Ruling: a success given counts",
        "3 | rule:2s1",
        "2=1",
        "game_over winners=p2 ended.reason=two_successes",
    ),
    ("Ruling: a success taken back", "3 | 2=1", "rule:2s0", "first_placement p2.successes=0"),
    ("Ruling: successes 0-1", "3 |", "rule:2s2", "! successes_out_of_range player=p2 successes=2"),
    (
        "Ruling: successes 0-1, not below",
        "3 |",
        "rule:2s-1",
        "! successes_out_of_range player=p2 successes=-1",
    ),
    ("Ruling: who starts", "3 |", "rule:from3", "first_placement starter=p3 starter_reason=ruling round=1"),
    (
        "Ruling: who starts places last",
        "3 | rule:from3",
        "+3",
        "! starter_places_last player=p3 players=p1,p2",
    ),
    ("Ruling: who starts is still in", P1_IS_OUT, "rule:from1", "! player_is_out player=p1"),
    ("Ruling: who starts stays in", "4 |", "rule:1d0,from1", "! player_is_out player=p1"),
    (
        "Ruling: who is brought back in may start",
        P1_IS_OUT,
        "rule:1d1,from1",
        "first_placement starter=p1 starter_reason=ruling",
    ),
    (
        "Ruling: the round keeps its number and starter",
        "3 | 2=1",
        "rule",
        "first_placement round=2 starter=p2 starter_reason=challenger",
    ),
    (
        "Ruling: between rounds only: one has placed",
        "3 | +2",
        "rule",
        "! not_now type=ruling phase=first_placement",
    ),
    (
        "Ruling: between rounds only: all have placed",
        "3 | *",
        "rule:1d3",
        "! not_now type=ruling phase=placement",
    ),
    ("Ruling: between rounds only: bidding", "3 | * 1:1", "rule", "! not_now type=ruling phase=bidding"),
    ("Ruling: between rounds only: turning", "3 | * 1:3", "rule", "! not_now type=ruling phase=reveal"),
    ("Ruling: between rounds only: losing", "3 | * 1:3 1s", "rule", "! not_now type=ruling phase=lose_disc"),
    (
        "Ruling: between rounds only: naming the starter",
        NAMING,
        "rule",
        "! not_now type=ruling phase=choose_starter",
    ),
    # leaving
    ("Leaving: out", "4 |", "leave2", "first_placement p2.left=True p2.eliminated=True p2.discs=4"),
    (
        "Leaving: the running round is void",
        "4 | * +1 2:1",
        "leave3",
        "first_placement on_table=0 bid=- round=1 starter=p1 turn=- p1.hand=4",
    ),
    (
        "Leaving: with what the round proved",
        "4 | 1=1x1 * 1:1 -2 -3 -4 1s",
        "leave3",
        "first_placement p1.skull=unknown p1.discs=3",
    ),
    ("Leaving: the others play on", "4 | * leave2", "+4 +3 +1", "placement turn=p1 on_table=3"),
    (
        "Leaving: the starter: the next seat still in",
        "4 from3 |",
        "leave3",
        "first_placement starter=p4 starter_reason=next_seat",
    ),
    ("Leaving: the starter, round the table", "4 from4 |", "leave4", "first_placement starter=p1"),
    (
        "Leaving: the starter, past those who are out",
        "5 | leave2 leave3",
        "leave1",
        "first_placement starter=p4",
    ),
    (
        "Leaving: the starter, in the middle of a round",
        "4 | * 1:1 -2",
        "leave1",
        "first_placement starter=p2 on_table=0",
    ),
    ("Leaving: two play on", "3 |", "leave3", "first_placement winners=-"),
    ("Leaving: one left wins", "3 | leave3", "leave1", "game_over winners=p2 ended.reason=last_player"),
    (
        "Leaving: one left wins, in the middle of a round",
        "3 | leave3 * 1:1",
        "leave1",
        "game_over winners=p2 on_table=0",
    ),
    (
        "Leaving: while the starter is named: the disc is given back",
        NAMING,
        "leave2",
        "first_placement p1.discs=1 p1.eliminated=False round=4 starter=p1",
    ),
    (
        "Leaving: while the starter is named, all but the chooser",
        "4 | leave4 1=1x1 1=1x1 1=1x1 * 1:1 -2 -3 1s lose leave2",
        "leave3",
        "game_over winners=p1",
    ),
    (
        "Leaving: the chooser goes home",
        NAMING,
        "leave1",
        "first_placement p1.left=True p1.eliminated=True starter=p2 round=4",
    ),
    (
        "Leaving: while a disc is to be lost: it is not",
        "4 | * 1:1 -2 -3 -4 1s",
        "leave2",
        "first_placement p1.discs=4 p1.skull=yes",
    ),
    ("Leaving: not twice", "4 | leave2", "leave2", "! player_has_left player=p2"),
    ("Leaving: not who is out already", P1_IS_OUT, "leave1", "! player_is_out player=p1"),
    ("Leaving: not when it is over", OVER, "leave1", "! game_is_over type=leave"),
    # a void round
    ("Void: one has placed", "3 | +2", "void", "first_placement on_table=0 round=1 starter=p1 p2.hand=4"),
    ("Void: while placing", "3 | * +1", "void", "first_placement on_table=0 p1.hand=4"),
    ("Void: while bidding", "3 | * 1:1 -2", "void", "first_placement bid=- turn=- p2.passed=False"),
    ("Void: while turning", "3 | * 1:3 1f", "void", "first_placement challenger=- p1.revealed=- to_reveal=0"),
    (
        "Void: before a disc is lost",
        "3 | * 1:3 1s",
        "void",
        "first_placement p1.discs=4 skull_owner=- removed_by=-",
    ),
    (
        "Void: before the starter is named: the disc is given back",
        NAMING,
        "void",
        "first_placement p1.discs=1 p1.eliminated=False chooser=-",
    ),
    (
        "Void: everything the round proved too",
        "3 | 1=1x1 * 1:1 -2 -3 1s",
        "void",
        "first_placement p1.skull=unknown",
    ),
    (
        "Void: only this round",
        "3 | 1=1x1 2=1 *",
        "void",
        "first_placement round=3 starter=p2 starter_reason=challenger rounds=2 p2.successes=1",
    ),
    ("Void: nothing to void", "3 |", "void", "! not_now type=void_round phase=first_placement"),
    (
        "Void: nothing to void after a loss",
        "3 | 1=1x1",
        "void",
        "! not_now type=void_round phase=first_placement",
    ),
    # closing time
    (
        "End: as it stands",
        "3 | 2=1 * 2:1",
        "end",
        "game_over winners=- ended.reason=ended_early p2.successes=1 turn=-",
    ),
    ("End: before anything", "3 |", "end", "game_over winners=- ended.reason=ended_early"),
    ("End: while the starter is named", NAMING, "end", "game_over chooser=- winners=-"),
    ("End: once", "3 | end", "end", "! game_is_over type=end"),
    ("End: nothing after it", "3 | * end", "1:1", "! game_is_over type=bid"),
]


@pytest.mark.parametrize(("rule", "said", "tried", "comes"), ROWS, ids=[row[0] for row in ROWS])
def test_rule(rule, said, tried, comes):
    judge(said, tried, comes)


def test_rulings_stand_in_the_view_with_their_notes():
    game = played("3 | rule:1d3,2s1,from2 2=5x3 rule")
    note = "agreed at the table"
    assert game.view()["rulings"] == [
        {"round": 1, "discs": {"p1": 3}, "successes": {"p2": 1}, "starter": "p2", "note": note},
        {"round": 2, "discs": {}, "successes": {}, "starter": None, "note": note},
    ]


@pytest.mark.parametrize("said", ["+2", "* +1", "* 1:1 -2", "* 1:3 1f 2f", "* 1:3 1f 2s", "* +1 +2 3:1"])
@pytest.mark.parametrize("start", ["3 |", "3 lc | 1=1x1 1=1x1 1=1x1", "3 | 2=1x2 1=2x2 rule:from1"])
def test_a_void_round_is_exactly_the_start_of_the_round(start, said):
    game = played(start)
    before = game.view()
    for entry in entries_until_refused(game, said):
        game.play(entry)
    if game.view()["on_table"]:
        game.play({"type": "void_round", "note": "spilt drinks"})
    assert game.view() == before


def entries_until_refused(game, said):
    for entry in entries(said):
        if game.preview(entry)["refusal"]:
            return
        yield entry


def test_the_starts_of_the_next_game():
    """A rematch: the next seat starts, Last Chance as agreed before."""
    assert played("4 from4 lc | 1=1").rematch_options() == {"starter": "p1", "last_chance": True}
    assert played("3 |").rematch_options() == {"starter": "p2", "last_chance": False}


def test_a_rematch_starts_with_somebody_who_is_still_there():
    assert played("4 | leave2 end").rematch_options()["starter"] == "p3"
