/** What is around every game on the board: what is being played, what is to happen now, and how to look on. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { sentence, t } from "../i18n.js";
import { crown } from "../parts/icons.js";
import { stale } from "../parts/stale.js";
import { final } from "./final.js";

/** @param {object} page */
export const frame = (page) => html`
  <main class="tv" data-game=${page.table.game} data-phase=${page.table.view.phase} data-seats=${page.table.view.players.length} data-seq=${page.table.seq}>
    <div class="tv-title"><b>${t(`word-${page.table.game}`)}</b> <span>${page.table.label ?? ""}</span> ${stale(page)}</div>
    <header class="tv-head">${page.table.view.ended ? verdict(page) : running(page)}</header>
    <section class="tv-table">${page.table.view.ended ? final(page) : page.game.table(page)}</section>
    ${join(page)}
  </main>
`;

const running = (page) => html`
  <h1>${page.game.round(page)}</h1>
  <div class="tv-now" role="status">${page.game.now(page)}</div>
`;

function verdict(page) {
  const { winners, ended } = page.table.view;
  const why = page.game.verdictWords?.(page) || sentence(`reason-${ended.reason}`, ended, page.names);
  return html`
    <h1 class="tv-winner">${winners.length ? crown : nothing} ${winners.length ? t("end-winner", { names: winners.map((id) => page.names[id]) }) : t("end-nobody")}</h1>
    <div class="tv-now" role="status"><p>${why}</p></div>
  `;
}

const join = ({ table: { code }, address }) => html`
  <aside class="tv-join" aria-label=${t("share-watch")}>
    <img src="/api/v1/tables/${code}/qr.svg" width="260" height="260" alt=${t("share-qr")} />
    <div>
      <a class="tv-code number" href="/tables/${code}">${code}</a>
      <p>${t("board-join", { address })}</p>
    </div>
  </aside>
`;
