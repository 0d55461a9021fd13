"""The text in a file as other programs write it, and what of it can be kept."""

import json
import re
import unicodedata
from typing import Any, NoReturn

from companion.exchange.found import UnreadableFileError
from companion.tables.names import NAMES

PACKED = (b"PK\x03\x04", b"\x1f\x8b", b"BZh", b"\xfd7zXZ", b"7z\xbc\xaf", b"\xd0\xcf\x11\xe0")
UTF_16 = (b"\xff\xfe", b"\xfe\xff")
IN_WORDS = "\n\t"


def text_of(raw: bytes) -> str:
    """Return what a file says. Raises UnreadableFileError: empty_file, packed_file, not_text, not_utf8."""
    if raw.startswith(PACKED):
        raise UnreadableFileError("packed_file")
    if raw.startswith(UTF_16):
        return _decoded(raw, "utf-16").removeprefix("\ufeff")
    if b"\x00" in raw[:4096]:
        raise UnreadableFileError("not_text")
    text = _decoded(raw, "utf-8-sig")
    if not text.strip():
        raise UnreadableFileError("empty_file")
    return text


def json_of(text: str) -> Any:
    """Return what a text says in JSON. Raises UnreadableFileError: not_json, too_deep, no_such_number."""
    try:
        return json.loads(text, parse_constant=_refuse_constant)
    except json.JSONDecodeError as wrong:
        raise UnreadableFileError(
            "not_json", f"line {wrong.lineno}", line=wrong.lineno, column=wrong.colno
        ) from None
    except RecursionError:
        raise UnreadableFileError("too_deep") from None
    except ValueError:
        raise UnreadableFileError("no_such_number") from None


def cleaned(said: object, longest: int, allowed: str = "") -> str:
    """Return a text as it can be kept: composed, without signs that nobody could see, cut where it is too long."""
    if not isinstance(said, str):
        return ""
    if said.isascii() and said.isprintable():
        return said.strip()[:longest].rstrip()
    text = unicodedata.normalize("NFC", said[: 4 * longest].replace("\r\n", "\n"))
    seen = "".join(sign for sign in text if sign in allowed or not NAMES.is_unseen(sign))
    return NAMES.tidy(seen)[:longest].rstrip()


def whole_number(said: object, least: int, most: int) -> int | None:
    """Return a whole number within bounds, however it is written; None where it is none."""
    if isinstance(said, str):
        plain = unicodedata.normalize("NFKC", said[:40]).strip().replace("−", "-")
        return whole_number(int(plain), least, most) if re.fullmatch(r"[+-]?[0-9]{1,9}", plain) else None
    if isinstance(said, bool) or not isinstance(said, int | float):
        return None
    return int(said) if least <= said <= most and said == int(said) else None


def _decoded(raw: bytes, encoding: str) -> str:
    try:
        return raw.decode(encoding)
    except UnicodeDecodeError as wrong:
        line = raw.count(b"\n", 0, wrong.start) + 1
        raise UnreadableFileError("not_utf8", f"line {line}", line=line) from None


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is no JSON")
