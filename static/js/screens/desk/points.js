/** One player's round reckoned: what was bid and taken, and each point explained. */
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { sentence, t } from "../../i18n.js";
import { SUITS } from "../../parts/card_words.js";
import { cardMark } from "../../parts/cards.js";
import { signed, tone } from "../../parts/numbers.js";
import { once } from "../../parts/taps.js";
import { lineList } from "../skull_king/lines.js";
import { ask } from "./asking.js";
import { cannotBe } from "./cannot_be.js";

const MOST_CARDS = 10;
const upTo = (most, from = 0) => Array.from({ length: most - from + 1 }, (_, at) => from + at);

/** Nothing said yet: undecided never looks like zero. */
export const usualRound = { cards: null, bid: null, tricks: null, fourteens: [], mermaids: 0, pirates: 0, skull_king: false, loot: 0, scoring: "standard", shot: "grapeshot", wager: 0 };

/** @param {import("./index.js").Desk} desk */
export function pointsPart(desk) {
  const { round } = desk;
  const cards = round.cards ?? MOST_CARDS;
  return html`
    <div class="desk-points">
      ${choice(desk, "cards", upTo(MOST_CARDS, 1))}
      ${choice(desk, "bid", upTo(cards))}
      ${choice(desk, "tricks", upTo(cards))}
      ${fourteens(desk)}
      <div class="desk-pairs">
        ${choice(desk, "mermaids", upTo(2))} ${choice(desk, "skull_king", [false, true], (value) => t(value ? "table-yes" : "desk-no"))}
        ${choice(desk, "pirates", upTo(6))} ${choice(desk, "loot", upTo(2))}
        ${choice(desk, "scoring", ["standard", "rascal"], (value) => t(`desk-scoring-${value}`))} ${choice(desk, "wager", [0, 10, 20])}
        ${round.scoring === "rascal" ? choice(desk, "shot", ["grapeshot", "cannonball"], (value) => t(`word-${value}`)) : nothing}
      </div>
      <button type="button" class="button small" data-action="start-over" @click=${once(() => startOver(desk))}>${t("desk-start-over")}</button>
    </div>
    <div class="foot desk-sum" role="status">${answer(desk)}</div>
  `;
}

const choice = (desk, field, values, words = String) => html`
  <fieldset data-field=${field}>
    <legend>${t(`desk-field-${field}`)}</legend>
    <div class="chips">${values.map((value) => chip(desk, field, value, desk.round[field] === value, words(value)))}</div>
  </fieldset>
`;

const fourteens = (desk) => html`
  <fieldset data-field="fourteens">
    <legend>${t("table-bonus-fourteens")}</legend>
    <div class="chips">${SUITS.map((suit) => chip(desk, "fourteens", suit, desk.round.fourteens.includes(suit), html`${cardMark(suit)}14`, t("table-chip-fourteens", { suit: t(`word-${suit}`) })))}</div>
  </fieldset>
`;

const chip = (desk, field, value, isOn, inside, label = null) => html`
  <button type="button" class="chip" data-value=${value} aria-pressed=${isOn ? "true" : "false"} aria-label=${label ?? nothing} @click=${once(() => choose(desk, field, value))}>${inside}</button>
`;

function answer(desk) {
  const { points, wrong, round } = desk;
  if (wrong) return cannotBe(desk);
  if (!points) return html`<p class="soft">${t("desk-open", { what: ["cards", "bid", "tricks"].filter((field) => round[field] === null).map((field) => t(`desk-field-${field}`)) })}</p>`;
  return html`<p class="desk-total"><span>${t("desk-points")}</span><span class="number ${tone(points.points)}" data-points=${points.points}>${signed(points.points)}</span></p>${lineList(points.lines)}`;
}

function choose(desk, field, value) {
  const { round } = desk;
  if (field === "fourteens") round.fourteens = round.fourteens.includes(value) ? round.fourteens.filter((suit) => suit !== value) : [...round.fourteens, value];
  else round[field] = value;
  return reckon(desk);
}

function startOver(desk) {
  desk.round = { ...usualRound };
  return reckon(desk);
}

/** @param {import("./index.js").Desk} desk */
export async function reckon(desk) {
  const { shot, ...round } = desk.round;
  desk.keep(desk);
  if ([round.cards, round.bid, round.tricks].includes(null)) return show(desk, { points: null, wrong: "" });
  desk.draw();
  const asked = (desk.asked = { ...round, ...(round.scoring === "rascal" && { shot }) });
  const { answer: points, refusal } = await ask("score", asked);
  if (desk.asked !== asked) return undefined;
  if (points) return show(desk, { points, wrong: "" });
  return show(desk, { points: null, wrong: refusal ? sentence(`violation-${refusal.code}`, refusal.facts) : t("desk-away"), rule: refusal?.code });
}

function show(desk, changes) {
  Object.assign(desk, changes);
  desk.draw();
}
