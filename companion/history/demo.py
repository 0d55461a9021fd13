"""A café with some months behind it, for trying things out: every game is really played, entry by entry."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any, NamedTuple

from sqlalchemy import select
from sqlalchemy.orm import Session

from companion.engine import RuleViolation
from companion.engine.log import Line
from companion.engine.sheet import Sheet
from companion.history.demo_play import entries_of
from companion.history.logging import log_game
from companion.storage import ScoreKey, Table, writing
from companion.storage.house import Dm
from companion.storage.models import now
from companion.tables.names import NAMES
from companion.tables.opening import free_code
from companion.tables.results import keep_result
from companion.tables.turn import act_of, fingerprint

DAYS = 120
DMS = ("Jayde", "Mio", "陈默")
REGULARS = (
    "Ana", "Bo", "小雨", "さくら", "Dee", "Eve", "阿明", "Mara", "Jo", "ゆき",
    "Finn", "Noor", "Tomás", "Kim", "Lea", "Ravi", "Zoë", "Ola", "Pia", "大辉",
)  # fmt: skip
PLACES = ("Table 1", "Table 2", "Table 3", "Table 4", "By the window", "The long table", None)
NOTES = (None,) * 8 + ("First game for two of them.", "A birthday.", "Rain outside, nobody wanted to leave.")
SECONDS = {"skull": (6, 30), "skull-king": (10, 42)}  # between entries; of Skull King for each at the table
PACES = (0.75, 1.35)
LOGGED_DAYS_AGO = (9, 30, 61)
OPEN_HOURS = range(14, 22)


class Evening(NamedTuple):
    """A game to be played: what, when, where, by whom, under whom."""

    game: str
    at: datetime
    place: str | None
    people: list[str]
    dm: "DmOnDuty"


class DmOnDuty(NamedTuple):
    """A DM by id and name."""

    id: int
    name: str


def fill(seed: int = 4, days: int = DAYS) -> int:
    """Play some months of games into the house; return how many."""
    rng = Random(seed)  # noqa: S311 - a café, not a secret
    with writing() as session:
        dms = [_dm(session, name) for name in DMS]
    evenings = list(_evenings(rng, days, dms))
    for evening in evenings:
        with writing() as session:
            _play(session, rng, evening)
    for days_ago in LOGGED_DAYS_AGO:
        _log_by_hand(rng, days_ago, dms[0].id)
    return len(evenings) + len(LOGGED_DAYS_AGO)


def _dm(session: Session, name: str) -> DmOnDuty:
    """A DM with no passphrase yet: the owner can send them a link."""
    sounds = NAMES.sounds(name)
    known = session.scalar(select(Dm).where(Dm.sounds == sounds, Dm.retired_at.is_(None)))
    dm = known or Dm(name=name, sounds=sounds)
    session.add(dm)
    session.flush()
    return DmOnDuty(dm.id, dm.name)


def _evenings(rng: Random, days: int, dms: list[DmOnDuty]) -> Iterator[Evening]:
    """More on weekends, and the keen ones more often than the others."""
    today = now().replace(minute=0, second=0, microsecond=0)
    keen = [1 / (1 + rank / 5) for rank in range(len(REGULARS))]
    for day in range(days, 0, -1):
        date = today - timedelta(days=day)
        for _ in range(rng.choice((0, 1, 1, 2)) + (2 if date.weekday() >= 4 else 0)):
            game = rng.choice(("skull", "skull-king", "skull-king"))
            count = rng.choice((3, 4, 4, 5, 5, 6))
            people = sorted(zip(REGULARS, keen, strict=True), key=lambda one: -(rng.random() ** (1 / one[1])))
            at = date.replace(hour=rng.choice(OPEN_HOURS), minute=rng.randrange(60), tzinfo=UTC)
            yield Evening(game, at, rng.choice(PLACES), [name for name, _ in people[:count]], rng.choice(dms))


def _play(session: Session, rng: Random, evening: Evening) -> None:
    """Play one game to its end, or until closing time, and keep it as if it had been recorded."""
    table, key = _sit_down(session, rng, evening)
    lines = [Line(0, "open", _opening(rng, evening))]
    sheet, at = Sheet(evening.game, lines), evening.at
    pace = rng.uniform(*PACES) * (len(evening.people) if evening.game == "skull-king" else 1)
    acts = [act_of(lines[0], table, key, at)]
    closes = rng.randrange(8, 40) if rng.random() < 0.06 else None
    for entry in entries_of(rng, sheet.game):
        said = {"type": "end", "note": "Closing time"} if len(lines) == closes else entry
        line = Line(len(lines), "entry", {"entry": said}, sheet.game.round)
        try:
            sheet.play(line)
        except RuleViolation:
            continue  # this cannot have been; the next try will
        at += timedelta(
            seconds=pace * rng.randint(*SECONDS[evening.game]) + (2400 if rng.random() < 0.001 else 0)
        )
        lines.append(line)
        acts.append(act_of(line, table, key, at))
        if sheet.game.ended:
            break
    table.seq, table.last_act_at, table.ended_at = len(lines) - 1, at, at
    session.add_all(acts)
    keep_result(session, table, sheet)


def _opening(rng: Random, evening: Evening) -> dict[str, Any]:
    body: dict[str, Any] = {"players": evening.people, "options": {}, "label": evening.place}
    note = rng.choice(NOTES)
    return {**body, **({"notes": note} if note else {})}


def _sit_down(session: Session, rng: Random, evening: Evening) -> tuple[Table, ScoreKey]:
    table = Table(
        code=free_code(session),
        game=evening.game,
        started_at=evening.at,
        dm_id=evening.dm.id,
        open_fingerprint=fingerprint("open", {"demo": rng.random()}),
    )
    session.add(table)
    session.flush()
    key = ScoreKey(table_id=table.id, name=evening.dm.name, dm_id=evening.dm.id)
    session.add(key)
    session.flush()
    return table, key


def _log_by_hand(rng: Random, days_ago: int, dm_id: int) -> None:
    people = rng.sample(REGULARS, 4)
    seats = [{"name": name, "winner": at == 0} for at, name in enumerate(people)]
    day = (now() - timedelta(days=days_ago)).date()
    asked = {"game": "skull", "seats": seats, "date": day, "minutes": rng.randint(15, 35), "label": "Table 2"}
    log_game({**asked, "notes": "The tablet was charging."}, None, dm_id)
