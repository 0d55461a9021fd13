/** It is over: who won, why, the final table, how it came about, and once more. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { sentence, t } from "../i18n.js";
import { you } from "../me.js";
import { scoreChart } from "../parts/chart.js";
import { crown } from "../parts/icons.js";
import { plain } from "../parts/numbers.js";
import { once } from "../parts/taps.js";
import { openLater } from "./menu/later.js";
import { isUnopened, namesOf } from "./page.js";

/** @param {object} page */
export const endScreen = (page) => html`
  <div class="ending">
    <section class="verdict">
      ${page.table.view.winners.length ? crown : nothing}
      <h2>${verdict(page)}</h2>
      <p class="soft">${page.game.verdictWords?.(page) || sentence(`reason-${page.table.view.ended.reason}`, page.table.view.ended, page.names)}</p>
    </section>
    <ol class="rows final" aria-label=${t("end-table")}>${page.table.view.standings.map((standing) => finalRow(page, standing))}</ol>
    ${chart(page)}
    ${isUnopened(page.table.code) ? nothing : html`<button type="button" class="button whole" data-action="share-result" @click=${once(() => openLater(page, "result"))}>${t("result-share")}</button>`}
  </div>
  ${page.mayWrite ? again(page) : nothing}
`;

function verdict(page) {
  const { winners } = page.table.view;
  if (winners.length) return t("end-winner", { names: namesOf(page, winners) });
  return t("end-nobody");
}

const finalRow = (page, { player, rank, ...standing }) => html`
  <li class="row ${page.table.view.winners.includes(player) ? "now" : ""}" data-player=${player}>
    <button type="button" class="pick" aria-pressed=${page.lit === player ? "true" : "false"} @click=${once(() => page.acts.light(player))}>
      <span class="rank number" aria-hidden="true">${rank ?? "–"}</span>
      <span class="seat" aria-hidden="true">${page.seat(player).number}</span>
      <span class="who"><span class="name">${you(page.names[player])}${page.names[player]}</span> <span class="unseen">${rank ? t("table-rank", { rank }) : t("end-left")}</span></span>
    </button>
    ${page.game.finalWords?.(page, { player, ...standing }) ?? html`<span class="number final-total">${plain(standing.total)}</span>`}
  </li>
`;

function chart(page) {
  const lines = page.game.chartLines(page);
  if (!lines.length || lines[0].totals.length < 2) return nothing;
  return html`<figure class="chart"><figcaption>${t("end-chart")}</figcaption>${scoreChart({ lines, lit: page.lit ?? page.table.view.winners[0], label: t("end-chart-label") })}</figure>`;
}

const again = (page) => html`
  <div class="foot again">
    <button type="button" class="button main whole" data-action="rematch" aria-busy=${page.busy ? "true" : "false"} @click=${once(() => page.acts.rematch())}>${t("end-rematch")}</button>
    <a class="button whole" data-action="change-seats" href="/new?from=${page.table.code}">${t("end-change-seats")}</a>
  </div>
`;
