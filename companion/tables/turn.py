"""One writer's turn at a table: may they write, was it said before, is it still so; then all is written, or none."""

import hashlib
import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.orm import Session
from sqlalchemy.orm.attributes import set_committed_value

from companion.engine.log import Line
from companion.engine.sheet import Sheet
from companion.storage import Act, Base, ScoreKey, Table, writing
from companion.storage.models import now
from companion.tables.access import Asker, writer
from companion.tables.news import announce
from companion.tables.reading import find_table, kept_line, mark_of, picture, sheet_now
from companion.tables.refusal import Refusal
from companion.tables.results import keep_result
from companion.tables.shelf import pictures, sheets

_WRITTEN_WITH_KEY = select(Act.fingerprint).where(
    Act.table_id == bindparam("table_id"), Act.key == bindparam("key")
)
# Plain rows: nobody needs an act as an object, and what has changed of a table need not be searched for.
_WRITE = insert(Base.metadata.tables["act"])
_TABLES = Base.metadata.tables["game_table"]
_MOVE_ON = (
    update(_TABLES)
    .where(_TABLES.c.id == bindparam("number"))
    .values(seq=bindparam("at"), last_act_at=bindparam("moment"), ended_at=bindparam("over"))
)


class Answer(NamedTuple):
    """The table as it stands now, and how many acts were written (none, where all of it was known)."""

    table: dict[str, Any]
    written: int

    @property
    def is_new(self) -> bool:
        """Whether anything was written."""
        return self.written > 0


class Sent(NamedTuple):
    """What comes with an act: the client's own key for it, and the seq that the writer saw last."""

    key: str | None = None
    after: int | None = None


class Turn:
    """What a writer may do while it is their turn."""

    def __init__(self, session: Session, table: Table, who: ScoreKey) -> None:
        self.session = session
        self.table = table
        self.who = who
        self.sheet: Sheet = sheet_now(session, table)
        # Of all that is written now; at a table time does not run back, though a clock may be put back.
        self.moment = max(now(), table.last_act_at)
        self.written = 0
        self.shown: dict[str, Any] | None = None

    def is_known(self, key: str | None, kind: str, body: Mapping[str, Any]) -> bool:
        """Return whether this very act was written before. Raises Refusal: key_reused."""
        if key is None:
            return False
        written = self.session.scalar(_WRITTEN_WITH_KEY, {"table_id": self.table.id, "key": key})
        if written is not None and written != fingerprint(kind, body):
            raise Refusal("key_reused", {"key": key})
        return written is not None

    def must_stand_at(self, after: int | None) -> None:
        """Raises Refusal: stale, with the table as it stands."""
        if after is not None and after != self.table.seq:
            beside = self.picture()
            del beside["code"]  # of the table; a problem has a code of its own
            raise Refusal("stale", {"after": after, "seq": self.table.seq}, beside=beside)

    def write(
        self, kind: str, body: dict[str, Any], key: str | None, asked: Mapping[str, Any] | None = None
    ) -> None:
        """Write one act. An entry is played first. Raises RuleViolation, and then nothing has changed.

        asked: what the key stands for, where more is written than was asked.
        """
        line = kept_line(self.table.seq + 1, kind, json.dumps(body))
        running = self.sheet.game.round if kind == "entry" else None
        if kind == "entry":
            self.sheet.play(line)
        else:
            self.sheet.write(line)
        self.written += 1
        set_committed_value(self.table, "seq", line.seq)
        row = {
            "table_id": self.table.id,
            "seq": line.seq,
            "kind": kind,
            "body": body,
            "key": key,
            "fingerprint": fingerprint(kind, body if asked is None else asked),
            "round": running,
            "who_id": self.who.id,
            "at": self.moment,
        }
        self.session.execute(_WRITE, row)

    def picture(self) -> dict[str, Any]:
        """Return the table as it stands now, for somebody who may write."""
        return {**(self.shown or picture(self.table, self.sheet)), "may_write": True}

    def answer(self) -> Answer:
        """End the turn: note when, and whether the game is over, and show the table."""
        if self.written:
            was_over, is_over = self.table.ended_at is not None, self.sheet.game.ended is not None
            self._move_on((self.table.ended_at or self.moment) if is_over else None)
            if was_over or is_over:
                keep_result(self.session, self.table, self.sheet)
            self.shown = picture(self.table, self.sheet)
        return Answer(self.picture(), self.written)

    def _move_on(self, ended_at: datetime | None) -> None:
        """Write what changes of the table, once for all acts of the turn."""
        set_committed_value(self.table, "last_act_at", self.moment)
        set_committed_value(self.table, "ended_at", ended_at)
        moved = {"number": self.table.id, "at": self.table.seq, "moment": self.moment, "over": ended_at}
        self.session.execute(_MOVE_ON, moved)


@contextmanager
def turn(code: str, asker: Asker) -> Iterator[Turn]:
    """Take a turn at a table. What is written is on the disk when this ends, or nothing is.

    Raises Refusal: no_such_table, not_signed_in, not_yours, foreign_page.
    """
    with writing(at_one_table=True) as session:
        table = find_table(session, code, to_write=True)
        who = writer(session, table, asker)
        if who.id is None:  # a DM's first act here
            session.add(who)
            session.flush()
        own = Turn(session, table, who)
        try:
            yield own
        except Exception:
            if not own.written:
                sheets.put(table.code, mark_of(table), own.sheet)
            raise
        code, mark = table.code, mark_of(table)
    sheets.put(code, mark, own.sheet)
    if own.shown:
        pictures.put(code, mark, own.shown)
        announce(code, mark, own.shown)


def act_of(line: Line, table: Table, who: ScoreKey, at: datetime) -> Act:
    """Return the row of a line that was not written in a turn: played by a demo, or out of a file."""
    return Act(
        table_id=table.id,
        seq=line.seq,
        kind=line.kind,
        body=line.body,
        fingerprint=fingerprint(line.kind, line.body),
        round=line.round,
        who_id=who.id,
        at=at,
    )


def fingerprint(kind: str, body: Mapping[str, Any]) -> str:
    """Return what is the same only for the same act."""
    said = json.dumps([kind, body], sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(said.encode()).hexdigest()
