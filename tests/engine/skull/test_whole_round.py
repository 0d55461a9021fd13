"""A round in one entry, sentence by sentence, and half typed."""

from itertools import product

import pytest

from .notation import judge, played

# p1 has lost three to the own skull; p3 turns the one disc p1 has left: the skull.
ONLY_THE_SKULL = "3 | 1=1x1 1=1x1 1=1x1 * 1:1 -2 3:2 -1 3f 1s lose"
GONE = "3 | 1=1x1 1=1x1 1=1x1 * 1:1 -2 -3 1f"
TWO_EACH = "3 | * +1 +2 +3"
ALL_OF_P1 = "3 | * +1 +2 +3 +1 +2 +3 +1"
HOLDS = "3 lc | 2=1x2 2=1x2 2=1x2"

# (rule, what was said, what is tried, what comes of it)
ROWS = [
    ("Count: from 1", "3 |", "1=0", "! challenge_out_of_range player=p1 bid=0 max=12"),
    ("Count: from 1, a failure too", "3 |", "1=0x1", "! challenge_out_of_range player=p1 bid=0 max=12"),
    ("Count: never below", "3 |", "1=-1x2", "! challenge_out_of_range player=p1 bid=-1 max=12"),
    ("Count: to the discs of all still in", "3 |", "1=12x2", "first_placement last.bid=12 p1.discs=3"),
    ("Count: no more", "3 |", "1=13x2", "! challenge_out_of_range player=p1 bid=13 max=12"),
    (
        "Count: the discs lost do not count",
        "3 | 1=1x1",
        "1=12x2",
        "! challenge_out_of_range player=p1 bid=12 max=11",
    ),
    (
        "Count: of all still in: not of one who has gone home",
        "4 | leave4",
        "1=13x2",
        "! challenge_out_of_range player=p1 bid=13 max=12",
    ),
    ("Count: Last Chance included", HOLDS, "1=10x3", "first_placement last.bid=10"),
    (
        "Success: as many flowers as can lie there",
        "3 |",
        "1=9",
        "first_placement round=2 p1.successes=1 last.turned=9 last.outcome=success",
    ),
    ("Success: refused beyond", "3 |", "1=10", "! not_enough_flowers bid=10 flowers=9"),
    ("Success: no − 1 where the skull is not proved", "3 | 2=1x2", "1=9", "first_placement p1.successes=1"),
    (
        "Success: no − 1 where the skull is not proved, refused beyond",
        "3 | 2=1x2",
        "1=10",
        "! not_enough_flowers bid=10 flowers=9",
    ),
    ("Success: no − 1 where the skull is gone", GONE, "2=7", "first_placement p2.successes=1"),
    ("Success: where the skull is gone, refused beyond", GONE, "2=8", "! not_enough_flowers bid=8 flowers=7"),
    ("Success: Last Chance counts", HOLDS, "1=9", "! not_enough_flowers bid=9 flowers=8"),
    (
        "Another's skull: the next disc after the own",
        "3 |",
        "1=2x2",
        "first_placement p1.discs=3 last.skull_owner=p2 last.turned=-",
    ),
    (
        "Another's skull: larger than the first placement",
        "3 |",
        "1=1x2",
        "! own_stack_first challenger=p1 owner=p2 discs=1",
    ),
    (
        "Another's skull: larger than the discs recorded",
        TWO_EACH,
        "1=2x2",
        "! own_stack_first challenger=p1 owner=p2 discs=2",
    ),
    ("Another's skull: larger than the discs recorded", TWO_EACH, "1=3x2", "first_placement p1.discs=3"),
    ("Another's skull: others' discs do not matter", "3 | * +1 +2", "3=2x2", "first_placement p3.discs=3"),
    ("The owner must still be in", "4 | 1=1x1 1=1x1 1=1x1 1=1x1 name2", "2=5x1", "! player_is_out player=p1"),
    ("The owner must still be at the table", "4 | leave1", "2=5x1", "! player_has_left player=p1"),
    ("With a skull not proved gone", GONE, "2=5x1", "! skull_is_gone owner=p1 entry=7 proved_round=4"),
    ("It proves that owner's skull: yes", "3 | 1=1x1", "2=5x1", "first_placement p1.skull=yes"),
    (
        "It proves that owner's skull, for later rounds",
        "3 | 1=1x1 1=1x1 1=1x1 2=5x1 * 2:2 -3 -1 2f",
        "1f",
        "! skull_is_among_them owner=p1 flowers=0 discs=1 entry=3 proved_round=4",
    ),
    (
        "Nothing else: neither the challenger's",
        "3 | 1=1x1 1=1x1 1=1x1",
        "1=2x2",
        "first_placement p1.eliminated=True starter=p2",
    ),
    (
        "Nothing else: nor any other's",
        "3 | 1=1x1 3=1x3",
        "1=9x2",
        "first_placement p1.skull=unknown p3.skull=unknown",
    ),
    ("A success proves nothing", "3 | 1=1x1", "1=9", "first_placement p1.skull=unknown"),
    ("Own skull", "3 |", "1=1x1", "first_placement p1.discs=3 p1.skull=unknown last.outcome=own_skull"),
    ("Own skull: not when proved gone", GONE, "1=1x1", "! skull_is_gone owner=p1 entry=7 proved_round=4"),
    ("Own skull: whatever is recorded", TWO_EACH, "1=1x1", "first_placement p1.discs=3"),
    (
        "A challenger whose only disc is a proved skull has no success",
        ONLY_THE_SKULL,
        "1=1",
        "! skull_must_be_own challenger=p1 bid=1",
    ),
    (
        "A challenger whose only disc is a proved skull meets no other's",
        ONLY_THE_SKULL,
        "1=3x2",
        "! skull_must_be_own challenger=p1 bid=3",
    ),
    (
        "A challenger whose only disc is a proved skull meets that",
        ONLY_THE_SKULL,
        "1=3x1",
        "choose_starter chooser=p1",
    ),
    ("Likewise with all four on the mat", ALL_OF_P1, "1=4", "! skull_must_be_own challenger=p1 bid=4"),
    (
        "Likewise with all four on the mat, another's skull",
        ALL_OF_P1,
        "1=5x2",
        "! skull_must_be_own challenger=p1 bid=5",
    ),
    ("With all four on the mat: three flowers on top", ALL_OF_P1, "1=3", "first_placement p1.successes=1"),
    ("The loss is taken with it", "3 |", "1=5x2", "first_placement round=2 p1.discs=3 starter=p1"),
    (
        "The loss is taken with it: nothing to lose any more",
        "3 | 1=5x2",
        "lose",
        "! not_now type=lose_disc phase=first_placement",
    ),
    (
        "Self-eliminated: still names the next starter",
        "3 | 1=1x1 1=1x1 1=1x1",
        "1=1x1",
        "choose_starter chooser=p1 challenger=p1 round=4",
    ),
    (
        "Self-eliminated: names",
        "3 | 1=1x1 1=1x1 1=1x1 1=1x1",
        "name3",
        "first_placement starter=p3 round=5 last.outcome=own_skull",
    ),
    (
        "Self-eliminated: no bid, no ruling before that",
        "3 | 1=1x1 1=1x1 1=1x1 1=1x1",
        "rule",
        "! not_now type=ruling phase=choose_starter",
    ),
    (
        "Self-eliminated: voiding gives the disc back",
        "3 | 1=1x1 1=1x1 1=1x1 1=1x1",
        "void",
        "first_placement p1.discs=1 p1.eliminated=False round=4 chooser=-",
    ),
    (
        "Knocked out by another's skull: its owner starts",
        "3 | 1=1x1 1=1x1 1=1x1",
        "1=2x3",
        "first_placement starter=p3 starter_reason=skull_owner",
    ),
    ("The second success wins", "3 | 2=1", "2=1", "game_over winners=p2 ended.reason=two_successes"),
    (
        "The last one wins",
        "3 | leave3 1=1x1 1=1x1 1=1x1",
        "1=1x1",
        "game_over winners=p2 ended.reason=last_player",
    ),
    (
        "While nothing but placements is recorded: none",
        "3 |",
        "2=3",
        "first_placement p2.successes=1 starter=p2",
    ),
    ("While nothing but placements is recorded: one", "3 | +2", "2=3", "first_placement p2.successes=1"),
    (
        "While nothing but placements is recorded: several",
        TWO_EACH,
        "2=3",
        "first_placement p2.successes=1 on_table=0",
    ),
    (
        "While nothing but placements is recorded: not after a bid",
        "3 | * 1:1",
        "2=3",
        "! not_now type=challenge phase=bidding",
    ),
    (
        "While nothing but placements is recorded: not while turning",
        "3 | * 1:3",
        "1=3",
        "! not_now type=challenge phase=reveal",
    ),
    ("The challenger is still in", "4 | 1=1x1 1=1x1 1=1x1 1=1x1 name2", "1=1", "! player_is_out player=p1"),
    ("The challenger is still at the table", "4 | leave1", "1=1", "! player_has_left player=p1"),
]

