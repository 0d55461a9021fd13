"""A typed score sheet before the engine: every row that does not add up is named, with what is right."""

from typing import Any, NamedTuple

from companion.engine import RuleViolation, new_game
from companion.engine.log import seat_id
from companion.engine.sheet import played
from companion.engine.skull_king.schedule import SCHEDULES, cards_dealt
from companion.engine.skull_king.scoring import SCORINGS
from companion.exchange.found import Trouble
from companion.exchange.score_sheet import Line, TypedGame
from companion.exchange.score_sheet_round import SLUG, RoundJudged, by_rules, judge_round, where_of

OF_DEALER = ("must_lead", "must_lead_next")  # who could lead follows from who dealt, and no sheet tells that

Entry = dict[str, Any]


class Judged(NamedTuple):
    """What the engine makes of a game: its entries, or what does not add up. seats: those who sat down first."""

    troubles: list[Trouble]
    seats: list[str]
    options: dict[str, Any]
    entries: list[Entry]
    is_early: bool


def judge(game: TypedGame) -> Judged:
    """Return the game as the engine takes it, with the scoring and the first dealer that fit."""
    judged = _best(game, 0)
    for dealer in range(1, len(judged.seats)):
        if not any(trouble.facts.get("code") in OF_DEALER for trouble in judged.troubles):
            break
        judged = min(judged, _best(game, dealer), key=_faults)
    return judged


def _best(game: TypedGame, dealer: int) -> Judged:
    """Points tell which scoring it was, where the sheet does not name it."""
    has_points = any(line.points is not None for line in game.lines)
    scorings = SCORINGS if has_points else SCORINGS[:1]
    named = [game.options["scoring"]] if "scoring" in game.options else scorings
    ways = [{**game.options, **({} if one == SCORINGS[0] else {"scoring": one})} for one in named]
    tried = [_Judge(game, ways[0], dealer).judged()]
    for options in ways[1:] if tried[0].troubles else []:
        tried.append(_Judge(game, options, dealer).judged())
    return min(tried, key=_faults)


def _faults(judged: Judged) -> int:
    return len(judged.troubles)


