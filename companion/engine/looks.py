"""Signs that a reader takes for another, as far as names at a table need it: Latin, Greek, Cyrillic, kana and kanji.

After Unicode's confusables (UTS 39), those that look alike in the letters of a score sheet. `I`, `l`, `1` and `O`, `0`
are alike as well; accents and dots tell apart.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

# What stands first is what the others are taken for.
_ALIKE = [
    "aАаΑαɑᎪ",
    "bВΒᏴᏏ",
    "cСсϹϲᏟⲤⲥ",
    "dԁᎠᏧ",
    "eЕеΕᎬеҽ",
    "gɡԌᏀց",
    "hНΗһհᎻ",
    "iіιıİ",
    "jЈјϳᎫ",
    "kКΚᏦ",
    "lIІΙӀӏ1|ǀ",
    "mМΜϺᎷ",
    "nΝոп",
    "oОоΟοՕօ0",
    "pРрΡρᏢ",
    "qԚԛզ",
    "sЅѕՏᏚ",
    "tТΤᎢ",
    "uυսՍ",
    "vνѵѴᏙ",
    "wԜԝᎳѡ",
    "xХхΧχ",
    "yУуΥγҮү",
    "zΖᏃ",
    "3ЗзӠʒ",
    "カ力",
    "ロ口",
    "ニ二",
    "ハ八",
    "ト卜",
    "タ夕",
    "エ工",
    "オ才",
    "へヘ",
    "べベ",
    "ぺペ",
    "りリ",
    "一ー",
]
_CAPITALS = "ABCDEFGHJKMNOPQRSTUVWXYZL"  # I is in the table
_SMALL = "abcdefghjkmnopqrstuvwxyzL"  # L looks like L alone: Lina is not Iina
_DOT_ABOVE = "\u0307"
_WIDE_FROM, _WIDE_TO, _WIDER_BY = 0xFF01, 0xFF5E, 0xFEE0

TAKEN_FOR = {}
for _row in _ALIKE:
    for _sign in _row[1:]:
        TAKEN_FOR[_sign] = _row[0]
for _capital, _letter in zip(_CAPITALS, _SMALL):  # noqa: B905 - MicroPython has no strict
    TAKEN_FOR[_capital] = _letter


def narrow(sign: str) -> str:
    """Return a Latin sign of double width as it is otherwise."""
    return chr(ord(sign) - _WIDER_BY) if _WIDE_FROM <= ord(sign) <= _WIDE_TO else sign


def looks(name: str, small: "Callable[[str], str]" = str) -> str:
    """Return a name as a reader may take it; spaces, and dots above letters that have one anyway, tell nothing.

    small: makes any other letter small.
    """
    signs = [narrow(sign) for sign in name if sign != _DOT_ABOVE and sign > " "]
    return "".join([TAKEN_FOR[sign] if sign in TAKEN_FOR else small(sign) for sign in signs])


def dotless(sounds: str) -> str:
    """Return how a name sounds where i has no dot, as in Turkish."""
    return sounds.replace(_DOT_ABOVE, "").replace("ı", "i").replace("İ", "i")
