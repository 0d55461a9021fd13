"""Half-typed rounds: what stands so far, and which values are grey and why."""

import copy
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.engine import RuleViolation, new_game

from .cards import SUITS, cards_dealt, ids, next_seat, play_round
from .notation import Story, played, refusal, row

MISSED = "bonus_needs_exact_bid"
ADD_UP = "tricks_do_not_add_up"

# What is shown; a story; rows typed so far, by seat; a path into the preview; what stands there.
SHOWN = [
    ("nothing typed", "3; quiet 2; bids 1 1 1", {}, "missing", ["p1", "p2", "p3"]),
    ("nothing typed: all tricks left", "3; quiet 2; bids 1 1 1", {}, "tricks_left", 3),
    ("nothing typed: nothing to refuse", "3; quiet 2; bids 1 1 1", {}, "refusal", None),
    ("nothing typed: no suggestion", "3; quiet 2; bids 1 1 1", {}, "suggestion", None),
    ("nothing typed: undecided is not nought", "3; quiet 2; bids 1 1 1", {}, "rows.p1.points", None),
    ("nothing typed: nor is whether bonuses count", "3; quiet 2; bids 1 1 1", {}, "rows.p1.counts", None),
    ("a row typed: its points at once", "3; quiet 2; bids 1 1 1", {"p1": "1 green"}, "rows.p1.points", 30),
    ("a row typed: the bonus in it", "3; quiet 2; bids 1 1 1", {"p1": "1 green"}, "rows.p1.bonus", 10),
    ("a row typed: bonuses count", "3; quiet 2; bids 1 1 1", {"p1": "1"}, "rows.p1.counts", True),
    ("a row missed: they do not", "3; quiet 2; bids 1 1 1", {"p1": "2 green"}, "rows.p1.counts", False),
    ("a row missed: its points", "3; quiet 2; bids 1 1 1", {"p1": "3 green"}, "rows.p1.points", -20),
    ("a row missed: no bonus", "3; quiet 2; bids 1 1 1", {"p1": "2 green"}, "rows.p1.bonus", 0),
    ("tricks so far", "3; quiet 2; bids 1 1 1", {"p1": "1", "p2": "1"}, "tricks_total", 2),
    ("the last one gets the rest", "3; quiet 2; bids 1 1 1", {"p1": "2", "p2": "0"}, "suggestion", {"p3": 1}),
    ("also nought", "3; quiet 2; bids 1 1 1", {"p1": "2", "p2": "1"}, "suggestion", {"p3": 0}),
    ("with Graybeard nobody can tell", "2; quiet 2; bids 1 1", {"p1": "1"}, "suggestion", None),
    ("too many already", "3; quiet 2; bids 1 1 1", {"p1": "3", "p2": "1"}, "suggestion", None),
    (
        "too many already: less than none left",
        "3; quiet 2; bids 1 1 1",
        {"p1": "3", "p2": "1"},
        "tricks_left",
        -1,
    ),
    ("all typed: complete", "3; quiet 2; bids 1 1 1", {"p1": "1", "p2": "1", "p3": "1"}, "complete", True),
    (
        "all typed, one too few",
        "3; quiet 2; bids 1 1 1",
        {"p1": "1", "p2": "1", "p3": "0"},
        "complete",
        False,
    ),
    (
        "all typed, one too few: the reason",
        "3; quiet 2; bids 1 1 1",
        {"p1": "1", "p2": "1", "p3": "0"},
        "refusal",
        {"code": ADD_UP, "facts": {"tricks": 2, "destroyed": 0, "cards": 3}},
    ),
    ("Graybeard has the rest: complete", "2; quiet 2; bids 1 1", {"p1": "1", "p2": "0"}, "complete", True),
    ("eight cards at eight players", "8; quiet 9; bids 0 0 0 0 0 0 0 0", {}, "cards", 8),
    ("only those still in", "4; leave p2; bids 0 1 1", {"p1": "0"}, "missing", ["p3", "p4"]),
]

