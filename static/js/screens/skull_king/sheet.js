/** The score sheet: a line for every round, a column for every player; a tap on a cell puts it right. */
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { t } from "../../i18n.js";
import { plain, signed, tone } from "../../parts/numbers.js";
import { scoreSheet } from "../../parts/score_sheet.js";
import { once } from "../../parts/taps.js";

/** @param {object} page */
export function sheetPanel(page) {
  const { view } = page.table;
  return scoreSheet(page, {
    rows: html`${view.rounds.map((round) => [rulings(page, view, round.round), roundRow(page, view, round)])}${running(page, view)}`,
    foot: totals(view),
    hint: t(page.mayWrite ? "sheet-hint" : "sheet-hint-watching"),
  });
}

const roundRow = (page, view, round) => html`
  <tr data-round=${round.round}>
    <th scope="row"><span class="number">${round.round}</span><small>${t(round.tiebreak ? "sheet-tiebreak" : "sheet-cards", { count: round.cards })}</small>${round.destroyed ? html`<small>${t("sheet-destroyed", { count: round.destroyed })}</small>` : nothing}</th>
    ${view.players.map(({ id }) => cell(page, round, id))}
  </tr>
`;

function cell(page, round, player) {
  const row = round.rows[player];
  if (!row) return html`<td class="away">·</td>`;
  const inside = html`<span class="bid-tricks" aria-hidden="true">${row.bid}·${row.tricks}${marks(row)}</span><span class="number ${tone(row.points)}">${signed(row.points)}</span><span class="unseen">${[t("table-bid-took", { bid: row.bid, tricks: row.tricks }), ...markWords(row)].join(", ")}</span>`;
  const tap = page.mayWrite
    ? () => page.acts.correct(round.round, player, "result")
    : () => page.acts.open({ kind: "row", player, round: round.round });
  return html`<td><button type="button" class="cell ${row.bid === row.tricks ? "made" : ""}" data-player=${player} data-round=${round.round} @click=${once(tap)}>${inside}</button></td>`;
}

/** What changed the bid or went with it, as a sign beside it: a cannonball, Harry’s change, a wager. */
const MARKS = { cannonball: "●", harry: "↕", wager_won: "⚓", wager_lost: "⚓", loot: "+" };
const marked = (row) => [...(row.shot === "cannonball" ? ["cannonball"] : []), ...row.lines.map(({ code }) => code).filter((code) => code in MARKS && code !== "cannonball")];
const marks = (row) => marked(row).map((code) => MARKS[code]).join("");
const markWords = (row) => marked(row).map((code) => t(`sheet-mark-${code}`));

/** The round that is being played shows its bids. */
function running(page, view) {
  if (view.phase === "game_over") return rulings(page, view, view.rounds.length + 1);
  const ahead = rulings(page, view, view.round);
  if (view.phase !== "playing") return ahead;
  return html`${ahead}
    <tr data-round=${view.round} class="running">
      <th scope="row"><span class="number">${view.round}</span><small>${t(view.tiebreak ? "sheet-tiebreak" : "sheet-cards", { count: view.cards })}</small></th>
      ${view.players.map(({ id, bid }) => (bid === null ? html`<td class="away">·</td>` : bidCell(page, view, id, bid)))}
    </tr>`;
}

function bidCell(page, view, player, bid) {
  const inside = html`<span class="bid-tricks" aria-hidden="true">${bid}·</span><span class="number soft" aria-hidden="true">–</span><span class="unseen">${t("table-bid", { bid })}</span>`;
  if (!page.mayWrite) return html`<td><span class="cell">${inside}</span></td>`;
  return html`<td><button type="button" class="cell" data-player=${player} data-round=${view.round} @click=${once(() => page.acts.correct(view.round, player, "bids"))}>${inside}</button></td>`;
}

/** What was ruled before a round, with its note. */
const rulings = (page, view, round) =>
  view.rulings.filter((ruling) => ruling.round === round).map(
    (ruling) => html`
      <tr class="ruling">
        <th scope="row"><small>${t("sheet-ruling")}</small></th>
        ${view.players.map(({ id }) => html`<td>${ruling.points[id] ? html`<span class="number ${tone(ruling.points[id])}">${signed(ruling.points[id])}</span>` : nothing}</td>`)}
      </tr>
      <tr class="ruling-note"><td colspan=${view.players.length + 1}>${ruling.note}${ruling.dealer ? ` · ${t("table-who-deals", { name: page.names[ruling.dealer] })}` : ""}</td></tr>
    `,
  );

const totals = (view) => html`
  <tr>
    <th scope="row">${t("sheet-total")}</th>
    ${view.players.map(({ total, rank }) => html`<td class=${rank === 1 ? "first" : ""}><span class="number">${plain(total)}</span><small>${rank ? t("table-rank", { rank }) : "–"}</small></td>`)}
  </tr>
`;
