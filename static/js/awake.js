/** The screen stays on while a game runs, so that nobody has to wake it with wet hands. Browsers let it over https only. */
import { isOn } from "./choices.js";

let isWanted = false;
let lock = null;
let settling = Promise.resolve();

/** @param {boolean} wanted whether a game is running; said as often as one likes */
export function stayAwake(wanted) {
  if (wanted === isWanted) return;
  isWanted = wanted;
  settle();
}

/** One step after the other: asking takes a moment, and meanwhile the wish may change. */
function settle() {
  settling = settling.then(async () => {
    const isDue = isWanted && isOn("awake") && document.visibilityState === "visible";
    if (isDue && !lock) await take();
    if (!isDue && lock) await lock.release();
  });
}

/** The browser gives it up by itself when the page is hidden, or when the battery is low. */
async function take() {
  try {
    lock = (await navigator.wakeLock?.request("screen")) ?? null;
    lock?.addEventListener("release", () => (lock = null));
  } catch {
    lock = null;
  }
}

document.addEventListener("visibilitychange", settle);
