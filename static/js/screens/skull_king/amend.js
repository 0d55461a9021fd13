/** An earlier round put right: the same pad and rows, filled with what was recorded. */
import { html } from "../../../vendor/lit-html/lit-html.js";
import { t } from "../../i18n.js";
import { once } from "../../parts/taps.js";
import { bidsScreen } from "./bids.js";
import { POWER_TYPES, powerCorrection } from "./powers.js";
import { resultScreen } from "./result.js";
import { stageOf } from "./stage.js";
import { trickScreen } from "./trick.js";

/** A desk with a recorded entry of a round on it; null when there is none. @param {string} part `bids`, `trick-3`, `harry`, `wager` or `result` */
export async function amendDesk(page, round, player, part) {
  const standing = standingEntries(page.log, round);
  const chosen = standing[part] ? part : Object.keys(standing).find((other) => !["bids", ...POWER_TYPES].includes(other)) ?? "bids";
  if (!standing[chosen]) return null;
  const { seq, standing: entry } = standing[chosen];
  const stage = stageOf(page.table.view, round);
  const seats = entry.type === "trick" ? entry.plays.map((play) => play.player) : stage.seats;
  const current = seats.includes(player) ? player : seats[0];
  const desk = { amends: seq, entry, stage: { ...stage, seats }, current, preview: null, part: chosen, number: Number(chosen.slice(6)), parts: Object.keys(standing) };
  if (!POWER_TYPES.includes(chosen)) return desk;
  const { status, body } = await page.ledger.before(seq);
  return status === 200 ? { ...desk, written: entry, before: body.view } : null;
}

/** The entries that stand for a round by their part: those since its last bids, for an earlier start was voided. */
function standingEntries(log, round) {
  const lines = log.filter((line) => line.kind === "entry" && line.standing && line.round === round);
  const from = lines.findLastIndex((line) => line.standing.type === "bids");
  const since = lines.slice(Math.max(0, from));
  const tricks = since.filter((line) => line.standing.type === "trick").map((line, at) => [`trick-${at + 1}`, line]);
  const [bids, ...others] = ["bids", ...POWER_TYPES, "result"].map((type) => [type, since.find((line) => line.standing.type === type)]);
  return Object.fromEntries([bids, ...tricks, ...others].filter(([, line]) => line));
}

/** @param {object} page */
export function amendScreen(page) {
  const desk = page.amending;
  return html`
    <div class="amend-bar">
      <div class="segments" role="group" aria-label=${t("amend-part")}>${shownParts(desk).map((part) => segment(page, desk, part))}</div>
      <button type="button" class="button small far" data-action="leave-as-it-was" @click=${once(() => page.acts.leaveAsItWas())}>${t("amend-leave")}</button>
    </div>
    ${work(page, desk)}
  `;
}

function work(page, desk) {
  if (POWER_TYPES.includes(desk.part)) return powerCorrection(page, desk);
  if (desk.entry.type === "trick") return trickScreen(page, desk);
  return desk.entry.type === "bids" ? bidsScreen(page, desk) : resultScreen(page, desk);
}

/** Without tricks the result has its place, also while there is none yet. */
const shownParts = ({ parts }) => (parts.some((part) => part.startsWith("trick") || part === "result") ? parts : [...parts, "result"]);

function segment(page, desk, part) {
  const [, number] = part.split("-");
  const label = number ? t("trick-number", { number: Number(number) }) : t(`amend-${part}`);
  return html`<button type="button" class="segment" data-part=${part} ?disabled=${!desk.parts.includes(part)} aria-label=${label}
    aria-pressed=${desk.part === part ? "true" : "false"}
    @click=${once(() => page.acts.correct(desk.stage.round, desk.current, part))}>${number ?? label}</button>`;
}
