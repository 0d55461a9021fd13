/** The card pad under the thumb: a number card is its suit and its number, a character is one tap. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { SUITS, cardInWords, faceOf } from "./card_words.js";
import { CHARACTERS, NUMBERS, cardMark, shortName } from "./cards.js";
import { once } from "./taps.js";

/**
 * @typedef {object} CardPad
 * @property {unknown} title whose card it is
 * @property {unknown} [aside]
 * @property {string | null} suit the suit that is open
 * @property {Record<string, object | null>} cards by name: null where it can be had, else why not
 * @property {(suit: string | null) => void} onSuit
 * @property {(card: string, refusal: object | null) => void} onCard
 * @property {(card: string) => string} say what a screen reader says: “Bo plays the green 7”
 * @property {unknown} [tools] what stands beside the suits
 */

/** @param {CardPad} pad */
export const cardPad = (pad) => html`
  <div class="pad card-pad" role="group" aria-labelledby="pad-title">
    <p class="pad-title"><span id="pad-title">${pad.title}</span>${pad.aside ? html`<span>${pad.aside}</span>` : nothing}</p>
    <div class="suit-keys">${SUITS.map((suit) => suitKey(pad, suit))}${pad.tools ?? nothing}</div>
    ${pad.suit ? numbers(pad) : characters(pad)}
  </div>
`;

const suitKey = ({ suit, onSuit }, name) => html`
  <button type="button" class="key suit ${name}" data-suit=${name} aria-expanded=${suit === name ? "true" : "false"} aria-label=${t("pad-suit", { suit: t(`word-${name}`) })}
    @click=${once(() => onSuit(suit === name ? null : name))}>${cardMark(name)}<small>${t(`word-${name}`)}</small></button>
`;

const numbers = (pad) => html`
  <div class="keys card-keys" data-suit=${pad.suit}>
    ${NUMBERS.map((number) => cardKey(pad, `${pad.suit}-${number}`, number, html`<span>${number}</span>`))}
  </div>
`;

/** As few columns as two rows need: so every name has its room. */
function characters(pad) {
  const there = CHARACTERS.filter((card) => card in pad.cards);
  return html`<div class="card-keys" data-columns=${Math.max(3, Math.ceil(there.length / 2))}>${there.map((card) => characterKey(pad, card))}</div>`;
}

const characterKey = (pad, card) => cardKey(pad, card, card, html`<span class="marks">${faceOf(card).marks.map(cardMark)}</span><small>${shortName(card)}</small>`);

function cardKey({ cards, onCard, say }, card, value, face) {
  const refusal = cards[card] ?? null;
  return html`
    <button type="button" class="key card-key" data-card=${card} data-value=${value} aria-label=${say(card)} title=${cardInWords(card)}
      aria-disabled=${refusal ? "true" : nothing} @click=${once(() => onCard(card, refusal))}>${face}</button>
  `;
}
