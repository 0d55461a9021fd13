/** Tables that nobody has touched for half a day: ended all at once, after asking once. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { call, newKey } from "../api.js";
import { t } from "../i18n.js";
import { once } from "../parts/taps.js";
import { minutesSince } from "./times.js";

const HALF_A_DAY_MINUTES = 12 * 60;

const longForgotten = (tables) => tables.filter(({ last_act_at: at }) => minutesSince(at) >= HALF_A_DAY_MINUTES);

/** @param {object} page @param {(changes: object) => void} show */
export function endAll(page, show) {
  const count = longForgotten(page.tables).length;
  if (!count) return nothing;
  if (!page.asksToEndAll) return html`<button type="button" class="button whole" data-action="end-all" @click=${once(() => show({ asksToEndAll: true }))}>${t("forgotten-end-all", { count })}</button>`;
  return html`
    <section class="banner gold house-part" aria-labelledby="end-all">
      <p id="end-all" role="status">${t("forgotten-end-all-hint", { count })}</p>
      <button type="button" class="button whole" data-action="end-all-do" @click=${once(page.endAll)}>${t("forgotten-end-all-do", { count })}</button>
      <button type="button" class="button quiet whole" data-action="end-all-not" @click=${once(() => show({ asksToEndAll: false }))}>${t("forgotten-keep")}</button>
    </section>
  `;
}

/** Ends one after the other, as each was seen: what was touched meanwhile stays. @returns {Promise<string[]>} the codes of those that are over */
export async function endForgotten(tables) {
  const over = [];
  for (const { code, seq } of longForgotten(tables)) {
    const entry = { type: "end", key: newKey(), note: t("house-end-usual") };
    const { status } = await call("POST", `/tables/${code}/entries`, { entries: [entry], after: seq });
    if (status === 201) over.push(code);
  }
  return over;
}
