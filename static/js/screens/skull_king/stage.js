/** The round an entry belongs to: the running one, or an earlier one that is being corrected. */
import { t } from "../../i18n.js";
import { seatsIn } from "./entry.js";

/** @param {object} view @returns the running round: number, cards, dealer, leader, seats, bids, totals */
export function running(view) {
  return {
    round: view.round,
    cards: view.cards,
    tiebreak: view.tiebreak,
    dealer: view.dealer,
    leader: view.leader,
    seats: seatsIn(view),
    bids: Object.fromEntries(view.players.map((player) => [player.id, player.bid])),
    shots: Object.fromEntries(view.players.map((player) => [player.id, player.shot])),
    totals: Object.fromEntries(view.players.map((player) => [player.id, player.total])),
  };
}

/** @param {object} view @param {number} round 1-based @returns the same of a round, finished or running */
export function stageOf(view, round) {
  const done = view.rounds[round - 1];
  if (!done) return running(view);
  const rows = Object.entries(done.rows);
  return {
    ...done,
    seats: view.players.map((player) => player.id).filter((player) => player in done.rows),
    bids: Object.fromEntries(rows.map(([player, row]) => [player, row.bid])),
    shots: Object.fromEntries(rows.map(([player, row]) => [player, row.shot])),
    totals: Object.fromEntries(rows.map(([player, row]) => [player, row.total - row.points])),
  };
}

/** @param {object} view @param {object} entry in work @returns the running round, with those who act in it in their order */
export function stageFor(view, entry) {
  const stage = running(view);
  const trick = entry?.type === "trick" && view.allowed.find((offer) => offer.type === "trick");
  return trick ? { ...stage, seats: ordered(trick.order, entry.plays[0]?.player) } : stage;
}

/** The order of play with whoever has led in front. */
function ordered(order, leader) {
  const at = Math.max(0, order.indexOf(leader));
  return [...order.slice(at), ...order.slice(0, at)];
}

/** What a row says of the first trick: who deals, who leads. */
export function role({ dealer, leader }, player) {
  if (player === dealer) return t("table-deals");
  return player === leader ? t("table-leads") : "";
}
