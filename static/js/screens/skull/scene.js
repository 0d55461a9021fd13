/** What the screen shows and who may tap: the running moment, or an earlier one that is being put right. */
import { short } from "../../parts/short.js";

/**
 * @typedef {object} Scene
 * @property {object} page
 * @property {object} view as it stood at that moment
 * @property {object} desk the entry in work
 * @property {boolean} isTold the round is told in one entry, by its result
 * @property {(player: string) => string} name as a sentence has room for
 * @property {(player: string) => string} wholeName
 */

/** @param {object} page @param {object} desk @returns {Scene} */
export const sceneOf = (page, desk) => ({
  page,
  desk,
  view: desk.view ?? page.table.view,
  isTold: desk.isTold,
  name: (player) => short(page.names[player]),
  wholeName: (player) => page.names[player],
  offers: (type) => offersOf(page, desk, type),
});

/** What may be entered at this moment of one type: nothing for those who only watch. */
function offersOf(page, desk, type) {
  if (!page.mayWrite) return [];
  return (desk.view ?? page.table.view).allowed.filter((offer) => offer.type === type);
}

/** Writes what was tapped: a new entry, or the right words of the old one. @param {Scene} scene @param {object} entry */
export async function record({ page }, entry) {
  const hadFocus = document.activeElement !== document.body;
  if (page.amending) {
    page.amending = { ...page.amending, entry };
    await page.acts.amend(page.amending.amends, entry);
  } else {
    await page.acts.enter(entry);
  }
  if (hadFocus) keepFocus();
}

/** Where the button that was pressed is gone, the keyboard goes on at the next thing to do. */
function keepFocus() {
  if (document.activeElement !== document.body) return;
  document.querySelector(".foot .keys button, .foot .actions button, .place button")?.focus({ preventScroll: true });
}

/** Whether this is what the entry being put right says now. @param {Scene} scene @param {object} entry */
export function isWritten({ desk: { written } }, entry) {
  if (!written) return false;
  const fields = new Set([...Object.keys(entry), ...Object.keys(written)]);
  return [...fields].every((field) => (entry[field] ?? false) === (written[field] ?? false));
}