# What is grey; a story; rows typed so far; whose field; {value: code} of the grey ones.
GREY = [
    ("nobody yet: every number of tricks", "3; quiet 1; bids 1 1 1", {}, "p1.tricks", {}),
    (
        "what is taken is not there for others",
        "3; quiet 1; bids 1 1 1",
        {"p1": "1"},
        "p2.tricks",
        {2: ADD_UP},
    ),
    (
        "the last one takes exactly the rest",
        "3; quiet 1; bids 1 1 1",
        {"p1": "1", "p2": "0"},
        "p3.tricks",
        {0: ADD_UP, 2: ADD_UP},
    ),
    ("the second human may take less", "2; quiet 1; bids 1 1", {"p1": "1"}, "p2.tricks", {2: ADD_UP}),
    (
        "a row corrected may leave some over",
        "3; quiet 1; bids 1 1 1",
        {"p1": "1", "p2": "1", "p3": "0"},
        "p1.tricks",
        {2: ADD_UP},
    ),
    (
        "a row corrected drops its bonuses",
        "3; quiet 1; bids 1 1 1",
        {"p1": "1 green black"},
        "p1.tricks",
        {},
    ),
    ("no tricks yet: no bonus", "3; bids 1 0 0", {}, "p1.fourteens", dict.fromkeys(SUITS, MISSED)),
    ("bid missed: no bonus", "3; bids 0 0 0", {"p1": "1"}, "p1.fourteens", dict.fromkeys(SUITS, MISSED)),
    ("bid missed: no Mermaids", "3; bids 0 0 0", {"p1": "1"}, "p1.mermaids", {1: MISSED, 2: MISSED}),
    ("bid missed: no King", "3; bids 0 0 0", {"p1": "1"}, "p1.skull_king", {True: MISSED}),
    ("bid made: every 14", "3; bids 1 0 0", {"p1": "1"}, "p1.fourteens", {}),
    (
        "zero made: nothing captured",
        "3; bids 1 0 0",
        {"p2": "0"},
        "p2.fourteens",
        dict.fromkeys(SUITS, "tricks_needed"),
    ),
    (
        "a 14 is in one row",
        "3; quiet 1; bids 1 1 0",
        {"p1": "1 green", "p2": "1"},
        "p2.fourteens",
        {"green": "fourteen_twice"},
    ),
    (
        "three places",
        "3; bids 1 0 0",
        {"p1": "1 green black"},
        "p1.pirates",
        {1: "no_room", 2: "no_room"} | dict.fromkeys([3, 4, 5, 6], "king_trick_full"),
    ),
    (
        "three hands",
        "3; bids 1 0 0",
        {"p1": "1"},
        "p1.pirates",
        dict.fromkeys([3, 4, 5, 6], "king_trick_full"),
    ),
    (
        "his Mermaid took the King, so he took nobody",
        "3; bids 1 0 0",
        {"p1": "1 s"},
        "p1.pirates",
        dict.fromkeys(range(1, 7), "one_skull_king"),
    ),
    ("and the other way", "3; bids 1 0 0", {"p1": "1 k1"}, "p1.skull_king", {True: "one_skull_king"}),
    (
        "both Mermaids fell",
        "3; quiet 1; bids 1 1 0",
        {"p1": "1 m2", "p2": "1"},
        "p2.mermaids",
        dict.fromkeys([1, 2], "two_mermaids"),
    ),
    (
        "so none took the King",
        "3; quiet 1; bids 1 1 0",
        {"p1": "1 m2", "p2": "1"},
        "p2.skull_king",
        {True: "two_mermaids"},
    ),
    (
        "the third colour needs the lead",
        "3; bids 1 0 0",
        {"p1": "1 green purple"},
        "p1.fourteens",
        {"yellow": "must_lead"},
    ),
    ("the leader has it", "3; bids 0 1 0", {"p2": "1 green purple"}, "p2.fourteens", {}),
    (
        "the sixth Pirate",
        "8; quiet 1; bids 1 1 0 0 0 0 0 0",
        {"p1": "1 m1", "p2": "1"},
        "p2.pirates",
        {6: "six_pirates"},
    ),
]


