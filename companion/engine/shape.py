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


def errors(shape: "Any", value: "Any", players: list[str], path: str, partial: bool) -> dict[str, str]:
    """Return what is wrong with `value`, a code per dotted path; `partial` lets fields be missing."""
    if isinstance(shape, list):
        return {} if value in shape and isinstance(value, str) else {path: "unknown_word"}
    if isinstance(shape, str):
        wrong = _plain_error(shape, value, players)
        return {path: wrong} if wrong else {}
    if "or_null" in shape:
        return {} if value is None else errors(shape["or_null"], value, players, path, partial)
    if "any_of" in shape:
        return _any_errors(shape["any_of"], value, players, path, partial)
    if "list_of" in shape:
        return _list_errors(shape["list_of"], value, players, path, partial)
    if "by_player" in shape:
        return _by_player_errors(shape["by_player"], value, players, path, partial)
    return field_errors(shape["fields"], value, players, path, partial)


def field_errors(
    fields: "dict[str, Any]", value: "Any", players: list[str], path: str = "", partial: bool = False
) -> dict[str, str]:
    """Return what is wrong with an object of these fields: missing, unknown or ill-shaped ones."""
    if not isinstance(value, dict):
        return {path: "not_an_object"}
    found: dict[str, str] = {}
    known = []
    for name in fields:
        field = name.rstrip("?")
        known.append(field)
        if field in value:
            found.update(errors(fields[name], value[field], players, _join(path, field), partial))
        elif field == name and not partial:
            found[_join(path, field)] = "missing"
    for name in value:
        if name not in known:
            found[_join(path, str(name))] = "unknown_field"
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


def _list_errors(shape: "Any", value: "Any", players: list[str], path: str, partial: bool) -> dict[str, str]:
    if not isinstance(value, list):
        return {path: "not_a_list"}
    found: dict[str, str] = {}
    for index in range(len(value)):
        found.update(errors(shape, value[index], players, _join(path, str(index)), partial))
    return found


def _any_errors(shapes: "Any", value: "Any", players: list[str], path: str, partial: bool) -> dict[str, str]:
    """Return no errors where one of the shapes fits; else those of the shape that fits best, the first of equals."""
    found = [errors(shape, value, players, path, partial) for shape in shapes]
    return {} if {} in found else next((wrong for wrong in found if path not in wrong), found[0])


def _by_player_errors(
    shape: "Any", value: "Any", players: list[str], path: str, partial: bool
) -> dict[str, str]:
    if not isinstance(value, dict):
        return {path: "not_an_object"}
    found: dict[str, str] = {}
    for key in value:
        where = _join(path, str(key))
        if key in players:
            found.update(errors(shape, value[key], players, where, partial))
        else:
            found[where] = "unknown_player"
    return found


def _join(path: str, name: str) -> str:
    return path + "." + name if path else name
