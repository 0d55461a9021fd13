"""Which reader a file is for, and all that it holds."""

from typing import NamedTuple
from zoneinfo import ZoneInfo

from companion.exchange.bg_stats_in import is_bg_stats, read_bg_stats
from companion.exchange.found import Aside, Found, Kept, Pieces, Trouble, UnreadableFileError
from companion.exchange.own_in import is_own, read_own
from companion.exchange.score_sheet_in import read_score_sheet
from companion.exchange.texts import json_of, text_of

LARGEST_FILE_BYTES = 16 * 1024 * 1024
MOST_GAMES = 2_000  # at once, so that nobody at a table waits for long


class Contents(NamedTuple):
    """What a file holds. A broken file has one trouble, which is of the file."""

    found: list[Found]
    troubles: list[Trouble]
    asides: list[Aside]
    kept: list[Kept]

    @property
    def source(self) -> str | None:
        """Whose file it is, where it holds anything of ours."""
        return self.found[0].source if self.found else None

    @property
    def is_broken(self) -> bool:
        """Whether nothing of it can be trusted."""
        return any(trouble.is_of_file for trouble in self.troubles)


def read_file(raw: bytes, zone: ZoneInfo | None = None, most: int = MOST_GAMES) -> Contents:
    """Return all that a file holds, whichever program wrote it. zone: of clocks that name none."""
    contents = Contents([], [], [], [])
    try:
        for piece in pieces_in(raw, zone):
            _put(contents, piece)
            if len(contents.found) > most:
                raise UnreadableFileError("too_many_games", most=most)
    except UnreadableFileError as broken:
        contents.troubles.append(broken.trouble)
    if contents.is_broken:
        return Contents([], [one for one in contents.troubles if one.is_of_file], [], [])
    return contents


def pieces_in(raw: bytes, zone: ZoneInfo | None = None) -> Pieces:
    """Yield what a file holds. Raises UnreadableFileError."""
    text = text_of(raw)
    if not text.lstrip().startswith(("{", "[")):
        return read_score_sheet(text)
    said = json_of(text)
    if is_own(said):
        return read_own(said)
    if is_bg_stats(said):
        return read_bg_stats(said, zone)
    raise UnreadableFileError("unknown_file")


def _put(contents: Contents, piece: object) -> None:
    if isinstance(piece, Found):
        contents.found.append(piece)
    elif isinstance(piece, Trouble):
        contents.troubles.append(piece)
    elif isinstance(piece, Aside):
        contents.asides.append(piece)
    elif isinstance(piece, Kept):
        contents.kept.append(piece)
