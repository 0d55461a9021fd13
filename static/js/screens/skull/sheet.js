/** The score sheet: two lines for every round, a column for every seat; a tap on a round shows its entries. */
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { t } from "../../i18n.js";
import { scoreSheet } from "../../parts/score_sheet.js";
import { once } from "../../parts/taps.js";
import { flowerMark, skullMark } from "./discs.js";
import { rulingLine } from "./log.js";
import { outcomeWords } from "./words.js";

/** @param {object} page */
export function sheetPanel(page) {
  const { view } = page.table;
  return scoreSheet(page, {
    kind: "skull-sheet",
    rows: html`${view.rounds.map((round) => [rulings(page, view, round.round), roundRows(page, view, round)])}${rulings(page, view, view.rounds.length + 1)}`,
    foot: standing(view),
    hint: t(page.mayWrite ? "skull-sheet-hint" : "skull-sheet-hint-watching"),
  });
}

const roundRows = (page, view, round) => html`
  <tr data-round=${round.round} class="numbers">
    <th scope="row" rowspan="2"><span class="number">${round.round}</span></th>
    ${view.players.map(({ id }) => html`<td class=${id === round.challenger ? "challenged" : ""}>${cell(round, id)}</td>`)}
  </tr>
  <tr class="told"><td colspan=${view.players.length}>${told(page, round)}</td></tr>
`;

/** Discs left after the round; the challenger with the bid, the starter, the skull that stopped it. */
function cell(round, id) {
  const discs = round.discs[id];
  const isChallenger = id === round.challenger;
  return html`
    <span class="marks">${isChallenger ? html`<span class="bid-tricks">${t("skull-sub-bid", { count: round.bid })}</span>` : nothing}${id === round.skull_owner ? skullMark : nothing}${isChallenger && round.outcome === "success" ? flowerMark : nothing}</span>
    <span class="number ${discs ? "" : "soft"}">${discs || "–"}</span>${round.successes[id] ? html`<span class="won" title=${t("skull-heard-successes", { count: round.successes[id] })}>${flowerMark}<span class="unseen">${t("skull-heard-successes", { count: round.successes[id] })}</span></span>` : nothing}
  `;
}

function told(page, round) {
  const name = (id) => page.names[id];
  const words = [
    t("skull-sheet-started", { name: name(round.starter) }),
    outcomeWords(round, name),
    ...(round.outcome !== "success" && round.turned !== null ? [t("skull-sheet-turned", { count: round.turned, bid: round.bid })] : []),
    ...(round.last_chance ? [t("skull-sheet-last-chance", { name: name(round.last_chance) })] : []),
  ].join(" ");
  if (!page.mayWrite) return html`<p class="told-words">${words}</p>`;
  return html`<button type="button" class="told-words" data-action="round" data-value=${round.round} aria-label=${t("skull-sheet-open", { round: round.round, words })} @click=${once(() => openRound(page, round.round))}>${words}</button>`;
}

function openRound(page, number) {
  page.acts.open({ kind: "round", round: number });
  return page.log ?? page.acts.readLog();
}

/** What was ruled before a round, with its note. */
const rulings = (page, view, round) =>
  view.rulings.filter((ruling) => ruling.round === round).map(
    (ruling) => html`<tr class="ruling-note"><th scope="row"><small>${t("sheet-ruling")}</small></th><td colspan=${view.players.length}>${[ruling.note, rulingLine(page, ruling)].filter(Boolean).join(" · ")}</td></tr>`,
  );

const standing = (view) => html`
  <tr>
    <th scope="row"><small>${t("skull-sheet-now")}</small></th>
    ${view.players.map(({ id, discs, successes }) => html`<td class=${view.winners.includes(id) ? "first" : ""}><span class="number">${discs || "–"}</span><small>${successes ? html`${Array.from({ length: successes }, () => flowerMark)}<span class="unseen">${t("skull-heard-successes", { count: successes })}</span>` : nothing}</small></td>`)}
  </tr>
`;
