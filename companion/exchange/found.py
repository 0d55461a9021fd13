"""What a reader finds in a file: one game after another, and what is wrong with some of them."""

from collections.abc import Iterator, Mapping
from datetime import datetime
from types import MappingProxyType
from typing import Any, NamedTuple

COMPANION = "companion"
BG_STATS = "bg-stats"
SCORE_SHEET = "score-sheet"

# What may be wrong with a file, each with the sentence `trouble-<code>` from these facts.
TROUBLES: dict[str, tuple[str, ...]] = {
    # the file
    "empty_file": (),
    "packed_file": (),
    "not_text": (),
    "not_utf8": ("line",),
    "not_json": ("line", "column"),
    "too_deep": (),
    "no_such_number": (),
    "unknown_file": (),
    "games_not_rounds": (),
    "columns_missing": ("columns",),
    "column_twice": ("column",),
    "broken_row": ("line",),
    "row_too_long": ("columns",),
    "too_many_rows": ("most",),
    "too_many_games": ("most",),
    "newer_file": (),
    "cut_off": (),
    # a game
    "not_a_play": (),
    "date_unknown": (),
    "in_the_future": (),
    "too_few_people": ("people", "min"),
    "too_many_people": ("people", "max"),
    "name_missing": (),
    "name_too_long": (),
    "name_twice": ("name",),
    "misshapen": ("field",),
    "unfit_act": ("number",),
    # a score sheet
    "cell_is_empty": ("column",),
    "not_a_whole_number": ("column", "said"),
    "not_yes_or_no": ("column", "said"),
    "not_a_day": ("column", "said"),
    "day_in_the_future": ("column", "said"),
    "row_twice": ("name",),
    "round_missing": ("round",),
    "row_missing": ("name", "round"),
    "cards_differ": ("round", "said", "found"),
    "points_differ": ("name", "round", "said", "found"),
    "total_differs": ("name", "round", "said", "found"),
    "bonus_impossible": ("name", "round", "said"),
    "bonus_counts_not": ("name", "round", "said"),
    "bonuses_impossible": ("round",),
    "winner_differs": ("said", "found"),
    "rules": ("round", "reason"),
}


class Found(NamedTuple):
    """A game that is over (or, in our own files, still running).

    where: what to name it by in its file, a word and a place: `row 7`, `play 12`, `line 3`. source: whose file. uid:
    what the game is known by there, the same whenever the file is written again. seats: names in clockwise order.
    is_day_only: of `finished_at` only the day is known. dm: the name of whoever looked after it. started_at: where it
    is known to the second; otherwise so many minutes before.

    Then one of three: `table`, a whole table of ours with its log; `entries`, what was entered at it, as the engine
    took it, with `options`; or `result`, what came of it: per seat `total`, `rank` and `winner`, where nothing else is
    known, and then `is_early` where nobody won.
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
    is_early: bool = False
    is_day_only: bool = False
    dm: str | None = None
    started_at: datetime | None = None


class Trouble(NamedTuple):
    """What is wrong, and where: a code of TROUBLES, and the facts of that sentence.

    is_of_file: nothing of the file can be trusted; otherwise one game cannot be taken, and the others could.
    names: by player id, where the facts tell of players.
    """

    where: str
    code: str
    facts: dict[str, Any]
    is_of_file: bool = False
    names: Mapping[str, str] = MappingProxyType({})


class UnreadableFileError(Exception):
    """Raised by readers where nothing of a file can be trusted."""

    def __init__(self, code: str, where: str = "", **facts: Any) -> None:
        super().__init__(code)
        self.trouble = Trouble(where, code, facts, is_of_file=True)


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
