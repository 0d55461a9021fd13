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
_BLANK = "\u034f\u115f\u1160\u2800\u3164\uffa0"
_VARIANTS = range(0xFE00, 0xFE10)


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
    if not sounds(name):
        return "name_empty"
    return text_error(name, LONGEST_NAME)


def text_error(text: str, longest: int, allowed: str = "") -> str | None:
    """Return what is wrong with a line of text, as a code, or None."""
    if len(tidy(text)) > longest:
        return "too_long"
    return "unseen_signs" if any(_is_unseen(sign) for sign in tidy(text) if sign not in allowed) else None


def _is_unseen(sign: str) -> bool:
    return sign in _BLANK or (unicodedata.category(sign) in _UNSEEN and sign not in _JOINERS)


def _tells_apart(sign: str) -> bool:
    return not sign.isspace() and sign not in _JOINERS and ord(sign) not in _VARIANTS
