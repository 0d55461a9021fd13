"""What people may be called at a table, so that everybody can tell them apart."""

import unicodedata
from collections.abc import Mapping, Sequence

from companion.tables.refusal import Refusal, ill_shaped

LONGEST_NAME = 40
LONGEST_LABEL = 60
LONGEST_NOTES = 2000

# Joiners that scripts and emoji need inside a word; every other invisible sign is refused.
_JOINERS = "\u200c\u200d"
_UNSEEN = ("Cc", "Cf", "Cs", "Zl", "Zp")
_BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2065\u2800\u3164\uffa0\U0001d159"
_NEVER_SEEN = (range(0xFFF0, 0xFFF9), range(0xE0000, 0xE1000))
# They choose a look for the sign before them, and tell no two names apart.
_VARIANTS = (range(0x180B, 0x180E), range(0x180F, 0x1810), range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0))
_COMPOSED_OF = 4  # signs at most, that are one when composed


def checked_names(players: Sequence[str]) -> list[str]:
    """Return the names as they are kept. Raises Refusal: ill_shaped, name_taken."""
    errors = {f"players.{seat}": wrong for seat, name in enumerate(players) if (wrong := name_error(name))}
    if errors:
        raise ill_shaped(errors)
    names = [tidy(name) for name in players]
    refuse_alike({f"players.{seat}": name for seat, name in enumerate(names)})
    return names


def checked_name(name: str, field: str) -> str:
    """Return one name as it is kept. Raises Refusal: ill_shaped."""
    if wrong := name_error(name):
        raise ill_shaped({field: wrong})
    return tidy(name)


def refuse_alike(names: Mapping[str, str]) -> None:
    """Raises Refusal: name_taken, where two names differ in case, width or spacing at most."""
    seen: set[str] = set()
    for field, name in names.items():
        if sounds(name) in seen:
            raise Refusal("name_taken", {"name": name}, errors={field: "name_taken"})
        seen.add(sounds(name))


def tidy(text: str) -> str:
    """Return a text as it is kept: composed, without spaces around it."""
    return unicodedata.normalize("NFC", text).strip()


def sounds(name: str) -> str:
    """Return what two names that nobody can tell apart have in common."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    return "".join(sign for sign in unicodedata.normalize("NFKC", folded) if _tells_apart(sign))


def name_error(name: str) -> str | None:
    """Return what is wrong with a name, as a code, or None."""
    return text_error(name, LONGEST_NAME) or (None if sounds(name) else "name_empty")


def text_error(text: str, longest: int, allowed: str = "") -> str | None:
    """Return what is wrong with a line of text, as a code, or None. Only what may be short enough is composed."""
    if len(text.strip()) > _COMPOSED_OF * longest or len(tidy(text)) > longest:
        return "too_long"
    return "unseen_signs" if any(_is_unseen(sign) for sign in tidy(text) if sign not in allowed) else None


def _is_unseen(sign: str) -> bool:
    if sign in _JOINERS or _is_among(sign, _VARIANTS):
        return False
    return sign in _BLANK or unicodedata.category(sign) in _UNSEEN or _is_among(sign, _NEVER_SEEN)


def _tells_apart(sign: str) -> bool:
    return not (sign.isspace() or sign in _JOINERS or _is_among(sign, _VARIANTS))


def _is_among(sign: str, signs: Sequence[range]) -> bool:
    return any(ord(sign) in some for some in signs)
