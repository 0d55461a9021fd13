"""Takes the pictures of the README: real screens of real tables, played by the script. `make pictures`."""

import base64
import os
import shutil
import socket
import struct
import subprocess
import sys
import tempfile
import time
import urllib.request
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
PICTURES = Path(__file__).parent / "pictures"
PHONE = {"width": 390, "height": 664}
SIX = ["Ana", "Bo", "小雨", "Dee", "Eve", "さくら"]
FOUR = ["Mara", "阿明", "Jo", "ゆき"]
MOST_BYTES = 60 * 1024
QUIETLY = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--hide-scrollbars"]

# Rounds: what everyone bid, what everyone took.
OF_SIX = [
    ("000101", "000100"),
    ("001010", "001010"),
    ("010110", "010101"),
    ("110101", "110200"),
    ("011021", "011021"),
    ("210101", "210111"),
    ("102110", "102130"),
    ("012211", "013211"),
]
OF_FOUR = [
    ("0101", "0100"),
    ("1010", "1010"),
    ("0021", "0021"),
    ("1210", "1210"),
    ("2011", "3011"),
    ("0131", "0231"),
    ("2112", "2212"),
    ("3022", "3032"),
    ("1332", "1431"),
    ("2143", "2143"),
]

# Ana has succeeded once, Dee and Eve have lost discs; now Ana raises to four and turns.
SKULL = [
    {"type": "challenge", "challenger": "p1", "count": 3, "skull_owner": None},
    {"type": "challenge", "challenger": "p4", "count": 4, "skull_owner": "p2"},
    {"type": "challenge", "challenger": "p5", "count": 2, "skull_owner": "p5"},
    {"type": "challenge", "challenger": "p5", "count": 3, "skull_owner": "p6"},
    {"type": "place_all"},
    *({"type": "place", "player": f"p{seat}"} for seat in (5, 6, 1, 2)),
    {"type": "bid", "player": "p3", "count": 2},
    *({"type": "pass", "player": f"p{seat}"} for seat in (4, 5, 6)),
    {"type": "bid", "player": "p1", "count": 4},
    *({"type": "pass", "player": f"p{seat}"} for seat in (2, 3)),
    {"type": "reveal", "owner": "p1", "face": "flower"},
    {"type": "reveal", "owner": "p1", "face": "flower"},
    {"type": "reveal", "owner": "p4", "face": "skull"},
]


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    with running_server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=QUIETLY)
        for name in sys.argv[1:] or SCREENS:
            play, colours = SCREENS[name]
            take(browser, address, PICTURES / f"{name}.png", play, colours)
        browser.close()


def bids(page: Page) -> None:
    sit_down(page, SIX, rounds(OF_SIX[:5]))
    tap(page, "Ana bids 2", "Bo bids 1", "小雨 bids 0")


def results(page: Page) -> None:
    sit_down(page, SIX, [*rounds(OF_SIX[:6]), *round_of(*OF_SIX[6])[:1]])
    tap(
        page,
        "Ana took 1: made it",
        "Ana, round 7: 20 points, explained; bonus",
        "green 14",
        "2 Pirates",
        "Done",
    )
    tap(page, "Bo took 0: made it", "小雨 took 2: made it", "Dee took 0")
    page.get_by_role("button", name="Dee, round 7: −10 points, explained").wait_for()


def sheet(page: Page) -> None:
    sit_down(page, SIX, rounds(OF_SIX))
    tap(page, "Score sheet")
    page.get_by_role("table").wait_for()


def end(page: Page) -> None:
    sit_down(page, FOUR, rounds(OF_FOUR))
    page.get_by_role("figure").wait_for()


def skull(page: Page) -> None:
    """Ana turns: the own stack lies open, the next one is chosen."""
    sit_down(page, SIX, SKULL[:-1], game="skull", starter="p1")
    page.get_by_role("button", name="Dee’s stack: turn its top disc").click()
    page.get_by_role("button", name="Dee’s stack: flower").wait_for()


def skull_dark(page: Page) -> None:
    """Ana has met a skull: whose hand takes a disc, and who starts next."""
    sit_down(page, SIX, SKULL, game="skull", starter="p1")
    page.get_by_role("button", name="One disc is gone").wait_for()


SCREENS: dict[str, tuple[Callable[[Page], None], str]] = {
    "bids": (bids, "light"),
    "results": (results, "light"),
    "sheet": (sheet, "dark"),
    "end": (end, "light"),
    "skull": (skull, "light"),
    "skull-dark": (skull_dark, "dark"),
}


def take(browser: Browser, address: str, file: Path, play: Callable[[Page], None], colours: str) -> None:
    context = browser.new_context(
        base_url=address,
        viewport=PHONE,
        device_scale_factor=2,
        locale="en-GB",
        color_scheme=colours,
        reduced_motion="reduce",
    )
    page = context.new_page()
    play(page)
    page.evaluate("document.activeElement.blur()")
    page.wait_for_timeout(500)  # the last answer of the rules is there, nothing moves any more
    shot = page.screenshot()
    page.goto("about:blank")
    file.write_bytes(small_png(page, shot))
    context.close()
    sys.stdout.write(f"{file.name}: {file.stat().st_size // 1024} KB\n")


