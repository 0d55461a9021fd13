"""What both runtimes can tell of a name; the house knows every script besides (tests/tables/test_names.py)."""

import pytest

from companion.engine.names import LONGEST_NAME, Names
from companion.engine.phone import ask
from companion.engine.refusal import Refusal

from .test_two_runtimes import on_micropython

NAMES = Names()


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Ana", "Ana"),
        (" \t小雨\u3000\xa0", "小雨"),
        ("D'Arcy  2.", "D'Arcy  2."),
        ("x" * LONGEST_NAME, "x" * LONGEST_NAME),
    ],
)
def test_a_name_is_kept_without_the_spaces_around_it(typed, kept):
    assert NAMES.checked_name(typed, "name") == kept


@pytest.mark.parametrize(
    ("typed", "wrong"),
    [
        ("", "name_empty"),
        (" \u3000\xa0", "name_empty"),
        ("x" * (LONGEST_NAME + 1), "too_long"),
        ("a\x00b", "unseen_signs"),
        ("a\nb", "unseen_signs"),
    ],
)
def test_what_is_wrong_with_a_name(typed, wrong):
    with pytest.raises(Refusal) as refused:
        NAMES.checked_name(typed, "names.p1")
    assert (refused.value.code, refused.value.errors) == ("ill_shaped", {"names.p1": wrong})


def test_every_wrong_name_is_told_by_its_seat():
    with pytest.raises(Refusal) as refused:
        NAMES.checked_names(["", "Bo", "\x01x"])
    assert refused.value.errors == {"players.0": "name_empty", "players.2": "unseen_signs"}


def test_two_alike_are_refused_at_the_second():
    with pytest.raises(Refusal) as refused:
        NAMES.checked_names(["Ana", "Bo", "Ana "])
    assert (refused.value.code, refused.value.facts, refused.value.errors) == (
        "name_taken",
        {"name": "Ana"},
        {"players.2": "name_taken"},
    )


def test_notes_may_have_lines_and_a_label_may_be_taken_away():
    asked = {"label": " ", "notes": " a\r\n\tb "}
    assert NAMES.checked_words(asked) == {"label": None, "notes": "a\n\tb"}
    assert NAMES.checked_words({"label": None}) == {"label": None}


# What the phone can tell with no network: everything but what the house knows of every script.
LOOK_ALIKE = [
    ("Ana", "Аna"),
    ("Al", "AI"),
    ("Bob", "B0b"),
    ("Ana", "Ａｎа"),
    ("İpek", "ipek"),
    ("エリ", "工り"),
    ("カオル", "力才ル"),
]
TOLD_APART = [("Ana", "Anna"), ("Lina", "Iina"), ("Ai", "Al"), ("Amélie", "Amelie"), ("小雨", "小雪")]


@pytest.mark.parametrize(("one", "other"), LOOK_ALIKE)
def test_two_that_look_alike_are_refused_with_both_names(one, other):
    with pytest.raises(Refusal) as refused:
        NAMES.checked_names([one, "Bo", other])
    assert (refused.value.code, refused.value.facts) == ("name_alike", {"name": other, "other_name": one})


@pytest.mark.parametrize(("one", "other"), TOLD_APART)
def test_two_that_everybody_can_tell_apart_sit_together(one, other):
    assert NAMES.checked_names([one, other]) == [one, other]


def test_the_phone_takes_names_as_the_house_does():
    asked = [
        {"ask": ["new", {"game": "skull", "players": [*pair, "Cy"]}]} for pair in LOOK_ALIKE + TOLD_APART
    ]
    assert on_micropython(asked) == [ask(*one["ask"]) for one in asked]
