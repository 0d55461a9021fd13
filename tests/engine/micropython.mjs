// Replays games under MicroPython, with the very files of the engine that the phone loads.
// node micropython.mjs <micropython.mjs> <engine directory> <replay.py> < games, one JSON per line > notes, likewise
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [runtime, engine, replay] = process.argv.slice(2);
const { loadMicroPython } = await import(pathToFileURL(runtime));
const python = await loadMicroPython({ heapsize: 16 * 1024 * 1024, stderr: (line) => console.error(line) });

/** Copies a directory's Python files into the runtime's own file system. */
function copy(from, to) {
  python.FS.mkdir(to);
  for (const name of readdirSync(from)) {
    const path = join(from, name);
    if (statSync(path).isDirectory()) {
      if (name !== "__pycache__") copy(path, `${to}/${name}`);
    } else if (name.endsWith(".py")) {
      python.FS.writeFile(`${to}/${name}`, readFileSync(path));
    }
  }
}

copy(engine, "/engine");
python.FS.writeFile("/replay.py", readFileSync(replay));
python.runPython(`
import gc, sys
gc.threshold(262144)
sys.path.insert(0, "/")
from engine import RuleViolation, new_game
from engine.phone import ask
from replay import replay
def notes(text):
    return replay(text, new_game, RuleViolation, ask)
`);
const notes = python.globals.get("notes");
const games = readFileSync(0, "utf8").split("\n");
process.stdout.write(games.map((game) => notes(game)).join("\n"));
