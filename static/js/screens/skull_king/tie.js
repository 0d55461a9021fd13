/** A tie on top after the last round: one more, and why. */
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { t } from "../../i18n.js";
import { plain } from "../../parts/numbers.js";
import { namesOf } from "../page.js";
import { missing } from "./entry.js";

const MOST_NAMES = 3;
const MOST_ROWS_UNDER_A_BANNER = 6;

/** Stands above the rows until the first number is typed. @param {object} page */
export function tie(page) {
  if (!isToBeSaid(page) || isCrowded(page)) return nothing;
  const { tied } = page.table.view;
  return html`<p class="banner tie" data-tied=${tied.join(" ")}><span><b>${t("table-one-more")}</b> ${why(page, tied.length > MOST_NAMES)}</span></p>`;
}

/** With seven or eight rows there is no room above them: then the button that waits for the bids says it. */
export const tieInShort = (page) => (isToBeSaid(page) && isCrowded(page) ? `${t("table-one-more")} ${why(page, true)}` : "");

function isToBeSaid(page) {
  const { tied, phase } = page.table.view;
  const { entry, stage } = page.desk;
  return tied?.length > 0 && phase === "bidding" && missing(entry, stage.seats).length === stage.seats.length;
}

const isCrowded = (page) => page.mayWrite && page.desk.stage.seats.length > MOST_ROWS_UNDER_A_BANNER;

function why(page, isByCount) {
  const { tied, players, cards, round } = page.table.view;
  const total = plain(players.find((player) => player.id === tied[0]).total);
  if (isByCount) return t("table-one-more-many", { count: tied.length, total, round: round - 1, cards });
  return t("table-one-more-why", { names: namesOf(page, tied), total, round: round - 1, cards });
}
