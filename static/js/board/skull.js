/** Skull on the board: the table as it sits, with every stack, the bid in the middle, and what to do in words. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { repeat } from "../../vendor/lit-html/directives/repeat.js";
import { t } from "../i18n.js";
import { figure, flowerMark } from "../screens/skull/discs.js";
import { finalWords, verdictWords } from "../screens/skull/end.js";
import { foot } from "../screens/skull/foot.js";
import { middle } from "../screens/skull/middle.js";
import { movesOf } from "../screens/skull/motion.js";
import { litSeat, subOf } from "../screens/skull/seat_words.js";
import { short } from "../parts/short.js";

const START_DISCS = 4;

/** @returns {import("../screens/skull/scene.js").Scene} what those see who only watch */
const sceneOf = (page) => ({
  page,
  desk: { entry: {}, current: null },
  view: page.table.view,
  isTold: false,
  name: (player) => short(page.names[player]),
  wholeName: (player) => page.names[player],
  offers: () => [],
});

const round = ({ table: { view } }) => t("table-round", { round: view.round });
const now = (page) => foot(sceneOf(page));

function table(page) {
  const scene = sceneOf(page);
  const lit = litSeat(scene);
  return html`
    <div class="tv-stage stage">
      ${middle(scene)}
      <ol class="tv-seats" aria-label=${t("table-players")}>${repeat(scene.view.players, ({ id }) => id, (seat, at) => place(scene, seat, at + 1, seat.id === lit))}</ol>
    </div>
  `;
}

function place(scene, seat, number, isLit) {
  const state = [isLit && "now", (seat.eliminated || seat.left) && "out", seat.passed && scene.view.phase === "bidding" && "passed"];
  return html`
    <li class="tv-seat at-${number} ${state.filter(Boolean).join(" ")}" data-player=${seat.id} data-stack=${seat.stack} data-discs=${seat.discs} aria-current=${isLit ? "true" : nothing}>
      ${figure(seat, movesOf(scene, seat))}
      <div class="tv-person">
        <p class="tv-name">${scene.wholeName(seat.id)}</p>
        <p class="tv-sub">${subOf(scene, seat)}</p>
        ${seat.eliminated || seat.left ? nothing : has(seat)}
      </div>
    </li>
  `;
}

/** Discs left as dots, and in words for those who do not see them; a flower for every success. */
const has = (seat) => html`
  <p class="tv-has">
    <span class="pips" aria-hidden="true">${Array.from({ length: START_DISCS }, (_, nth) => html`<i class=${nth < seat.discs ? "" : "gone"}></i>`)}${seat.last_chance === "holding" ? html`<i class="lent"></i>` : nothing}</span>
    <span class="unseen">${t("skull-heard-discs", { count: seat.discs })}. ${seat.stack ? t("skull-heard-stack", { count: seat.stack }) : ""}</span>
    ${seat.successes ? html`<span class="tv-won">${flowerMark}${t("skull-heard-successes", { count: seat.successes })}</span>` : nothing}
  </p>
`;

export const skull = { round, now, table, verdictWords, finalWords };
