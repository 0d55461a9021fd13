/** The seats around the table, as the people sit: they never move, only the light does. */
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { repeat } from "../../../vendor/lit-html/directives/repeat.js";
import { t } from "../../i18n.js";
import { you } from "../../me.js";
import { once } from "../../parts/taps.js";
import { choices } from "./choices.js";
import { figure } from "./discs.js";
import { movesOf } from "./motion.js";
import { refuse } from "./refused.js";
import { litSeat, subOf } from "./seat_words.js";
import { seatTap } from "./taps.js";

const START_DISCS = 4;

/** @param {import("./scene.js").Scene} scene */
export function seats(scene) {
  const { players } = scene.view;
  const lit = litSeat(scene);
  return html`
    ${lit ? html`<div class="light at-${seatNumber(players, lit)}" aria-hidden="true"></div>` : nothing}
    <ol class="around" aria-label=${t("table-players")}>
      ${repeat(players, (seat) => seat.id, (seat, at) => place(scene, seat, at + 1, seat.id === lit))}
    </ol>
  `;
}

const seatNumber = (players, id) => players.findIndex((seat) => seat.id === id) + 1;

function place(scene, seat, number, isLit) {
  const tap = seatTap(scene, seat.id);
  const state = [isLit && "now", (seat.eliminated || seat.left) && "out", seat.passed && scene.view.phase === "bidding" && "passed", tap && "open", tap?.pressed && "chosen"];
  return html`
    <li class="place at-${number} ${state.filter(Boolean).join(" ")}" data-player=${seat.id} data-discs=${seat.discs}
      data-stack=${seat.stack} data-successes=${seat.successes} data-last-chance=${seat.last_chance} aria-current=${isLit ? "true" : nothing}>
      ${tap ? button(scene, seat, tap) : html`<div class="spot">${inside(scene, seat)}</div>`}
    </li>
  `;
}

const button = (scene, seat, tap) => html`
  <button type="button" class="spot" data-action=${tap.action} data-value=${seat.id} title=${tap.label}
    aria-pressed=${tap.pressed === undefined ? nothing : String(tap.pressed)} aria-disabled=${tap.refusal ? "true" : nothing}
    @click=${once(() => (tap.refusal ? refuse(scene.page, tap.refusal) : tap.act()))}>
    <span class="unseen">${tap.label}.</span>${inside(scene, seat)}
  </button>
`;

const inside = (scene, seat) => html`
  ${figure(seat, movesOf(scene, seat))}
  <span class="pips" aria-hidden="true">${pips(seat)}</span>
  <span class="seat-name" title=${scene.wholeName(seat.id)}>${you(scene.wholeName(seat.id))}${scene.wholeName(seat.id)}</span>
  <span class="seat-sub">${subOf(scene, seat)}</span>
  ${choices().showsProof && scene.page.mayWrite && !seat.eliminated && !seat.left ? html`<span class="proof" data-proof=${seat.skull}>${t(`skull-proof-${seat.skull}`)}</span>` : nothing}
  <span class="unseen">${heard(seat)}</span>
`;

/** A dot for every disc there ever was: full while it is there. */
const pips = (seat) => html`
  ${Array.from({ length: START_DISCS }, (_, nth) => html`<i class=${nth < seat.discs ? "" : "gone"}></i>`)}
  ${seat.last_chance === "holding" ? html`<i class="lent"></i>` : nothing}
`;

function heard(seat) {
  if (seat.eliminated || seat.left) return "";
  const said = [t("skull-heard-discs", { count: seat.discs })];
  if (seat.stack) said.push(t("skull-heard-stack", { count: seat.stack }));
  if (seat.revealed.length) said.push(t("skull-heard-turned", { faces: seat.revealed.map((face) => t(`skull-face-${face}`)) }));
  if (seat.successes) said.push(t("skull-heard-successes", { count: seat.successes }));
  if (seat.last_chance === "holding") said.push(t("skull-heard-last-chance"));
  return said.join(". ");
}
