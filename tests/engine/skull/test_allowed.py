"""What may be entered, exactly in the shapes of the contract; the whole view; ill-shaped entries and openings."""

import json

import pytest

from companion.engine import RuleViolation

from .notation import new_skull, played, refusal
from .offers import ALL, END, VOID, bid, challenge, leave, pass_by, place, place_any, reveal, ruling

THREE, FOUR = ["p1", "p2", "p3"], ["p1", "p2", "p3", "p4"]
RUNNING = [VOID, leave(*THREE), END]
BETWEEN = [ruling(THREE), leave(*THREE), END]
P1_OUT = "4 | 1=1x1 1=1x1 1=1x1 1=1x1"
HOLDS = "3 lc | 2=1x2 2=1x2 2=1x2"

# (what was said, what may be entered next)
ALLOWED = [
    ("3 |", [*place("p2", "p3"), ALL, challenge(12, THREE), *BETWEEN]),
    ("3 | +3", [*place("p2"), ALL, challenge(12, THREE), *RUNNING]),
    ("3 | +3 +2", [*place("p1"), ALL, challenge(12, THREE), *RUNNING]),
    ("3 from2 |", [*place("p3", "p1"), ALL, challenge(12, THREE), *BETWEEN]),
    ("3 | *", [*place("p1"), bid("p1", 1, 3), challenge(12, THREE), *RUNNING]),
    ("3 | * +1", [*place("p2"), bid("p2", 1, 4), challenge(12, THREE), *RUNNING]),
    ("3 | * +1 +2 +3 +1 +2 +3 +1 +2 +3", [bid("p1", 1, 12), challenge(12, THREE), *RUNNING]),
    ("3 | * +1 2:2", [bid("p3", 3, 4), pass_by("p3"), *RUNNING]),
    ("3 | * +1 2:2 -3 1:3", [bid("p2", 4, 4), pass_by("p2"), *RUNNING]),
    ("3 | * 1:2 -2 -3", [*reveal("p1"), *RUNNING]),
    ("3 | * 1:2 -2 -3 1f", [*reveal("p2", "p3"), *RUNNING]),
    ("3 | * 1:3 1f 3f", [*reveal("p2"), *RUNNING]),
    ("3 | * 1:3 1f 3s", [{"type": "lose_disc"}, *RUNNING]),
    ("3 | 1=1", [*place("p2", "p3"), ALL, challenge(12, THREE), *BETWEEN]),
    ("3 | 1=1x1", [*place("p2", "p3"), ALL, challenge(11, THREE), *BETWEEN]),
    (
        P1_OUT + " name3",
        [*place("p4", "p2"), ALL, challenge(12, FOUR[1:]), ruling(FOUR), leave(*FOUR[1:]), END],
    ),
    ("4 | leave1", [*place("p3", "p4"), ALL, challenge(12, FOUR[1:]), ruling(FOUR), leave(*FOUR[1:]), END]),
    ("4 | leave1 *", [*place("p2"), bid("p2", 1, 3), challenge(12, FOUR[1:]), VOID, leave(*FOUR[1:]), END]),
    (HOLDS, [*place("p3", "p1"), ALL, challenge(10, THREE), *BETWEEN]),
    (HOLDS + " +1 +3", [place_any("p2"), ALL, challenge(10, THREE), *RUNNING]),
    (HOLDS + " *", [place_any("p2"), bid("p2", 1, 3), challenge(10, THREE), *RUNNING]),
    (HOLDS + " +1 +3 +2!", [*place("p2"), bid("p2", 1, 3), challenge(10, THREE), *RUNNING]),
    (HOLDS + " * +2 +3 +1", [bid("p2", 1, 6), challenge(10, THREE), *RUNNING]),
    ("3 | 1=1 1=1", []),
    ("3 | * end", []),
]


@pytest.mark.parametrize(("said", "allowed"), ALLOWED, ids=[row[0] for row in ALLOWED])
def test_allowed(said, allowed):
    game = played(said)
    assert game.allowed() == allowed
    assert game.view()["allowed"] == allowed


def test_naming_the_starter():
    """The one who names is still at the table, and may go home."""
    played_out = "4 | 1=1x1 1=1x1 1=1x1 * 1:1 -2 -3 -4 1s lose"
    naming = {"type": "choose_starter", "player": FOUR[1:]}
    assert played(played_out).allowed() == [naming, VOID, leave(*FOUR), END]
    assert played(P1_OUT).allowed() == [naming, VOID, leave(*FOUR), END]


# What the contract shows as the view of Skull.
SEEN = {
    "game": "skull",
    "phase": "bidding",
    "round": 3,
    "starter": "p1",
    "turn": "p2",
    "on_table": 7,
    "bid": {"player": "p1", "count": 3},
    "bidders": ["p1", "p2"],
    "challenger": None,
    "to_reveal": 0,
    "removed_by": None,
    "chooser": None,
    "winners": [],
    "ended": None,
}
P1_SEEN = {
    "id": "p1",
    "discs": 4,
    "hand": 1,
    "stack": 3,
    "revealed": [],
    "passed": False,
    "successes": 1,
    "eliminated": False,
    "last_chance": "unused",
    "skull": "yes",
}


def test_the_view_of_the_contract():
    view = played("3 | 1=1 1=1x1 rule:1d4 * +1 +2 +3 +1 2:1 -3 1:3").view()
    assert {key: view[key] for key in SEEN} == SEEN
    assert {key: view["players"][0][key] for key in P1_SEEN} == P1_SEEN
    assert json.loads(json.dumps(view)) == view


TOLD = ("round", "starter", "challenger", "bid", "turned", "outcome", "skull_owner")


