"""One typed round of Skull King before the engine, apart from all others, so that no mistake hides the next."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from companion.engine import Game, RuleViolation, new_game
from companion.engine.log import seat_id
from companion.engine.skull_king.cards import MONSTERS
from companion.engine.skull_king.scoring import HALF, NOTHING, Call, score
from companion.exchange.bonus_ways import Rows, first_way, ways_to
from companion.exchange.found import Trouble
from companion.exchange.score_sheet import Line

SLUG = "skull-king"
NO_CAPTURES: dict[str, Any] = {"fourteens": [], "mermaids": 0, "pirates": 0, "skull_king": False}


class RoundJudged(NamedTuple):
    """What does not add up, or the rows of the result by player's name. points: by name, as the engine finds them."""

    troubles: list[Trouble]
    rows: Rows
    destroyed: int
    points: dict[str, int]


def judge_round(lines: Sequence[Line], cards: int, dealer: int, options: Mapping[str, Any]) -> RoundJudged:
    """Return what the engine makes of a round. dealer: which of these players, counted from 0."""
    ids = [seat_id(seat) for seat in range(len(lines))]
    by_id = dict(zip(ids, lines, strict=True))
    destroyed = _destroyed(lines, cards, options)
    try:
        game = new_game(SLUG, ids, {**options, "schedule": [cards], "dealer": ids[dealer]})
        game.play({"type": "bids", "bids": {player: line.bid for player, line in by_id.items()}})
    except RuleViolation as violation:
        return RoundJudged([by_rules(violation, by_id)], {}, 0, {})
    dealt: int = game.view()["cards"]
    earned = [_Earned(line, dealt, options.get("scoring")) for line in lines]
    troubles = [trouble for one in earned for trouble in one.troubles()]
    if troubles:
        return RoundJudged(troubles, {}, 0, {})
    rows = _possible(
        game, by_id, {player: one.captured for player, one in zip(ids, earned, strict=True)}, destroyed
    )
    if isinstance(rows, Trouble):
        return RoundJudged([rows], {}, 0, {})
    points = {one.line.player: one.base + one.bonus for one in earned}
    return RoundJudged([], {line.player: rows[player] for player, line in by_id.items()}, destroyed, points)


def by_rules(violation: RuleViolation, by_id: Mapping[str, Line]) -> Trouble:
    """Return what the rules forbid, at the rows it is about."""
    named = violation.facts.get("players") or [violation.facts.get("player")]
    about = [line for player, line in by_id.items() if player in named] or list(by_id.values())
    names = {player: line.player for player, line in by_id.items()}
    facts = {"round": about[0].round, "code": violation.code, "facts": violation.facts}
    return Trouble(where_of(about), "rules", facts, names=names)


def where_of(lines: Sequence[Line]) -> str:
    """Return the rows of a file, from the first to the last."""
    rows = [line.row for line in lines]
    return f"row {min(rows)}" if len(rows) == 1 else f"row {min(rows)}–{max(rows)}"


class _Earned:
    """What a row earns by its bid, and by what was captured, as it says itself."""

    def __init__(self, line: Line, cards: int, scoring: object) -> None:
        self.line = line
        call = Call(line.bid, "grapeshot" if scoring == "rascal" else None)
        self.share = call.share(line.tricks)
        self.base: int = score(call, {"tricks": line.tricks, **NO_CAPTURES}, cards)["points"]
        self.bonus = self._bonus()

    @property
    def captured(self) -> int:
        """What the captures are worth before half of it is taken off."""
        return 2 * self.bonus if self.share == HALF else self.bonus

    def troubles(self) -> Iterator[Trouble]:
        line, where = self.line, f"row {self.line.row}"
        facts = {"name": line.player, "round": line.round}
        is_possible = self.bonus >= 0 and ways_to(self.captured) if self.share != NOTHING else self.bonus == 0
        if not is_possible and line.bonus is None:
            yield Trouble(where, "points_differ", {**facts, "said": line.points, "found": self.base})
        elif not is_possible:
            code = "bonus_impossible" if self.share != NOTHING else "bonus_counts_not"
            yield Trouble(where, code, {**facts, "said": line.bonus})
        elif line.points is not None and line.points != self.base + self.bonus:
            found = self.base + self.bonus
            yield Trouble(where, "points_differ", {**facts, "said": line.points, "found": found})

    def _bonus(self) -> int:
        """Where only points stand, the bonus is what the bid does not explain."""
        if self.line.bonus is not None:
            return self.line.bonus
        return 0 if self.line.points is None else self.line.points - self.base


def _destroyed(lines: Sequence[Line], cards: int, options: Mapping[str, Any]) -> int:
    """Tricks nobody won, where the deck holds what destroys them; with Graybeard nobody can tell."""
    missing = cards - sum(line.tricks for line in lines)
    can_be = any(module in MONSTERS for module in options.get("modules", ())) and len(lines) > 2
    return max(0, missing) if can_be else 0


def _possible(
    game: Game, by_id: Mapping[str, Line], captured: Mapping[str, int], destroyed: int
) -> Rows | Trouble:
    """Return rows with captures that the engine takes."""
    refused: list[RuleViolation] = []
    tricks: Rows = {player: {"tricks": line.tricks} for player, line in by_id.items()}

    def is_possible(captures: Rows) -> bool:
        rows = {player: {**row, **captures.get(player, {})} for player, row in tricks.items()}
        try:
            game.check({"type": "result", "rows": rows, "destroyed": destroyed})
        except RuleViolation as violation:
            refused.append(violation)
            return False
        return True

    captures = first_way(captured, is_possible)
    if captures is not None:
        return {player: {**row, **captures.get(player, {})} for player, row in tricks.items()}
    if refused:
        return by_rules(refused[0], by_id)
    earning = [line for player, line in by_id.items() if captured[player]]
    return Trouble(where_of(earning), "bonuses_impossible", {"round": earning[0].round})
