/** The frame of a score sheet: a column for each seat, the rounds, what they come to, and what a tap does. */
import { html } from "../../vendor/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { you } from "../me.js";

/** @param {object} page @param {{kind?: string, rows: unknown, foot: unknown, hint: string}} parts `kind`: the game's class */
export const scoreSheet = (page, { kind = "", rows, foot, hint }) => html`
  <div class="sheet-scroll" tabindex="0" role="region" aria-label=${t("table-sheet")}>
    <table class="score-sheet ${kind}" data-seats=${page.table.view.players.length}>
      <thead>${head(page, page.table.view)}</thead>
      <tbody>${rows}</tbody>
      <tfoot>${foot}</tfoot>
    </table>
  </div>
  <p class="soft sheet-hint">${hint}</p>
`;

const head = (page, view) => html`
  <tr>
    <th scope="col" class="corner"><span class="unseen">${t("sheet-round")}</span></th>
    ${view.players.map(({ id, left }) => html`<th scope="col" class=${left ? "left" : ""}><span class="seat" aria-hidden="true">${page.seat(id).number}</span><span class="column-name" title=${page.names[id]}>${page.names[id]}</span> ${you(page.names[id])}</th>`)}
  </tr>
`;
