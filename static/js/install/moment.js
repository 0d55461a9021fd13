/** The new version that waits, and whether this is a moment for it. */

const BETWEEN_LOOKS = 2000;

export const moment = {
  /** @type {ServiceWorker | null} */
  waiting: null,
  isTaking: false,
  /** The new version was taken in another tab: this page is of the one before. */
  isOutdated: false,
  /** @type {{id: string, count?: number} | null} why it cannot be now, as a sentence of the catalogue */
  reason: null,
  /** The table page says here whether an entry is half typed. */
  isTyping: () => false,
};

/** Takes the new version if nothing would be lost, else says what it waits for. @param {() => void} draw */
export async function take(draw) {
  moment.reason = await whyNotNow();
  draw();
  if (moment.reason) setTimeout(() => lookAgain(draw), BETWEEN_LOOKS);
  else if (moment.waiting) begin();
  else location.reload();
}

function begin() {
  moment.isTaking = true;
  moment.waiting.postMessage({ act: "take over" });
}

/** The obstacle is gone: then it can be tapped again; nothing happens by itself. */
async function lookAgain(draw) {
  moment.reason = await whyNotNow();
  draw();
  if (moment.reason) setTimeout(() => lookAgain(draw), BETWEEN_LOOKS);
}

async function whyNotNow() {
  const { unsentCount } = await import("../outbox.js");
  const count = await unsentCount();
  if (count) return { id: "install-version-unsent", count };
  return moment.isTyping() || isInField() ? { id: "install-version-typing" } : null;
}

function isInField() {
  const field = document.activeElement;
  return field?.matches("input:not([type=checkbox], [type=radio]), textarea") && field.value !== field.defaultValue;
}
