/** The rows of the seats: a grip, the name, who deals, and out of the list again. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { live } from "../../vendor/lit-html/directives/live.js";
import { repeat } from "../../vendor/lit-html/directives/repeat.js";
import { t } from "../i18n.js";
import { drag } from "./seats_drag.js";
import { cards, cross, disc, down, grip, plus, up } from "./seats_icons.js";
import { mistakeIn } from "./seats_list.js";
import { once } from "./taps.js";

/**
 * @typedef {object} Desk
 * @property {import("./seats_list.js").Seat[]} seats
 * @property {number} first the id of the seat that deals or starts
 * @property {string} firstIs `dealer` or `starter`
 * @property {number | null} moving the id of the seat whose arrows are shown
 * @property {Record<number, string>} refused what the house said of a seat, by its id
 * @property {(id: number, name: string) => void} rename
 * @property {() => void} renamed
 * @property {(id: number) => void} next Enter: on to the next seat
 * @property {(id: number, to: number) => void} move
 * @property {(id: number) => void} remove
 * @property {(id: number) => void} goFirst
 * @property {(id: number) => void} showArrows
 */

/** @param {Desk} desk */
export const seatRows = (desk) => html`
  <ol class="seats">${repeat(desk.seats, (seat) => seat.id, (seat, index) => row(desk, seat, index))}</ol>
`;

/** @param {string[]} names @param {{seat: (name: string) => void, isFull: boolean}} desk */
export const nameChips = (names, { seat, isFull }) => names.map((name) => html`
  <button type="button" class="chip" aria-label=${t("new-add", { name })} aria-disabled=${isFull} @click=${once(() => seat(name))}>${plus}<span>${name}</span></button>
`);

function row(desk, seat, index) {
  const mistake = mistakeIn(desk.seats, seat);
  const wrong = desk.refused[seat.id] ?? (mistake && t(mistake.id, mistake.facts));
  const isTaken = Boolean(seat.name.trim());
  return html`
    <li class="row seat-row" data-seat=${seat.id}>
      ${isTaken ? gripOf(desk, seat, index) : html`<span class="seat-grip"><span class="seat empty">${index + 1}</span></span>`}
      ${nameOf(desk, seat, index, wrong)}
      ${isTaken ? (desk.moving === seat.id ? arrows(desk, seat, index) : [firstOf(desk, seat), crossOf(desk, seat)]) : nothing}
      ${wrong ? html`<p class="mistake" id="wrong-${seat.id}">${wrong}</p>` : nothing}
    </li>
  `;
}

const gripOf = (desk, seat, index) => html`
  <button type="button" class="seat-grip" aria-label=${t("new-move", { name: seat.name, seat: index + 1 })}
    aria-expanded=${desk.moving === seat.id} title=${t("new-move-hint")}
    @pointerdown=${(event) => event.button === 0 && drag(event, (to) => desk.move(seat.id, to))}
    @keydown=${(event) => stepByKey(event, desk, seat, index)}
    @click=${once(() => desk.showArrows(seat.id))}>
    <span class="seat">${index + 1}</span>${grip}
  </button>
`;

const nameOf = (desk, seat, index, wrong) => html`
  <input class="seat-name" data-name aria-label=${t("new-seat-name", { seat: index + 1 })} placeholder=${t("new-seat-placeholder")}
    autocomplete="off" autocapitalize="words" autocorrect="off" spellcheck="false" enterkeyhint="next"
    aria-invalid=${wrong ? "true" : nothing} aria-describedby=${wrong ? `wrong-${seat.id}` : nothing}
    .value=${live(seat.name)}
    @input=${(event) => desk.rename(seat.id, event.target.value)}
    @change=${() => desk.renamed()}
    @keydown=${(event) => onEnter(event, () => desk.next(seat.id))}>
`;

const firstOf = (desk, seat) => html`
  <label class="seat-first">
    <input type="radio" name="first" .checked=${live(desk.first === seat.id)} aria-label=${t(`new-${desk.firstIs}`, { name: seat.name })}
      @change=${() => desk.goFirst(seat.id)} @keydown=${(event) => onEnter(event, () => desk.goFirst(seat.id))}>
    ${desk.first === seat.id ? html`<span aria-hidden="true">${t(`new-${desk.firstIs}-short`)}</span>` : desk.firstIs === "starter" ? disc : cards}
  </label>
`;

const crossOf = (desk, seat) => html`
  <button type="button" class="icon bare" aria-label=${t("new-remove", { name: seat.name })} @click=${once(() => desk.remove(seat.id))}>${cross}</button>
`;

const arrows = (desk, seat, index) => [
  arrow("new-earlier", up, desk, seat, index - 1),
  arrow("new-later", down, desk, seat, index + 1),
];

const arrow = (id, drawing, desk, seat, to) => html`
  <button type="button" class="icon" data-arrow=${id} aria-label=${t(id, { name: seat.name })}
    aria-disabled=${!desk.seats[to]?.name.trim()} @click=${() => desk.move(seat.id, to)}>${drawing}</button>
`;

function stepByKey(event, desk, seat, index) {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!step) return;
  event.preventDefault();
  desk.move(seat.id, index + step);
}

/** Enter acts; but not the Enter that picks a word while Chinese or Japanese is being composed. */
function onEnter(event, act) {
  if (event.key !== "Enter") return;
  if (event.isComposing || event.keyCode === 229) return;
  event.preventDefault();
  act();
}
