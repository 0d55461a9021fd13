/** Skull King at the table: everything on the page that knows this game. */
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { t } from "../../i18n.js";
import { amendDesk, amendScreen } from "./amend.js";
import { bidProgress, bidsScreen } from "./bids.js";
import { among, blank, missing, next, typed, withBonus, withNumber } from "./entry.js";
import { logLine, rulingLine } from "./log.js";
import { resultProgress, resultScreen } from "./result.js";
import { rowDialog } from "./row_dialog.js";
import { ruling } from "./ruling.js";
import { sheetPanel } from "./sheet.js";
import { running } from "./stage.js";
import { tie } from "./tie.js";

/** The running round. */
function screen(page) {
  const desk = page.desk;
  return html`${tie(page)}${desk.entry.type === "bids" ? bidsScreen(page, desk) : resultScreen(page, desk)}`;
}

/** A desk for what the game waits for; null when it waits for nothing. */
function desk(view, draft) {
  const stage = running(view);
  const entry = draft ? among(draft.entry, stage.seats) : blank(view);
  if (!entry) return null;
  const current = stage.seats.includes(draft?.current) ? draft.current : next(entry, stage.seats, stage.seats.at(-1));
  return { entry, stage, current };
}

function headline(page, panel) {
  const { view } = page.table;
  if (panel === "amend") return { title: t("table-round", { round: page.amending.stage.round }), small: t("table-correcting"), sub: under(page, page.amending) };
  if (panel === "end") return { title: t("end-title"), small: t("end-rounds", { count: view.rounds.length }) };
  const title = t("table-round", { round: view.round });
  const sub = panel === "round" ? under(page, page.desk) : null;
  return { title, small: t(view.tiebreak ? "table-tiebreak-cards" : "table-cards", { count: view.cards }), sub };
}

/** Who deals, who leads, and how the numbers stand. */
const under = (page, desk) => html`
  <span class="dealing"><span>${fitted("table-who-deals", page.names[desk.stage.dealer])}</span><span>${fitted("table-who-leads", page.names[desk.stage.leader])}</span></span>
  <span class="progress">${standing(page, desk)}</span>
`;

/** A sentence of which the name alone gives way where there is no room. */
function fitted(id, name) {
  const [before, after] = t(id, { name: "\u0000" }).split("\u0000");
  return html`${before}<b>${name}</b>${after}`;
}

function standing(page, desk) {
  const { rounds } = page.table.view;
  const { entry, stage } = desk;
  if (entry.type === "bids" && rounds.length && !desk.amends && missing(entry, stage.seats).length === stage.seats.length) {
    return t("table-points-of", { round: rounds.at(-1).round });
  }
  return page.mayWrite ? progress(desk) : watched(page.table.view);
}

const progress = (desk) => (desk.entry.type === "bids" ? bidProgress(desk) : resultProgress(desk));

const watched = (view) => (view.phase === "playing" ? t("table-bids-for-tricks", { bids: view.players.reduce((sum, { bid }) => sum + (bid ?? 0), 0), cards: view.cards }) : nothing);

/** What a screen reader hears after a number is typed: what, and whose turn is next. */
function heard(page, entry, player, nextPlayer) {
  const key = entry.type === "bids" ? "table-key-bid" : "table-key-took";
  const said = t(key, { name: page.names[player], count: typed(entry, player) });
  return nextPlayer === player ? said : `${said}. ${t("table-next", { name: page.names[nextPlayer] })}`;
}

/** Everybody's total after each round, from 0 on, for the chart. */
function chartLines(page) {
  const { players, rounds } = page.table.view;
  return players.map(({ id }) => ({
    player: id,
    seat: page.seat(id).number,
    totals: [rounds[0]?.rows[id] ? 0 : null, ...rounds.map((round) => round.rows[id]?.total ?? null)],
  }));
}

export const skullKing = {
  screen,
  desk,
  headline,
  heard,
  chartLines,
  wantsPreview: (entry) => entry.type === "result",
  withNumber,
  withBonus,
  missing,
  next,
  amendDesk,
  amendScreen,
  sheetPanel,
  logLine,
  rulingLine,
  dialogs: { row: rowDialog, ruling },
};
