"""Three hundred watchers at fifty tables, with fifty entries a second. `make bench-watchers` takes ten minutes.

Each watcher has a stream of its own; all of them are read by one thread, which notes when each act was heard.
"""

import selectors
import socket
import statistics
import threading
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import cycle
from typing import Any

from benchmarks.entries import Table
from benchmarks.figures import Figure, in_rows, percentile
from benchmarks.games import long_skull
from benchmarks.line import Line
from benchmarks.serving import Server, in_a_file, the_house

TABLES = 50
WATCHERS = 300
A_SECOND = 50  # entries
WRITERS = 5
SHORT_SECONDS = 15
TEN_MINUTES = (120, 480)  # memory is weighed after each of the two
LATEST_MILLISECONDS = 150
MISSED = 0.01  # of what was entered
PATIENCE_SECONDS = 30
LAST_CHUNK = b"0\r"  # of a stream; its line stays open, and nothing comes over it
PLAYED_BEFORE = 300  # entries, so that there is something to tell
AGAIN_AND_AGAIN = [{"type": "void_round", "note": "spilt"}, {"type": "place_all"}]


class Watchers:
    """Those who watch, and when they heard of which act."""

    def __init__(self, port: int, codes: list[str], many: int) -> None:
        self.heard: dict[tuple[str, int], list[float]] = {}
        self.open = 0
        self._port = port
        self._selector = selectors.DefaultSelector()
        self._is_over = False
        for number in range(many):
            self._watch(codes[number % len(codes)], None)
        self._reading = threading.Thread(target=self._read)
        self._reading.start()

    def all_hear(self, many: int) -> None:
        """Wait until so many streams are open."""
        until = time.monotonic() + PATIENCE_SECONDS
        while self.open < many:
            if time.monotonic() > until:
                raise SystemExit(f"{self.open} of {many} watchers hear something")
            time.sleep(0.1)

    def close(self) -> None:
        """Watch no more."""
        self._is_over = True
        self._reading.join()
        for key in list(self._selector.get_map().values()):
            key.fileobj.close()  # type: ignore[union-attr]

    def _watch(self, code: str, after: int | None) -> None:
        line = socket.create_connection(("127.0.0.1", self._port), PATIENCE_SECONDS)
        last = "" if after is None else f"last-event-id: {after}\r\n"
        line.sendall(f"GET /api/v1/tables/{code}/events HTTP/1.1\r\nhost: localhost\r\n{last}\r\n".encode())
        line.setblocking(False)
        self._selector.register(line, selectors.EVENT_READ, {"code": code, "rest": b"", "after": after})

    def _read(self) -> None:
        while not self._is_over:
            for key, _ in self._selector.select(0.2):
                with suppress(BlockingIOError):
                    self._hear(key.fileobj, key.data, key.fileobj.recv(262144))  # type: ignore[union-attr]

    def _hear(self, line: Any, watcher: dict[str, Any], said: bytes) -> None:
        now = time.perf_counter()
        lines = (watcher["rest"] + said).split(b"\n")
        watcher["rest"] = lines.pop()[-8192:]
        is_full = any(line.startswith(b"HTTP/1.1 503") for line in lines)
        is_over = not said or LAST_CHUNK in lines
        self.open += sum(line.startswith(b"HTTP/1.1 200") for line in lines)
        for line_said in lines:
            if line_said.startswith(b"id: "):
                watcher["after"] = int(line_said[4:])
                self.heard.setdefault((watcher["code"], watcher["after"]), []).append(now)
        if is_full or is_over:  # no room in that process, or its time is up: come again
            self._selector.unregister(line)
            line.close()
            self.open -= 0 if is_full else 1
            self._watch(watcher["code"], watcher["after"])


class Evening:
    """Fifty tables at which somebody enters something every second."""

    def __init__(self, house: Server) -> None:
        self._lines = [Line(house.port) for _ in range(WRITERS)]
        self.tables = [self._table(self._lines[number % WRITERS]) for number in range(TABLES)]
        self.costs: list[float] = []
        self.answered: dict[tuple[str, int], float] = {}

    def _table(self, line: Line) -> Table:
        table = Table(line, long_skull(2 * PLAYED_BEFORE))
        for _ in range(PLAYED_BEFORE // 150):
            table.record(150)
        table.coming = cycle(AGAIN_AND_AGAIN)
        return table

    def go_on(self, seconds: float) -> None:
        """Enter fifty acts in each of so many seconds."""
        with ThreadPoolExecutor(WRITERS) as writers:
            begun = time.perf_counter()
            for done in [writers.submit(self._write, writer, begun, seconds) for writer in range(WRITERS)]:
                done.result()

    def _write(self, writer: int, begun: float, seconds: float) -> None:
        own = self.tables[writer::WRITERS]
        for turn in range(int(seconds * A_SECOND / WRITERS)):
            due = begun + (turn + writer / WRITERS) * WRITERS / A_SECOND
            time.sleep(max(0.0, due - time.perf_counter()))
            table = own[turn % len(own)]
            self.costs.append(table.record())
            self.answered[table.code, table.seq] = time.perf_counter()


def measured(house: Server, seconds: Sequence[float] = (SHORT_SECONDS,)) -> Iterator[Figure]:
    """Yield how late watchers hear, what entries cost with them and without, and how memory grows."""
    evening = Evening(house)
    evening.go_on(SHORT_SECONDS)
    alone = statistics.median(evening.costs)
    evening.costs.clear()
    evening.answered.clear()
    watchers = Watchers(house.port, [table.code for table in evening.tables], WATCHERS)
    try:
        watchers.all_hear(WATCHERS)
        weights = [(evening.go_on(stretch), house.kilobytes())[1] for stretch in seconds]
        time.sleep(1)  # for the last to be heard
    finally:
        watchers.close()
    late, watched = delays(evening, watchers), statistics.median(evening.costs)
    wanted = len(evening.answered) * WATCHERS // TABLES
    missed = wanted - len(late)  # told with the next one, while they came again
    p95 = percentile(late, 95)
    yield Figure("not heard by itself", missed, f"{wanted} times", missed / wanted, MISSED, "times")
    yield Figure("from 201 to a watcher: p95", p95, f"{LATEST_MILLISECONDS} ms", p95 / LATEST_MILLISECONDS, 1)
    yield Figure("an entry while 300 watch", watched, f"{alone:.2f} ms without", watched / alone, 2)
    if len(weights) > 1:
        yield Figure(
            "memory after ten minutes", weights[-1] / 1024, "after two", weights[-1] / weights[0], 1.05, "MiB"
        )


def delays(evening: Evening, watchers: Watchers) -> list[float]:
    """Return for each act and each of its watchers how long after the answer it was heard, in milliseconds."""
    return [
        max(0.0, (heard - answered) * 1000)
        for act, answered in evening.answered.items()
        for heard in watchers.heard.get(act, [])
    ]


if __name__ == "__main__":
    with in_a_file() as databases, the_house(databases.house) as served:
        print(in_rows(measured(served, TEN_MINUTES)))
