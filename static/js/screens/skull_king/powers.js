/** The two Pirates whose powers touch the score: Harry the Giant, and Rascal of Roatan. One tap on who, one on what. */
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { t } from "../../i18n.js";
import { signed } from "../../parts/numbers.js";
import { once } from "../../parts/taps.js";

const POWERS = [
  { type: "harry", field: "change", choices: ({ min, max }) => range(min, max), words: (change) => (change ? t("power-harry-change", { change: signed(change) }) : t("power-harry-stays")) },
  { type: "wager", field: "points", choices: (points) => points, words: (points) => (points ? t("power-wager-points", { points }) : t("power-wager-none")) },
];

/** @param {object} page */
export const powers = (page) => ({
  title: t("power-title"),
  content: html`<div class="powers">${POWERS.map((power) => section(page, power))}</div>`,
});

function section(page, power) {
  const offers = page.table.view.allowed.filter(({ type }) => type === power.type);
  const used = page.table.view[power.type];
  return html`
    <fieldset data-power=${power.type}>
      <legend>${t(`power-${power.type}`)}</legend>
      <p class="soft">${used ? t(`power-${power.type}-used`, { name: page.names[used.player], value: power.type === "harry" ? signed(used.change) : used.points }) : t(`power-${power.type}-hint`)}</p>
      ${used ? nothing : offers.length ? offers.map((offer) => who(page, power, offer)) : html`<p class="soft">${t("power-nobody")}</p>`}
    </fieldset>
  `;
}

const who = (page, { type, field, choices, words }, offer) => html`
  <div class="power-row" role="group" aria-label=${page.names[offer.player]}>
    <span class="name">${page.names[offer.player]}</span>
    <span class="chips">
      ${choices(offer[field]).map((value) => html`<button type="button" class="chip" data-value=${value} aria-label=${`${page.names[offer.player]}: ${words(value)}`}
        @click=${once(() => page.acts.enter({ type, player: offer.player, [field]: value }))}>${type === "harry" ? signed(value) : value}</button>`)}
    </span>
  </div>
`;

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
