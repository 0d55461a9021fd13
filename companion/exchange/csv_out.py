"""Games as CSV: a row for each player, by game or by round; both games of the house have the same columns."""

from collections.abc import Iterable, Iterator
from typing import Any

from companion.exchange.csv_cells import Cell, csv_line
from companion.exchange.told import Told, ToldSeat
from companion.tables.reading import moment

EXCEL_MARK = "\ufeff"  # by which Excel knows UTF-8

BY_GAME = (
    "table", "game", "started_at", "finished_at", "minutes", "label", "dm", "rounds", "ended_early",
    "player", "seat", "total", "rank", "winner",
)  # fmt: skip
BY_ROUND = (
    "table", "game", "started_at", "finished_at", "label", "dm", "round", "cards", "tiebreak",
    "player", "seat", "bid", "tricks", "bonus", "points", "total", "rank", "winner",
    "starter", "challenger", "turned", "outcome", "skull_owner", "discs_left", "successes",
)  # fmt: skip

Row = dict[str, Cell]


def by_game(games: Iterable[Told]) -> Iterator[str]:
    """Yield the header, then each game: a row for each player with what it brought them."""
    yield csv_line(BY_GAME)
    for told in games:
        about = {
            **_about(told),
            "minutes": told.minutes,
            "rounds": told.rounds,
            "ended_early": told.is_early,
        }
        rows = ({**about, **_player(number, seat)} for number, seat in enumerate(told.seats, 1))
        yield "".join(_line(BY_GAME, row) for row in rows)


def by_round(games: Iterable[Told]) -> Iterator[str]:
    """Yield the header, then each game: a row for each player and round; without rounds, a row for each player.

    `total` is that after the round; `rank` and `winner` are those of the game.
    """
    yield csv_line(BY_ROUND)
    for told in games:
        yield "".join(_line(BY_ROUND, row) for row in _rows(told))


def _rows(told: Told) -> Iterator[Row]:
    about = _about(told)
    seats = [_player(number, seat) for number, seat in enumerate(told.seats, 1)]
    played = told.view["rounds"] if told.view else []
    for seat in seats if not played else []:
        yield {**about, **seat}
    for one in played:
        cells = _skull_round if told.game == "skull" else _skull_king_round
        for number, seat in enumerate(seats, 1):
            own = cells(one, f"p{number}", told.names)
            if own is not None:
                yield {**about, **seat, **own}


def _about(told: Told) -> Row:
    return {
        "table": told.code,
        "game": told.game,
        "started_at": moment(told.started_at),
        "finished_at": moment(told.finished_at) if told.finished_at else None,
        "label": told.label,
        "dm": told.dm,
    }


def _player(number: int, seat: ToldSeat) -> Row:
    return {
        "player": seat.name,
        "seat": number,
        "total": seat.total,
        "rank": seat.rank,
        "winner": seat.is_winner,
    }


def _skull_king_round(one: dict[str, Any], player: str, _names: dict[str, str]) -> Row | None:
    """Return nothing for whoever had left, or had not come yet."""
    row = one["rows"].get(player)
    if row is None:
        return None
    said = {field: row[field] for field in ("bid", "tricks", "bonus", "points", "total")}
    return {**{field: one[field] for field in ("round", "cards", "tiebreak")}, **said}


def _skull_round(one: dict[str, Any], player: str, names: dict[str, str]) -> Row:
    """The bid is the challenger's; discs and successes are those after the round."""
    return {
        **{field: one[field] for field in ("round", "bid", "turned", "outcome")},
        **{field: names.get(one[field] or "") for field in ("starter", "challenger", "skull_owner")},
        "discs_left": one["discs"].get(player),
        "successes": one["successes"].get(player),
    }


def _line(columns: Iterable[str], row: Row) -> str:
    return csv_line(row.get(column) for column in columns)
