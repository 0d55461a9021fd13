"""What people may be called at a table, so that everybody can tell them apart, in every script."""

import unicodedata
from collections.abc import Sequence

from companion.engine.looks import looks
from companion.engine.names import LONGEST_LABEL, LONGEST_NAME, LONGEST_NOTES, Names

__all__ = ["LONGEST_LABEL", "LONGEST_NAME", "LONGEST_NOTES", "NAMES"]

# Joiners that scripts and emoji need inside a word; every other invisible sign is refused.
_JOINERS = "\u200c\u200d"
_UNSEEN = ("Cc", "Cf", "Cs", "Zl", "Zp")
_BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2065\u2800\u3164\uffa0\U0001d159"
_NEVER_SEEN = (range(0xFFF0, 0xFFF9), range(0xE0000, 0xE1000))
# More marks on one letter than any script needs would be drawn over the lines above and below.
_MOST_MARKS = 5
# They choose a look for the sign before them, and tell no two names apart.
_VARIANTS = (range(0x180B, 0x180E), range(0x180F, 0x1810), range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0))


class EveryScript(Names):
    """The rules for names, as far as the house knows every script."""

    def trimmed(self, text: str) -> str:
        return text.strip()

    def tidy(self, text: str) -> str:
        """Return a text as it is kept: composed, without spaces around it."""
        return unicodedata.normalize("NFC", text).strip()

    def sounds(self, name: str) -> str:
        """Return a name without what tells no two apart: case, width, spacing, joiners."""
        folded = unicodedata.normalize("NFKC", name).casefold()
        return "".join(sign for sign in unicodedata.normalize("NFKC", folded) if _tells_apart(sign))

    def text_error(self, text: str, longest: int, allowed: str = "") -> str | None:
        """Return what is wrong with a line of text, as a code, or None; also where marks are piled up on a letter."""
        wrong = super().text_error(text, longest, allowed)
        return wrong or ("piled_marks" if _are_piled(unicodedata.normalize("NFD", text)) else None)

    def looks(self, name: str) -> str:
        """Return a name as a reader may take it, whatever its letters are and however wide."""
        seen = looks(unicodedata.normalize("NFKC", name), str.casefold)
        return "".join(sign for sign in seen if _tells_apart(sign))

    def is_unseen(self, sign: str) -> bool:
        if sign in _JOINERS or _is_among(sign, _VARIANTS):
            return False
        return sign in _BLANK or unicodedata.category(sign) in _UNSEEN or _is_among(sign, _NEVER_SEEN)


NAMES = EveryScript()


def _are_piled(text: str) -> bool:
    piled = 0
    for sign in text:
        piled = piled + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if piled > _MOST_MARKS:
            return True
    return False


def _tells_apart(sign: str) -> bool:
    return not (sign.isspace() or sign in _JOINERS or _is_among(sign, _VARIANTS))


def _is_among(sign: str, signs: Sequence[range]) -> bool:
    return any(ord(sign) in some for some in signs)
