"""Every reason why an entry is refused (other than what a round can hold), with its facts; nothing changes then."""

import ast
from pathlib import Path

import pytest

import companion.engine
from companion.engine import CODES, RuleViolation, new_game

from . import test_box_refusals, test_captures, test_desk
from .notation import played, played_on, refusal, row, tried_entries

TOO_LONG = "x" * 201
RULING = {"type": "ruling", "note": "agreed"}
SCORES = {"p1": {"tricks": 1}, "p2": {"tricks": 0}, "p3": {"tricks": 0}}
ENDED = "3; end"
PLAYING = "3; bids 1 0 0"

# What is wrong; a story; what is tried after it; code and facts of the refusal.
REFUSED = [
    (
        "bids: more than the cards",
        "3; quiet 1",
        "bids 3 0 0",
        "bid_out_of_range",
        {"player": "p1", "bid": 3, "cards": 2},
    ),
    ("bids: less than none", "3", "bids 0 -1 0", "bid_out_of_range", {"player": "p2", "bid": -1, "cards": 1}),
    (
        "bids: nine from the eight cards of eight players",
        "8; quiet 9",
        "bids 0 0 0 0 0 0 0 9",
        "bid_out_of_range",
        {"player": "p8", "bid": 9, "cards": 8},
    ),
    (
        "bids: one for each player",
        "4",
        {"type": "bids", "bids": {"p1": 0, "p3": 1}},
        "bids_missing",
        {"players": ["p2", "p4"]},
    ),
    ("bids: none at all", "3", {"type": "bids", "bids": {}}, "bids_missing", {"players": ["p1", "p2", "p3"]}),
    (
        "bids: for one who has left",
        "4; leave p2",
        {"type": "bids", "bids": {"p1": 0, "p2": 0, "p3": 0, "p4": 0}},
        "player_has_left",
        {"player": "p2"},
    ),
    (
        "bids: shown once, they stand (questions 14)",
        PLAYING,
        "bids 0 0 1",
        "not_now",
        {"type": "bids", "phase": "playing"},
    ),
    ("bids: after the end", ENDED, "bids 0 0 0", "game_is_over", {"type": "bids"}),
    ("result: before the bids", "3", "result 1, 0, 0", "not_now", {"type": "result", "phase": "bidding"}),
    ("result: after the end", ENDED, "result 1, 0, 0", "game_is_over", {"type": "result"}),
    (
        "result: a row for each player",
        PLAYING,
        {"type": "result", "rows": {"p2": {"tricks": 1}}},
        "rows_missing",
        {"players": ["p1", "p3"]},
    ),
    (
        "result: a row for one who has left",
        "4; leave p4; bids 1 0 0",
        {"type": "result", "rows": SCORES | {"p4": {"tricks": 0}}},
        "player_has_left",
        {"player": "p4"},
    ),
    (
        "result: more tricks than cards",
        PLAYING,
        "result 2, 0, 0",
        "tricks_out_of_range",
        {"player": "p1", "tricks": 2, "cards": 1},
    ),
    (
        "result: fewer tricks than none",
        PLAYING,
        "result 1, -1, 1",
        "tricks_out_of_range",
        {"player": "p2", "tricks": -1, "cards": 1},
    ),
    ("result: fewer Mermaids than none", PLAYING, "result 1 m-1, 0, 0", "count_out_of_range", {"value": -1}),
    ("result: fewer Pirates than none", PLAYING, "result 1 k-2, 0, 0", "count_out_of_range", {"value": -2}),
    (
        "result: fewer destroyed than none",
        PLAYING,
        {"type": "result", "rows": SCORES, "destroyed": -1},
        "count_out_of_range",
        {"value": -1},
    ),
    (
        "result: one 14 twice in a row",
        PLAYING,
        "result 1 green green, 0, 0",
        "fourteen_twice",
        {"suit": "green", "players": ["p1"]},
    ),
    ("join: with bids on the table", PLAYING, "join", "not_now", {"type": "join", "phase": "playing"}),
    ("join: eight are enough", "8", "join", "table_full", {"max": 8}),
    ("join: eight seats, one of them left", "8; leave p3", "join", "table_full", {"max": 8}),
    ("join: eight seats, whatever the phase", "8; bids 0 0 0 0 0 0 0 1", "join", "table_full", {"max": 8}),
    ("join: not while the top is tied", "3; quiet 10", "join", "no_join_in_tiebreak", {}),
    ("join: after the end", ENDED, "join", "game_is_over", {"type": "join"}),
    ("join: after the end of a full table", "8; end", "join", "game_is_over", {"type": "join"}),
    ("join: after the end of extra rounds", "3; quiet 10; end", "join", "game_is_over", {"type": "join"}),
    (
        "join: too far ahead",
        "3",
        "join 1001",
        "join_total_out_of_range",
        {"total": 1001, "min": -1000, "max": 1000},
    ),
    (
        "join: too far behind",
        "3",
        "join -1001",
        "join_total_out_of_range",
        {"total": -1001, "min": -1000, "max": 1000},
    ),
    (
        "ruling: too many points",
        "3",
        "ruling p2+1001",
        "ruling_out_of_range",
        {"player": "p2", "points": 1001, "min": -1000, "max": 1000},
    ),
    (
        "ruling: too many points off",
        "3",
        "ruling p1-1001",
        "ruling_out_of_range",
        {"player": "p1", "points": -1001, "min": -1000, "max": 1000},
    ),
    (
        "ruling: between rounds only",
        PLAYING,
        "ruling p1+10",
        "not_now",
        {"type": "ruling", "phase": "playing"},
    ),
    ("ruling: a dealer who has left", "3; leave p2", "ruling dealer p2", "player_has_left", {"player": "p2"}),
    ("ruling: after the end", ENDED, "ruling p1+10", "game_is_over", {"type": "ruling"}),
    ("void_round: nothing to void", "3", "void", "not_now", {"type": "void_round", "phase": "bidding"}),
    ("void_round: after the end", ENDED, "void", "game_is_over", {"type": "void_round"}),
    ("leave: only once", "3; leave p2", "leave p2", "player_has_left", {"player": "p2"}),
    ("leave: after the end", ENDED, "leave p1", "game_is_over", {"type": "leave"}),
    ("end: only once", ENDED, "end", "game_is_over", {"type": "end"}),
]

