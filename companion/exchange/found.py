"""What a reader finds in a file: one game after another, and what is wrong with some of them."""

from collections.abc import Iterator
from datetime import datetime
from typing import Any, NamedTuple

COMPANION = "companion"
BG_STATS = "bg-stats"
SCORE_SHEET = "score-sheet"


class Found(NamedTuple):
    """A game that is over (or, in our own files, still running).

    where: what to name it by in its file, a line, a row or an index. source: whose file. uid: what the game is known
    by there, the same whenever the file is written again. seats: names in clockwise order, as they stand in the file.

    Then one of three: `table`, a whole table of ours with its log; `entries`, what was entered at it, for the engine
    to judge, with `options`; or `result`, what came of it: per seat `total`, `rank` or `winner` (as in logging a
    game), where nothing else is known.
    """

    where: str
    source: str
    uid: str
    game: str
    finished_at: datetime | None
    seats: list[str]
    minutes: int | None = None
    label: str | None = None
    notes: str | None = None
    options: dict[str, Any] | None = None
    table: dict[str, Any] | None = None
    entries: list[dict[str, Any]] | None = None
    result: list[dict[str, Any]] | None = None


class Trouble(NamedTuple):
    """What is wrong, and where: a code with the sentence `import-<code>`, and the facts of that sentence.

    is_of_file: nothing of the file can be trusted; otherwise one game cannot be taken, and the others could.
    """

    where: str
    code: str
    facts: dict[str, Any]
    is_of_file: bool = False


class Aside(NamedTuple):
    """What is in the file and is left there, which is no fault: so many of one kind, such as games of other boxes."""

    code: str
    games: int


class Kept(NamedTuple):
    """Something besides games that our own file brings: a person, a merge, a catalogue entry, the house's name.

    kind: a word that `companion.exchange.own_take` knows.
    """

    where: str
    kind: str
    said: dict[str, Any]


Piece = Found | Trouble | Aside | Kept
Pieces = Iterator[Piece]
