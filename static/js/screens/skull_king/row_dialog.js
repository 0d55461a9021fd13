/** One row explained: every point with its line, and its bonuses while it is being typed. */
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { t } from "../../i18n.js";
import { signed, tone } from "../../parts/numbers.js";
import { once } from "../../parts/taps.js";
import { bonusPanel, mayEarnBonus } from "./bonus.js";
import { lineList } from "./lines.js";

/** @param {object} page @param {{player: string, round: number, isTyped?: boolean}} dialog */
export function rowDialog(page, { player, round, isTyped }) {
  const row = isTyped ? page.inHand.preview?.rows?.[player] : page.table.view.rounds[round - 1].rows[player];
  return {
    title: t("row-title", { name: page.names[player], round }),
    content: row ? explained(page, player, row, isTyped) : nothing,
  };
}

const explained = (page, player, row, isTyped) => html`
  <p class="row-sum">
    <span>${t("table-bid-took", { bid: row.bid, tricks: row.tricks })}</span>
    <span class="number ${tone(row.points)}" data-points=${row.points}>${signed(row.points)}</span>
  </p>
  ${lineList(row.lines)}
  ${isTyped ? bonuses(page, player, row) : nothing}
`;

const bonuses = (page, player, row) => html`
  ${mayEarnBonus(row) ? bonusPanel(page, page.inHand, player) : html`<p class="soft">${t(row.counts ? "row-no-bonus-tricks" : "row-no-bonus-missed")}</p>`}
  <button type="button" class="button main whole" data-action="done" @click=${once(() => page.acts.close())}>${t("row-done")}</button>
`;
