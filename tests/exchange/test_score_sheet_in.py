"""Score sheets of Skull King: judged by the engine, every row that does not add up is named."""

import csv
import io
from datetime import UTC, datetime

import pytest

from companion.engine import new_game
from companion.exchange.bonus_ways import first_way, ways_to
from companion.exchange.found import Aside
from companion.exchange.readers import read_file
from tests.exchange.files import SHEET, troubles

HEADER, *LINES = SHEET.splitlines()


def sheet(*changes: tuple[str, str], text: str = SHEET) -> bytes:
    """The sheet with something else in it."""
    for before, after in changes:
        assert before in text
        text = text.replace(before, after)
    return text.encode()


def only(raw: bytes):
    """The one game of a file in which nothing is wrong."""
    contents = read_file(raw)
    assert contents.troubles == []
    (found,) = contents.found
    return found


def played(found):
    """The game as the engine has it after these entries."""
    ids = [f"p{seat}" for seat in range(1, len(found.seats) + 1)]
    game = new_game("skull-king", ids, found.options)
    for entry in found.entries:
        game.play({field: value for field, value in entry.items() if field != "name"})
    return game.view()


def totals(found) -> list[int]:
    return [player["total"] for player in played(found)["players"]]


def test_a_sheet_with_what_a_person_would_type():
    found = only(sheet())
    assert (found.game, found.seats, found.label) == ("skull-king", ["Ana", "Bo", "小雨"], "By the window")
    assert (found.finished_at, found.is_day_only) == (datetime(2026, 10, 3, 12, tzinfo=UTC), True)
    assert totals(found) == [20 + 40 - 20, 10 + 20 - 10, 10 + 20 - 10]
    assert found.is_early  # three rounds of ten
    assert played(found)["ended"] == {"reason": "ended_early"}


def test_a_bonus_is_explained_by_captures_that_can_have_been():
    rows = next(entry for entry in only(sheet()).entries[2:] if entry["type"] == "result")["rows"]
    assert rows["p1"]["fourteens"] == ["black"] or rows["p1"]["mermaids"] == 1


def test_points_alone_tell_the_bonus():
    text = (
        "date,player,round,bid,tricks,points\n"
        "2026-10-03,Ana,1,1,1,20\n2026-10-03,Bo,1,0,0,10\n"
        "2026-10-03,Ana,2,1,1,50\n2026-10-03,Bo,2,1,1,20\n"
    )
    found = only(text.encode())
    assert totals(found) == [70, 30]
    assert played(found)["rounds"][1]["rows"]["p1"]["bonus"] == 30


RASCAL = """\
date,player,round,bid,tricks,points
2026/10/3,Ana,1,1,1,10
2026/10/3,Bo,1,0,0,10
2026/10/3,Ana,2,1,2,10
2026/10/3,Bo,2,0,0,20
"""


def test_rascals_points_are_known_by_what_they_are():
    found = only(RASCAL.encode())
    assert found.options["scoring"] == "rascal"
    assert totals(found) == [20, 30]


def test_whole_games_come_out_as_the_engine_scored_them(six_friends):
    ids = [f"p{seat}" for seat in range(1, 7)]
    game = new_game("skull-king", ids, six_friends["options"])
    for entry in six_friends["entries"]:
        game.play(entry)
    view = game.view()
    out = io.StringIO()
    rows = csv.writer(out)
    rows.writerow(["date", "player", "round", "bid", "tricks", "points", "total", "winner"])
    for one in view["rounds"]:
        for player, name in zip(ids, six_friends["players"], strict=True):
            row = one["rows"][player]
            wins = player in view["winners"]
            rows.writerow(
                [
                    "2026-10-03",
                    name,
                    one["round"],
                    row["bid"],
                    row["tricks"],
                    row["points"],
                    row["total"],
                    wins,
                ]
            )
    found = only(out.getvalue().encode())
    assert totals(found) == [player["total"] for player in view["players"]]
    assert played(found)["winners"] == view["winners"]
    assert not found.is_early


