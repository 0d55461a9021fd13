"""What the public log proves about each skull, and the reveals that it makes impossible.

Skull, editions 2011-2023. Per player one value: the skull is still among the discs ("yes"), it is gone ("no"), or
nobody can tell ("unknown").
"""

from ..violation import RuleViolation

START_DISCS = 4
FACES = ["flower", "skull"]


class Seat:
    """A player's lasting things: discs, successes, Last Chance, and what is proved of the skull.

    `skull_entry` and `skull_round`: the position in the log and the round of the entry that proved it; None where
    it follows from the four discs, or nothing is proved. `out_after`: how many went out before; None while in.
    """

    def __init__(self) -> None:
        self.discs = START_DISCS
        self.successes = 0
        self.last_chance = "unused"
        self.skull = "yes"
        self.skull_entry: "int | None" = None
        self.skull_round: "int | None" = None
        self.out_after: "int | None" = None

    def copy(self) -> "Seat":
        seat = Seat()
        for name in self.__dict__:
            setattr(seat, name, getattr(self, name))
        return seat

    @property
    def in_play(self) -> int:
        """The discs this player has in this round, a borrowed Last Chance disc among them."""
        return self.discs + (1 if self.last_chance == "holding" else 0)

    def prove(self, skull: str, entry: "int | None", round_number: "int | None") -> None:
        """Remember what is proved and by which entry; a proof that stands keeps its first entry."""
        if self.skull != skull:
            self.skull, self.skull_entry, self.skull_round = skull, entry, round_number

    def rule_discs(self, discs: int) -> None:
        """The host sets the discs: nothing is proved of the skull, unless all four are there."""
        self.discs = discs
        self.skull = "yes" if discs == START_DISCS else "unknown"
        self.skull_entry = self.skull_round = None

    def lose(self, discs: int) -> None:
        """Take discs away unseen: what was proved gone stays gone, the rest is open."""
        self.discs -= discs
        self.prove("no" if self.skull == "no" else "unknown", None, None)


class Mat:
    """One player's stack in this round: how many discs, which one is the marked Last Chance, what is turned.

    `marked`: its place from the bottom, None where the log does not say. `turned`: the faces from the top down.
    `flower_entry`: the position in the log of the last own flower turned.
    """

    def __init__(self) -> None:
        self.stack = 0
        self.marked: "int | None" = None
        self.marked_entry: "int | None" = None
        self.turned: list[str] = []
        self.flower_entry: "int | None" = None

    @property
    def face_down(self) -> int:
        return self.stack - len(self.turned)

    @property
    def top_is_marked(self) -> bool:
        """The next disc to turn is the one known to be Last Chance."""
        return self.marked is not None and self.marked == self.face_down - 1

    @property
    def own_flowers(self) -> int:
        """The flowers turned, a marked Last Chance not counted."""
        marked_is_turned = self.marked is not None and self.marked >= self.face_down
        return self.turned.count("flower") - (1 if marked_is_turned else 0)


def most_flowers(seat: Seat, mat: Mat) -> int:
    """How many own flowers can be turned in one round while the skull is among the discs."""
    unmarked = seat.last_chance == "holding" and mat.marked is None
    return seat.discs - 1 + (1 if unmarked else 0)


def check_face(owner: str, seat: Seat, mat: Mat, face: str, round_number: int) -> None:
    """Refuse a face that the log proves impossible, and name the entry that proves it.

    Raises RuleViolation: last_chance_is_flower, skull_is_gone, skull_is_among_them.
    Source: rules sheet "What the public log proves".
    """
    if mat.top_is_marked:
        if face == "skull":
            raise RuleViolation(
                "last_chance_is_flower", owner=owner, entry=mat.marked_entry, proved_round=round_number
            )
    elif face == "skull":
        if seat.skull == "no":
            raise RuleViolation(
                "skull_is_gone", owner=owner, entry=seat.skull_entry, proved_round=seat.skull_round
            )
    elif seat.skull == "yes" and mat.own_flowers + 1 > most_flowers(seat, mat):
        entry = mat.flower_entry if seat.skull_entry is None else seat.skull_entry
        proved_round = round_number if seat.skull_round is None else seat.skull_round
        raise RuleViolation(
            "skull_is_among_them",
            owner=owner,
            flowers=mat.own_flowers,
            discs=seat.discs,
            entry=entry,
            proved_round=proved_round,
        )


def turn_face(seat: Seat, mat: Mat, face: str, entry: int, round_number: int) -> None:
    """Turn the top disc and draw what follows from it."""
    was_marked = mat.top_is_marked
    mat.turned.append(face)
    if was_marked:
        return
    if face == "skull":
        seat.prove("yes", entry, round_number)
        return
    mat.flower_entry = entry
    if seat.skull == "unknown" and mat.own_flowers > most_flowers(seat, mat):
        seat.prove("no", entry, round_number)
