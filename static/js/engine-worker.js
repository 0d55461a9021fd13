/** The rules on the phone: the house's own files of the engine under MicroPython, beside the page, never in its way. */
import { loadMicroPython } from "../vendor/micropython/micropython.mjs";

const HEAP_BYTES = 1024 * 1024;

/**
 * Rubbish is looked for after 256 KB of it: by itself the runtime looks after every answer, for longer than that took.
 * A round that is over never changes, nor does a trick: each is told once, then only how many of them still stand.
 */
const ASKED_IN_JSON = `
import gc, json, sys
gc.threshold(262144)
sys.path.insert(0, "/")
from engine.phone import ask

told = {"rounds": [], "tricks": []}

def answer(call, text):
    said = ask(call, json.loads(text))
    picture = said.get("picture", said) if type(said) is dict else {}
    if "view" in picture:
        view = picture["view"]
        for name in told:
            if name in view:
                view[name] = beyond(told[name], view[name])
    return json.dumps(said)

def beyond(known, things):
    same = 0
    while same < len(known) and same < len(things) and known[same] is things[same]:
        same += 1
    known[same:] = things[same:]
    return {"kept": same, "more": things[same:]}
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
