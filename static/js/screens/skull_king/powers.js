/** The two Pirates whose powers touch the score: Harry the Giant, and Rascal of Roatan. One tap says who and what. */
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { t } from "../../i18n.js";
import { signed } from "../../parts/numbers.js";
import { once } from "../../parts/taps.js";

const POWERS = [
  { type: "harry", field: "change", shown: signed, choices: ({ min, max }) => range(min, max), words: (change) => (change ? t("power-harry-change", { change: signed(change) }) : t("power-harry-stays")) },
  { type: "wager", field: "points", shown: (points) => points, choices: (points) => points, words: (points) => (points ? t("power-wager-points", { points }) : t("power-wager-none")) },
];

/** What such an entry is called. */
export const POWER_TYPES = POWERS.map(({ type }) => type);

/** @param {object} page */
export const powers = (page) => ({
  title: t("power-title"),
  content: html`<div class="powers">${POWERS.map((power) => section(page, power))}</div>`,
});

function section(page, power) {
  const offers = offersOf(page.table.view, power.type);
  const used = page.table.view[power.type];
  return fieldset(power, used ? recorded(page, power, used) : t(`power-${power.type}-hint`), used ? nothing : rows(page, power, offers, (entry) => page.acts.enter(entry)));
}

/** What was recorded of a power, put right by one tap. @param {object} page @param {object} desk with `before`, the table just before it */
export function powerCorrection(page, desk) {
  const power = POWERS.find(({ type }) => type === desk.entry.type);
  const amend = (entry) => {
    page.amending = { ...page.amending, entry };
    return page.acts.amend(desk.amends, entry);
  };
  return html`<div class="powers">${fieldset(power, recorded(page, power, desk.written), rows(page, power, offersOf(desk.before, power.type), amend, desk.written))}</div>`;
}

const offersOf = (view, power) => view.allowed.filter(({ type }) => type === power);

const recorded = (page, { type, field, shown }, used) => t(`power-${type}-used`, { name: page.names[used.player], value: shown(used[field]) });

const fieldset = ({ type }, words, choices) => html`
  <fieldset data-power=${type}>
    <legend>${t(`power-${type}`)}</legend>
    <p class="soft">${words}</p>
    ${choices}
  </fieldset>
`;

const rows = (page, power, offers, choose, written) =>
  offers.length ? offers.map((offer) => who(page, power, offer, choose, written)) : html`<p class="soft">${t("power-nobody")}</p>`;

const who = (page, { type, field, choices, shown, words }, offer, choose, written) => html`
  <div class="power-row" role="group" aria-label=${page.names[offer.player]}>
    <span class="name">${page.names[offer.player]}</span>
    <span class="chips">
      ${choices(offer[field]).map((value) => html`<button type="button" class="chip" data-value=${value} aria-label=${`${page.names[offer.player]}: ${words(value)}`}
        aria-pressed=${written?.player === offer.player && written[field] === value ? "true" : "false"}
        @click=${once(() => choose({ type, player: offer.player, [field]: value }))}>${shown(value)}</button>`)}
    </span>
  </div>
`;

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