HALF_TYPED = [{}, {"count": 1}, {"count": 4}, {"count": 9}, {"count": 99}, {"skull_owner": None}]
HALF_TYPED += [{"challenger": player} for player in ("p1", "p2")] + [
    {"skull_owner": "p1"},
    {"skull_owner": "p2"},
]
HALF_TYPED += [
    {"challenger": "p1", "count": 1},
    {"challenger": "p1", "skull_owner": None},
    {"count": 2, "skull_owner": "p1"},
]
HALF_TYPED += [
    {"challenger": "p1", "count": 3, "skull_owner": "p2"},
    {"challenger": "p2", "count": 1, "skull_owner": "p1"},
]
TABLES = ["3 |", TWO_EACH, ALL_OF_P1, ONLY_THE_SKULL, GONE, HOLDS, "4 | 4=1x4 4=1x4 4=1x4 4=1x4 name1 leave3"]


@pytest.mark.parametrize(("rule", "said", "tried", "comes"), ROWS, ids=[row[0] for row in ROWS])
def test_rule(rule, said, tried, comes):
    judge(said, tried, comes)


@pytest.mark.parametrize("said", TABLES)
@pytest.mark.parametrize("typed", HALF_TYPED, ids=str)
def test_half_typed_a_value_is_grey_exactly_when_nothing_completes_it(said, typed):
    game = played(said)
    before = game.view()
    foreseen = game.preview({"type": "challenge", **typed})
    assert game.view() == before
    choices = choices_of(game)
    whole = {fields for fields in product(*choices.values()) if is_taken(game, fields)}
    for place, (field, values) in enumerate(choices.items()):
        shown = {chip["value"]: chip["refusal"] is None for chip in foreseen["fields"][field]}
        others = {place_of(name): value for name, value in typed.items() if name != field}
        expected = {value: completes(whole, {**others, place: value}) for value in values}
        assert shown == expected
    assert foreseen["missing"] == [field for field in choices if field not in typed]
    if not foreseen["missing"]:
        assert (foreseen["refusal"] is None) == (tuple(typed[field] for field in choices) in whole)
        assert foreseen["complete"] == (foreseen["refusal"] is None)
    else:
        assert (foreseen["refusal"], foreseen["complete"]) == (None, False)


def choices_of(game):
    """All values of each field, in the order of typing; those still in, from the view alone."""
    seats = [player["id"] for player in game.view()["players"] if not player["eliminated"]]
    discs = sum(
        player["hand"] + player["stack"] for player in game.view()["players"] if player["id"] in seats
    )
    return {"challenger": seats, "count": list(range(1, discs + 1)), "skull_owner": [None, *seats]}


FIELDS = ["challenger", "count", "skull_owner"]


def place_of(field):
    return FIELDS.index(field)


def completes(whole, known):
    return any(all(fields[place] == value for place, value in known.items()) for fields in whole)


def is_taken(game, fields):
    entry = {"type": "challenge", **dict(zip(FIELDS, fields, strict=True))}
    return game.preview(entry)["complete"]
