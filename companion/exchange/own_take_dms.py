"""The DMs of a document and those of the house: who is who. Nobody may do more by it than before."""

from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from companion.exchange.own_shape import moment_of
from companion.storage import Dm
from companion.storage.history import KnowsGame
from companion.tables.names import NAMES


class Dms:
    """The DMs of one document, by their number in it. New ones have no passphrase: the owner sends them a link."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.said: dict[int, dict[str, Any]] = {}
        self.ids: dict[int, int] = {}

    def note(self, said: dict[str, Any]) -> None:
        """Remember somebody of the document."""
        self.said[said["number"]] = said

    def id_of(self, number: int | None) -> int | None:
        """Return who that is here, new where nobody is; None for nobody, or a number that the document lacks."""
        self.finish()
        return None if number is None else self.ids.get(number)

    def finish(self) -> None:
        """Let everybody of the document be a DM of the house, in its order."""
        for number in sorted(self.said.keys() - self.ids.keys()):
            self.ids[number] = self._who(self.said[number]).id

    def _who(self, said: dict[str, Any]) -> Dm:
        """The same name since the same moment is the same DM, also where retired meanwhile."""
        sounds, added_at = NAMES.sounds(said["name"]), moment_of(said["added_at"])
        same = select(Dm).where(Dm.sounds == sounds, Dm.id.not_in(self.ids.values())).order_by(Dm.id)
        found = self.session.scalar(same.where(Dm.created_at == added_at))
        if found is None and said["retired_at"] is None:
            found = self.session.scalar(same.where(Dm.retired_at.is_(None)))
        return found or self._new(said)

    def _new(self, said: dict[str, Any]) -> Dm:
        retired_at = moment_of(said["retired_at"]) if said["retired_at"] else None
        dm = Dm(
            name=said["name"],
            sounds=NAMES.sounds(said["name"]),
            created_at=moment_of(said["added_at"]),
            retired_at=retired_at,
        )
        self.session.add(dm)
        self.session.flush()
        self.session.add_all(KnowsGame(game=game, dm_id=dm.id) for game in set(said["knows"]))
        return dm
