"""Plays of BG Stats, as people type them."""

from copy import deepcopy
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from companion.exchange.bg_stats_scores import placed, score_of
from companion.exchange.found import Aside
from companion.exchange.readers import read_file
from tests.exchange.files import BG_STATS, bg_stats, troubles

SKULL, KING, UNKNOWN_GAME, IGNORED, GONE, BY_HAND = range(6)


def with_play(at: int, **changes) -> bytes:
    """The one play, with other fields; a field of None is left out."""
    play = {**deepcopy(BG_STATS["plays"][at]), **changes}
    return bg_stats(plays=[{field: value for field, value in play.items() if value is not None}])


@pytest.mark.parametrize(
    ("said", "number"),
    [
        ("0", 0), ("-135", -135), (" 42 ", 42), ("16+18+17+12", 63), ("-3-5+4+2", -2), ("+7", 7), ("−5", -5), (12, 12),
        (None, None), ("", None), ("13.5", None), ("86+84+", None), ("0--0-3", None), ("6.+8", None), ("９", None),
        ("1" * 500, None), ("999999+1", None), (float("inf"), None), (True, None),
        ([], None), ({}, None), (10**400, None),
    ],
)  # fmt: skip
def test_a_score_is_a_number_only_where_it_is_clean(said, number):
    assert score_of(said) == number


@pytest.mark.parametrize(
    ("totals", "winners", "said", "ranks"),
    [
        ([63, None, -2], [False, True, False], [2, 1, 3], [2, 1, 3]),
        ([63, 50, 50], [True, False, False], [None, None, None], [1, 2, 2]),
        ([63, 50, 40], [False, True, False], [None, None, None], [2, 1, 2]),  # the flag beats the score
        ([63, 50, 40], [False, True, False], [1, 2, 3], [2, 1, 2]),  # and the rank
        ([None, None, None], [True, True, False], [None, None, None], [1, 1, 3]),
        ([None, None], [True, False], [1, 1], [1, 2]),
        ([5, 5, 1], [True, True, False], [1, 1, 2], [1, 1, 3]),  # ranks as 1 1 2 become 1 1 3
        ([9, 8], [False, False], [None, None], [1, 2]),  # nobody won
        ([None, 8], [False, False], [None, None], [None, None]),
    ],
)
def test_who_won_comes_first_whatever_else_was_typed(totals, winners, said, ranks):
    assert placed(totals, winners, said) == ranks


def test_plays_of_our_games_are_found_and_all_others_stay_where_they_are():
    contents = read_file(bg_stats())
    assert contents.troubles == []
    assert [(one.game, one.seats) for one in contents.found] == [
        ("skull", ["Ana", "Bo", "Anonymous player", "Anonymous player 2"]),
        ("skull-king", ["Ana", "Bo", "小雨"]),
        ("skull-king", ["小雨", "Ana"]),
    ]
    assert sorted(contents.asides) == sorted(
        [Aside("other_games", 1), Aside("ignored_plays", 1), Aside("deleted_there", 1)]
    )


def test_what_a_play_tells():
    skull, king, _ = read_file(bg_stats()).found
    assert (skull.uid, skull.label, skull.notes, skull.minutes) == (
        "AAAAAAAA-0000-4000-8000-000000000001",
        "Café Nord",
        "Rain outside",
        35,
    )
    assert skull.finished_at == datetime(2024, 5, 3, 20, 5, tzinfo=UTC)
    assert [seat["total"] for seat in skull.result] == [None] * 4
    assert [seat["rank"] for seat in skull.result] == [2, 1, 2, 2]
    assert [(seat["total"], seat["rank"], seat["winner"]) for seat in king.result] == [
        (63, 2, False),
        (None, 1, True),
        (-2, 3, False),
    ]
    assert king.minutes is None
    assert king.notes == "Ana: 16+18+17+12 · Bo: 86+84+ · 小雨: -3-5+4+2"


def test_nothing_that_is_not_needed_is_kept():
    assert "example.com" not in repr(read_file(bg_stats()))


def test_clocks_go_by_the_zone_that_is_named():
    found = read_file(with_play(SKULL), ZoneInfo("Asia/Shanghai")).found[0]
    assert found.finished_at == datetime(2024, 5, 3, 12, 5, tzinfo=UTC)


@pytest.mark.parametrize(
    ("changes", "where", "code"),
    [
        ({"playDate": "soon", "playDateYmd": None}, "play 1", "date_unknown"),
        ({"playDate": None, "playDateYmd": None}, "play 1", "date_unknown"),
        ({"playDate": "2999-01-01 10:00:00"}, "play 1 (2999-01-01)", "in_the_future"),
        ({"playerScores": []}, "play 1 (2024-05-03)", "too_few_people"),
        ({"playerScores": None}, "play 1 (2024-05-03)", "too_few_people"),
        (
            {"playerScores": [{"playerRefId": 1, "winner": True}] * 3},
            "play 1 (2024-05-03)",
            "name_twice",
        ),
        ({"playerScores": [{"playerRefId": 99}] * 3}, "play 1 (2024-05-03)", "name_missing"),
        ({"playerScores": [{"anonymousName": "x" * 41}] * 3}, "play 1 (2024-05-03)", "name_too_long"),
        ({"playerScores": [{}] * 9}, "play 1 (2024-05-03)", "too_many_people"),
    ],
)
def test_what_cannot_be_taken_is_named_with_its_play(changes, where, code):
    assert troubles(with_play(SKULL, **changes)) == [(where, code)]


@pytest.mark.parametrize(
    "changes",
    [
        {"durationMin": "long", "comments": 7, "locationRefId": [1]},
        {"durationMin": None, "comments": None, "locationRefId": None, "ignored": None},
        {"durationMin": 10**30, "rounds": [[[]]], "metaData": "{", "playImages": None},
        {"playDate": None, "entryDate": "2024-05-03 19:30:00"},
        {"uuid": None},
        {"uuid": "\ud800", "comments": "\x00\u202eevil\ud800"},
    ],
)
def test_fields_that_are_missing_or_odd_do_no_harm(changes):
    contents = read_file(with_play(SKULL, **changes))
    assert (len(contents.found), contents.troubles) == (1, [])
    assert "\u202e" not in (contents.found[0].notes or "")


def test_a_play_without_identity_is_known_by_what_it_says():
    one, other = (read_file(with_play(SKULL, uuid=None, rating=rating)).found[0] for rating in (1, 2))
    assert one.uid == other.uid
    assert one.uid != read_file(with_play(SKULL, uuid=None, playDate="2024-05-03 19:31:00")).found[0].uid


def test_a_play_that_stands_there_twice_is_one():
    play = BG_STATS["plays"][SKULL]
    again = {**play, "uuid": play["uuid"].lower()}
    assert len(read_file(bg_stats(plays=[play, again])).found) == 1


def test_a_game_in_which_nobody_won_counts_as_ended_early():
    seats = [{"playerRefId": seat, "score": str(-seat)} for seat in (1, 2, 3)]
    found = read_file(with_play(KING, playerScores=seats)).found[0]
    assert found.is_early
    assert [seat["rank"] for seat in found.result] == [1, 2, 3]
