/** Asks the rules on this phone. They are fetched when the page has nothing else to do, and run in a worker. */
import { scriptAddress } from "./trusted.js";

/** @typedef {{ask: (call: string, asked: object) => Promise<any>}} Engine `ask` as companion/engine/phone.py has it */

const PATIENCE_MILLISECONDS = 2000;

let starting = null;
let isReady = false;

/**
 * The one engine of this page; rejects where it cannot run. One that could not start, or died, is started anew
 * when it is wanted again; it knows no table then.
 * @returns {Promise<Engine>}
 */
export function engine() {
  starting ??= idle().then(start);
  return starting;
}

/** Whether an answer would come at once. */
export const engineIsReady = () => isReady;

/** When the page has nothing else to do. Safari has no idle callback: a moment later will do. */
function idle() {
  return new Promise((settle) => {
    if (globalThis.requestIdleCallback) requestIdleCallback(settle, { timeout: PATIENCE_MILLISECONDS });
    else setTimeout(settle, 200);
  });
}

async function start() {
  const worker = new Worker(scriptAddress(new URL("engine-worker.js", import.meta.url)), { type: "module" });
  const waiting = new Map();
  const whole = completing();
  let asked = 0;
  let stopped = null;

  const say = (said) =>
    new Promise((settle, fail) => {
      if (stopped) return fail(stopped);
      waiting.set(++asked, { settle, fail });
      worker.postMessage({ number: asked, ...said });
    });

  worker.addEventListener("message", ({ data: { number, text, error } }) => {
    const { settle, fail } = waiting.get(number);
    waiting.delete(number);
    if (error) fail(new Error(error));
    else settle(whole(JSON.parse(text)));
  });
  worker.addEventListener("error", ({ message }) => stop(new Error(message || "the engine stopped")));

  function stop(reason) {
    stopped = reason;
    starting = null;
    isReady = false;
    for (const { fail } of waiting.values()) fail(reason);
    waiting.clear();
    worker.terminate();
  }

  await say({ engine: document.documentElement.dataset.engine }).catch((wrong) => {
    stop(wrong);
    throw wrong;
  });
  isReady = true;
  return { ask: (call, said) => say({ call, text: JSON.stringify(said) }) };
}

/** Puts rounds and tricks that the engine has told before back into the views that only count them. */
function completing() {
  const told = { rounds: [], tricks: [] };
  return (said) => {
    const view = (said?.picture ?? said)?.view;
    for (const name of Object.keys(told)) {
      if (view?.[name]) view[name] = told[name] = [...told[name].slice(0, view[name].kept), ...view[name].more];
    }
    return said;
  };
}
