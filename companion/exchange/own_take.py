"""Taking in what our own document holds: whole tables with their logs, games logged afterwards, and what is beside.

Whoever takes in a file calls `keep` and `take` in its order, then `finish`, all in one transaction that holds the sums.
"""

from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from companion.engine.log import Line
from companion.engine.sheet import Sheet
from companion.exchange.found import Found, Kept
from companion.exchange.own_shape import moment_of
from companion.exchange.own_take_dms import Dms
from companion.exchange.own_take_people import People
from companion.storage import THE_HOUSE, Act, FinishedGame, House, ImportedGame, ScoreKey, Table
from companion.storage.history import CatalogueEntry
from companion.tables.counted import nothing_counted
from companion.tables.opening import free_code
from companion.tables.result import Seat
from companion.tables.results import hide_game, keep_game, keep_result, logged_game
from companion.tables.turn import act_of, fingerprint


def known_code(session: Session, uid: str) -> str | None:
    """Return the code of a game that this house has from the beginning, by what it is known by in our documents."""
    code, _, said = uid.partition("@")
    started_at = moment_of(said)
    for kind in (Table, FinishedGame):
        found = session.scalar(select(kind.code).where(kind.code == code, kind.started_at == started_at))
        if found is not None:
            return str(found)
    return None


class OwnTake:
    """One document being taken in."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.dms, self.people = Dms(session), People(session)
        self.tables: dict[str, Table] = {}  # by their code in the document
        self.follows: list[tuple[Table, str]] = []

    def keep(self, kept: Kept) -> None:
        """Take in something besides games; what the house has written down itself stays as it is."""
        if kept.kind == "dm":
            self.dms.note(kept.said)
        elif kept.kind == "person":
            self.people.note(kept.said)
        elif kept.kind == "catalogue":
            self._keep_facts(kept.said)
        else:
            self._keep_house(kept.said)

    def take(self, found: Found) -> str:
        """Take in a game that the house does not know; return its code here."""
        said: dict[str, Any] = found.table or {}
        code = said["code"] if self._is_free(said["code"]) else free_code(self.session)
        for name in found.seats:
            self.people.meet(name)
        row = self._table(said, code) if "log" in said else self._logged(said, code)
        for known in said["known_as"]:
            place = (known["source"], known["uid"])
            if self.session.get(ImportedGame, place) is None:
                self.session.add(ImportedGame(source=place[0], uid=place[1], code=code))
        if row is not None and said["deleted_at"]:
            hide_game(self.session, row, moment_of(said["deleted_at"]))
        self.session.flush()
        return code

    def finish(self) -> None:
        """Let games follow each other, DMs and people be as the document has them."""
        self.dms.finish()
        self.people.finish()
        for table, code in self.follows:
            before = self.tables.get(code) or self.session.scalar(select(Table).where(Table.code == code))
            if before is not None:
                table.rematch_of = before.id
        for said, table in self.tables.items():
            if table.code != said:
                self._lead_to(table, said)
        self.session.flush()

    def _is_free(self, code: str) -> bool:
        taken = (select(kind.id).where(kind.code == code) for kind in (Table, FinishedGame))
        return all(self.session.scalar(one) is None for one in taken)

    def _table(self, said: dict[str, Any], code: str) -> FinishedGame | None:
        table = self._opened(said, code)
        keys = self._writers(table, said)
        lines = []
        for act in said["log"]:
            line = Line(act["seq"], act["kind"], self.people.renamed_in(act["body"]), act["round"])
            lines.append(line)
            self.session.add(act_of(line, table, keys[act["writer"]], moment_of(act["at"])))
        self.session.flush()
        self.tables[said["code"]] = table
        if said["rematch_of"]:
            self.follows.append((table, said["rematch_of"]))
        if table.ended_at is None:
            return None
        keep_result(self.session, table, Sheet(table.game, lines))
        return self.session.scalars(select(FinishedGame).where(FinishedGame.table_id == table.id)).one()

    def _opened(self, said: dict[str, Any], code: str) -> Table:
        ended_at = said["ended_at"]
        table = Table(
            code=code,
            game=said["game"],
            seq=len(said["log"]) - 1,
            started_at=moment_of(said["started_at"]),
            last_act_at=moment_of(said["last_act_at"]),
            ended_at=moment_of(ended_at) if ended_at else None,
            open_fingerprint=fingerprint("open", said["log"][0]["body"]),
            dm_id=self.dms.id_of(said["dm"]),
        )
        self.session.add(table)
        self.session.flush()
        return table

    def _writers(self, table: Table, said: dict[str, Any]) -> list[ScoreKey]:
        """Who wrote the log, by name: these keys fit nobody's phone."""
        keys: list[ScoreKey] = []
        for writer in said["writers"]:
            dm_id = self.dms.id_of(writer["dm"])
            same = next((key for key in keys if dm_id is not None and key.dm_id == dm_id), None)
            key = same or ScoreKey(
                table_id=table.id, name=writer["name"], dm_id=dm_id, created_at=table.started_at
            )
            self.session.add(key)
            keys.append(key)
        self.session.flush()
        return keys

    def _logged(self, said: dict[str, Any], code: str) -> FinishedGame:
        row = logged_game(
            said["game"],
            moment_of(said["ended_at"]),
            said["minutes"],
            len(said["seats"]),
            is_early=said["ended_early"],
            label=said["label"],
            notes=said["notes"],
        )
        row.code, row.dm_id = code, self.dms.id_of(said["dm"])
        row.started_at = moment_of(said["started_at"])
        keep_game(self.session, row, map(self._seat, said["seats"]))
        return row

    def _seat(self, said: dict[str, Any]) -> Seat:
        name = self.people.called(said["name"])
        return Seat(name, said["rank"], said["total"], said["winner"], nothing_counted())

    def _lead_to(self, table: Table, said: str) -> None:
        """A game that got another code here is still found from the one before it."""
        acts = select(Act).where(Act.table_id == table.rematch_of, Act.kind == "rematch")
        for act in self.session.scalars(acts):
            if act.body["code"] == said:
                act.body = {"code": table.code}

    def _keep_facts(self, said: dict[str, Any]) -> None:
        """A fact that the house has written down itself stays."""
        entry = self.session.get(CatalogueEntry, said["game"])
        if entry is None:
            changed_at = moment_of(said["changed_at"])
            self.session.add(CatalogueEntry(slug=said["game"], facts=said["facts"], changed_at=changed_at))
        elif said["facts"].keys() - entry.facts.keys():
            entry.facts = {**said["facts"], **entry.facts}

    def _keep_house(self, said: dict[str, Any]) -> None:
        house = self.session.get_one(House, THE_HOUSE)
        if house.name is None:
            house.name, house.languages = said["name"], said["languages"]
            house.only_dms_open = said["only_dms_open"]
