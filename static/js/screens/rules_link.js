/** Where the rule sheet says what matters now: at this point of the game, or for this refusal. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { t } from "../i18n.js";

const PLACES = {
  "skull-king": { bidding: "bids", playing: "bonus", game_over: "ending" },
  skull: {
    first_placement: "first-disc",
    placement: "placing",
    bidding: "bidding",
    reveal: "own-first",
    lose_disc: "losing",
    choose_starter: "next-starter",
    game_over: "winning",
  },
};
const WHILE_CORRECTING = { bids: "bids", result: "bonus", harry: "pirate-powers", wager: "pirate-powers", place: "placing", place_all: "first-disc", bid: "bidding", pass: "passing", reveal: "own-first", lose_disc: "losing", choose_starter: "next-starter", challenge: "challenge" };
const MONSTERS = ["kraken", "white-whale"];

/** @param {object} page @returns {string} the address of the sheet, at the part that matters now */
export const rulesAddress = (page) => `/rules/${page.table.game}#${placeOf(page)}`;

function placeOf({ table: { game, view }, dialog, inHand, amending }) {
  if (dialog?.kind === "row") return "bonus";
  if (inHand?.entry.type === "trick") return trickPlace(inHand.entry);
  if (amending) return WHILE_CORRECTING[amending.entry.type] ?? "play";
  if (view.tiebreak && view.phase === "bidding") return "tie";
  if (view.phase === "first_placement" && view.rounds.length && !view.on_table) return "next-starter";
  return PLACES[game][view.phase];
}

/** A monster among the cards is what people ask about; else who wins. */
const trickPlace = ({ plays = [] }) => plays.map(({ card }) => card).findLast((card) => MONSTERS.includes(card)) ?? "who-wins";

/** The way from a refusal to its rule. @param {string} game @param {string | undefined} code */
export const ruleLink = (game, code) => (code ? html`<a class="rule-link" href="/rules/${game}#why-${code}">${t("rules-why")}</a>` : nothing);
