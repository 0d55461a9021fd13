"""Reading a score sheet of Skull King from CSV: our own by round, or one that somebody typed."""

import hashlib
import json
from collections.abc import Iterator
from datetime import timedelta
from typing import Any

from companion.engine.skull_king.cards import MODULES
from companion.engine.skull_king.scoring import SCORINGS
from companion.exchange.found import SCORE_SHEET, Aside, Found, Pieces, Trouble
from companion.exchange.score_sheet import Line, TypedGame
from companion.exchange.score_sheet_columns import Row, WrongCellError, plain, rows_of
from companion.exchange.score_sheet_judge import judge
from companion.exchange.seats_in import wrong_seats
from companion.tables.codes import typed_code
from companion.tables.names import LONGEST_LABEL, LONGEST_NAME, NAMES

MOST_ROUNDS = 60
MOST_POINTS = 10_000
SLUG = "skull-king"
LONGEST_GAME_MINUTES = 24 * 60
ASIDE = ("other_games_rows", "without_rounds")
PLACED_BY = ("table", "label", "finished_at", "started_at")

Place = tuple[str, ...]


def read_score_sheet(text: str) -> Pieces:
    """Yield each game as the engine finds it, and every row that does not add up.

    Raises UnreadableFileError: as the columns may.
    """
    sheet = _Sheet()
    for row in rows_of(text):
        yield from sheet.read(row)
    for game in sheet.games:
        if game.place not in sheet.broken:
            yield from _judged(game.typed())
    yield from (Aside(code, rows) for code, rows in sheet.left.items() if rows)


class _Draft:
    """A game of which rows are still coming."""

    def __init__(self, first: Row, place: Place) -> None:
        """Raises WrongCellError."""
        self.first, self.place = first, place
        self.started = first.moment_in("started_at")
        at = first.moment_in("finished_at") or self.started
        if at is None:
            raise WrongCellError("cell_is_empty", "finished_at", "")
        self.at, self.is_day_only = at
        self.names: dict[str, str] = {}
        self.seats: dict[str, int] = {}
        self.lines: dict[tuple[str, int], Line] = {}
        self.winners: dict[str, bool] = {}

    def typed(self) -> TypedGame:
        started = self.started
        players = list(self.names.values())
        if len(set(self.seats.values())) == len(players):
            players.sort(key=lambda name: self.seats[name])
        said_to_win = [name for name in players if self.winners.get(name)]
        return TypedGame(
            row=self.first.number,
            label=_label(self.first),
            dm=self.first.text("dm", LONGEST_NAME) or None,
            started_at=started[0] if started and not started[1] else None,
            finished_at=self.at,
            is_day_only=self.is_day_only,
            players=players,
            lines=list(self.lines.values()),
            winners=said_to_win if self.winners else None,
            options=_options(self.first),
        )


class _Sheet:
    """The rows read so far, by game."""

    def __init__(self) -> None:
        self.games: list[_Draft] = []
        self.broken: set[Place] = set()
        self.left = dict.fromkeys(ASIDE, 0)
        self._open: dict[Place, _Draft] = {}
        self._place: Place | None = None
        self._said: set[tuple[Place, str]] = set()

    def read(self, row: Row) -> Iterator[Trouble]:
        """Put a row where it belongs; say once what is wrong with it."""
        aside = _left_there(row)
        if aside:
            self.left[aside] += 1
            return
        place = self._place = self._place_of(row)
        try:
            number = row.needed_number("round", 1, MOST_ROUNDS)
            _add(self._game_of(row, place, number), row, number)
        except WrongCellError as wrong:
            self.broken.add(place)
            said = (place, wrong.column)
            if wrong.column not in PLACED_BY or said not in self._said:
                yield Trouble(f"row {row.number}", wrong.code, wrong.facts)
            self._said.add(said)

    def _place_of(self, row: Row) -> Place:
        """Return what the rows of one game have in common; where nothing stands, it is as in the row above."""
        said = tuple(row.cells.get(column, "").strip() for column in PLACED_BY)
        return self._place if self._place and not any(said) else said

    def _game_of(self, row: Row, place: Place, number: int) -> _Draft:
        """Return which game a row is of: one begins where its first round is told to somebody who has had it."""
        game = self._open.get(place)
        if game is None or (number == 1 and _is_over(game, row.text("player", LONGEST_NAME + 1))):
            game = self._open[place] = _Draft(row, place)
            self.games.append(game)
        return game


