/** Points in words: in short for a row, line by line for a sheet. */
import { html } from "../../../vendor/lit-html/lit-html.js";
import { sentence, t } from "../../i18n.js";
import { signed } from "../../parts/numbers.js";

const BID_LINES = ["bid_made", "zero_made", "bid_missed", "zero_missed", "direct_hit", "grazed", "cannonball", "shot_missed"];

/** @param {{bid: number, tricks: number, lines: object[]}} row @returns {string} “bid 2, took 2 · King took a Pirate” */
export function inShort(row) {
  return [t("table-bid-took", { bid: row.bid, tricks: row.tricks }), ...bonusesInShort(row.lines)].join(" · ");
}

/** @param {object[]} lines @returns {string[]} the bonuses in a few words each */
export function bonusesInShort(lines) {
  return lines.filter((line) => !BID_LINES.includes(line.code)).map((line) => sentence(`table-short-${line.code}`, line));
}

/** @param {object[]} lines every one with its points; they add up */
export const lineList = (lines) => html`
  <ul class="lines">
    ${lines.map((line) => html`<li><span>${sentence(`line-${line.code}`, line)}</span><b>${signed(line.points)}</b></li>`)}
  </ul>
`;