def sit_down(page: Page, people: list[str], entries: list[dict], game="skull-king", **options) -> None:
    """Open a table, record the entries, and look at it."""
    options = options or {"dealer": "p1"}
    asked = {"game": game, "players": people, "options": options, "label": "By the window"}
    opened = page.request.post("/api/v1/tables", data=asked)
    code = opened.json()["code"]
    answer = page.request.post(f"/api/v1/tables/{code}/entries", data={"entries": entries})
    if not answer.ok:
        raise SystemExit(answer.text())
    page.goto(f"/tables/{code}")


def tap(page: Page, *names: str) -> None:
    for name in names:
        page.get_by_role("button", name=name, exact=True).click()
        page.wait_for_timeout(320)  # a second tap within 300 ms would be taken for a bounce


def rounds(played: list[tuple[str, str]]) -> list[dict]:
    return [entry for said, won in played for entry in round_of(said, won)]


def round_of(said: str, won: str) -> list[dict]:
    return [
        {"type": "bids", "bids": {f"p{seat}": int(bid) for seat, bid in enumerate(said, 1)}},
        {
            "type": "result",
            "rows": {f"p{seat}": {"tricks": int(tricks)} for seat, tricks in enumerate(won, 1)},
        },
    ]


def chromium() -> str:
    found = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if found is None:
        raise SystemExit("The pictures need Chromium: apt-get install chromium fonts-noto-cjk")
    return found


@contextmanager
def running_server() -> Iterator[str]:
    """The real server on a free port, with a database of its own."""
    with tempfile.TemporaryDirectory() as folder, socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        probe.close()
        environment = os.environ | {
            "PORT": str(port),
            "COMPANION_DATABASE_URL": f"sqlite:///{folder}/companion.db",
            "COMPANION_SECRET_KEY": "only for taking pictures",
            "COMPANION_WORKERS": "1",
        }
        python = [sys.executable, "-m"]
        subprocess.run(
            [*python, "flask", "--app", "wsgi", "companion", "migrate"], cwd=ROOT, env=environment, check=True
        )
        server = subprocess.Popen(
            [*python, "gunicorn", "--log-level", "error", "wsgi:app"], cwd=ROOT, env=environment
        )
        try:
            yield answering(f"http://127.0.0.1:{port}")
        finally:
            server.terminate()
            server.wait()


def answering(address: str) -> str:
    for _ in range(200):
        try:
            urllib.request.urlopen(f"{address}/api/v1/games", timeout=2).close()
        except OSError:
            time.sleep(0.05)
        else:
            return address
    raise SystemExit("The server did not start.")


# The most frequent colours; every other pixel takes the nearest of them.
_FEW_COLOURS = """async ([shot, most]) => {
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${shot}`)).blob());
  const paper = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  paper.drawImage(picture, 0, 0);
  const pixels = new Uint32Array(paper.getImageData(0, 0, picture.width, picture.height).data.buffer);
  const counts = new Map();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  const palette = [...counts].sort((one, other) => other[1] - one[1]).slice(0, most).map(([pixel]) => pixel);
  const parts = (pixel) => [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255];
  const nearest = new Map(palette.map((pixel, at) => [pixel, at]));
  const find = (pixel) => {
    const [red, green, blue] = parts(pixel);
    const away = palette.map(parts).map(([r, g, b]) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2);
    return away.indexOf(Math.min(...away));
  };
  const indices = Uint8Array.from(pixels, (pixel) => {
    if (!nearest.has(pixel)) nearest.set(pixel, find(pixel));
    return nearest.get(pixel);
  });
  let text = '';
  for (let at = 0; at < indices.length; at += 8192) text += String.fromCharCode(...indices.subarray(at, at + 8192));
  return { width: picture.width, height: picture.height, palette: palette.flatMap(parts), indices: btoa(text) };
}"""


def small_png(page: Page, shot: bytes) -> bytes:
    """The same picture with as many colours as fit: paper and ink need few."""
    pictures = (png_of_few_colours(page, shot, most) for most in (256, 128, 64, 48, 32, 24, 16))
    return next(picture for picture in pictures if len(picture) < MOST_BYTES)


def png_of_few_colours(page: Page, shot: bytes, most: int) -> bytes:
    few = page.evaluate(_FEW_COLOURS, [base64.b64encode(shot).decode(), most])
    width, height, indices = few["width"], few["height"], base64.b64decode(few["indices"])
    lines = b"".join(b"\0" + indices[at : at + width] for at in range(0, width * height, width))
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    chunks = [
        (b"IHDR", header),
        (b"PLTE", bytes(few["palette"])),
        (b"IDAT", zlib.compress(lines, 9)),
        (b"IEND", b""),
    ]
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(kind, content) for kind, content in chunks)


def chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))


if __name__ == "__main__":
    main()