@pytest.mark.parametrize(
    "written",
    [
        lambda text: "\ufeff" + text,
        lambda text: text.replace("\n", "\r\n"),
        lambda text: text.replace(",", ";"),
        lambda text: text.replace(",", "\t"),
        lambda text: "sep=;\n" + text.replace(",", ";"),
        lambda text: text.replace("Ana", '"Ana"'),
        lambda text: text.replace("Ana", "  ana ", 1),
        lambda text: text + "\n,,,,,,\n",
        lambda text: text.replace("2026-10-03", "2026年10月3日"),
        lambda text: text.replace("date,player,round,bid,tricks", "日期,玩家,轮次,叫墩,墩数"),
        lambda text: text.replace("date,player,round,bid,tricks", " Date ,PLAYER,Round, Bid,Tricks"),
        lambda text: text.replace("By the window,2026-10-03", ",").replace(",,", "By the window,2026-10-03,", 1),
    ],
)  # fmt: skip
def test_however_a_spreadsheet_writes_it(written):
    assert totals(only(written(SHEET).encode())) == [40, 20, 20]


def test_unicode_text_of_excel_is_read():
    assert totals(only(SHEET.replace(",", "\t").encode("utf-16"))) == [40, 20, 20]


def test_a_name_that_looks_like_a_formula_comes_back_as_it_was():
    assert only(sheet(("Ana", "'=Ana"))).seats[0] == "=Ana"


def test_two_games_on_one_sheet():
    assert len(read_file((SHEET + "\n".join(LINES)).encode()).found) == 2
    by_player = sorted(LINES, key=lambda line: line.split(",")[2])
    assert len(read_file("\n".join([HEADER, *by_player, *by_player]).encode()).found) == 2


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        # what the rules forbid
        ([("Bo,2,1,1,0", "Bo,2,1,2,0")], [("row 5–7", "rules")]),
        ([("Ana,1,1,1,", "Ana,1,2,1,")], [("row 2", "rules")]),
        ([("Ana,2,1,1,20", "Ana,2,1,0,0"), ("Bo,1,0,0", "Bo,1,0,1")], [("row 2–4", "rules"), ("row 5–7", "rules")]),
        # a bonus
        ([("Ana,2,1,1,20", "Ana,2,1,1,25")], [("row 5", "bonus_impossible")]),
        ([("Ana,3,2,0,0", "Ana,3,2,0,20")], [("row 8", "bonus_counts_not")]),
        ([("Ana,2,1,1,20", "Ana,2,1,1,-10")], [("row 5", "bonus_impossible")]),
        # cells
        ([("Bo,2,1,1,0", "Bo,2,one,1,0")], [("row 6", "not_a_whole_number")]),
        ([("Bo,2,1,1,0", "Bo,2,1.5,1,0")], [("row 6", "not_a_whole_number")]),
        ([("Bo,2,1,1,0", "Bo,2,,1,0")], [("row 6", "cell_is_empty")]),
        ([("Bo,2,1,1,0", "Bo,2,NaN,1e9,0")], [("row 6", "not_a_whole_number")]),
        ([("2026-10-03", "3.10.2026")], [("row 2", "not_a_day")]),
        ([("2026-10-03", "2026-13-01")], [("row 2", "not_a_day")]),
        ([("2026-10-03", "2999-10-03")], [("row 2", "day_in_the_future")]),
        # who is there
        ([("Bo,2,1,1,0", "Ana,2,1,1,0")], [("row 6", "row_twice")]),
        ([("By the window,2026-10-03,Bo,2,1,1,0\n", "")], [("row 5–6", "row_missing")]),
        ([(name + ",3,", name + ",4,") for name in ("Ana", "Bo", "雨")], [("row 8", "round_missing")]),
        ([("Bo", "x" * 41)], [("row 3", "name_too_long"), ("row 6", "name_too_long"), ("row 9", "name_too_long")]),
        ([("Bo", "ANA ")], [("row 3", "row_twice"), ("row 6", "row_twice"), ("row 9", "row_twice")]),
        # the file
        ([("player", "who")], [("", "unknown_file")]),
        ([("round,bid,tricks,bonus", "rank,total,winner,x")], [("", "games_not_rounds")]),
        ([("bid", "guess")], [("row 1", "columns_missing")]),
        ([("bonus", "bid")], [("row 1", "column_twice")]),
        ([("Bo,2,1,1,0", "Bo,2,1,1,0,7")], [("row 6", "row_too_long")]),
        ([("Bo,2", '"Bo,2')], [("line 10", "broken_row")]),
    ],
)  # fmt: skip
def test_every_row_that_does_not_add_up_is_named(changes, expected):
    assert troubles(sheet(*changes)) == expected