# What is tried at a table of three; what is wrong with it, field by field.
ILL_SHAPED = [
    ([], {"": "not_an_object"}),
    ("bids", {"": "not_an_object"}),
    (None, {"": "not_an_object"}),
    ({}, {"type": "missing"}),
    ({"type": None}, {"type": "missing"}),
    ({"type": 7}, {"type": "unknown_word"}),
    ({"type": ["bids"]}, {"type": "unknown_word"}),
    ({"type": "pass", "player": "p1"}, {"type": "unknown_word"}),
    ({"type": "bids"}, {"bids": "missing"}),
    ({"type": "bids", "bids": [1, 0, 0]}, {"bids": "not_an_object"}),
    ({"type": "bids", "bids": None}, {"bids": "not_an_object"}),
    (
        {"type": "bids", "bids": {"p1": "1", "p2": None}},
        {"bids.p1": "not_a_number", "bids.p2": "not_a_number"},
    ),
    (
        {"type": "bids", "bids": {"p1": True, "p2": 0.5}},
        {"bids.p1": "not_a_number", "bids.p2": "not_a_number"},
    ),
    (
        {"type": "bids", "bids": {"p4": 1, "Ana": 1}},
        {"bids.p4": "unknown_player", "bids.Ana": "unknown_player"},
    ),
    ({"type": "bids", "bids": {"graybeard": 1}}, {"bids.graybeard": "unknown_player"}),
    ({"type": "bids", "bids": {}, "note": "hm"}, {"note": "unknown_field"}),
    ({"type": "bids", "bids": {}, "type?": "x"}, {"type?": "unknown_field"}),
    ({"type": "result"}, {"rows": "missing"}),
    ({"type": "result", "rows": {}, "round": 3}, {"round": "unknown_field"}),
    ({"type": "result", "rows": {"p1": 2}}, {"rows.p1": "not_an_object"}),
    ({"type": "result", "rows": {"p1": {}}}, {"rows.p1.tricks": "missing"}),
    ({"type": "result", "rows": {"p1": {"tricks": "two"}}}, {"rows.p1.tricks": "not_a_number"}),
    ({"type": "result", "rows": {"p1": {"tricks": 1, "kraken": 1}}}, {"rows.p1.kraken": "unknown_field"}),
    (
        {"type": "result", "rows": {"p1": {"tricks": 1, "fourteens": "green"}}},
        {"rows.p1.fourteens": "not_a_list"},
    ),
    (
        {"type": "result", "rows": {"p1": {"tricks": 1, "fourteens": ["green", "blue", 14]}}},
        {"rows.p1.fourteens.1": "unknown_word", "rows.p1.fourteens.2": "unknown_word"},
    ),
    (
        {"type": "result", "rows": {"p1": {"tricks": 1, "mermaids": False, "pirates": "3", "skull_king": 1}}},
        {
            "rows.p1.mermaids": "not_a_number",
            "rows.p1.pirates": "not_a_number",
            "rows.p1.skull_king": "not_true_or_false",
        },
    ),
    ({"type": "result", "rows": {}, "destroyed": "none"}, {"destroyed": "not_a_number"}),
    ({"type": "join", "total": "0"}, {"total": "not_a_number"}),
    ({"type": "join", "name": "Dan"}, {"name": "unknown_field"}),
    ({"type": "void_round"}, {"note": "missing"}),
    ({"type": "void_round", "note": 5}, {"note": "not_text"}),
    ({"type": "void_round", "note": ""}, {"note": "empty_text"}),
    ({"type": "void_round", "note": "  \n"}, {"note": "empty_text"}),
    ({"type": "void_round", "note": "\u3000\xa0"}, {"note": "empty_text"}),
    ({"type": "void_round", "note": TOO_LONG}, {"note": "too_long"}),
    ({"type": "ruling"}, {"note": "missing"}),
    ({**RULING, "points": {"p9": 10}}, {"points.p9": "unknown_player"}),
    ({**RULING, "points": {"p1": "ten"}}, {"points.p1": "not_a_number"}),
    ({**RULING, "dealer": "Ana"}, {"dealer": "unknown_player"}),
    ({**RULING, "dealer": 1}, {"dealer": "not_text"}),
    ({"type": "leave"}, {"player": "missing"}),
    ({"type": "leave", "player": "p4"}, {"player": "unknown_player"}),
    ({"type": "leave", "player": ["p1"]}, {"player": "not_text"}),
    ({"type": "leave", "player": "p1", "note": None}, {"note": "not_text"}),
    ({"type": "end", "note": []}, {"note": "not_text"}),
]

