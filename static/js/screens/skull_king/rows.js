/** The players' rows. They stand in seat order and never move; only the light moves. */
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { repeat } from "../../../vendor/lit-html/directives/repeat.js";
import { t } from "../../i18n.js";
import { you } from "../../me.js";
import { signed, tone } from "../../parts/numbers.js";
import { once } from "../../parts/taps.js";

/**
 * @typedef {object} Row
 * @property {string} player its id
 * @property {string} name
 * @property {number} seat 1-based
 * @property {string} sub the small line
 * @property {unknown} end what stands at the end of the row
 * @property {string} heard what a screen reader hears of the end
 * @property {"open" | "decided" | "suggested" | "shown"} state
 * @property {boolean} now the light is on it
 * @property {(() => void) | null} onPick null: nobody may type
 * @property {unknown} [points] what stands before the end
 */

/** @param {Row[]} rows */
export const rowList = (rows, label) => html`
  <ol class="rows seats" aria-label=${label} data-seats=${rows.length}>
    ${repeat(rows, (row) => row.player, rowItem)}
  </ol>
`;

const rowItem = (row) => html`
  <li class="row seat-row ${row.now ? "now" : ""}" data-player=${row.player} data-state=${row.state}>
    ${row.onPick ? pick(row) : html`<div class="pick">${who(row)}</div>`}
    ${row.points ?? nothing}
    <span class="end" aria-hidden="true">${row.end}</span>
  </li>
`;

const pick = (row) => html`
  <button type="button" class="pick" data-action="pick" aria-current=${row.now ? "true" : "false"} @click=${once(row.onPick)}>${who(row)}</button>
`;

const who = (row) => html`
  <span class="seat" aria-hidden="true">${row.seat}</span>
  <span class="who"><span class="name">${you(row.name)}${row.name}</span> <span class="sub">${row.sub}</span></span>
  <span class="unseen">${row.heard}</span>
`;

/** The box at the end of a row for the number that is typed there: a question mark never looks like a zero. */
export function box(value, { now, suggestion }) {
  if (value !== undefined) return html`<span class="box number" data-box>${value}</span>`;
  if (suggestion !== undefined) return html`<span class="box number ghost" data-box>${suggestion}<i>?</i></span>`;
  return html`<span class="box none" data-box>${now ? "?" : "–"}</span>`;
}

/** The points of a row as a button that explains them. */
export const pointsButton = ({ points, label, hint, onOpen }) => html`
  <button type="button" class="points" data-action="explain" aria-label=${label} @click=${once(onOpen)}>
    <span class="number ${tone(points)}">${signed(points)}</span>
    ${hint ? html`<span class="more">${hint}</span>` : nothing}
  </button>
`;

/** A total with its rank under it. */
export const total = (points, rank) => html`
  <span class="total"><span class="number">${points}</span>${rank ? html`<small>${t("table-rank", { rank })}</small>` : nothing}</span>
`;
