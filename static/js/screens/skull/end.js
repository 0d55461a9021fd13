/** Why somebody has won, in words; and what the final table says of everybody. */
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { t } from "../../i18n.js";
import { flowerMark } from "./discs.js";

/** @param {object} page @returns {string} why it is over */
export function verdictWords(page) {
  const { ended, winners, rounds } = page.table.view;
  const last = rounds.at(-1);
  const name = (id) => page.names[id];
  if (ended.reason === "two_successes") return t("skull-why-two_successes", { name: name(winners[0]), count: last.bid, round: last.round });
  if (ended.reason === "last_player" && last && !last.discs[last.challenger]) return t("skull-why-last_player", { name: name(winners[0]), out: name(last.challenger), round: last.round });
  return "";
}

/** Successes and discs at the end of a row. @param {object} page @param {{successes: number, discs: number}} standing */
export const finalWords = (page, { player, successes, discs }) => html`
  <span class="final-skull">
    <span class="won" aria-hidden="true">${successes ? Array.from({ length: successes }, () => flowerMark) : nothing}</span>
    <span class="discs-left">${page.seat(player).left ? t("skull-sub-left") : discs ? t("skull-heard-discs", { count: discs }) : t("skull-sub-out")}</span>
    <span class="unseen">${t("skull-heard-successes", { count: successes })}</span>
  </span>
`;
