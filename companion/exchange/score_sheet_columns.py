"""The columns of a score sheet: what they may be called, and what may stand in them."""

import csv
import io
import re
from collections.abc import Iterator
from datetime import UTC, datetime, time
from typing import NamedTuple

from companion.exchange.csv_cells import as_typed
from companion.exchange.found import UnreadableFileError
from companion.exchange.texts import cleaned, whole_number
from companion.storage.models import now
from companion.tables.names import NAMES

MOST_ROWS = 20_000
MOST_COLUMNS = 200
LONGEST_CELL = 2000
SEPARATORS = ",;\t"
NOON = time(12, tzinfo=UTC)
FIRST_YEAR = 1900
YES = ("1", "true", "yes", "x", "✓", "✔", "是", "はい")
NO = ("0", "false", "no", "-", "–", "否", "いいえ")
DAY = re.compile(r"(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[T ](.*))?")

# What a column may be called, besides its own name; compared as names are.
CALLED = {
    "table": ("桌", "桌号", "テーブル"),
    "game": ("游戏", "ゲーム"),
    "started_at": ("started",),
    "finished_at": ("finished", "ended_at", "date", "day", "日期", "日付"),
    "label": (),
    "dm": (),
    "round": ("轮", "轮次", "回合", "ラウンド"),
    "cards": ("牌数", "手札"),
    "tiebreak": (),
    "player": ("name", "玩家", "名字", "プレイヤー", "名前"),
    "seat": ("座位", "席"),
    "bid": ("叫墩", "ビッド"),
    "tricks": ("won", "墩数", "トリック"),
    "bonus": ("奖励分", "ボーナス"),
    "points": ("score", "分数", "得点"),
    "total": ("总分", "合計"),
    "winner": ("赢家", "勝者"),
    "scoring": (),
    "modules": (),
}
NEEDED = ("player", "round", "bid", "tricks")

Cells = dict[str, str]


def plain(word: str) -> str:
    """Return what two headings have in common that mean the same column."""
    return NAMES.sounds(word[:60]).replace("_", "")


MEANT = {plain(word): column for column, more in CALLED.items() for word in (column, *more)}


class WrongCellError(Exception):
    """What stands in a cell cannot be meant."""

    def __init__(self, code: str, column: str, said: str) -> None:
        super().__init__(code)
        self.code = code
        self.column = column
        self.facts = {"column": column, "said": said[:60], "name": said[:60]}


class Row(NamedTuple):
    """What stands in a row, by column. number: as a spreadsheet counts it."""

    number: int
    cells: Cells

    def text(self, column: str, longest: int) -> str:
        """Return what stands in a cell, as it can be kept."""
        return cleaned(self.cells.get(column, ""), longest)

    def number_in(self, column: str, least: int, most: int) -> int | None:
        """Return a whole number, None where nothing stands. Raises WrongCellError: not_a_whole_number."""
        said = self.cells.get(column, "").strip()
        if not said:
            return None
        number = whole_number(said, least, most)
        if number is None:
            raise WrongCellError("not_a_whole_number", column, said)
        return number

    def needed_number(self, column: str, least: int, most: int) -> int:
        """Return a whole number. Raises WrongCellError: not_a_whole_number."""
        number = self.number_in(column, least, most)
        if number is None:
            raise WrongCellError("cell_is_empty", column, "")
        return number

    def is_yes(self, column: str) -> bool | None:
        """Return yes or no, None where nothing stands. Raises WrongCellError: not_yes_or_no."""
        said = self.cells.get(column, "").strip().casefold()
        if said and said not in YES + NO:
            raise WrongCellError("not_yes_or_no", column, said)
        return said in YES if said else None

    def moment_in(self, column: str) -> tuple[datetime, bool] | None:
        """Return a moment, and whether only its day is known; None where nothing stands. A day alone is its noon.

        Raises WrongCellError: not_a_day, day_in_the_future.
        """
        said = self.cells.get(column, "").strip()
        if not said:
            return None
        found = DAY.fullmatch(said[:60])
        try:
            at, is_day_only = _moment(found)
        except (ValueError, OverflowError):
            raise WrongCellError("not_a_day", column, said) from None
        if at > now() and not (is_day_only and at.date() == now().date()):
            raise WrongCellError("day_in_the_future", column, said)
        return min(at, now()), is_day_only


def rows_of(text: str) -> Iterator[Row]:
    """Yield the rows below the header.

    Raises UnreadableFileError: unknown_file, games_not_rounds, columns_missing, column_twice, broken_row,
    row_too_long, too_many_rows.
    """
    numbered = enumerate(_records(text), 1)
    header_at, header = next(((number, record) for number, record in numbered if any(record)), (1, []))
    columns = _columns(header, header_at)
    for number, record in numbered:
        if number > MOST_ROWS:
            raise UnreadableFileError("too_many_rows", most=MOST_ROWS)
        if any(cell.strip() for cell in record[len(columns) :]):
            raise UnreadableFileError("row_too_long", f"row {number}", columns=len(columns))
        if any(cell.strip() for cell in record):
            cells = {
                column: as_typed(cell[:LONGEST_CELL])
                for column, cell in zip(columns, record, strict=False)
                if column
            }
            yield Row(number, cells)


def _moment(found: re.Match[str] | None) -> tuple[datetime, bool]:
    """Raises ValueError, OverflowError."""
    if found is None:
        raise ValueError("no day")
    year, month, day, clock = found.groups()
    said = f"{int(year):04}-{int(month):02}-{int(day):02}"
    at = datetime.fromisoformat(f"{said}T{clock}" if clock else said)
    if not clock:
        at = datetime.combine(at.date(), NOON)
    at = at.astimezone(UTC) if at.tzinfo else at.replace(tzinfo=UTC)
    if at.year < FIRST_YEAR:
        raise ValueError("too long ago")
    return at, not clock


def _records(text: str) -> Iterator[list[str]]:
    """Yield what the rows hold. Raises UnreadableFileError: broken_row."""
    first, _, rest = text.partition("\n")
    said = re.fullmatch(r"sep=([,;\t])\s*", first)
    if said:
        yield []
        text = rest
    separator = said[1] if said else _separator(text)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=separator, strict=True)
    while True:
        try:
            record = next(reader)
        except StopIteration:
            return
        except csv.Error:
            line = reader.line_num
            raise UnreadableFileError("broken_row", f"line {line}", line=line) from None
        yield record[: MOST_COLUMNS + 1]


def _separator(text: str) -> str:
    """Return what stands between the columns of the header."""
    header = text.lstrip()[:LONGEST_CELL].split("\n", 1)[0]
    return max(SEPARATORS, key=header.count)


def _columns(header: list[str], at: int) -> list[str]:
    """Return which column each is, "" for one that nobody asks for."""
    columns = [MEANT.get(plain(cell), "") for cell in header]
    here = set(columns)
    if "player" not in here:
        raise UnreadableFileError("unknown_file")
    if here.isdisjoint(("round", "bid", "tricks")):
        raise UnreadableFileError("games_not_rounds")
    missing = [column for column in NEEDED if column not in here]
    if not here & {"finished_at", "started_at"}:
        missing.append("date")
    if missing:
        raise UnreadableFileError("columns_missing", f"row {at}", columns=missing)
    twice = next((one for one in columns if one and columns.count(one) > 1), None)
    if twice:
        raise UnreadableFileError("column_twice", f"row {at}", column=twice)
    return columns
