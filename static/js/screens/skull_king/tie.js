/** A tie on top after the last round: one more, and why. */
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { t } from "../../i18n.js";
import { plain } from "../../parts/numbers.js";
import { namesOf } from "../page.js";
import { missing } from "./entry.js";

/** Stands above the rows until the first number is typed. @param {object} page */
export function tie(page) {
  const { tied, players, cards, phase, round } = page.table.view;
  const { entry, stage } = page.desk;
  if (!tied?.length || phase !== "bidding" || missing(entry, stage.seats).length < stage.seats.length) return nothing;
  const total = players.find((player) => player.id === tied[0]).total;
  return html`
    <p class="banner tie" data-tied=${tied.join(" ")}>
      <span><b>${t("table-one-more")}</b> ${t("table-one-more-why", { names: namesOf(page, tied), total: plain(total), round: round - 1, cards })}</span>
    </p>
  `;
}
