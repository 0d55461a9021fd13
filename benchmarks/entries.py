"""What an entry and a reading of the table cost, asked in turns with the yardsticks, so that noise slows all alike."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import cycle
from typing import Any
from uuid import uuid4

from benchmarks.figures import Figure, median, percentile
from benchmarks.games import king_by_round, king_by_trick, long_skull
from benchmarks.line import Answer, Line, request
from benchmarks.serving import Databases, Server, the_house, the_yardsticks

WARMING = 6  # times
GAMES = 12  # of each kind
WRITERS = 8
ENTRIES_EACH = 120
READINGS = 400
LONG = 400
EARLY, LATE = range(5, 20), range(382, 397)


class Table:
    """A table, and the entries of its game still to come."""

    def __init__(self, line: Line, game: dict[str, Any]) -> None:
        self.line = line
        opening = {field: game[field] for field in ("game", "players", "options")}
        opened = expect(201, line.ask(request("POST", "/api/v1/tables", opening))).json
        self.code, self.seq = opened["code"], 0
        self.path = f"/api/v1/tables/{self.code}"
        self.key = f"Bearer {opened['score_key']}"
        self.coming: Iterator[dict[str, Any]] = iter(game["entries"])

    def record(self, many: int = 1) -> float:
        """Record what comes next; return how many milliseconds it took."""
        entries = [next(self.coming) | {"key": str(uuid4())} for _ in range(many)]
        asked = request("POST", f"{self.path}/entries", {"entries": entries}, authorization=self.key)
        self.seq += many
        return expect(201, self.line.ask(asked)).milliseconds


class Yardsticks:
    """(a), (b) and (c), each asked as often as the house is."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.bare: list[float] = []
        self.checked: list[float] = []
        self._tables = cycle(range(1, 9))

    def insert(self) -> None:
        """Ask (a) and (b) once each."""
        entry = {"type": "bids", "bids": {f"p{seat}": 1 for seat in range(1, 7)}}
        bare = request("POST", "/notes", {"entries": [entry]})
        said = {"table": next(self._tables), "key": str(uuid4()), "entries": [entry]}
        self.bare.append(expect(200, self.line.ask(bare)).milliseconds)
        self.checked.append(expect(200, self.line.ask(request("POST", "/acts", said))).milliseconds)


def expect(status: int, answer: Answer) -> Answer:
    """Return the answer, if it is as it should be."""
    if answer.status != status:
        raise SystemExit(f"{answer.status} instead of {status}: {answer.body[:300]!r}")
    return answer


def measured(databases: Databases) -> Iterator[Figure]:
    """Yield every figure on these databases."""
    with the_house(databases.house) as house, the_yardsticks(databases.yardsticks) as bare:
        warm_up(house, bare)
        yield from entries(house, bare)
        yield early_and_late(house)
        yield from readings(house, bare, known_at_most=1 if databases.kind == "SQLite" else None)
        yield writers_at_once(house)


def warm_up(house: Server, bare: Server) -> None:
    """Let everything that is made once be made, in every worker."""
    for _ in range(WARMING):
        table, yardsticks = Table(Line(house.port), king_by_round()), Yardsticks(Line(bare.port))
        for _ in range(20):
            table.record()
            yardsticks.insert()


def entries(house: Server, bare_server: Server) -> Iterator[Figure]:
    """Yield what an entry of each kind of game costs against (a) and (b)."""
    kinds = {
        "Skull King by round": king_by_round(),
        "Skull King by trick": king_by_trick(),
        "Skull": long_skull(LONG),
    }
    costs: dict[str, list[float]] = {kind: [] for kind in kinds}
    line, yardsticks = Line(house.port), Yardsticks(Line(bare_server.port))
    for _ in range(GAMES):
        for kind, game in kinds.items():
            table = Table(line, game)
            for _ in range(len(king_by_round()["entries"])):
                yardsticks.insert()
                costs[kind].append(table.record())
    bare, checked = median(yardsticks.bare), median(yardsticks.checked)
    yield Figure("(a) a bare insert", bare, "", 1)
    yield Figure("(b) with key, schema, head", checked, "(a)", checked / bare)
    every = median([cost for kind in kinds for cost in costs[kind]])
    yield Figure("an entry", every, "(a)", every / bare, 2.5)
    yield Figure("an entry", every, "(b)", every / checked, 1.5)
    for kind in kinds:
        yield Figure(f"… {kind}", median(costs[kind]), "(a)", median(costs[kind]) / bare)


def early_and_late(house: Server) -> Figure:
    """Return what the 400th entry of a table costs against the 10th."""
    line = Line(house.port)
    early: list[float] = []
    late: list[float] = []
    for _ in range(GAMES):
        young, old = Table(line, long_skull(LONG)), Table(line, long_skull(LONG))
        young.record(EARLY.start)
        for at in range(0, LATE.start, 191):
            old.record(min(191, LATE.start - at))
        for _ in EARLY:
            early.append(young.record())
            late.append(old.record())
    return Figure("the 400th entry of a table", median(late), "the 10th", median(late) / median(early), 1.2)


def readings(house: Server, bare_server: Server, known_at_most: float | None) -> Iterator[Figure]:
    """Yield what reading a table costs, also where nothing is new, against constant JSON of its size.

    known_at_most: the bound for the latter; across a line to a database one question takes as long as (c) by itself.
    """
    line, bare = Line(house.port), Line(bare_server.port)
    table = Table(line, king_by_trick())
    table.record(60)
    now = expect(200, line.ask(request("GET", table.path)))
    whole, known = (
        request("GET", table.path),
        request("GET", table.path, if_none_match=str(now.field("etag"))),
    )
    constant = request("GET", f"/constant/{len(now.body)}")
    costs: tuple[list[float], list[float], list[float]] = ([], [], [])
    for _ in range(READINGS):
        costs[0].append(expect(200, bare.ask(constant)).milliseconds)
        costs[1].append(expect(200, line.ask(whole)).milliseconds)
        costs[2].append(expect(304, line.ask(known)).milliseconds)
    constantly, read, unchanged = map(median, costs)
    yield Figure(f"(c) constant JSON, {len(now.body) / 1000:.1f} kB", constantly, "", 1)
    yield Figure("reading a table", read, "(c)", read / constantly, 2)
    yield Figure("reading what is known: 304", unchanged, "(c)", unchanged / constantly, known_at_most)


def writers_at_once(house: Server) -> Figure:
    """Return how long the slowest of a hundred entries takes while eight write at eight tables."""
    tables = [Table(Line(house.port), long_skull(LONG)) for _ in range(WRITERS)]
    with ThreadPoolExecutor(WRITERS) as writers:
        written = writers.map(lambda table: [table.record() for _ in range(ENTRIES_EACH)], tables)
    costs = [cost for each in written for cost in each[5:]]
    p50, p99 = percentile(costs, 50), percentile(costs, 99)
    return Figure("eight writers: p99", p99, f"p50 {p50:.2f} ms", p99 / p50, 5)
