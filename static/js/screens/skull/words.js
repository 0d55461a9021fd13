/** What a host would say aloud: how the last round ended, who starts and why, what to do with the discs. */
import { html } from "../../../vendor/lit-html/lit-html.js";
import { t } from "../../i18n.js";

/** How the last round ended. @param {import("./scene.js").Scene} scene @returns {string[]} */
export function lastRound({ view, name }) {
  const round = view.rounds.at(-1);
  if (!round) return [];
  const said = [outcomeWords(round, name)];
  if (round.last_chance) said.push(t("skull-last-chance-back", { name: name(round.last_chance) }));
  return said;
}

/** One round in a sentence. @param {object} round of the view @param {(id: string) => string} name */
export function outcomeWords(round, name) {
  const left = round.discs[round.challenger];
  const facts = { name: name(round.challenger), count: round.bid, left, owner: round.skull_owner ? name(round.skull_owner) : "" };
  if (round.outcome === "success") return t("skull-was-success", facts);
  return t(`skull-was-${round.outcome}`, facts);
}

/** Who starts, and why. @param {import("./scene.js").Scene} scene */
export function starterWords({ view, name }) {
  const before = view.rounds.at(-1)?.challenger;
  return html`<b>${t(`skull-starts-${view.starter_reason}`, { name: name(view.starter), challenger: before ? name(before) : "" })}</b>`;
}

/** Who has the borrowed disc in this round. @param {import("./scene.js").Scene} scene @returns {string[]} */
export const lastChanceWords = ({ view, name }) =>
  view.players.filter((seat) => seat.last_chance === "holding").map((seat) => t("skull-holds-last-chance", { name: name(seat.id) }));

/** Whose hand takes which discs away, and what comes of it. @param {import("./scene.js").Scene} scene @returns {string[]} */
export function lossWords({ view, name }) {
  const { loss, challenger, skull_owner: owner } = view;
  const amount = loss.left ? "some" : discsGone(view) > 1 ? "both" : "last";
  const facts = { name: name(challenger), owner: name(owner), discs: loss.discs + loss.left };
  return [t(`skull-lose-${owner === challenger ? "own" : "others"}-${amount}`, facts), html`<b>${afterLoss(loss, facts, name)}</b>`];
}

/** How many discs go, a borrowed one among them. */
export const discsGone = ({ loss, challenger, players }) =>
  loss.discs + (players.find((seat) => seat.id === challenger).last_chance === "holding" ? 1 : 0);

function afterLoss(loss, facts, name) {
  if (loss.winner) return t("skull-then-wins", { ...facts, winner: name(loss.winner) });
  if (loss.chooser) return t("skull-then-chooses", facts);
  return t(`skull-then-${loss.reason}`, facts);
}
