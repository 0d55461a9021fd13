/** A trick in words: who won it and why, what it earns, who leads next. */
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { sentence, t } from "../../i18n.js";
import { cardInWords } from "../../parts/card_words.js";
import { cardLaid } from "../../parts/cards.js";
import { signed } from "../../parts/numbers.js";
import { once } from "../../parts/taps.js";
import { lineList } from "./lines.js";

/** Everybody’s name, Graybeard’s too. */
export const named = (page) => ({ ...page.names, graybeard: t("trick-graybeard") });

/** Why the trick went as it did. @param {Record<string, string>} names */
export const why = ({ why: { code, facts } }, names) => sentence(`trick-won-${code}`, facts, names);

/** @param {object} page @param {object} trick as it was judged */
export function inShort(page, trick) {
  const names = cutNames(page);
  return [why(trick, names), earned(trick), ...alliances(trick, names), leadsNext(trick, names)].filter(Boolean).join(" ");
}

/** The same when the round is scored: what it earned stands in the row by then. */
export const ofLast = (page, trick) => [why(trick, cutNames(page)), ...alliances(trick, cutNames(page))].join(" ");

const cutNames = (page) => ({ ...named(page), ...page.shortNames });

/** What it brings the winner, should the bid be made. */
const earned = ({ lines, bonus }) => (bonus ? t("trick-earns", { points: signed(bonus), what: lines.map((line) => sentence(`table-short-${line.code}`, line)) }) : "");

/** Each Loot allies two. @returns {string[]} */
export const alliances = (trick, names) => trick.alliances.map((pair) => t("trick-allied", { names: pair.map((id) => names[id]) }));

/** Who leads, where that is not who won. */
export const leadsNext = ({ winner, next_leader: leader }, names) => (leader && leader !== winner ? t("trick-leads-next", { name: names[leader] }) : "");

/** All of one trick. @param {object} page @param {{trick: object}} dialog */
export function trickDialog(page, { trick }) {
  const names = named(page);
  return {
    title: trick.winner ? t("trick-won-by", { name: names[trick.winner] }) : t("trick-destroyed"),
    content: html`
      <ol class="trick-cards">${trick.plays.map(({ player, card }) => html`<li>${cardLaid(card, { isWinner: player === trick.winner })}<span class="name">${names[player]}</span><span class="unseen">${cardInWords(card)}</span></li>`)}</ol>
      <p>${why(trick, names)}</p>
      ${trick.lines.length ? html`<p class="soft">${t("trick-if-made")}</p>${lineList(trick.lines)}` : nothing}
      ${alliances(trick, names).map((words) => html`<p>${words}</p>`)}
      <p>${t("trick-leads-next", { name: names[trick.next_leader] })}</p>
      <button type="button" class="button main whole" data-action="done" @click=${once(() => page.acts.close())}>${t("row-done")}</button>
    `,
  };
}

