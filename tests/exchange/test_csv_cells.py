"""Cells of CSV: any text comes back as it was, and none is computed by a spreadsheet."""

import csv
import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.exchange.csv_cells import as_typed, csv_line, neutral

TEXTS = st.text(st.one_of(st.characters(exclude_categories=["Cs"]), st.sampled_from("=+-@'\t\r\n\",＝")))


@given(texts=st.lists(TEXTS, min_size=2, max_size=4))
def test_any_text_comes_back(texts):
    line = csv_line(texts)
    assert line.endswith("\r\n")
    (cells,) = csv.reader(io.StringIO(line, newline=""), strict=True)
    assert [as_typed(cell) for cell in cells] == texts
    assert not any(cell.startswith(tuple("=+-@\t\r＝＋－＠")) for cell in cells)


@pytest.mark.parametrize(
    ("text", "cell"),
    [
        ("=1+1", "'=1+1"),
        ("-Bo", "'-Bo"),
        ("'=quoted already", "''=quoted already"),
        ("＝full width", "'＝full width"),
        ("O'Neil", "O'Neil"),
        ("'tis", "'tis"),
        ("1-2", "1-2"),
    ],
)
def test_what_looks_like_a_formula_is_a_text(text, cell):
    assert (neutral(text), as_typed(cell)) == (cell, text)


def test_numbers_stay_numbers_and_yes_is_true():
    assert csv_line([-10, 0, None, True, False, ""]) == "-10,0,,true,false,\r\n"
