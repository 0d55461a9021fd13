"""The shape of each thing in our own document: its fields, and what each of them must be."""

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Any

from companion.engine import GAMES
from companion.tables.codes import SIGNS, typed_code
from companion.tables.names import LONGEST_LABEL, LONGEST_NOTES, NAMES
from companion.translations import LANGUAGES

Fits = Callable[[Any], bool]
Shape = Mapping[str, Fits]

LONGEST_SOUNDS = 160
LONGEST_UID = 64
LONGEST_SOURCE = 20
MOST = 10**9
KINDS = ("open", "entry", "undo", "redo", "amend", "patch", "rematch")


def misfit(shape: Shape, thing: object) -> str | None:
    """Return the first field that is missing, or is not what it must be; None where all fit."""
    if not isinstance(thing, dict):
        return "{}"
    return next(
        (field for field, fits in shape.items() if field not in thing or not fits(thing[field])), None
    )


def moment_of(said: str) -> datetime:
    """Return a moment, in UTC; it needs its zone. Raises ValueError."""
    at = datetime.fromisoformat(said)
    if at.tzinfo is None or not 1900 <= at.year < 9999:
        raise ValueError(said)
    return at.astimezone(UTC)


def is_moment(said: Any) -> bool:
    try:
        return bool(moment_of(said)) if isinstance(said, str) and len(said) < 40 else False
    except ValueError:
        return False


def is_name(said: Any) -> bool:
    return isinstance(said, str) and NAMES.name_error(said) is None and NAMES.tidy(said) == said


def is_code(said: Any) -> bool:
    return isinstance(said, str) and set(said) <= set(SIGNS) and typed_code(said) == said


def is_number(said: Any) -> bool:
    return type(said) is int and -MOST < said < MOST


def is_yes_or_no(said: Any) -> bool:
    return isinstance(said, bool)


def is_game(said: Any) -> bool:
    return isinstance(said, str) and said in GAMES


def is_text(longest: int, allowed: str = "") -> Fits:
    return lambda said: isinstance(said, str) and NAMES.text_error(said, longest, allowed) is None


def is_list(fits: Fits) -> Fits:
    return lambda said: isinstance(said, list) and all(map(fits, said))


def is_like(shape: Shape) -> Fits:
    return lambda said: misfit(shape, said) is None


def or_none(fits: Fits) -> Fits:
    return lambda said: said is None or fits(said)


def _is_sound(said: Any) -> bool:
    return isinstance(said, str) and 0 < len(said) <= LONGEST_SOUNDS and NAMES.sounds(said) == said


def _is_object(said: Any) -> bool:
    return isinstance(said, dict)


def _is_natural(said: Any) -> bool:
    return is_number(said) and said >= 0


_LABEL = or_none(is_text(LONGEST_LABEL))
_NOTES = or_none(is_text(LONGEST_NOTES, "\n\t"))
_KNOWN_AS = is_list(is_like({"source": is_text(LONGEST_SOURCE), "uid": is_text(LONGEST_UID)}))

HOUSE: Shape = {
    "name": _LABEL,
    "languages": is_list(lambda said: isinstance(said, str) and said in LANGUAGES),
    "only_dms_open": is_yes_or_no,
}
DM: Shape = {
    "number": _is_natural,
    "name": is_name,
    "added_at": is_moment,
    "retired_at": or_none(is_moment),
    "knows": is_list(is_game),
}
CATALOGUE: Shape = {"game": is_game, "facts": _is_object, "changed_at": is_moment}
PERSON: Shape = {
    "name": is_name,
    "known_as": lambda said: bool(said) and is_list(_is_sound)(said),
    "merged_into": or_none(_is_sound),
    "forgotten_at": or_none(is_moment),
}
ACT: Shape = {
    "seq": _is_natural,
    "kind": lambda said: said in KINDS,
    "body": _is_object,
    "round": or_none(_is_natural),
    "writer": _is_natural,
    "at": is_moment,
}
_GAME: Shape = {
    "code": is_code,
    "game": is_game,
    "dm": or_none(_is_natural),
    "started_at": is_moment,
    "deleted_at": or_none(is_moment),
    "known_as": _KNOWN_AS,
}
TABLE: Shape = {
    **_GAME,
    "last_act_at": is_moment,
    "ended_at": or_none(is_moment),
    "rematch_of": or_none(is_code),
    "writers": is_list(is_like({"name": or_none(is_name), "dm": or_none(_is_natural)})),
    "log": lambda said: bool(said) and is_list(is_like(ACT))(said),
}
SEAT: Shape = {
    "name": is_name,
    "rank": or_none(_is_natural),
    "total": or_none(is_number),
    "winner": is_yes_or_no,
}
LOGGED: Shape = {
    **_GAME,
    "ended_at": is_moment,
    "minutes": or_none(_is_natural),
    "ended_early": is_yes_or_no,
    "label": _LABEL,
    "notes": _NOTES,
    "seats": is_list(is_like(SEAT)),
}