def test_points_and_totals_that_differ_are_named_with_what_is_right():
    text = (
        "date,player,round,bid,tricks,points,total,winner\n"
        "2026-10-03,Ana,1,1,1,20,20,yes\n2026-10-03,Bo,1,0,0,10,10,no\n"
        "2026-10-03,Ana,2,2,2,40,60,yes\n2026-10-03,Bo,2,0,0,20,35,no\n"
        "2026-10-03,Ana,3,1,1,25,85,yes\n2026-10-03,Bo,3,1,1,20,55,no\n"
    )
    contents = read_file(text.encode())
    assert [(one.where, one.code, one.facts["said"], one.facts["found"]) for one in contents.troubles] == [
        ("row 5", "total_differs", 35, 30),
        ("row 6", "points_differ", 25, 20),
    ]


def test_a_winner_who_has_not_won():
    text = "date,player,round,bid,tricks,winner\n2026-10-03,Ana,1,0,0,yes\n2026-10-03,Bo,1,1,1,no\n"
    (trouble,) = read_file(text.encode()).troubles
    assert (trouble.code, trouble.facts) == ("winner_differs", {"said": ["Ana"], "found": ["Bo"]})


def test_rows_of_other_games_and_without_rounds_are_left_out():
    text = (
        SHEET.replace(HEADER, HEADER + ",game")
        + "T,2026-10-03,Ana,1,1,1,0,skull\nT,2026-10-03,Cy,,,,,skull-king\n"
    )
    contents = read_file(text.encode())
    assert (len(contents.found), contents.troubles) == (1, [])
    assert sorted(contents.asides) == [Aside("other_games_rows", 1), Aside("without_rounds", 1)]


def test_who_comes_later_and_who_goes_home_where_totals_tell():
    text = (
        "date,player,round,bid,tricks,points,total\n"
        "2026-10-03,Ana,1,1,1,20,20\n2026-10-03,Bo,1,0,0,10,10\n2026-10-03,Cy,1,0,0,10,10\n"
        "2026-10-03,Ana,2,2,2,40,60\n2026-10-03,Bo,2,0,0,20,30\n2026-10-03,Dee,2,0,0,20,25\n"
    )
    found = only(text.encode())
    assert found.seats == ["Ana", "Bo", "Cy"]
    assert [entry["type"] for entry in found.entries] == [
        "bids",
        "result",
        "leave",
        "join",
        "bids",
        "result",
        "end",
    ]
    assert totals(found) == [60, 30, 10, 25]


@pytest.mark.parametrize("points", range(0, 400, 10))
def test_ways_earn_what_they_should(points):
    for plain, black, mermaids, pirates, king in ways_to(points):
        assert 10 * plain + 20 * black + 20 * mermaids + 30 * pirates + 40 * king == points


def test_no_box_holds_two_black_fourteens():
    assert first_way({"p1": 40, "p2": 40, "p3": 40, "p4": 40, "p5": 40}, lambda _: True) is None
    found = first_way({"p1": 20, "p2": 20, "p3": 10}, lambda _: True)
    assert len({suit for row in found.values() for suit in row["fourteens"]}) == sum(
        len(row["fourteens"]) for row in found.values()
    )
