"""What Lighthouse says of home and of both games' tables on a simulated phone; prints medians. `make lighthouse`.

Needs Node with npx, which fetches Lighthouse the first time, and Chromium. Arguments: how often (5), and which pages.
"""

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

from companion import create_app
from companion.settings import Settings
from companion.storage import db
from companion.storage.migrate import migrate
from tests.conftest import Server, running_server

LIGHTHOUSE = "lighthouse@12.2.3"
CATEGORIES = ("performance", "accessibility", "best-practices")
WANTED = {"performance": 98, "accessibility": 100, "best-practices": 100}
LATEST_PAINT_SECONDS = 1.5
BROKEN_RUNS = 3
QUIETLY = (
    "--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run"
    " --disable-background-networking --disable-component-update --disable-sync"
)
SIX = ["Ana", "Bo", "小雨", "Dee", "Eve", "さくら"]
ROUND = [
    {"type": "bids", "bids": {f"p{seat}": int(seat == 1) for seat in range(1, 7)}},
    {"type": "result", "rows": {f"p{seat}": {"tricks": int(seat == 1)} for seat in range(1, 7)}},
]
CHALLENGE = [{"type": "challenge", "challenger": "p1", "count": 3, "skull_owner": "p2"}]


def main() -> None:
    """Measure every page and print a line for each; leave with 1 where a wish is not met."""
    chromium = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if chromium is None or shutil.which("npx") is None:
        sys.exit("Lighthouse needs Chromium and Node: apt-get install chromium nodejs npm")
    times = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    print(f"{'':12}performance  accessibility  best practices  LCP     blocked  kilobytes  requests")
    with tempfile.TemporaryDirectory() as folder, running_server(migrated(folder), workers=2) as server:
        asked = {name: path for name, path in pages(server).items() if name in (sys.argv[2:] or name)}
        reports = {
            name: [report(server.address + path, chromium, folder) for _ in range(times)]
            for name, path in asked.items()
        }
    is_met = [tell(name, runs) for name, runs in reports.items()]
    sys.exit(0 if all(is_met) else 1)


def migrated(folder: str) -> Path:
    """Return a new database."""
    file = Path(folder) / "companion.db"
    app = create_app(Settings(database_url=f"sqlite:///{file}", secret_key="for lighthouse alone"))
    with app.app_context():
        migrate(db.engine)
        db.engine.dispose()
    return file


def pages(server: Server) -> dict[str, str]:
    """Return the pages to look at: home, and a running table of each game."""
    return {
        "home": "/",
        "Skull King": f"/tables/{table(server, 'skull-king', ROUND)}",
        "Skull": f"/tables/{table(server, 'skull', CHALLENGE)}",
    }


def table(server: Server, game: str, entries: list[dict]) -> str:
    """Open a table, record something, and return its code."""
    code = post(server, "/tables", {"game": game, "players": SIX}, key=None)
    post(server, f"/tables/{code['code']}/entries", {"entries": entries}, key=code["score_key"])
    return code["code"]


def post(server: Server, path: str, body: dict, key: str | None) -> dict:
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {key}"} if key else {})
    request = urllib.request.Request(f"{server.address}/api/v1{path}", json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def report(address: str, chromium: str, folder: str) -> dict:
    """Return what Lighthouse says of a page, opened by somebody who never was here.

    Now and then Lighthouse misses its own trace ("NO_NAVSTART"): it is asked again, and says so.
    """
    file = Path(folder) / "report.json"
    asked = [
        *("npx", "--yes", LIGHTHOUSE, address, "--quiet", f"--chrome-flags={QUIETLY}"),
        *("--output=json", f"--output-path={file}", f"--only-categories={','.join(CATEGORIES)}"),
    ]
    for _ in range(BROKEN_RUNS):
        file.unlink(missing_ok=True)
        ended = subprocess.run(asked, check=False, env=os.environ | {"CHROME_PATH": chromium})
        said = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
        if ended.returncode == 0 and "runtimeError" not in said:
            return said
        print(f"asked again: {said.get('runtimeError', {}).get('code', 'no report')}", file=sys.stderr)
    sys.exit(f"Lighthouse broke off {BROKEN_RUNS} times at {address}.")


def tell(name: str, reports: list[dict]) -> bool:
    """Print the medians of a page, and what Lighthouse finds amiss; return whether every wish is met."""
    scores = {
        wish: statistics.median(100 * said["categories"][wish]["score"] for said in reports)
        for wish in CATEGORIES
    }
    paint = statistics.median(number(said, "largest-contentful-paint") for said in reports) / 1000
    blocked = statistics.median(number(said, "total-blocking-time") for said in reports)
    requests = reports[0]["audits"]["network-requests"]["details"]["items"]
    kilobytes = sum(one["transferSize"] for one in requests) / 1024
    print(
        f"{name:12}{scores['performance']:11.0f}{scores['accessibility']:15.0f}{scores['best-practices']:16.0f}"
        f"  {paint:.2f} s{blocked:7.0f} ms{kilobytes:11.0f}{len(requests):10}"
    )
    for complaint in sorted({text for said in reports for text in complaints(said)}):
        print(f"            {complaint}")
    return paint <= LATEST_PAINT_SECONDS and all(scores[wish] >= WANTED[wish] for wish in CATEGORIES)


def number(said: dict, audit: str) -> float:
    return said["audits"][audit]["numericValue"]


def complaints(said: dict) -> list[str]:
    """Return the audits that count and are not passed."""
    counting = {
        audit["id"]
        for category in said["categories"].values()
        for audit in category["auditRefs"]
        if audit["weight"]
    }
    audits = (said["audits"][name] for name in counting)
    return [
        f"{audit['id']}: {audit.get('displayValue') or audit['title']}"
        for audit in audits
        if audit["score"] is not None and audit["score"] < 0.9
    ]


if __name__ == "__main__":
    main()
