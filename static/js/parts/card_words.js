/** What the cards are called, and what they are made of. */
import { t } from "../i18n.js";

export const SUITS = ["green", "purple", "yellow", "black"];

/** A card taken apart: `green-14` is a suit and a number; `tigress-escape` has two marks. @param {string} card */
export function faceOf(card) {
  const [first, second] = card.split("-");
  if (SUITS.includes(first)) return { suit: first, number: Number(second), marks: [first] };
  if (first === "tigress") return { marks: ["tigress", second] };
  if (first === "pirate") return { marks: ["pirate"], isNamed: Boolean(second) };
  return { marks: [card === "skull-king" ? "king" : card] };
}

/** What a card is called in a sentence: “green 14”, “Tigress as an Escape”. @param {string} card */
export const cardInWords = (card) => t(`word-${card}`);
