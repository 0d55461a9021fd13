"""Table codes."""

import pytest

from companion.tables.codes import SIGNS, new_code, typed_code


def test_codes_hold_no_vowels_and_no_look_alikes():
    assert len(SIGNS) == len(set(SIGNS)) == 25
    assert not set(SIGNS) & set("AEIOU01SZBL")
    assert all(len(new_code()) == 6 and set(new_code()) <= set(SIGNS) for _ in range(200))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("K7QX2M", "K7QX2M"),
        ("k7qx2m", "K7QX2M"),
        (" k7q x2m ", "K7QX2M"),
        ("K7Q-X2M", "K7QX2M"),
        ("K7Q–X2M", "K7QX2M"),
        ("Ｋ７ＱＸ２Ｍ", "K7QX2M"),
        ("SZB23C", "52823C"),
        ("szb23c", "52823C"),
    ],
)
def test_a_typed_code_is_forgiven(typed, meant):
    assert typed_code(typed) == meant


@pytest.mark.parametrize(
    "typed", ["", "K7QX2", "K7QX2MM", "K7QX2O", "K7QX2M\0", "K7QX2é", "K7QX2M" + " " * 200, "́" * 100_000]
)
def test_what_can_be_no_code_means_none(typed):
    assert typed_code(typed) == ""
