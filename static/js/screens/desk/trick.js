/** A trick as it lies: tapped card by card, judged from the second card on. */
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { sentence, t } from "../../i18n.js";
import { cardPad } from "../../parts/card_pad.js";
import { SUITS, cardInWords } from "../../parts/card_words.js";
import { CHARACTERS, NUMBERS, cardLaid } from "../../parts/cards.js";
import { signed } from "../../parts/numbers.js";
import { once } from "../../parts/taps.js";
import { lineList } from "../skull_king/lines.js";
import { alliances, leadsNext, why } from "../skull_king/trick_words.js";
import { ask } from "./asking.js";
import { cannotBe } from "./cannot_be.js";

const FEWEST = 2;

/** @param {import("./index.js").Desk} desk */
export const trickPart = (desk) => html`
  <ol class="desk-cards" aria-label=${t("desk-cards")}>${desk.plays.map((play, at) => laid(desk, play, at))}</ol>
  <div class="desk-answer" role="status">${desk.wrong ? cannotBe(desk) : nothing}${desk.answer ? judged(desk) : html`<p class="soft">${t(desk.plays.length ? "desk-one-more" : "desk-begin")}</p>`}</div>
  ${desk.isNamed && !desk.plays.length ? leaders(desk) : nothing}
  <div class="foot">${cards(desk)}</div>
`;

const namesOf = (desk) => Object.fromEntries(desk.seats.map(({ id, name }) => [id, name]));

const laid = (desk, { player, card }, at) => html`
  <li class=${desk.answer?.winner === player ? "has-it" : ""}>
    <span class="name">${namesOf(desk)[player]}</span>${cardLaid(card, { isWinner: desk.answer?.winner === player })}<span class="unseen">${at + 1}: ${cardInWords(card)}</span>
  </li>
`;

function judged(desk) {
  const { answer } = desk;
  const names = namesOf(desk);
  return html`
    <h2>${answer.winner ? t("trick-won-by", { name: names[answer.winner] }) : t("trick-destroyed")}</h2>
    <p>${why(answer, names)}</p>
    <p class="soft">${[answer.led_suit ? t("desk-led", { suit: t(`word-${answer.led_suit}`) }) : t("desk-led-none"), leadsNext(answer, names) || t("trick-leads-next", { name: names[answer.next_leader] })].join(" ")}</p>
    ${answer.lines.length ? html`<p class="soft earns">${t("desk-earns", { points: signed(answer.bonus) })}</p>${lineList(answer.lines)}` : nothing}
    ${alliances(answer, names).map((words) => html`<p>${words}</p>`)}
    ${desk.take && mayTake(answer) ? html`<button type="button" class="button whole" data-action="take" @click=${once(() => desk.take(answer))}>${t("desk-take", { name: names[answer.winner] })}</button>` : nothing}
  `;
}

/** Only what somebody has won can go into a row. */
const mayTake = ({ winner, lines, alliances: allied }) => winner !== null && winner !== "graybeard" && lines.length + allied.length > 0;

const leaders = (desk) => html`
  <fieldset class="desk-leaders">
    <legend>${t("desk-who-leads")}</legend>
    <div class="chips">${desk.seats.map(({ name }, at) => html`<button type="button" class="chip" aria-pressed=${at === desk.leader ? "true" : "false"} @click=${once(() => change(desk, { leader: at }))}>${name}</button>`)}</div>
  </fieldset>
`;

/** Whose card comes next: clockwise from the leader. */
const turn = ({ seats, leader, plays }) => seats[(leader + plays.length) % seats.length];

function cards(desk) {
  const { name } = turn(desk);
  return cardPad({
    title: t(desk.plays.length ? "trick-plays-now" : "trick-leads-now", { name }),
    suit: desk.suit,
    cards: allCards(desk),
    onSuit: (suit) => change(desk, { suit, wrong: "" }),
    onCard: (card) => lay(desk, card),
    say: (card) => t("trick-key", { name, card: cardInWords(card) }),
    tools: desk.plays.length
      ? html`<button type="button" class="key tool" data-action="take-back" aria-label=${t("desk-back")} @click=${once(() => judge(desk, desk.plays.slice(0, -1)))}><span aria-hidden="true">⌫</span></button>
          <button type="button" class="key tool" data-action="clear" @click=${once(() => judge(desk, []))}><small>${t("desk-clear")}</small></button>`
      : nothing,
  });
}

const NAMED = /^pirate-/;
const allCards = ({ modules }) =>
  Object.fromEntries(
    [...SUITS.flatMap((suit) => NUMBERS.map((number) => `${suit}-${number}`)), ...CHARACTERS.filter((card) => !NAMED.test(card) && (!["kraken", "white-whale", "loot"].includes(card) || modules.includes(card)))].map((card) => [card, null]),
  );

const lay = (desk, card) => judge(desk, [...desk.plays, { player: turn(desk).id, card }]);

/** The cards lie there at once; where that cannot be, they go back to how they lay, with the reason. */
async function judge(desk, plays) {
  change(desk, { plays, suit: null, wrong: "" });
  if (plays.length < FEWEST) return change(desk, { answer: null, good: plays });
  const { answer, refusal } = await ask("trick", { plays, modules: desk.modules });
  if (desk.plays !== plays) return undefined;
  if (answer) return change(desk, { answer, good: plays });
  if (!refusal) return change(desk, { answer: null, wrong: t("desk-away"), rule: undefined });
  return change(desk, { plays: desk.good, wrong: sentence(`violation-${refusal.code}`, refusal.facts, namesOf(desk)), rule: refusal.code });
}

function change(desk, changes) {
  Object.assign(desk, changes);
  desk.keep(desk);
  desk.draw();
}

/** Judges what lies there already. @param {import("./index.js").Desk} desk */
export const judgeAgain = (desk) => judge(desk, desk.plays);
