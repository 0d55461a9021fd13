"""What the house costs against yardsticks that do as little as can be done, in one run. `make bench`.

Prints a table of ratios for each part, and keeps them in RESULTS.md with what the machine was.
"""

import os
import platform
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path

from benchmarks import entries, history, watchers
from benchmarks.figures import Figure, in_rows
from benchmarks.serving import in_a_file, on_postgresql, the_house
from tests import postgresql

RESULTS = Path(__file__).parent / "RESULTS.md"
PACKAGES = ("Flask", "SQLAlchemy", "gunicorn", "psycopg")
ABOUT = """# What the house costs

Written by `make bench`. Every row was measured in turns with its yardstick, in the same run, with the same server
settings and the same kind of database: (a) the plainest Flask + Flask-SQLAlchemy view that inserts a row and commits,
(b) the same with a key check, a marshmallow body and a head look-up, (c) a view that returns constant JSON of the same
size. Times are medians, taken by a client on the same machine over one open connection.
A 304 has its bound where the database is a file; across a line to PostgreSQL one question takes as long as (c) does.
"""


def main() -> bool:
    """Measure, print and keep; return whether every bound is kept."""
    told, is_within = [ABOUT, machine()], True
    for title, figures in parts():
        print(f"\n## {title}\n", flush=True)
        measured = list(figures)
        print(in_rows(measured), flush=True)
        told.append(f"## {title}\n\n{in_rows(measured)}\n")
        is_within = is_within and all(figure.is_within for figure in measured)
    RESULTS.write_text("\n".join(told), encoding="utf-8")
    return is_within


def parts() -> Iterator[tuple[str, Iterable[Figure]]]:
    """Yield each part with what it measures."""
    places = [in_a_file, on_postgresql] if postgresql.is_there() else [in_a_file]
    if len(places) == 1:
        print(postgresql.NOT_FOUND)
    for place in places:
        with place() as databases:
            yield f"Entries and readings, {databases.kind}", entries.measured(databases)
    with in_a_file() as databases, the_house(databases.house) as house:
        yield "300 watchers at 50 tables, 50 entries a second, SQLite", watchers.measured(house)
    for place in places:
        with place() as databases:
            yield f"100,000 games against 1,000 (p95), {databases.kind}", history.measured(databases)


def machine() -> str:
    """Return what all this was measured on."""
    gigabytes = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
    packages = ", ".join(f"{package} {version(package)}" for package in PACKAGES)
    on_busy = f"load {os.getloadavg()[0]:.1f} at the start"
    day = datetime.now(UTC).date().isoformat()
    return (
        f"{day}, {os.cpu_count()} cores, {gigabytes:.0f} GiB of memory, {on_busy}; {platform.system()}"
        f" {platform.release()}, Python {platform.python_version()}, {packages}.\n"
    )


if __name__ == "__main__":
    raise SystemExit(0 if main() else 1)
