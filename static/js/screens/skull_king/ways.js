/** How a round is told: by its numbers at the end, or trick by trick. The phone remembers which. */
import { html, nothing, svg } from "../../../vendor/lit-html/lit-html.js";
import { keep, moment } from "../../draft.js";
import { t } from "../../i18n.js";
import { once } from "../../parts/taps.js";
import { remember, remembered } from "../../remembered.js";
import { layDesk } from "../page.js";
import { blank } from "./entry.js";

const PLACE = "companion:by-trick";
let chosen = null;

const roundOf = ({ round, rounds }) => `${round} ${rounds.length}`;

/** @param {object} view @returns {"trick" | "result"} as was chosen in this round; one begun trick by trick goes on so */
export function wayOf(view) {
  if (chosen?.of === roundOf(view)) return chosen.type;
  return view.tricks_recorded || remembered(PLACE) ? "trick" : "result";
}

/** Lays the other kind of entry on the desk; what was half typed of this one waits aside. */
export function turnTo(page, type) {
  const { table, desk } = page;
  const before = page.aside?.of === moment(table.view) && page.aside.entry.type === type ? page.aside.entry : null;
  page.aside = { of: moment(table.view), entry: desk.entry };
  remember(PLACE, type === "trick" || null);
  chosen = { of: roundOf(table.view), type };
  const draft = { entry: before ?? blank(table.view, type) };
  keep(table.code, table.view, draft);
  page.desk = layDesk(page, draft);
  page.acts.say(null);
  page.acts.look();
}

const drawing = (lines) => html`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${lines}</svg>`;
const cards = drawing(svg`<rect x="10" y="4.500" width="9.500" height="14" rx="2" transform="rotate(9 14 12)" /><path d="M8.200 17.200 5.400 16.600a1.500 1.500 0 0 1-1.200-1.800l1.800-8.600a1.500 1.500 0 0 1 1.800-1.200l1 .2" />`);
const rows = drawing(svg`<path d="M4 6.500h9M4 12h9M4 17.500h9M17 5.200l1.500-.7v4M16.800 16h3l-3 4h3.200" />`);
const pirate = drawing(svg`<path d="M4.500 12.500C5 8 8 5.500 12 5.500s7 2.500 7.500 7c-2.300.9-4.800 1.300-7.500 1.300s-5.200-.4-7.500-1.300ZM7.500 14.500v1c0 3 2 5 4.500 5s4.500-2 4.500-5v-1M12 8v3M10.500 9.500h3" />`);

/** Two cards, one of them asked about. */
export const deskMark = cards;

/** The button that leads to the other way of telling the round. @param {"trick" | "result"} type */
export const wayButton = (page, type) => html`
  <button type="button" class="key tool" data-way=${type} aria-label=${t(`way-${type}`)} @click=${once(() => turnTo(page, type))}>
    ${type === "trick" ? cards : rows}<small>${t(`way-${type}-short`)}</small>
  </button>
`;

/** Harry and Rascal of Roatan, where their powers are played. */
export function powersButton(page) {
  const { allowed, harry, wager } = page.table.view;
  if (!harry && !wager && !allowed.some(({ type }) => type === "harry" || type === "wager")) return nothing;
  return html`<button type="button" class="key tool" data-action="powers" aria-label=${t("power-title")} @click=${once(() => page.acts.open({ kind: "powers" }))}>${pirate}<small>${t("power-short")}</small></button>`;
}
