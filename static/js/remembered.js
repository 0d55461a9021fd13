/** Small things that this browser remembers; private windows may refuse, then they live as long as the page. */

/**
 * @param {string} place
 * @param {"localStorage" | "sessionStorage"} [where] for good, or as long as this tab is open
 * @returns {any} null where nothing is, or nothing that can be read
 */
export function remembered(place, where = "localStorage") {
  try {
    return JSON.parse(globalThis[where].getItem(place) ?? "null");
  } catch {
    return null;
  }
}

/** @param {string} place @param {any} value null: forgotten @param {"localStorage" | "sessionStorage"} [where] */
export function remember(place, value, where = "localStorage") {
  try {
    if (value === null) globalThis[where].removeItem(place);
    else globalThis[where].setItem(place, JSON.stringify(value));
  } catch {
    // Nothing is kept.
  }
}
