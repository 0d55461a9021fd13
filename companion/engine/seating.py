"""Sitting down: what a table's opening says, and what may be changed of it later."""

from .log import Line, seat_id
from .refusal import Refusal, ill_shaped
from .sheet import Sheet
from .violation import RuleViolation

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from .names import Names


def opening(asked: "Mapping[str, Any]", names: "Names") -> "dict[str, Any]":
    """Return the opening as it is kept. `asked`: game, players (names in clockwise order), options?, label?.

    Raises Refusal: ill_shaped, name_taken, and RuleRefusal: unknown_game, seats_out_of_range, ill_shaped.
    """
    body = {"players": asked["players"], "options": asked.get("options") or {}}
    _refuse_unplayable(asked["game"], [Line(0, "open", body)])
    body["players"] = names.checked_names(asked["players"])
    body.update(names.checked_words(asked))
    return body


def patch(sheet: Sheet, names: "Names", asked: "Mapping[str, Any]") -> "dict[str, Any]":
    """Return what is kept of a change of label, notes, names; before the first entry also of players and options.

    Raises Refusal: game_has_begun, ill_shaped, name_taken, and what opening a table may refuse.
    """
    body: "dict[str, Any]" = dict(names.checked_words(asked))
    if "players" in asked or "options" in asked:
        if sheet.log.live:
            raise Refusal("game_has_begun")
        body.update(_patched_seats(sheet, names, asked))
    if "names" in asked:
        people = _seated(body["players"]) if "players" in body else sheet.log.people()
        body["names"] = _patched_names(people, names, asked["names"])
    return body


def next_opening(sheet: Sheet, names: "Names", players: "Sequence[str] | None" = None) -> "dict[str, Any]":
    """Return what the next game opens with: game, label, players, options; who deals or starts follows from this one.

    players: names in clockwise order, where they are not those who are still here.
    """
    people = sheet.log.people()
    if players is None:
        players = [one["name"] for one in people if one["id"] in sheet.game.players_here]
    options = sheet.log.options()
    options.update(sheet.game.rematch_options())
    seated = _seated_anew(options, people, [names.sounds(name) for name in players], names)
    return {"game": sheet.slug, "label": sheet.log.label(), "players": players, "options": seated}


def _seated_anew(
    options: "dict[str, Any]", people: list[dict[str, str]], players: list[str], names: "Names"
) -> "dict[str, Any]":
    """Return the options with the ids of the new seats; in the place of someone gone stands who sat next."""
    sounds = [names.sounds(one["name"]) for one in people]
    moved = {}
    for at, one in enumerate(people):
        staying = [name for name in sounds[at:] + sounds[:at] if name in players]
        moved[one["id"]] = seat_id(players.index(staying[0]) if staying else 0)
    seated = dict(options)
    for field in options:
        if isinstance(options[field], str):
            seated[field] = moved.get(options[field], options[field])
    return seated


def _patched_seats(sheet: Sheet, names: "Names", asked: "Mapping[str, Any]") -> "dict[str, Any]":
    body = {field: asked[field] for field in ("players", "options") if field in asked}
    _refuse_unplayable(sheet.slug, sheet.log.patches + [Line(sheet.log.seq + 1, "patch", body)])
    if "players" in asked:
        body["players"] = names.checked_names(asked["players"])
    return body


def _seated(players: "Sequence[str]") -> list[dict[str, str]]:
    return [{"id": seat_id(seat), "name": name} for seat, name in enumerate(players)]


def _patched_names(
    people: list[dict[str, str]], names: "Names", asked: "Mapping[str, str]"
) -> dict[str, str]:
    here = [one["id"] for one in people]
    unknown = {"names." + player: "unknown_player" for player in asked if player not in here}
    if unknown:
        raise ill_shaped(unknown)
    patched = {
        player: names.checked_name(asked[player], "names." + player) for player in here if player in asked
    }
    kept = [("names." + one["id"], one["name"]) for one in people if one["id"] not in patched]
    names.refuse_alike(kept + [("names." + player, patched[player]) for player in here if player in patched])
    return patched


def _refuse_unplayable(slug: str, lines: "Sequence[Line]") -> None:
    """Raises RuleRefusal: unknown_game, seats_out_of_range, ill_shaped."""
    sheet = Sheet(slug, lines)
    try:
        sheet.replay([])
    except RuleViolation as violation:
        refusal = sheet.refusal_of(violation)
        refusal.errors = {f"options.{field}".rstrip("."): wrong for field, wrong in refusal.errors.items()}
        raise refusal from None
