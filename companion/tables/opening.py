"""Sitting down: opening a table, setting it right before the first entry, and the next game of the same people."""

from typing import Any, NamedTuple

from sqlalchemy import select
from sqlalchemy.orm import Session

from companion.engine import GAMES, seating
from companion.storage import Act, ScoreKey, Table, writing
from companion.tables.access import Asker, hashed, let_browser_write, score_key
from companion.tables.codes import new_code
from companion.tables.names import NAMES
from companion.tables.reading import find_table, picture, read_sheet
from companion.tables.refusal import Refusal, ill_shaped
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
                own.write("patch", seating.patch(own.sheet, NAMES, asked), sent.key, asked)
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
    return seating.opening(asked, NAMES)


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


def _rematch_under(own: Turn, key: str | None) -> str:
    act = own.session.scalar(select(Act).where(Act.table_id == own.table.id, Act.key == key))
    return str(act.body["code"]) if act else ""


def _next_table(own: Turn, asked: dict[str, Any], host: Host) -> Table:
    players = NAMES.checked_names(asked["players"]) if "players" in asked else None
    said = seating.next_opening(own.sheet, NAMES, players)
    options = said["options"] | (asked.get("options") or {})
    opening = {**said, **asked, "players": said["players"], "options": options}
    table = Table(game=own.sheet.slug, rematch_of=own.table.id, open_fingerprint=fingerprint("open", opening))
    _sit_down(own.session, table, _checked(opening), host)
    _pass_keys_on(own, table, host)
    return table


def _pass_keys_on(own: Turn, table: Table, host: Host) -> None:
    """Whoever could write at the old table can at the next one, at first or second hand as before."""
    browser = hashed(host.browser) if host.browser else None
    own.session.scalars(select(ScoreKey).where(ScoreKey.table_id == table.id)).one().name = own.who.name
    lasting = select(ScoreKey).where(ScoreKey.table_id == own.table.id, ScoreKey.revoked_at.is_(None))
    for key in own.session.scalars(lasting.order_by(ScoreKey.id)).all():
        has_opened = browser is not None and key.browser_hash == browser
        if not has_opened and (key.token_hash or key.browser_hash):
            own.session.add(
                ScoreKey(
                    table_id=table.id,
                    token_hash=key.token_hash,
                    browser_hash=key.browser_hash,
                    name=key.name,
                    is_first_hand=key.is_first_hand,
                    used_at=key.used_at,
                )
            )
    own.session.flush()
