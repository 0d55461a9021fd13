"""The log of a table, read from its first line to its last: which entries stand, who is who, what can be undone.

An undo takes back the last entry or amendment that stands; a redo brings the last one taken back again, until
something new is written. An amendment puts another entry in the place of one, and may cut the log from a later
entry on. Patches (label, notes, names, seats, options) are not undone.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Any


class Line:
    """One act: its number, its kind, what it says, and in which round it was written, where that is known.

    kind: `open` (number 0), `entry`, `undo`, `redo`, `amend`, `patch`, `rematch`.
    """

    __slots__ = ("body", "kind", "round", "seq")  # a table has hundreds

    def __init__(self, seq: int, kind: str, body: "dict[str, Any]", round: int | None = None) -> None:
        self.seq = seq
        self.kind = kind
        self.body = body
        self.round = round

    @property
    def entry(self) -> "dict[str, Any]":
        """What happened, as an entry or an amendment says it."""
        entry: "dict[str, Any]" = self.body["entry"]
        return entry

    @property
    def worded_by(self) -> int:
        """Nobody has reworded it."""
        return self.seq

    @property
    def named_by(self) -> int:
        """It gives its name itself."""
        return self.seq


class Reworded:
    """An entry that stands as a later act words it: its number, that act's, that of the one that gave its name."""

    __slots__ = ("entry", "named_by", "seq", "worded_by")

    def __init__(self, seq: int, worded_by: int, named_by: int, entry: "dict[str, Any]") -> None:
        self.seq = seq
        self.worded_by = worded_by
        self.named_by = named_by
        self.entry = entry


if TYPE_CHECKING:
    Standing = Line | Reworded  # an entry that stands, as it was said or as it was put right


