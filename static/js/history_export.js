/** Saving the history as a file, with how far it is; without this the links save it just the same. */
import { ready, t } from "./i18n.js";

const place = document.querySelector("#export");
const state = place.querySelector("[data-export-state]");
const bar = state.querySelector("progress");
const words = place.querySelector("[data-export-words]");
const KEPT_MILLISECONDS = 60_000; // until the browser has surely taken the file

let running = null;

for (const link of place.querySelectorAll("a[data-export]")) link.addEventListener("click", start);
state.querySelector("button").addEventListener("click", () => running?.abort());

/** @param {MouseEvent} event */
async function start(event) {
  event.preventDefault();
  const link = event.currentTarget;
  running?.abort();
  const own = (running = new AbortController());
  await ready;
  try {
    const name = await save(link.href, own.signal);
    end(own, t("export-done", { name }));
  } catch {
    end(own, own.signal.aborted ? "" : t("export-broken"));
  }
}

/** @returns {Promise<string>} the name of the file */
async function save(address, signal) {
  show(0, 0);
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(String(answer.status));
  const total = Number(answer.headers.get("X-Total-Count"));
  const name = /filename="(.+)"/.exec(answer.headers.get("Content-Disposition"))[1];
  const file = await new Response(answer.body.pipeThrough(counting(total)), { headers: { "Content-Type": answer.headers.get("Content-Type") } }).blob();
  give(file, name);
  return name;
}

/** Lets everything through, and shows how many games have come. */
function counting(total) {
  const decoder = new TextDecoder();
  let done = 0;
  let rest = "";
  let last = "";
  return new TransformStream({
    transform(chunk, through) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
      rest = lines.pop();
      for (const line of lines) {
        const game = gameIn(line);
        if (game && game !== last) done += 1;
        last = game || last;
      }
      show(Math.min(done, total), total);
      through.enqueue(chunk);
    },
  });
}

/** What tells one game from the next at the start of a line: the code of a table, the identity of a play. */
const gameIn = (line) => /^(?:\{"(?:code|uuid)": "([\w-]+)"|([2-9A-Z]{6}),)/.exec(line)?.slice(1).join("");

function show(done, total) {
  state.hidden = false;
  bar.max = total || 1;
  bar.value = done;
  words.textContent = total ? t("export-running", { done, count: total }) : "";
}

function end(own, said) {
  if (own !== running) return;
  running = null;
  state.hidden = true;
  words.textContent = said;
}

function give(file, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MILLISECONDS);
}
