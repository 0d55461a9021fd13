"""What people may be called, so that everybody can read it and tell them apart."""

import time

import pytest

from companion.tables.names import LONGEST_NAME, NAMES
from companion.tables.refusal import Refusal


@pytest.mark.parametrize(
    "name",
    [
        "Ana",
        "小雨",
        "D'Arcy-O’Neil 2.",
        "👨\u200d👩\u200d👧\u200d👦",
        "❤\ufe0f",
        "葛\U000e0100城",
        "می\u200cخواهم",
        "Nguyễn Thị Thuỳ",
        "ที่รัก",
        "བསྒྲུབས",
        "שָׁלוֹם",
        "ᠰᠠ\u180bᠶᠢᠨ",
        "𠮷野家",
        "e\u0301" * LONGEST_NAME,
        "\u1100\u1161\u11a8" * LONGEST_NAME,
        "\u03b1\u0313\u0300\u0345" * LONGEST_NAME,
        " " * 5000 + "Ana" + "\u3000" * 5000,
    ],
)
def test_a_name_is_a_name(name):
    assert NAMES.name_error(name) is None
    assert 0 < len(NAMES.checked_name(name, "name")) <= LONGEST_NAME


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("", "name_empty"),
        (" \u3000\xa0\u2003", "name_empty"),
        ("\u200d\u200c", "name_empty"),
        ("\ufe0f", "name_empty"),
        ("\U000e0100", "name_empty"),
        ("A" + "\u0301\u0327\u0489" * 2 + "na", "piled_marks"),
        ("Z\u0335\u0321\u0348\u0301\u0327\u0353algo", "piled_marks"),
        ("\u180b \u180f", "name_empty"),
        ("B" * 41, "too_long"),
        ("e\u0301" * 41, "too_long"),
        ("B\u0301\u0327" * 41, "too_long"),
        *[
            (f"B{sign}o", "unseen_signs")
            for sign in "\0\t\n\r\x7f\x85\xad\u034f\u061c\u115f\u17b4\u17b5\u180e\u200b\u200e\u2028\u202e\u2060"
            "\u2065\u2066\u2800\u3164\ufeff\uffa0\ufff5\ufff9\U0001d159\U0001d173\U000e0001\U000e0020\U000e0080"
            "\U000e0fff\ud800"
        ],
    ],
)
def test_a_name_that_cannot_be_read_is_none(name, wrong):
    assert NAMES.name_error(name) == wrong


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ana", "aNA"),
        ("Ana", "Ａｎａ"),
        ("Ana Li", "Anali"),
        ("Ame\u0301lie", "Amélie"),
        ("Straße", "STRASSE"),
        ("カナ", "ｶﾅ"),
        ("葛", "葛\U000e0101"),
        ("❤", "❤\ufe0f"),
        ("ab", "a\u200db"),
        ("ﬁn", "fin"),
    ],
)
def test_two_that_nobody_can_tell_apart(one, other):
    assert NAMES.sounds(one) == NAMES.sounds(other)
    with pytest.raises(Refusal, match="name_taken"):
        NAMES.refuse_alike([("players.0", one), ("players.1", other)])


LOOK_ALIKE = [
    ("Ana", "Аna"),  # a Cyrillic А
    ("Ana", "Anа"),
    ("BOBA", "ВОВА"),
    ("Oca", "Оса"),
    ("Nikos", "Νikοs"),  # Greek
    ("Al", "AI"),
    ("Bob", "B0b"),
    ("Eli", "Eӏi"),
    ("Ana", "Ａｎа"),
    ("Ipek", "ıpek"),
    ("İpek", "ipek"),
    ("İPEK", "ipek"),
    ("Ana", "𝐀nа"),
    ("エリ", "工り"),
    ("カオル", "力才ル"),
    ("へいた", "ヘいた"),
    ("Ana", "Ꭺna"),
]


@pytest.mark.parametrize(("one", "other"), LOOK_ALIKE)
def test_two_that_look_alike(one, other):
    with pytest.raises(Refusal) as refused:
        NAMES.refuse_alike([("players.0", one), ("players.1", other)])
    assert (refused.value.code, refused.value.facts) == ("name_alike", {"name": other, "other_name": one})
    assert refused.value.errors == {"players.1": "name_alike"}


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ana", "Anna"),
        ("Amélie", "Amelie"),
        ("Lina", "Iina"),
        ("Ai", "Al"),
        ("Ida", "Lda"),
        ("Jörg", "Jorg"),
        ("Аня", "Ана"),
        ("小雨", "小雪"),
        ("さくら", "サクラ"),
        ("Bo 2", "Bo 3"),
        ("Мила", "Mina"),
        ("👩", "👨"),
        ("王", "玉"),
    ],
)
def test_two_that_everybody_can_tell_apart(one, other):
    NAMES.refuse_alike([("players.0", one), ("players.1", other)])


def test_a_wall_of_accents_is_refused_at_once():
    """To compose it would take time by the square of its length: this one minutes, with every other table waiting."""
    wall = "a" + "\u0301\u0327" * 100_000
    begun = time.perf_counter()
    assert (NAMES.name_error(wall), NAMES.text_error(wall, 2000)) == ("too_long", "too_long")
    assert time.perf_counter() - begun < 1