class Log:
    """The lines read so far."""

    def __init__(self, lines: "Iterable[Line]") -> None:
        self.seq = 0
        self.live: list[Line] = []
        self.undone: list[Line] = []
        self.undone_by: dict[int, int] = {}
        self.undid: dict[int, int] = {}
        self.patches: list[Line] = []
        self.rematch: str | None = None
        self._standing: "list[Standing] | None" = []  # None: to be read from the live lines anew
        self._joined: "list[Standing] | None" = None  # None: to be looked for among those that stand
        self._names: dict[str, str] | None = None  # None: to be gathered anew
        for line in lines:
            self.add(line)

    def add(self, line: Line) -> None:
        """Read one more line."""
        self.seq = line.seq
        if line.kind != "entry" or line.body["entry"]["type"] == "join":
            self._joined = self._names = None  # nothing else changes who is who
        getattr(self, "_" + line.kind)(line)

    def _open(self, line: Line) -> None:
        self.patches.append(line)

    def _entry(self, line: Line) -> None:
        self._live_again(line)
        self.undone.clear()

    _amend = _entry

    def _undo(self, line: Line) -> None:
        taken_back = self.live.pop()
        if taken_back.kind == "entry" and self._standing is not None:
            self._standing.pop()
        else:
            self._standing = None
        self.undone.append(taken_back)
        self.undone_by[taken_back.seq] = line.seq
        self.undid[line.seq] = taken_back.seq

    def _redo(self, line: Line) -> None:
        brought_back = self.undone.pop()
        self._live_again(brought_back)
        del self.undone_by[brought_back.seq]
        self.undid[line.seq] = brought_back.seq

    def _live_again(self, line: Line) -> None:
        self.live.append(line)
        if self._standing is not None:
            _read_on(self._standing, line)

    def _patch(self, line: Line) -> None:
        self.patches.append(line)
        if "players" in line.body or "options" in line.body:
            self.undone.clear()

    def _rematch(self, line: Line) -> None:
        self.rematch = line.body["code"]

    def standing(self) -> "Sequence[Standing]":
        """Return the entries that stand, in the order in which they are played, which is that of their numbers."""
        if self._standing is None:
            self._standing = []
            for line in self.live:
                _read_on(self._standing, line)
        return self._standing

    def is_amended(self) -> bool:
        """Return whether an amendment counts, so that entries may stand in other rounds than they were made in."""
        return any(line.kind == "amend" for line in self.live)

    def seats(self) -> list[str]:
        """Return the ids of those who sat down first, in seat order: `p1`, `p2`, `p3`."""
        return [seat_id(seat) for seat in range(len(self._latest("players")))]

    def options(self) -> "dict[str, Any]":
        """Return the game's options."""
        merged: "dict[str, Any]" = {}
        for line in self.patches:
            merged.update(line.body.get("options", {}))
        return merged

    def label(self) -> str | None:
        """Return what the table is called in the house."""
        label: str | None = self._latest("label")
        return label

    def notes(self) -> str | None:
        """Return what somebody wrote down about the evening."""
        notes: str | None = self._latest("notes")
        return notes

    def people(self) -> list[dict[str, str]]:
        """Return everybody's id and name in seat order: those who joined later at the end."""
        names = self.names()
        return [{"id": player, "name": names[player]} for player in map(seat_id, range(len(names)))]

    def names(self) -> dict[str, str]:
        """Return everybody's name by id; where dicts have an order, in that of the seats."""
        if self._names is None:
            self._names = self._names_by_seat()
        return self._names

    def _names_by_seat(self) -> dict[str, str]:
        given = self._given_names()
        names = {seat: given[seat][1] for seat in self.seats()}
        joined = self.joined()
        for player in map(seat_id, range(len(names), len(names) + len(joined))):
            own = (joined[player].named_by, joined[player].entry["name"])
            names[player] = max(own, given.get(player, (0, "")))[1]
        return names

    def joined(self) -> "dict[str, Standing]":
        """Return the entries by which somebody joined, by the id they got."""
        if self._joined is None:
            self._joined = [stands for stands in self.standing() if stands.entry["type"] == "join"]
        return {seat_id(seat): stands for seat, stands in enumerate(self._joined, len(self.seats()))}

    def _given_names(self) -> dict[str, tuple[int, str]]:
        """Return the last name that an opening or a patch gave to each id, with that act's number."""
        given: dict[str, tuple[int, str]] = {}
        for line in self.patches:
            for seat, name in enumerate(line.body.get("players", [])):
                given[seat_id(seat)] = (line.seq, name)
            for player, name in line.body.get("names", {}).items():
                given[player] = (line.seq, name)
        return given

    def _latest(self, field: str) -> "Any":
        return next((line.body[field] for line in reversed(self.patches) if field in line.body), None)


def amended(entries: "Sequence[Standing]", amendment: Line) -> "list[Standing]":
    """Return the entries with one of them reworded, and without those from `cut` on."""
    changed = list(entries)
    _read_on(changed, amendment)
    return changed


def _read_on(entries: "list[Standing]", line: Line) -> None:
    """Let one more live line change which entries stand."""
    if line.kind == "entry":
        entries.append(line)
        return
    at, cut = _place(entries, line.body["seq"]), line.body.get("cut")
    entries[at] = _reworded(entries[at], line)
    if cut is not None:
        del entries[_place(entries, cut) :]


def _place(entries: "list[Standing]", seq: int) -> int:
    """Return where the first entry of this number or a later one stands; they stand by number."""
    low, high = 0, len(entries)
    while low < high:
        middle = (low + high) // 2
        if entries[middle].seq < seq:
            low = middle + 1
        else:
            high = middle
    return low


def _reworded(stands: "Standing", amendment: Line) -> Reworded:
    """A name that stays as it was is not given anew, so that a later renaming holds."""
    entry = amendment.entry
    keeps_name = entry.get("name") == stands.entry.get("name")
    return Reworded(stands.seq, amendment.seq, stands.named_by if keeps_name else amendment.seq, entry)


def seat_id(seat: int) -> str:
    """Return the id of a seat, counted from 0 clockwise."""
    return "p" + str(seat + 1)
