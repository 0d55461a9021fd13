/** Skull King on the board: ranks, bids against tricks, the last round’s points, totals. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { plain, signed, tone } from "../parts/numbers.js";
import { short } from "../parts/short.js";

const round = ({ table: { view } }) => html`${t("board-round-of", { round: view.round, count: Math.max(view.round, view.schedule.length) })} <small>${t(view.tiebreak ? "table-tiebreak-cards" : "table-cards", { count: view.cards })}</small>`;

/** Who is to do what. */
function now(page) {
  const { view } = page.table;
  const name = (id) => short(page.names[id] ?? t("word-graybeard"));
  const facts = { dealer: name(view.dealer), leader: name(view.leader), bids: bidsOf(view), cards: view.cards };
  if (view.phase === "bidding") return html`<p>${view.tied?.length ? html`<b>${t("table-one-more")}</b> ` : nothing}${t("board-bidding", facts)}</p>`;
  const lead = view.tricks_recorded ? t("board-leads-next", { name: name(view.next_leader), trick: view.tricks_recorded + 1 }) : t("board-leads-first", { name: name(view.leader) });
  return html`<p><b>${t("table-bids-for-tricks", facts)}</b> · ${lead}</p>`;
}

const bidsOf = (view) => view.players.reduce((sum, { bid }) => sum + (bid ?? 0), 0);

/** Ranked: the order changes only when a round is scored. */
function table(page) {
  const { view } = page.table;
  const last = view.rounds.at(-1);
  return html`
    <table class="tv-score">
      <caption class="unseen">${t("table-sheet")}</caption>
      <thead>
        <tr>
          <th scope="col">${t("board-rank")}</th><th scope="col" class="tv-who">${t("board-name")}</th><th scope="col">${t("board-bid")}</th>
          <th scope="col">${last ? t("table-round", { round: last.round }) : t("board-points")}</th><th scope="col">${t("sheet-total")}</th>
        </tr>
      </thead>
      <tbody>${view.standings.map((standing) => row(page, standing, last))}</tbody>
    </table>
  `;
}

function row(page, { player, rank, total }, last) {
  const { bid } = page.seat(player);
  const scored = last?.rows[player];
  return html`
    <tr class=${rank === 1 && last ? "first" : ""} data-player=${player}>
      <td class="tv-rank number">${rank ?? "–"}</td>
      <th scope="row" class="tv-who"><span class="tv-name">${page.names[player]}</span></th>
      <td class="tv-bid">${bid == null ? html`<span class="soft">–</span>` : html`<span class="number">${bid}</span>`}</td>
      <td class="tv-last">${scored ? html`<span class="number ${tone(scored.points)}">${signed(scored.points)}</span><small>${t("table-bid-took", { bid: scored.bid, tricks: scored.tricks })}</small>` : html`<span class="soft">–</span>`}</td>
      <td class="tv-total"><span class="number">${plain(total)}</span></td>
    </tr>
  `;
}

export const skullKing = { round, now, table };
