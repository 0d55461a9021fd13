"""The shapes of entries: which fields an entry has and of what kind, before any rule is asked.

A shape is plain JSON-like material, so that the documentation of the API is made from the same tables:
`NUMBER` (a whole number), `BOOL`, `TEXT` (1-200 characters), `PLAYER` (the id of a seat), `["word", …]` (one of
these words), `{"list_of": shape}`, `{"by_player": shape}` (an object keyed by seats),
`{"or_null": shape}`, `{"any_of": [shape, shape]}`, `{"fields": {name: shape}}`.
A field's name ending in `?` may be absent.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

NUMBER = "number"
BOOL = "bool"
TEXT = "text"
PLAYER = "player"
LONGEST_TEXT = 200


def errors(shape: "Any", value: "Any", players: list[str], partial: bool) -> dict[str, str]:
    """Return what is wrong with `value`, a code per dotted path; `partial` lets fields be missing."""
    if isinstance(shape, list):
        return {} if value in shape and isinstance(value, str) else {"": "unknown_word"}
    if isinstance(shape, str):
        wrong = _plain_error(shape, value, players)
        return {"": wrong} if wrong else {}
    if "fields" in shape:
        return field_errors(shape["fields"], value, players, partial)
    if "list_of" in shape:
        return _list_errors(shape["list_of"], value, players, partial)
    if "by_player" in shape:
        return _by_player_errors(shape["by_player"], value, players, partial)
    if "any_of" in shape:
        return _any_errors(shape["any_of"], value, players, partial)
    return {} if value is None else errors(shape["or_null"], value, players, partial)


def field_errors(
    fields: "dict[str, Any]", value: "Any", players: list[str], partial: bool = False
) -> dict[str, str]:
    """Return what is wrong with an object of these fields: missing, unknown or ill-shaped ones."""
    if not isinstance(value, dict):
        return {"": "not_an_object"}
    found: dict[str, str] = {}
    for name in fields:
        field = name.rstrip("?")
        if field in value:
            wrong = errors(fields[name], value[field], players, partial)
            if wrong:
                _note(found, field, wrong)
        elif field == name and not partial:
            found[field] = "missing"
    for name in value:
        if name not in fields and str(name) + "?" not in fields:
            found[str(name)] = "unknown_field"
    return found


def _plain_error(shape: str, value: "Any", players: list[str]) -> str:
    if shape == NUMBER:
        return "" if type(value) is int else "not_a_number"
    if shape == BOOL:
        return "" if type(value) is bool else "not_true_or_false"
    if not isinstance(value, str):
        return "not_text"
    if shape == PLAYER:
        return "" if value in players else "unknown_player"
    # Spelt out, since on the phone strip() takes ASCII's spaces alone.
    if all(letter <= " " or letter in "\x7f\xa0\u3000" for letter in value):
        return "empty_text"
    return "too_long" if len(value) > LONGEST_TEXT else ""


def _list_errors(shape: "Any", value: "Any", players: list[str], partial: bool) -> dict[str, str]:
    if not isinstance(value, list):
        return {"": "not_a_list"}
    found: dict[str, str] = {}
    for index in range(len(value)):
        wrong = errors(shape, value[index], players, partial)
        if wrong:
            _note(found, str(index), wrong)
    return found


def _any_errors(shapes: "Any", value: "Any", players: list[str], partial: bool) -> dict[str, str]:
    """Return no errors where one of the shapes fits; else those of the shape that fits best, the first of equals."""
    found = []
    for shape in shapes:
        wrong = errors(shape, value, players, partial)
        if not wrong:
            return wrong
        found.append(wrong)
    return next((wrong for wrong in found if "" not in wrong), found[0])


def _by_player_errors(shape: "Any", value: "Any", players: list[str], partial: bool) -> dict[str, str]:
    if not isinstance(value, dict):
        return {"": "not_an_object"}
    found: dict[str, str] = {}
    for key in value:
        wrong = errors(shape, value[key], players, partial) if key in players else {"": "unknown_player"}
        if wrong:
            _note(found, str(key), wrong)
    return found


def _note(found: dict[str, str], name: str, wrong: dict[str, str]) -> None:
    """Note what is wrong under its place's name: `plays.0.card`."""
    for path in wrong:
        found[name + "." + path if path else name] = wrong[path]
