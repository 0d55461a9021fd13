/** The rules on the phone: the house's own files of the engine under MicroPython, beside the page, never in its way. */
import { loadMicroPython } from "../vendor/micropython/micropython.mjs";

const HEAP_BYTES = 4 * 1024 * 1024;

/**
 * Rubbish is looked for after 256 KB of it: by itself the runtime looks after every answer, for longer than that took.
 * A round that is over never changes, nor does a trick: each is spelt out as JSON once.
 */
const ASKED_IN_JSON = `
import gc, json, sys
gc.threshold(262144)
sys.path.insert(0, "/")
from engine.phone import ask

spelt = {"rounds": [], "tricks": []}

def answer(call, text):
    said = ask(call, json.loads(text))
    if call == "act" and "picture" in said:
        picture = said.pop("picture")
        return json.dumps(said)[:-1] + ', "picture": ' + spell_picture(picture) + "}"
    if type(said) is dict and "view" in said:
        return spell_picture(said)
    return json.dumps(said)

def spell_picture(picture):
    view = picture.pop("view")
    lists = [name for name in spelt if name in view]
    parts = ', '.join(['"' + name + '": [' + ", ".join(spell(spelt[name], view.pop(name))) + "]" for name in lists])
    return json.dumps(picture)[:-1] + ', "view": ' + json.dumps(view)[:-1] + ", " + parts + "}}"

def spell(kept, things):
    for at in range(len(things)):
        if at == len(kept) or kept[at][0] is not things[at]:
            del kept[at:]
            kept.append((things[at], json.dumps(things[at])))
    return [text for _, text in kept[:len(things)]]
`;

let answer = null;

/** The page says first where the engine's files are, then asks one thing after the other. */
addEventListener("message", async ({ data: { number, engine, call, text } }) => {
  try {
    if (engine) answer = await start(engine);
    postMessage({ number, text: engine ? "null" : answer(call, text) });
  } catch (error) {
    postMessage({ number, error: String(error) });
  }
});

async function start(address) {
  const [python, files] = await Promise.all([loadMicroPython({ heapsize: HEAP_BYTES }), fetch(address).then(read)]);
  for (const [path, source] of Object.entries(files)) {
    path.split("/").slice(0, -1).reduce((above, name) => folder(python.FS, `${above}/${name}`), "");
    python.FS.writeFile(`/${path}`, source);
  }
  python.runPython(ASKED_IN_JSON);
  return python.globals.get("answer");
}

function folder(files, path) {
  if (!files.analyzePath(path).exists) files.mkdir(path);
  return path;
}

function read(answer) {
  if (!answer.ok) throw new Error(`the engine: ${answer.status}`);
  return answer.json();
}