class _Judge:
    """One way of reading a score sheet."""

    def __init__(self, game: TypedGame, options: dict[str, Any], dealer: int) -> None:
        self.typed, self.options, self.dealer = game, options, dealer
        self.rounds = game.rounds()
        self.seats = [line.player for line in game.of_round(self.rounds[0])]
        later = [name for number in self.rounds for name in map(_player, game.of_round(number))]
        self.everybody = list(dict.fromkeys([*self.seats, *later]))
        self.ids = {name: seat_id(seat) for seat, name in enumerate(self.everybody)}
        self.totals = dict.fromkeys(self.seats, 0)
        self.troubles: list[Trouble] = []
        self.entries: list[Entry] = []

    def judged(self) -> Judged:
        self._rounds_follow()
        schedule = self._schedule()
        sizes = SCHEDULES[schedule] if isinstance(schedule, str) else schedule
        before = self.seats
        for number in self.rounds if not self.troubles else []:
            lines = self.typed.of_round(number)
            self._come_and_go(number, before, lines)
            self._round(number, lines, _size(sizes, number, lines))
            before = [line.player for line in lines]
        options = {**self.options, **({} if schedule == "standard" else {"schedule": schedule})}
        options |= {"dealer": self.ids[self.seats[self.dealer]]} if self.dealer else {}
        is_early = False if self.troubles else self._play(options)
        return Judged(self.troubles, self.seats, options, self.entries, is_early)

    def _rounds_follow(self) -> None:
        for expected, number in enumerate(self.rounds, 1):
            if number != expected:
                first = self.typed.of_round(number)
                self.troubles.append(Trouble(where_of(first[:1]), "round_missing", {"round": expected}))
                return

    def _schedule(self) -> str | list[int]:
        """Return how many cards were dealt: as the sheet says, else as the tricks add up, else as usual."""
        scheduled = [
            lines for number in self.rounds if not (lines := self.typed.of_round(number))[0].is_tiebreak
        ]
        said = [lines[0].cards for lines in scheduled]
        cards = [size for size in said if size is not None]
        is_said = bool(scheduled) and len(cards) == len(scheduled)
        if not is_said:
            cards = [sum(line.tricks for line in lines) for lines in scheduled]
        players = [len(lines) for lines in scheduled]
        for name, sizes in SCHEDULES.items():
            if cards == _dealt(sizes, players) and (len(cards) == len(sizes) or self.typed.winners == []):
                return name
        begun = cards == _dealt(SCHEDULES["standard"], players)
        is_usual = not is_said or (begun and not self.typed.winners)
        return "standard" if is_usual else cards

    def _come_and_go(self, number: int, before: list[str], lines: list[Line]) -> None:
        """Who has no more rows went home, who begins later joined; only where totals stand, so that none is missed."""
        here = [line.player for line in lines]
        is_sure = all(line.total is not None and line.points is not None for line in self.typed.lines)
        for name in before:
            if name not in here:
                returns = any(line.player == name and line.round > number for line in self.typed.lines)
                if returns or not is_sure:
                    self._miss(lines, name, number)
                self.entries.append({"type": "leave", "player": self.ids[name]})
        for line in lines:
            if line.player not in self.totals:
                if not is_sure:
                    self._miss(lines, line.player, number - 1)
                self.totals[line.player] = (line.total or 0) - (line.points or 0)
                entry = {"type": "join", "name": line.player, "total": self.totals[line.player]}
                self.entries.append(entry)

    def _miss(self, lines: list[Line], name: str, number: int) -> None:
        self.troubles.append(Trouble(where_of(lines), "row_missing", {"name": name, "round": number}))

    def _round(self, number: int, lines: list[Line], size: int) -> None:
        differing = next((line for line in lines if line.cards not in (None, lines[0].cards)), None)
        if differing:
            facts = {"round": number, "said": differing.cards, "found": lines[0].cards}
            self.troubles.append(Trouble(where_of([differing]), "cards_differ", facts))
            return
        judged = judge_round(lines, size, (self.dealer + number - 1) % len(lines), self.options)
        self.troubles += judged.troubles
        self._add_up(lines, judged)
        bids = {self.ids[line.player]: line.bid for line in lines}
        rows = {self.ids[name]: row for name, row in judged.rows.items()}
        result: Entry = {"type": "result", "rows": rows}
        self.entries += [
            {"type": "bids", "bids": bids},
            result | ({"destroyed": judged.destroyed} if judged.destroyed else {}),
        ]

    def _add_up(self, lines: list[Line], judged: RoundJudged) -> None:
        """A total that is wrong is told once: the next row goes on from it."""
        for line in lines:
            found = self.totals[line.player] + judged.points.get(line.player, line.points or 0)
            if line.total not in (None, found) and judged.points:
                facts = {"name": line.player, "round": line.round, "said": line.total, "found": found}
                self.troubles.append(Trouble(where_of([line]), "total_differs", facts))
            self.totals[line.player] = found if line.total is None else line.total

    def _play(self, options: dict[str, Any]) -> bool:
        """Play it from beginning to end; return whether it ended early."""
        by_id = {self.ids[line.player]: line for line in self.typed.lines}
        try:
            game = new_game(SLUG, [self.ids[name] for name in self.seats], options)
            for entry in self.entries:
                game.play(played(entry))
        except RuleViolation as violation:
            self.troubles.append(by_rules(violation, by_id))
            return False
        is_early = game.ended is None
        if is_early:
            self.entries.append({"type": "end"})
        self._compare_winners([] if is_early else game.winners)
        return is_early

    def _compare_winners(self, ids: list[str]) -> None:
        said, found = self.typed.winners, [name for name in self.everybody if self.ids[name] in ids]
        if said is not None and sorted(said) != sorted(found):
            facts = {"said": said, "found": found}
            self.troubles.append(Trouble(f"row {self.typed.row}", "winner_differs", facts))


def _player(line: Line) -> str:
    return line.player


def _dealt(sizes: list[int], players: list[int]) -> list[int]:
    """Return what is really dealt in the first rounds of a schedule, to so many players."""
    return [cards_dealt(size, count) for size, count in zip(sizes, players, strict=False)]


def _size(sizes: list[int], number: int, lines: list[Line]) -> int:
    return lines[0].cards or sizes[min(number, len(sizes)) - 1]