def previewed(text, rows):
    return played(text).preview(
        {"type": "result", "rows": {player: row(said) for player, said in rows.items()}}
    )


def at(view, path):
    for key in path.split("."):
        view = view[key]
    return view


@pytest.mark.parametrize(("shown", "text", "rows", "path", "stands"), SHOWN, ids=[row[0] for row in SHOWN])
def test_what_stands_so_far(shown, text, rows, path, stands):
    assert at(previewed(text, rows), path) == stands


@pytest.mark.parametrize(("why", "text", "rows", "whose", "grey"), GREY, ids=[row[0] for row in GREY])
def test_what_is_grey(why, text, rows, whose, grey):
    player, field = whose.split(".")
    values = previewed(text, rows)["rows"][player]["fields"][field]
    assert {chip["value"]: chip["refusal"]["code"] for chip in values if chip["refusal"]} == grey
    everything = {
        "tricks": None,
        "fourteens": SUITS,
        "mermaids": range(3),
        "pirates": range(7),
        "skull_king": [False, True],
    }
    expected = everything[field] or range(played(text).view()["cards"] + 1)
    assert [chip["value"] for chip in values] == list(expected)


def test_bids_half_typed():
    game = played("3; quiet 4")
    every = [{"value": value, "refusal": None} for value in range(6)]
    assert game.preview({"type": "bids", "bids": {"p1": 4, "p2": 0}}) == {
        "type": "bids",
        "complete": False,
        "missing": ["p3"],
        "missing_shots": [],
        "bid_total": 4,
        "cards": 5,
        "refusal": None,
        "rows": {player: {"bid": every} for player in game.players_in},
    }


@pytest.mark.parametrize(
    ("bids", "complete", "code"),
    [("4 0 1", True, None), ("5 5 5", True, None), ("6 0 0", False, "bid_out_of_range")],
)
def test_bids_all_typed(bids, complete, code):
    story = Story("3; quiet 4")
    shown = played("3; quiet 4").preview(story.told(f"bids {bids}")[0])
    assert (shown["complete"], shown["refusal"] and shown["refusal"]["code"]) == (complete, code)


@pytest.mark.parametrize("entry", [{"type": "bids"}, {"type": "bids", "bids": {}}])
def test_no_bids_yet(entry):
    shown = played("3").preview(entry)
    assert (shown["missing"], shown["bid_total"], shown["complete"]) == (["p1", "p2", "p3"], 0, False)


@pytest.mark.parametrize(
    ("text", "entry", "code"),
    [
        ("3", {"type": "result"}, "not_now"),
        ("3; bids 1 0 0", {"type": "bids"}, "not_now"),
        ("3; end", {"type": "result"}, "game_is_over"),
        ("3", {"type": "join", "total": 2000}, "join_total_out_of_range"),
        ("3", {"type": "join"}, None),
        ("3", {"type": "ruling", "note": "x", "points": {"p1": 5}}, None),
        ("3; leave p1", {"type": "leave", "player": "p1"}, "player_has_left"),
        ("3", {"type": "leave", "player": "p1"}, None),
        ("3; bids 1 0 0", {"type": "void_round", "note": "x"}, None),
        ("3", {"type": "end"}, None),
    ],
)
def test_other_entries_say_only_whether_they_are_refused(text, entry, code):
    shown = played(text).preview(entry)
    assert (shown["type"], shown["refusal"] and shown["refusal"]["code"]) == (entry["type"], code)
    assert set(shown) == {"type", "refusal"}


@pytest.mark.parametrize(
    ("text", "entry", "errors"),
    [
        (
            "3; bids 1 0 0",
            {"type": "result", "rows": {"p1": {"tricks": "1"}}},
            {"rows.p1.tricks": "not_a_number"},
        ),
        ("3", {"type": "bids", "bids": {"p1": None}}, {"bids.p1": "not_a_number"}),
        ("3", {"type": "bids", "bids": {"p7": 1}}, {"bids.p7": "unknown_player"}),
        ("3", {}, {"type": "missing"}),
    ],
)
def test_what_is_typed_must_have_its_shape(text, entry, errors):
    with pytest.raises(RuleViolation) as refused:
        played(text).preview(entry)
    assert (refused.value.code, refused.value.facts) == ("ill_shaped", {"errors": errors})


