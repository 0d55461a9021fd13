/** An earlier round put right: the same pad and rows, filled with what was recorded. */
import { html } from "../../../vendor/lit-html/lit-html.js";
import { t } from "../../i18n.js";
import { once } from "../../parts/taps.js";
import { bidsScreen } from "./bids.js";
import { resultScreen } from "./result.js";
import { stageOf } from "./stage.js";

/** A desk with a recorded entry of a round on it; null when there is none. */
export function amendDesk(page, round, player, type) {
  const standing = standingEntry(page.log, round, type);
  if (!standing) return null;
  const stage = stageOf(page.table.view, round);
  const parts = ["bids", "result"].filter((part) => standingEntry(page.log, round, part));
  return { amends: standing.seq, entry: standing.entry, stage, current: player, preview: null, parts };
}

/** The entry of a type that stands for a round: the last one, for an earlier one was voided. */
function standingEntry(log, round, type) {
  const act = log.findLast((line) => line.kind === "entry" && line.standing?.type === type && line.round === round);
  return act && { seq: act.seq, entry: act.standing };
}

/** @param {object} page */
export function amendScreen(page) {
  const desk = page.amending;
  return html`
    <div class="amend-bar">
      <div class="segments" role="group" aria-label=${t("amend-part")}>
        ${part(page, desk, "bids", t("amend-bids"))} ${part(page, desk, "result", t("amend-result"))}
      </div>
      <button type="button" class="button small far" data-action="leave-as-it-was" @click=${once(() => page.acts.leaveAsItWas())}>${t("amend-leave")}</button>
    </div>
    ${desk.entry.type === "bids" ? bidsScreen(page, desk) : resultScreen(page, desk)}
  `;
}

function part(page, desk, type, text) {
  return html`<button type="button" class="segment" data-part=${type} ?disabled=${!desk.parts.includes(type)}
    aria-pressed=${desk.entry.type === type ? "true" : "false"}
    @click=${once(() => page.acts.correct(desk.stage.round, desk.current, type))}>${text}</button>`;
}
