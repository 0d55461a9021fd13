/** What is not on the first screen: fetched as soon as that one stands, so that it is there before anybody taps. */
import { html } from "../../vendor/lit-html/lit-html.js";
import { t } from "../i18n.js";

const AGAIN_MILLISECONDS = 2000;

let rest = null;
let coming = null;
let isMissing = false;

/**
 * Draws something of the rest; a word in its place until it is there.
 * @param {object} page @param {(rest: typeof import("./rest.js")) => unknown} drawn
 */
export function later(page, drawn) {
  if (rest) return drawn(rest);
  fetchRest(page);
  return html`<p class="soft" role="status">${t(isMissing ? "table-failed" : "table-loading")}</p>`;
}

/** Fetches the rest of every table, and of this game. @param {object} page */
export function fetchRest(page) {
  coming ??= Promise.all([import("./rest.js"), page.game.fetchRest?.()]).then(
    ([found]) => arrived(page, found),
    () => missed(page),
  );
  return coming;
}

function arrived(page, found) {
  rest = found;
  isMissing = false;
  page.draw();
}

/** It is asked for again with the next drawing, after a moment. */
function missed(page) {
  isMissing = true;
  setTimeout(() => (coming = null), AGAIN_MILLISECONDS);
  page.draw();
}