def test_every_finished_round_is_told():
    rounds = played("3 | 1=1 * 1:1 -2 -3 1s lose 2=5x3").view()["rounds"]
    assert [tuple(done[key] for key in TOLD) for done in rounds] == [
        (1, "p1", "p1", 1, 1, "success", None),
        (2, "p1", "p1", 1, 0, "own_skull", "p1"),
        (3, "p1", "p2", 5, None, "anothers_skull", "p3"),
    ]
    assert [done["discs"] for done in rounds] == [by_seat(4, 4, 4), by_seat(3, 4, 4), by_seat(3, 3, 4)]
    assert [done["successes"] for done in rounds] == [by_seat(1, 0, 0)] * 3


def by_seat(*values):
    return dict(zip(THREE, values, strict=True))


def test_who_held_last_chance_is_told_too():
    rounds = played("3 lc | 2=1x2 2=1x2 2=1x2 1=1 3=1x3").view()["rounds"]
    assert [done["last_chance"] for done in rounds] == [None, None, None, "p2", None]


# (entry, what is wrong with which field)
ILL_SHAPED = [
    ([], {"": "not_an_object"}),
    ({}, {"type": "missing"}),
    ({"type": "raise", "player": "p1"}, {"type": "unknown_word"}),
    ({"type": 3}, {"type": "unknown_word"}),
    ({"type": "place"}, {"player": "missing"}),
    ({"type": "place", "player": "p4"}, {"player": "unknown_player"}),
    ({"type": "place", "player": 2}, {"player": "not_text"}),
    ({"type": "place", "player": "p2", "last_chance": 1}, {"last_chance": "not_true_or_false"}),
    ({"type": "place", "player": "p2", "face": "skull"}, {"face": "unknown_field"}),
    ({"type": "place_all", "player": "p2"}, {"player": "unknown_field"}),
    ({"type": "bid", "player": "p1"}, {"count": "missing"}),
    ({"type": "bid", "player": "p1", "count": "3"}, {"count": "not_a_number"}),
    ({"type": "bid", "player": "p1", "count": True}, {"count": "not_a_number"}),
    ({"type": "bid", "player": "p1", "count": 1.5}, {"count": "not_a_number"}),
    ({"type": "pass"}, {"player": "missing"}),
    ({"type": "reveal", "owner": "p1"}, {"face": "missing"}),
    ({"type": "reveal", "owner": "p1", "face": "rose"}, {"face": "unknown_word"}),
    ({"type": "reveal", "owner": None, "face": "skull"}, {"owner": "not_text"}),
    ({"type": "choose_starter"}, {"player": "missing"}),
    ({"type": "challenge", "challenger": "p1", "count": 3}, {"skull_owner": "missing"}),
    (
        {"type": "challenge", "challenger": "p1", "count": 3, "skull_owner": "p7"},
        {"skull_owner": "unknown_player"},
    ),
    ({"type": "challenge", "challenger": None, "count": 3, "skull_owner": None}, {"challenger": "not_text"}),
    ({"type": "ruling"}, {"note": "missing"}),
    ({"type": "ruling", "note": " "}, {"note": "empty_text"}),
    ({"type": "ruling", "note": "x" * 201}, {"note": "too_long"}),
    ({"type": "ruling", "note": "so", "discs": {"p9": 1}}, {"discs.p9": "unknown_player"}),
    ({"type": "ruling", "note": "so", "discs": 3}, {"discs": "not_an_object"}),
    ({"type": "ruling", "note": "so", "successes": {"p1": "1"}}, {"successes.p1": "not_a_number"}),
    ({"type": "ruling", "note": "so", "starter": "p9"}, {"starter": "unknown_player"}),
    ({"type": "void_round"}, {"note": "missing"}),
    ({"type": "leave", "note": "bus"}, {"player": "missing"}),
    ({"type": "end", "note": 7}, {"note": "not_text"}),
]


@pytest.mark.parametrize(("entry", "errors"), ILL_SHAPED, ids=[json.dumps(row[0])[:70] for row in ILL_SHAPED])
def test_ill_shaped(entry, errors):
    assert refusal(played("3 |"), entry) == ("ill_shaped", {"errors": errors})


# players, options, code and facts of the refusal
OPENINGS = [
    (2, {}, "seats_out_of_range", {"seats": 2, "min": 3, "max": 6}),
    (7, {}, "seats_out_of_range", {"seats": 7, "min": 3, "max": 6}),
    (3, {"starter": "p4"}, "ill_shaped", {"errors": {"starter": "unknown_player"}}),
    (3, {"last_chance": "yes"}, "ill_shaped", {"errors": {"last_chance": "not_true_or_false"}}),
    (3, {"dealer": "p1"}, "ill_shaped", {"errors": {"dealer": "unknown_field"}}),
]


@pytest.mark.parametrize(("count", "options", "code", "facts"), OPENINGS)
def test_openings(count, options, code, facts):
    with pytest.raises(RuleViolation) as refused:
        new_skull([f"p{seat}" for seat in range(1, count + 1)], options)
    assert (refused.value.code, refused.value.facts) == (code, facts)


@pytest.mark.parametrize(
    "kind", ["place", "bid", "pass", "reveal", "choose_starter", "ruling", "leave", "void_round"]
)
def test_a_preview_never_raises_for_what_is_missing(kind):
    for said in ("3 |", "3 | *", "3 | * 1:1", "3 | * 1:3", P1_OUT):
        game = played(said)
        before = game.view()
        assert game.preview({"type": kind})["refusal"]["code"] in ("not_now", "ill_shaped")
        assert game.view() == before


def test_a_preview_of_a_whole_round_at_another_time():
    refused = {"code": "not_now", "facts": {"type": "challenge", "phase": "bidding"}}
    assert played("3 | * 1:1").preview({"type": "challenge"}) == {"type": "challenge", "refusal": refused}
