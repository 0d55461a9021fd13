/** An entry put right: the table as it stood just before, and the same taps once more. */
import { html } from "../../../vendor/lit-html/lit-html.js";
import { t } from "../../i18n.js";
import { once } from "../../parts/taps.js";
import { logLine } from "./log.js";
import { round } from "./stage.js";

const OF_THE_GAME = ["place", "place_all", "bid", "pass", "reveal", "lose_disc", "choose_starter", "challenge"];

/** Whether an entry can be said anew here: notes and rulings are undone instead. @param {object} act of the log */
export const mayAmend = (act) => act.kind === "entry" && OF_THE_GAME.includes(act.standing?.type);

/** A desk with an entry of the log on it, before the table as it stood then; null when it is gone. @param {object} page @param {number} seq */
export async function amendDesk(page, seq) {
  const act = page.log.find((line) => line.seq === seq);
  if (!act || !mayAmend(act)) return null;
  const { status, body } = await page.ledger.before(seq);
  if (status !== 200) return null;
  page.dialog = null;
  return {
    amends: seq,
    written: act.standing,
    entry: act.standing.type === "challenge" ? { type: "challenge" } : act.standing,
    isTold: act.standing.type === "challenge",
    view: body.view,
    current: act.standing.owner ?? null,
    preview: null,
    stage: { seats: body.view.players.map((seat) => seat.id), round: act.round },
  };
}

/** @param {object} page */
export const amendScreen = (page) => html`
  <div class="amend-bar">
    <p class="grow"><span class="soft">${t("skull-amend-written")}</span> <b>${logLine(page, page.amending.written)}</b></p>
    <button type="button" class="button small far" data-action="leave-as-it-was" @click=${once(() => page.acts.leaveAsItWas())}>${t("amend-leave")}</button>
  </div>
  ${round(page, page.amending)}
`;