# Which game, for whom, with what; code and facts of the refusal.
NOT_OPENED = [
    ("chess", ["p1", "p2"], {}, "unknown_game", {"game": "chess"}),
    ("skull-king", ["p1"], {}, "seats_out_of_range", {"seats": 1, "min": 2, "max": 8}),
    (
        "skull-king",
        [f"p{n}" for n in range(1, 10)],
        {},
        "seats_out_of_range",
        {"seats": 9, "min": 2, "max": 8},
    ),
    ("skull-king", ["p1", "p2"], {"dealer": "p3"}, "ill_shaped", {"errors": {"dealer": "unknown_player"}}),
    ("skull-king", ["p1", "p2"], {"dealer": 1}, "ill_shaped", {"errors": {"dealer": "not_text"}}),
    ("skull-king", ["p1", "p2"], {"starter": "p1"}, "ill_shaped", {"errors": {"starter": "unknown_field"}}),
    ("skull-king", ["p1", "p2"], ["dealer"], "ill_shaped", {"errors": {"": "not_an_object"}}),
]

ENGINE = Path(companion.engine.__file__).parent
FILES = [*ENGINE.glob("*.py"), *ENGINE.glob("skull_king/*.py")]


# An entry's fields have no order: where two seats are at fault, the first in seat order is named. What is tried at
# a table of three, its bids on the table if it is a result; code and facts of the refusal.
BACKWARDS = {"p3": 0, "p2": 1, "p1": 1}
AT_FAULT = [
    (
        {"type": "bids", "bids": {"p2": 9, "p1": 9, "p3": 0}},
        "bid_out_of_range",
        {"player": "p1", "bid": 9, "cards": 2},
    ),
    (
        {"type": "ruling", "note": "x", "points": {"p3": 2000, "p2": -2000}},
        "ruling_out_of_range",
        {"player": "p2", "points": -2000, "min": -1000, "max": 1000},
    ),
    ("3 0, 2 9, 1 9", "tricks_out_of_range", {"player": "p1", "tricks": 9, "cards": 2}),
    ("3 0, 2 1 green, 1 1 green", "fourteen_twice", {"suit": "green", "players": ["p1", "p2"]}),
    ("3 0, 2 1 s, 1 1 s", "one_skull_king", {"players": ["p1", "p2"]}),
    ("3 1, 2 0 green, 1 1 k4", "king_trick_full", {"player": "p1", "pirates": 4, "most": 2}),
    ("3 0 green, 2 0 black, 1 2", "tricks_needed", {"player": "p2", "tricks": 0, "needed": 1}),
    ("3 0, 2 1 m2 green, 1 1 k2 black", "no_room", {"player": "p1", "tricks": 1, "places": 3, "cards": 4}),
]