def round_begun(rng, count):
    """A game in some round with bids on the table, and the round's true rows."""
    seats, size = ids(count), rng.randint(1, 10)
    game = new_game("skull-king", seats, {"dealer": rng.choice(seats)})
    for entry in Story(f"{count}; quiet {size - 1}").entries:
        game.play(entry)
    rows = play_round(rng, seats, game.view()["leader"], cards_dealt(size, count), rich=rng.random() < 0.8)
    bids = {seat: row["tricks"] if rng.random() < 0.8 else 0 for seat, row in rows.items()}
    game.play({"type": "bids", "bids": bids})
    assert game.view()["leader"] == next_seat(seats, game.view()["dealer"])
    return game, bids, rows


@given(seed=st.integers(0, 2**32), count=st.integers(2, 8))
@settings(max_examples=14)
def test_what_really_happened_is_never_grey(seed, count):
    """Typed in any order, row by row: the true value of every open field can be tapped."""
    rng = Random(seed)
    game, bids, rows = round_begun(rng, count)
    typed = {}
    for player in rng.sample(list(rows), count):
        fields = game.preview({"type": "result", "rows": typed})["rows"][player]["fields"]
        assert chip(fields, "tricks", rows[player]["tricks"]) is None
        typed[player] = {"tricks": rows[player]["tricks"]}
        if bids[player] == rows[player]["tricks"]:
            tap_bonuses(rng, game, typed, player, rows[player])
    shown = game.preview({"type": "result", "rows": typed})
    assert (shown["complete"], shown["refusal"]) == (True, None)
    game.play({"type": "result", "rows": typed})


def tap_bonuses(rng, game, typed, player, true_row):
    taps = [("fourteens", suit) for suit in true_row["fourteens"]]
    taps += [(field, true_row[field]) for field in ("mermaids", "pirates", "skull_king")]
    for field, value in rng.sample(taps, len(taps)):
        fields = game.preview({"type": "result", "rows": typed})["rows"][player]["fields"]
        assert chip(fields, field, value) is None
        new = [*typed[player].get("fourteens", []), value] if field == "fourteens" else value
        typed[player] = {**typed[player], field: new}


def chip(fields, field, value):
    return next(each["refusal"] for each in fields[field] if each["value"] == value)


@given(seed=st.integers(0, 2**32), count=st.integers(2, 8))
@settings(max_examples=20)
def test_a_chip_is_grey_exactly_when_the_result_with_it_is_refused(seed, count):
    """Once all tricks are in; what lies nowhere (fourteens_missing) is said of the whole, not of a chip."""
    rng = Random(seed)
    game, _, rows = round_begun(rng, count)
    player = rng.choice(list(rows))
    rows[player] = {"tricks": rows[player]["tricks"]} if rng.random() < 0.5 else rows[player]
    fields = game.preview({"type": "result", "rows": rows})["rows"][player]["fields"]
    for field in ("fourteens", "mermaids", "pirates", "skull_king"):
        for each in fields[field]:
            assert each["refusal"] == expected(game, rows, player, (field, each["value"]))


def expected(game, rows, player, tapped):
    """The refusal of the result with that chip tapped, as `play` says it."""
    bid = game.bids[player]
    if bid != rows[player]["tricks"]:
        return {"code": MISSED, "facts": {"player": player, "bid": bid}} if tapped[1] else None
    field, value = tapped
    if field == "fourteens":
        value = list(dict.fromkeys([*rows[player].get("fourteens", []), value]))
    tried = {"type": "result", "rows": {**rows, player: {**rows[player], field: value}}}
    code, facts = refusal(copy.deepcopy(game), tried) or ("fourteens_missing", {})
    return None if code == "fourteens_missing" else {"code": code, "facts": facts}