def _is_over(game: _Draft, name: str) -> bool:
    return (game.names.get(NAMES.sounds(name), ""), 1) in game.lines and next(reversed(game.lines))[1] > 1


def _add(game: _Draft, row: Row, number: int) -> None:
    """Raises WrongCellError."""
    said = row.text("player", LONGEST_NAME + 1)
    if NAMES.name_error(said):
        raise WrongCellError("name_missing" if not said else "name_too_long", "player", said)
    name = game.names.setdefault(NAMES.sounds(said), said)
    if (name, number) in game.lines:
        raise WrongCellError("row_twice", "player", name)
    seat, wins = row.number_in("seat", 1, 20), row.is_yes("winner")
    if seat is not None:
        game.seats[name] = seat
    if wins is not None:
        game.winners[name] = wins
    game.lines[name, number] = Line(
        row=row.number,
        round=number,
        player=name,
        bid=row.needed_number("bid", 0, 99),
        tricks=row.needed_number("tricks", 0, 99),
        bonus=row.number_in("bonus", -MOST_POINTS, MOST_POINTS),
        points=row.number_in("points", -MOST_POINTS, MOST_POINTS),
        total=row.number_in("total", -MOST_POINTS, MOST_POINTS),
        cards=row.number_in("cards", 1, 99),
        is_tiebreak=row.is_yes("tiebreak") or False,
    )


def _left_there(row: Row) -> str | None:
    """A house's sheets hold both games, and games of which no rounds are known."""
    game = plain(row.cells.get("game", SLUG)).replace("-", "")
    if game not in ("", "skullking"):
        return "other_games_rows"
    return (
        None if row.cells.get("round", "").strip() or row.cells.get("bid", "").strip() else "without_rounds"
    )


def _label(row: Row) -> str | None:
    """A table's code is no name of a place."""
    table = row.text("table", LONGEST_LABEL)
    return row.text("label", LONGEST_LABEL) or (None if typed_code(table) else table) or None


def _options(row: Row) -> dict[str, object]:
    scoring = row.text("scoring", 40).casefold()
    named = row.text("modules", 80).casefold().replace("_", "-").replace(";", " ").replace(",", " ").split()
    modules = [module for module in MODULES if module in named]
    return {
        **({"scoring": scoring} if scoring in SCORINGS else {}),
        **({"modules": modules} if modules else {}),
    }


def _judged(game: TypedGame) -> Iterator[Found | Trouble]:
    where = f"row {game.row}"
    wrong = wrong_seats(where, SLUG, game.players)
    if wrong:
        yield wrong
        return
    judged = judge(game)
    if judged.troubles:
        yield from judged.troubles
        return
    yield Found(
        where,
        SCORE_SHEET,
        _uid(game),
        SLUG,
        game.finished_at,
        judged.seats,
        minutes=_minutes(game),
        started_at=game.started_at if _minutes(game) else None,
        label=game.label,
        options=judged.options,
        entries=judged.entries,
        is_early=judged.is_early,
        is_day_only=game.is_day_only,
        dm=game.dm,
    )


def _minutes(game: TypedGame) -> int | None:
    if game.started_at is None or game.is_day_only:
        return None
    minutes = round((game.finished_at - game.started_at) / timedelta(minutes=1))
    return minutes if 1 <= minutes <= LONGEST_GAME_MINUTES else None


def _uid(game: TypedGame) -> str:
    """A sheet is known by what it says: where, when, who, and every round."""
    said: list[Any] = [NAMES.sounds(game.label or ""), game.finished_at.isoformat()]
    said += [NAMES.sounds(name) for name in game.players]
    for line in sorted(game.lines, key=lambda line: (line.round, game.players.index(line.player))):
        said.append(
            [line.round, game.players.index(line.player), line.bid, line.tricks, line.bonus, line.points]
        )
    return hashlib.sha256(json.dumps(said).encode()).hexdigest()
