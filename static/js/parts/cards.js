/** Own drawings of the cards, 24 × 24, and a card as it lies on the table. Shape first, colour second. */
import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { faceOf } from "./card_words.js";
import { suitMark } from "./suits.js";

export const NUMBERS = Array.from({ length: 14 }, (_, at) => at + 1);

/** The cards without a number, as they lie on the pad. */
export const CHARACTERS = [
  "escape", "pirate", "tigress-pirate", "tigress-escape", "mermaid", "skull-king", "kraken", "white-whale", "loot",
  "pirate-harry", "pirate-rascal", "pirate-rosie", "pirate-bendt", "pirate-juanita",
];

const MARKS = {
  // A boat that sails away.
  escape: svg`<path d="M2.500 15.500h19l-2.800 5.500H5.300l-2.800-5.500ZM11.200 2.500v11H4.500c3-2.700 5.500-6.200 6.700-11ZM13 5.500c3.200 1.700 5.300 4.500 6.200 8H13v-8Z" />`,
  // A tiger’s face.
  tigress: svg`<path d="m4 3.500 4.500 2.500a9 9 0 0 1 7 0L20 3.500l-.5 6.700c.4 1 .5 2 .5 3 0 4.700-3.600 7.800-8 7.800s-8-3.100-8-7.800c0-1 .1-2 .5-3L4 3.500Z" /><path class="cut" d="M12 6.500v3M8.800 7.300l.9 2.400M15.200 7.300l-.9 2.400M4.600 14h3M19.400 14h-3M5.800 17l2.600-.6M18.200 17l-2.600-.6" /><circle class="hole" cx="9" cy="12.300" r="1.200" /><circle class="hole" cx="15" cy="12.300" r="1.200" /><path class="hole" d="M10.600 15.500h2.800L12 17.300z" />`,
  // A head and its eight arms.
  kraken: svg`<path d="M12 2.500c-4 0-6.500 2.900-6.500 6.500 0 2 .7 3.300 1.500 4.500-1 1.500-3 1.800-3.500.300l-1.300.8c.8 2.600 4 2.700 5.600.800-.2 2-1.500 3.300-3.300 3.100v1.700c2.800.4 4.800-1.300 5.200-3.700.3 1.600.3 3.300-.7 5h1.900c.7-1.200 1-2.500 1.100-3.800.1 1.300.4 2.600 1.100 3.800H15c-1-1.700-1-3.400-.7-5 .4 2.400 2.400 4.100 5.200 3.700v-1.700c-1.800.2-3.100-1.100-3.300-3.100 1.600 1.900 4.800 1.800 5.600-.8l-1.300-.8c-.5 1.500-2.500 1.200-3.500-.3.8-1.200 1.500-2.500 1.500-4.500 0-3.600-2.500-6.500-6.500-6.500Z" /><circle class="hole" cx="9.600" cy="9.500" r="1.300" /><circle class="hole" cx="14.400" cy="9.500" r="1.300" />`,
  // A whale that blows.
  "white-whale": svg`<path d="M1.500 14.500c0-3.700 3-6 7.300-6 4.700 0 7.200 2.300 8.700 5 .5-1.300.3-2.700-.6-4.200 1.600 0 2.700.7 3.300 1.800.6-.9 1.300-1.300 2.300-1.300-.2 2.600-1.100 4.200-2.400 5.200-.6 3.900-4.200 6-8.600 6-6.100 0-10-2.500-10-6.500Z" /><path class="line" d="M8.500 6.500c0-2.200-1-3.500-3-3.700M8.500 6.500c0-2.200 1-3.500 3-3.700" /><circle class="hole" cx="5.500" cy="13.700" r="1.100" />`,
  // A full sack.
  loot: svg`<path d="M8.500 2.500h7L14 6.300h-4L8.500 2.500ZM9.500 7.500h5c3.600 2.300 6 6 6 9.300 0 3.200-2.700 4.700-8.500 4.700s-8.500-1.500-8.500-4.700c0-3.300 2.400-7 6-9.300Z" /><path class="cut" d="M14.300 12.200c-.6-.7-1.400-1-2.300-1-1.300 0-2.300.7-2.300 1.800 0 2.500 4.700 1.300 4.700 3.800 0 1.100-1 1.800-2.400 1.800-1 0-1.900-.4-2.500-1.100M12 9.800v1.400M12 18.600V20" />`,
  // A ghost with a beard.
  graybeard: svg`<path d="M12 2.500c-4.300 0-7 3-7 7.500v11.500l2.400-2 2.300 2 2.300-2 2.300 2 2.300-2 2.400 2V10c0-4.500-2.700-7.500-7-7.500Z" /><circle class="hole" cx="9.500" cy="8.500" r="1.300" /><circle class="hole" cx="14.500" cy="8.500" r="1.300" /><path class="hole" d="M8 12.500c1.300-1 2.600-1.300 4-1.300s2.700.3 4 1.300c-.3 2.300-1.700 4.300-4 5.300-2.300-1-3.700-3-4-5.300Z" />`,
};

const drawn = (name) => html`<svg class="mark ${name}" viewBox="0 0 24 24" aria-hidden="true">${MARKS[name]}</svg>`;

/** @param {string} name `escape`, `tigress`, `kraken`, `white-whale`, `loot`, `graybeard`, or a mark of the suits */
export const cardMark = (name) => (name in MARKS ? drawn(name) : suitMark(name));

/** The few letters under a character: “Tigress”, “Harry”. @param {string} card */
export const shortName = (card) => t(`card-short-${card.startsWith("tigress") ? "tigress" : card}`);

/** A card as it lies: small enough for a row. @param {string} card @param {{isWinner?: boolean, isOld?: boolean}} [how] */
export function cardLaid(card, { isWinner = false, isOld = false } = {}) {
  const { suit, number, marks, isNamed } = faceOf(card);
  return html`
    <span class="laid ${suit ?? "character"} ${isWinner ? "winner" : ""} ${isOld ? "old" : ""}" data-card=${card}>
      ${marks.map(cardMark)}${number ? html`<span class="number">${number}</span>` : nothing}${isNamed ? html`<small>${shortName(card)}</small>` : nothing}
    </span>
  `;
}
