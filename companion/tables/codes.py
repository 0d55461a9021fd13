"""Table codes: short, speakable, no vowels and no two signs that look alike; forgiving when typed."""

import secrets
import unicodedata

SIGNS = "23456789CDFGHJKMNPQRTVWXY"
LENGTH = 6
LONGEST_TYPED = 100

_MISREAD = str.maketrans({"S": "5", "Z": "2", "B": "8"})


def new_code() -> str:
    """Return six signs that nobody can guess."""
    return "".join(secrets.choice(SIGNS) for _ in range(LENGTH))


def typed_code(typed: str, length: int = LENGTH) -> str:
    """Return the code meant by what somebody typed: any width or case, with spaces or dashes; "" for none."""
    if len(typed) > LONGEST_TYPED:
        return ""
    plain = unicodedata.normalize("NFKC", typed).upper().translate(_MISREAD)
    code = "".join(sign for sign in plain if not (sign.isspace() or unicodedata.category(sign) == "Pd"))
    return code if len(code) == length and set(code) <= set(SIGNS) else ""
