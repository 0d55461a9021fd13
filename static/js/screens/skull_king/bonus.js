/** The bonuses of one row, each as a chip; what cannot be is grey and says why. */
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { t, sentence } from "../../i18n.js";
import { once } from "../../parts/taps.js";
import { signed } from "../../parts/numbers.js";
import { suitMark } from "../../parts/suits.js";
import { hasBonus } from "./entry.js";

const FIELDS = ["fourteens", "pirates", "mermaids", "skull_king"];
const MARK = { mermaids: ["pirate", "mermaid"], pirates: ["king", "pirate"], skull_king: ["mermaid", "king"] };

/** @param {object} seen a row of the preview @returns {boolean} whether any bonus can be taken */
export const mayEarnBonus = (seen) =>
  (Boolean(seen?.counts) && FIELDS.some((field) => seen.fields[field].some(({ value, refusal }) => value && !refusal))) || mayAlly(seen);

const mayAlly = (seen) => Boolean(seen?.fields.loot?.some(({ count, refusal }) => count || !refusal));

/** @param {object} page @param {object} desk @param {string} player the row's */
export function bonusPanel(page, desk, player) {
  const seen = desk.preview.rows[player];
  const row = seen.row ?? desk.entry.rows[player];
  return html`<div class="bonuses">${FIELDS.map((field) => fieldset(page, player, field, seen.fields[field], row))}${seen.fields.loot ? alliances(page, desk, player, seen.fields.loot) : nothing}</div>`;
}

/** With whom a Loot has allied this player: one tap stands in both rows, a second one for a second alliance. */
const alliances = (page, desk, player, allies) => html`
  <fieldset data-bonus="loot">
    <legend>${t("loot-with")}</legend>
    <div class="chips">${allies.map((ally) => allyChip(page, desk, player, ally))}</div>
  </fieldset>
`;

function allyChip(page, { entry }, player, { value: partner, count, points, refusal }) {
  const typed = (entry.rows[player]?.loot ?? []).filter((ally) => ally === partner).length;
  const tap = () => (refusal && !typed ? page.acts.refused(refusal) : page.acts.bonus(player, "loot", { partner, count: refusal ? 0 : count + 1 }));
  const name = page.names[partner];
  return html`
    <button type="button" class="chip" data-value=${partner} aria-pressed=${count ? "true" : "false"} aria-disabled=${refusal && !count ? "true" : nothing}
      aria-label=${t("loot-chip", { name, count })} @click=${once(tap)}>
      <span class="name">${name}</span>${count > 1 ? html`<span class="number">×${count}</span>` : nothing}<small>${signed(points * Math.max(1, count))}</small>
    </button>
  `;
}

const fieldset = (page, player, field, values, row) => html`
  <fieldset data-bonus=${field}>
    <legend>${(MARK[field] ?? []).map(suitMark)}<span>${t(`table-bonus-${field}`)}</span></legend>
    <div class="chips">${values.filter(({ value }) => value).map((choice) => chip(page, player, field, choice, row))}</div>
  </fieldset>
`;

function chip(page, player, field, { value, points, refusal }, row) {
  const isOn = hasBonus(row, field, value);
  const tap = () => (refusal && !isOn ? page.acts.refused(refusal) : page.acts.bonus(player, field, value));
  return html`
    <button type="button" class="chip" data-value=${value} aria-pressed=${isOn ? "true" : "false"}
      aria-disabled=${refusal && !isOn ? "true" : nothing} aria-label=${chipLabel(field, value)} @click=${once(tap)}>
      ${field === "fourteens" ? suitMark(value) : nothing}
      <span class="number">${field === "fourteens" ? 14 : field === "skull_king" ? t("table-yes") : value}</span>
      ${points ? html`<small>${signed(points)}</small>` : nothing}
    </button>
  `;
}

const chipLabel = (field, value) => sentence(`table-chip-${field}`, { count: Number(value) || 1, suit: value });
