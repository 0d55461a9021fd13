"""The people of a document and those of the house: who is who, by their names, and who plays under whom.

Nobody comes in who has not played a game that comes in too: so whoever was forgotten here stays forgotten. Only a
house that knows nobody yet takes everybody.
"""

from copy import deepcopy
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from companion.exchange.own_shape import moment_of
from companion.history.people import refuse_who_met
from companion.storage import Person
from companion.storage.history import KnownAs
from companion.tables.names import NAMES
from companion.tables.people import face_of
from companion.tables.refusal import Refusal
from companion.tables.tallies import count_person_again

Said = dict[str, Any]


class People:
    """The people of one document, by each of the names they are known by."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.was_empty = session.scalar(select(Person.id).limit(1)) is None
        self.newest = session.scalar(select(func.max(Person.id))) or 0
        self.said: list[Said] = []
        self.by_sounds: dict[str, Said] = {}
        self.renamed: dict[str, str] = {}

    def note(self, said: Said) -> None:
        """Remember somebody. A stranger's name that is somebody else's here becomes another one."""
        self.said.append(said)
        for sounds in said["known_as"]:
            self.by_sounds.setdefault(sounds, said)
        if said["forgotten_at"]:
            self._keep_stranger_apart(said)

    def meet(self, name: str) -> None:
        """Make sure that the house knows whoever has this name as the document does."""
        said = self.by_sounds.get(NAMES.sounds(name))
        if said is not None:
            self._person(said)

    def called(self, name: str) -> str:
        """Return how somebody is called here."""
        return self.renamed.get(NAMES.sounds(name), name)

    def renamed_in(self, body: dict[str, Any]) -> dict[str, Any]:
        """Return what an act says, with everybody's name here."""
        if not self.renamed:
            return body
        body = deepcopy(body)
        if "players" in body:
            body["players"] = [self.called(name) for name in body["players"]]
        if "names" in body:
            body["names"] = {player: self.called(name) for player, name in body["names"].items()}
        if "name" in body.get("entry", {}):
            body["entry"]["name"] = self.called(body["entry"]["name"])
        return body

    def finish(self) -> None:
        """Let people play under each other as in the document, where at least one of the two is new here."""
        if self.was_empty:
            for said in self.said:
                self._person(said)
        changed = {person.id: person for said in self.said for person in self._merged(said)}
        self.session.flush()
        for person_id in sorted(changed):
            count_person_again(self.session, person_id)

    def _keep_stranger_apart(self, said: Said) -> None:
        sounds = NAMES.sounds(said["name"])
        known = self.session.get(KnownAs, sounds)
        if known is None:
            return
        there = self.session.get_one(Person, known.person_id)
        if there.forgotten_at == moment_of(said["forgotten_at"]):
            return
        name = said["name"]
        while self.session.get(KnownAs, NAMES.sounds(name)) is not None:
            name += "*"
        self.renamed[sounds] = name
        self.by_sounds[sounds] = {**said, "name": name, "known_as": [NAMES.sounds(name)]}

    def _known(self, said: Said) -> Person | None:
        for sounds in (NAMES.sounds(said["name"]), *said["known_as"]):
            known = self.session.get(KnownAs, sounds)
            if known is not None and sounds in said["known_as"]:
                return self.session.get_one(Person, known.person_id)
        return None

    def _person(self, said: Said) -> Person:
        person = self._known(said) or self._new(said)
        for sounds in said["known_as"]:
            if self.session.get(KnownAs, sounds) is None:
                self.session.add(KnownAs(sounds=sounds, person_id=person.id))
        self.session.flush()
        return person

    def _new(self, said: Said) -> Person:
        forgotten_at = moment_of(said["forgotten_at"]) if said["forgotten_at"] else None
        person = Person(name=said["name"], sounds=NAMES.sounds(said["name"]), forgotten_at=forgotten_at)
        self.session.add(person)
        self.session.flush()
        return person

    def _merged(self, said: Said) -> list[Person]:
        """Merge somebody into another; return both. Two who have met here stay two."""
        into = self.by_sounds.get(said["merged_into"] or "")
        person, other = self._known(said), self._known(into) if into else None
        if into is None or person is None:
            return []
        if other is None and person.id > self.newest:
            other = self._person(into)
        if other is None or person.merged_into is not None or max(person.id, other.id) <= self.newest:
            return []
        face = face_of(self.session, other)
        if face.id == person.id:
            return []
        try:
            refuse_who_met(self.session, person, face)
        except Refusal:
            return []
        person.merged_into = other.id
        self.session.flush()
        return [person, face]
