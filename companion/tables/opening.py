"""Sitting down: opening a table, setting it right before the first entry, and the next game of the same people."""

from typing import Any, NamedTuple

from sqlalchemy import select
from sqlalchemy.orm import Session

from companion.engine import GAMES, seating
from companion.storage import THE_HOUSE, Act, FinishedGame, House, ScoreKey, Table, writing
from companion.tables.access import Asker, SignedIn, active_dm, hashed, let_browser_write, score_key
from companion.tables.codes import new_code
from companion.tables.names import NAMES
from companion.tables.reading import find_table, picture, read_sheet
from companion.tables.refusal import Refusal, ill_shaped
from companion.tables.turn import Answer, Sent, Turn, fingerprint, turn


class Host(NamedTuple):
    """Who lets people sit down: the house with its secret, and who may write from then on: a browser, or a DM."""

    secret: str
    browser: str | None
    dm: SignedIn | None = None


class Opened(NamedTuple):
    """A table just opened (or opened before with the same key), and the token that lets write there."""

    table: dict[str, Any]
    score_key: str
    is_new: bool


def open_table(asked: dict[str, Any], key: str | None, host: Host) -> Opened:
    """Open a table for `asked`: game, players (names in clockwise order), options, label.

    The host's browser may write there; a DM looks after it. The same key again gives the same table again.
    Raises Refusal: ill_shaped, name_taken, key_reused, seats_out_of_range, only_dms_open.
    """
    body = _checked(asked)
    mark = fingerprint("open", asked)
    with writing() as session:
        before = _opened_before(session, key, mark)
        if before is None:
            _refuse_guests(session, host)
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


def _refuse_guests(session: Session, host: Host) -> None:
    """A game that follows at the same table is not asked about."""
    if host.dm is None and session.get_one(House, THE_HOUSE).only_dms_open:
        raise Refusal("only_dms_open")


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
    table.code = free_code(session)
    session.add(table)
    session.flush()
    browser = hashed(host.browser) if host.browser else None
    token = hashed(score_key(host.secret, table.code))
    opener = ScoreKey(table_id=table.id, token_hash=token, browser_hash=browser)
    if host.dm is not None:
        dm = active_dm(session, host.dm)
        opener.dm_id, opener.name = dm.id, dm.name
        table.dm_id = table.dm_id or dm.id
    session.add(opener)
    session.flush()
    mark = table.open_fingerprint
    session.add(Act(table_id=table.id, seq=0, kind="open", body=body, fingerprint=mark, who_id=opener.id))
    session.flush()
    return table


def free_code(session: Session) -> str:
    """Return a code that no table has, nor any game logged without one."""
    while True:
        code = new_code()
        taken = select(Table.id).where(Table.code == code)
        logged = select(FinishedGame.id).where(FinishedGame.code == code)
        if session.scalar(taken) is None and session.scalar(logged) is None:
            return code


def _rematch_under(own: Turn, key: str | None) -> str:
    act = own.session.scalar(select(Act).where(Act.table_id == own.table.id, Act.key == key))
    return str(act.body["code"]) if act else ""


def _next_table(own: Turn, asked: dict[str, Any], host: Host) -> Table:
    players = NAMES.checked_names(asked["players"]) if "players" in asked else None
    said = seating.next_opening(own.sheet, NAMES, players)
    options = said["options"] | (asked.get("options") or {})
    opening = {**said, **asked, "players": said["players"], "options": options}
    mark = fingerprint("open", opening)
    table = Table(game=own.sheet.slug, rematch_of=own.table.id, open_fingerprint=mark, dm_id=own.table.dm_id)
    _sit_down(own.session, table, _checked(opening), host)
    _pass_keys_on(own, table, host)
    return table


def _pass_keys_on(own: Turn, table: Table, host: Host) -> None:
    """Whoever could write at the old table can at the next one, at first or second hand as before."""
    browser = hashed(host.browser) if host.browser else None
    opener = own.session.scalars(select(ScoreKey).where(ScoreKey.table_id == table.id)).one()
    opener.name = own.who.name
    lasting = select(ScoreKey).where(ScoreKey.table_id == own.table.id, ScoreKey.revoked_at.is_(None))
    for key in own.session.scalars(lasting.order_by(ScoreKey.id)).all():
        has_opened = _is(key.browser_hash, browser) or _is(key.dm_id, opener.dm_id)
        if not has_opened and (key.token_hash or key.browser_hash):
            own.session.add(
                ScoreKey(
                    table_id=table.id,
                    token_hash=key.token_hash,
                    browser_hash=key.browser_hash,
                    name=key.name,
                    is_first_hand=key.is_first_hand,
                    used_at=key.used_at,
                    dm_id=key.dm_id,
                )
            )
    own.session.flush()


def _is(one: object, other: object) -> bool:
    return one is not None and one == other
