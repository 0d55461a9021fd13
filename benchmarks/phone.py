"""What the engine costs on a phone: asked in its worker, in Chromium, unthrottled; prints medians. `make bench-phone`.

Each game is played several times over; of each entry the quickest counts, so that whatever else the machine does
stays out of it. Beside the milliseconds stands how many bare questions and answers that is.
"""

import tempfile

from playwright.sync_api import Page, sync_playwright

from benchmarks.games import king_by_round, king_by_trick, long_skull
from benchmarks.lighthouse import migrated
from tests.browser.conftest import CHROMIUM, NO_CHROMIUM, QUIETLY
from tests.conftest import running_server

TIMES = 6
WANTED = {"replay": 100, "entry": 2.2}  # milliseconds: of 400 entries, and at the median

MEASURE = """async ([games, times]) => {
  const scripts = document.querySelector('script[type="module"]').src.replace(/\\/js\\/.*/, "/js/");
  const { engine } = await import(scripts + "engine.js");
  const median = (costs) => costs.toSorted((one, other) => one - other)[costs.length >> 1];
  const least = Math.min;

  /** How long it takes, and what comes of it. */
  async function timed(work) {
    const begun = performance.now();
    const said = await work();
    return [performance.now() - begun, said];
  }

  const [start, { ask }] = await timed(engine);
  const enter = (entry) => ask("act", { table: "own", kind: "entry", body: { entry } });
  const bare = [];

  async function measured({ game, players, options, entries }) {
    const { line } = await ask("new", { game, players, options });
    const lines = [line, ...entries.map((entry, at) => ({ seq: at + 1, kind: "entry", body: { entry } }))];
    const each = entries.map(() => Infinity);
    let replay = Infinity, undo = Infinity, size = 0;
    for (let time = 0; time < times; time++) {
      await ask("open", { table: "own", game, lines: [line] });
      for (const [at, entry] of entries.entries()) {
        const [cost, said] = await timed(() => enter(entry));
        if (said.refusal) throw new Error(JSON.stringify([at, entry, said.refusal]));
        each[at] = least(each[at], cost);
        size = JSON.stringify(said).length;
        bare.push((await timed(() => ask("desk", { what: "trick", asked: {} })))[0]);
      }
      undo = least(undo, (await timed(() => ask("act", { table: "own", kind: "undo", body: {} })))[0]);
      for (let again = 0; again < 4; again++) {
        replay = least(replay, (await timed(() => ask("open", { table: "own", game, lines })))[0]);
      }
    }
    const late = each.slice(-Math.ceil(each.length / 4));
    return { entries: entries.length, replay, entry: median(each), late: median(late), undo, size };
  }

  const told = {};
  for (const [name, game] of Object.entries(games)) told[name] = await measured(game);
  return { start, bare: median(bare.length ? bare : [0]), told };
}"""


def main() -> None:
    """Measure and print."""
    if CHROMIUM is None:
        raise SystemExit(NO_CHROMIUM)
    with (
        tempfile.TemporaryDirectory() as folder,
        running_server(migrated(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIETLY)
        page = browser.new_page()
        page.goto(server.address)
        page.evaluate(
            MEASURE, [{}, 0]
        )  # from now on the house has its files packed, and the browser has them
        tell(page)
        browser.close()


def tell(page: Page) -> None:
    """Print what a page measures."""
    page.reload()
    measured = page.evaluate(MEASURE, [games(), TIMES])
    bare = measured["bare"]
    print(f"the engine is there after {measured['start']:.0f} ms; a bare question takes {bare:.2f} ms")
    print(f"{'':24}entries   replay     entry  x bare   late ones      undo   answer")
    for name, told in measured["told"].items():
        print(
            f"{name:24}{told['entries']:7}{told['replay']:6.0f} ms{told['entry']:7.2f} ms{told['entry'] / bare:8.1f}"
            f"{told['late']:9.2f} ms{told['undo']:7.0f} ms{told['size'] / 1000:6.1f} kB"
        )
    print(f"wanted: 400 entries replayed in {WANTED['replay']} ms, one entry in {WANTED['entry']} ms")


def games() -> dict[str, dict]:
    """Return the games to measure, by name."""
    return {
        "Skull": long_skull(400),
        "Skull King by round": king_by_round(),
        "Skull King by trick": king_by_trick(),
    }


if __name__ == "__main__":
    main()
