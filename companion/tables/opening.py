"""Sitting down: opening a table, setting it right before the first entry, and the next game of the same people."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import select
from sqlalchemy.orm import Session

from companion.engine import GAMES, RuleViolation
from companion.storage import Act, ScoreKey, Table, writing
from companion.tables.access import Asker, hashed, let_browser_write, score_key
from companion.tables.codes import new_code
from companion.tables.log import Line, seat_id
from companion.tables.names import (
    LONGEST_LABEL,
    LONGEST_NOTES,
    checked_name,
    checked_names,
    refuse_alike,
    sounds,
    text_error,
    tidy,
)
from companion.tables.reading import find_table, picture, read_sheet
from companion.tables.refusal import Refusal, ill_shaped
from companion.tables.sheet import Sheet
from companion.tables.turn import Answer, Sent, Turn, fingerprint, turn


class Host(NamedTuple):
    """Who lets people sit down: the house with its secret, and the browser that may write from then on."""

    secret: str
    browser: str | None


class Opened(NamedTuple):
    """A table just opened (or opened before with the same key), and the token that lets write there."""

    table: dict[str, Any]
    score_key: str
    is_new: bool


def open_table(asked: dict[str, Any], key: str | None, host: Host) -> Opened:
    """Open a table for `asked`: game, players (names in clockwise order), options, label.

    The host's browser may write there. The same key again gives the same table again.
    Raises Refusal: ill_shaped, name_taken, key_reused, seats_out_of_range.
    """
    body = _checked(asked)
    mark = fingerprint("open", asked)
    with writing() as session:
        before = _opened_before(session, key, mark)
        table = before or _sit_down(
            session, Table(game=asked["game"], open_key=key, open_fingerprint=mark), body, host
        )
        return _opened(session, table, host, is_new=before is None)


def patch(code: str, asked: dict[str, Any], sent: Sent, asker: Asker) -> Answer:
    """Change label, notes or names; before the first entry also players (seats) and options.

    Raises Refusal: game_has_begun, ill_shaped, name_taken, stale, key_reused.
    """
    with turn(code, asker) as own:
        if not own.is_known(sent.key, "patch", asked):
            own.must_stand_at(sent.after)
            if asked:
                own.write("patch", _patched(own.sheet, asked), sent.key, asked)
        return own.answer()


def rematch(code: str, asked: dict[str, Any], sent: Sent, asker: Asker, host: Host) -> Opened:
    """Open the next table for the same people, or for `players`; who deals or starts follows from the last game.

    Raises Refusal: what opening a table may refuse, and stale.
    """
    with turn(code, asker) as own:
        is_new = not own.is_known(sent.key, "rematch", asked)
        if is_new:
            own.must_stand_at(sent.after)
            table = _next_table(own, asked, host)
            own.write("rematch", {"code": table.code}, sent.key, asked)
            own.answer()
        else:
            table = find_table(own.session, _rematch_under(own, sent.key))
        return _opened(own.session, table, host, is_new=is_new)


def _opened(session: Session, table: Table, host: Host, *, is_new: bool) -> Opened:
    let_browser_write(session, table, host.browser)
    shown = {**picture(table, read_sheet(session, table)), "may_write": True}
    return Opened(shown, score_key(host.secret, table.code), is_new)


def _checked(asked: dict[str, Any]) -> dict[str, Any]:
    """Return the opening as it is kept. Raises Refusal."""
    if asked["game"] not in GAMES:
        raise ill_shaped({"game": "unknown_word"})
    seated = {"players": asked["players"], "options": asked.get("options") or {}}
    _refuse_unplayable(Sheet(asked["game"], [Line(0, "open", seated)]))
    return seated | {"players": checked_names(asked["players"])} | _checked_words(asked)


def _checked_words(asked: dict[str, Any]) -> dict[str, Any]:
    """Return label and notes as they are kept: tidied, None when empty. Raises Refusal: ill_shaped."""
    kept = {}
    for field, longest in (("label", LONGEST_LABEL), ("notes", LONGEST_NOTES)):
        if field in asked:
            text = (asked[field] or "").replace("\r\n", "\n")
            if wrong := text_error(text, longest, "\n\t" if field == "notes" else ""):
                raise ill_shaped({field: wrong})
            kept[field] = tidy(text) or None
    return kept


def _refuse_unplayable(sheet: Sheet) -> None:
    """Raises RuleRefusal: seats_out_of_range, ill_shaped."""
    try:
        sheet.replay([])
    except RuleViolation as violation:
        refusal = sheet.refusal_of(violation)
        refusal.errors = {f"options.{field}".rstrip("."): wrong for field, wrong in refusal.errors.items()}
        raise refusal from None


def _opened_before(session: Session, key: str | None, mark: str) -> Table | None:
    if key is None:
        return None
    table = session.scalar(select(Table).where(Table.open_key == key))
    if table is not None and table.open_fingerprint != mark:
        raise Refusal("key_reused", {"key": key})
    return table


def _sit_down(session: Session, table: Table, body: dict[str, Any], host: Host) -> Table:
    table.code = _free_code(session)
    session.add(table)
    session.flush()
    browser = hashed(host.browser) if host.browser else None
    token = hashed(score_key(host.secret, table.code))
    opener = ScoreKey(table_id=table.id, token_hash=token, browser_hash=browser)
    session.add(opener)
    session.flush()
    mark = table.open_fingerprint
    session.add(Act(table_id=table.id, seq=0, kind="open", body=body, fingerprint=mark, who_id=opener.id))
    session.flush()
    return table


def _free_code(session: Session) -> str:
    while True:
        code = new_code()
        if session.scalar(select(Table.id).where(Table.code == code)) is None:
            return code


def _patched(sheet: Sheet, asked: dict[str, Any]) -> dict[str, Any]:
    """Return the patch as it is kept. Raises Refusal."""
    body = _checked_words(asked)
    if "players" in asked or "options" in asked:
        if sheet.log.live:
            raise Refusal("game_has_begun")
        body |= _patched_seats(sheet, asked)
    if "names" in asked:
        body["names"] = _patched_names(sheet, asked["names"], body.get("players"))
    return body


def _patched_seats(sheet: Sheet, asked: dict[str, Any]) -> dict[str, Any]:
    body: dict[str, Any] = {field: asked[field] for field in ("players", "options") if field in asked}
    _refuse_unplayable(Sheet(sheet.slug, [*sheet.log.patches, Line(sheet.log.seq + 1, "patch", body)]))
    return body | ({"players": checked_names(asked["players"])} if "players" in asked else {})


def _patched_names(sheet: Sheet, asked: dict[str, str], players: Sequence[str] | None) -> dict[str, str]:
    names = (
        sheet.log.names() if players is None else {seat_id(seat): name for seat, name in enumerate(players)}
    )
    if unknown := {f"names.{player}": "unknown_player" for player in asked if player not in names}:
        raise ill_shaped(unknown)
    patched = {player: checked_name(name, f"names.{player}") for player, name in asked.items()}
    kept = {f"names.{player}": name for player, name in names.items() if player not in patched}
    refuse_alike(kept | {f"names.{player}": name for player, name in patched.items()})
    return patched


def _rematch_under(own: Turn, key: str | None) -> str:
    act = own.session.scalar(select(Act).where(Act.table_id == own.table.id, Act.key == key))
    return str(act.body["code"]) if act else ""


def _next_table(own: Turn, asked: dict[str, Any], host: Host) -> Table:
    game, names = own.sheet.game, own.sheet.log.names()
    players = [names[player] for player in game.players_here]
    if "players" in asked:
        players = checked_names(asked["players"])
    opening = {"label": own.sheet.log.label(), **asked, "game": own.sheet.slug, "players": players}
    options = own.sheet.log.options() | game.rematch_options()
    opening["options"] = _seated_anew(options, names, players) | (asked.get("options") or {})
    table = Table(game=own.sheet.slug, rematch_of=own.table.id, open_fingerprint=fingerprint("open", opening))
    return _sit_down(own.session, table, _checked(opening), host)


def _seated_anew(options: dict[str, Any], names: dict[str, str], players: Sequence[str]) -> dict[str, Any]:
    """Return the options with the ids of the new seats; in the place of someone gone stands who sat next."""
    seats = {sounds(name): seat_id(seat) for seat, name in enumerate(players)}
    order = list(names)
    moved = {}
    for at, old in enumerate(order):
        around = [seats.get(sounds(names[player])) for player in order[at:] + order[:at]]
        moved[old] = next((new for new in around if new), seat_id(0))
    return {
        field: moved.get(value, value) if isinstance(value, str) else value
        for field, value in options.items()
    }
