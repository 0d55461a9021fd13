/** The final table, as large as the running one. */
import { html } from "../../vendor/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { plain } from "../parts/numbers.js";

/** @param {object} page */
export const final = (page) => html`
  <table class="tv-score">
    <caption class="unseen">${t("end-table")}</caption>
    <thead>
      <tr><th scope="col">${t("board-rank")}</th><th scope="col" class="tv-who">${t("board-name")}</th><th scope="col">${t(page.game.finalWords ? "board-outcome" : "sheet-total")}</th></tr>
    </thead>
    <tbody>${page.table.view.standings.map((standing) => row(page, standing))}</tbody>
  </table>
`;

const row = (page, { player, rank, ...standing }) => html`
  <tr class=${page.table.view.winners.includes(player) ? "first" : ""} data-player=${player}>
    <td class="tv-rank number">${rank ?? "–"}</td>
    <th scope="row" class="tv-who"><span class="tv-name">${page.names[player]}</span></th>
    <td class="tv-total">${page.game.finalWords?.(page, { player, ...standing }) ?? html`<span class="number">${plain(standing.total)}</span>`}</td>
  </tr>
`;