@pytest.mark.parametrize(("tried", "code", "facts"), AT_FAULT, ids=[str(row[0])[:60] for row in AT_FAULT])
def test_the_order_within_an_entry_means_nothing(tried, code, facts):
    game = played("3; quiet 1")
    if isinstance(tried, str):
        game.play({"type": "bids", "bids": BACKWARDS})
        rows = [part.strip().partition(" ") for part in tried.split(",")]
        tried = {"type": "result", "rows": {f"p{seat}": row(said) for seat, _, said in rows}}
    assert refusal(game, tried) == (code, facts)


@pytest.mark.parametrize(("rule", "text", "tried", "code", "facts"), REFUSED, ids=[row[0] for row in REFUSED])
def test_refused(rule, text, tried, code, facts):
    story, entries, last = tried_entries(text, tried)
    assert refusal(played_on(story, entries), last) == (code, facts)


@pytest.mark.parametrize(("entry", "errors"), ILL_SHAPED, ids=[str(row[0])[:60] for row in ILL_SHAPED])
@pytest.mark.parametrize("text", ["3", PLAYING, ENDED])
def test_ill_shaped_is_said_first(text, entry, errors):
    assert refusal(played(text), entry) == ("ill_shaped", {"errors": errors})


@pytest.mark.parametrize(("slug", "players", "options", "code", "facts"), NOT_OPENED)
def test_not_opened(slug, players, options, code, facts):
    with pytest.raises(RuleViolation) as refused:
        new_game(slug, players, options)
    assert (refused.value.code, refused.value.facts) == (code, facts)


def test_a_note_may_be_as_long_as_200_characters():
    game = played(PLAYING)
    assert refusal(game, {"type": "void_round", "note": "零" * 200}) is None
    assert refusal(game, {"type": "leave", "player": "p1", "note": "late"}) is None
    assert refusal(game, {"type": "end", "note": "x"}) is None


def test_every_reason_of_skull_king_has_its_row():
    """The codes that its files name; a bonus without its bid is only a greyed chip (test_preview)."""
    tables = REFUSED + NOT_OPENED + test_captures.REFUSED
    rows = {code for *_, code, _ in tables + test_box_refusals.REFUSED + test_box_refusals.NOT_OPENED}
    rows |= {code for *_, code, _ in test_desk.REFUSED}
    assert rows - {None} | {"ill_shaped", "bonus_needs_exact_bid", "bonus_needs_close_bid"} == {
        code for file in FILES for code in codes_in(file)
    }


def codes_in(file):
    """The codes that a file raises: words of the list, the list itself aside."""
    if file.name == "violation.py":
        return set()
    words = {node.value for node in ast.walk(ast.parse(file.read_text())) if isinstance(node, ast.Constant)}
    return words & set(CODES)


def test_the_facts_are_those_that_the_code_lists():
    for *_, code, facts in REFUSED + NOT_OPENED + test_captures.REFUSED:
        assert set(facts) == set(CODES[code]), (code, facts)


def test_a_refusal_is_an_exception_that_says_its_code():
    assert str(RuleViolation("not_now", type="bids")) == "not_now"
