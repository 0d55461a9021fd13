/** Skull King at the table: everything on the page that knows this game. */
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { t } from "../../i18n.js";
import { wantStyle } from "../../parts/style.js";
import { later } from "../later.js";
import { bidProgress, bidsScreen } from "./bids.js";
import { among, blank, missing, next, typed, withBonus, withNumber, withoutLastCard } from "./entry.js";
import { logLine, rulingLine } from "./log.js";
import { resultProgress, resultScreen } from "./result.js";
import { stageFor } from "./stage.js";
import { tie } from "./tie.js";
import { wayOf } from "./ways.js";

/** The running round. */
function screen(page) {
  const desk = page.desk;
  if (desk.entry.type === "trick") return later(page, () => skullKing.trickScreen(page, desk));
  return html`${tie(page)}${desk.entry.type === "bids" ? bidsScreen(page, desk) : resultScreen(page, desk)}`;
}

/** A desk for what the game waits for; null when it waits for nothing. */
function desk(view, draft) {
  const said = draft?.entry ?? blank(view, wayOf(view));
  if (!said) return null;
  const stage = stageFor(view, said);
  const entry = among(said, stage.seats);
  const isHeld = stage.seats.includes(draft?.current) && !(entry.type === "trick" && entry.plays.length);
  const current = isHeld ? draft.current : next(entry, stage.seats, stage.seats.at(-1));
  return { entry, stage, current };
}

/** The card laid last comes up again before anything recorded does. @returns {boolean} whether there was one */
function takeBack(page) {
  const { entry } = page.inHand ?? {};
  if (entry?.type !== "trick" || !entry.plays.length || page.amending || page.busy) return false;
  const { player } = entry.plays.at(-1);
  page.acts.bonus(player, "plays", withoutLastCard(entry).plays);
  page.acts.pick(player);
  return true;
}

/** What was recorded and taken back, as it is laid on the desk: a trick without the card that settled it. */
const laidBack = (entry) => (entry.type === "trick" ? withoutLastCard(entry) : entry);

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
  return page.mayWrite || desk.entry.type === "trick" ? progress(page, desk) : watched(page.table.view);
}

const PROGRESS = { bids: bidProgress, result: resultProgress, trick: trickProgress };
/** How far the round is: “trick 3 of 5”. */
function trickProgress({ amends, number }, { table: { view } }) {
  return amends ? t("trick-number", { number }) : t("trick-of", { number: view.tricks_recorded + 1, cards: view.cards });
}

const progress = (page, desk) => PROGRESS[desk.entry.type]?.(desk, page) ?? nothing;

const watched = (view) => (view.phase === "playing" ? t("table-bids-for-tricks", { bids: view.players.reduce((sum, { bid }) => sum + (bid ?? 0), 0), cards: view.cards }) : nothing);

/** What a screen reader hears after a number is typed: what, and whose turn is next. */
function heard(page, entry, player, nextPlayer) {
  const key = entry.type === "bids" ? "table-key-bid" : "table-key-took";
  const said = entry.type === "trick" ? t("trick-heard", { name: nameOf(page, player) }) : t(key, { name: page.names[player], count: typed(entry, player) });
  return nextPlayer === player ? said : `${said}. ${t("table-next", { name: nameOf(page, nextPlayer) })}`;
}

const nameOf = (page, player) => page.names[player] ?? t("trick-graybeard");

/** Everybody's total after each round, from 0 on, for the chart. */
function chartLines(page) {
  const { players, rounds } = page.table.view;
  return players.map(({ id }) => ({
    player: id,
    seat: page.seat(id).number,
    totals: [rounds[0]?.rows[id] ? 0 : null, ...rounds.map((round) => round.rows[id]?.total ?? null)],
  }));
}

/** A round may be told by its tricks or by its numbers, whichever lies on the desk now. */
const mayLie = ({ table: { view } }, { type }) => ["trick", "result"].includes(type) && view.allowed.some((offer) => offer.type === type);

export const skullKing = {
  screen,
  desk,
  headline,
  heard,
  chartLines,
  takeBack,
  laidBack,
  mayLie,
  wantsPreview: ({ type }) => ["trick", "result"].includes(type),
  withNumber,
  withBonus,
  missing,
  next,
  amendDesk: async (...asked) => (await import("./amend.js")).amendDesk(...asked),
  fetchRest: async () => (await Promise.all([import("./rest.js"), wantStyle("cards")]))[0].add(skullKing),
  logLine,
  rulingLine,
  dialogs: {},
};
