/** Own drawings of Skull's discs and mats: what lies on one mat, as it lies. */
import { html, nothing, svg } from "../../../vendor/lit-html/lit-html.js";
import { repeat } from "../../../vendor/lit-html/directives/repeat.js";

const MIDDLE = 60;
const GROUND = 55;
const THICKNESS = 5.5;
const FAN = 17;
const FAN_FROM_STACK = 25;
const PETALS = [0, 60, 120, 180, 240, 300];

const petal = "M0-3.5C-6.8-8.6-6.2-17 0-17.4 6.2-17 6.8-8.6 0-3.500Z";
const cranium = "M0-13.500C-8.3-13.5-13-8.5-13-2.5-13 1.7-11 4.3-8.3 5.900V10.200C-8.3 11.6-7.3 12.5-6 12.500H6C7.3 12.5 8.3 11.6 8.3 10.200V5.900C11 4.3 13-1 13-2.5 13-8.5 8.3-13.5 0-13.500Z";

const rosette = PETALS.map((turn) => svg`<path class="petal" d=${petal} transform="rotate(${turn})" />`);
const flower = svg`<g class="flower">${rosette}<circle class="heart" r="4.2" /></g>`;
const skull = svg`<g class="skull"><path class="bone" d=${cranium} /><circle class="hole" cx="-5.4" cy="-2.2" r="3.5" /><circle class="hole" cx="5.4" cy="-2.2" r="3.5" /><path class="hole" d="M0 1.8-2 5.400H2Z" /><path class="teeth" d="M-3.2 8.400v4M0 8.400v4M3.2 8.400v4" /></g>`;

const icon = (name, inside) => html`<svg class="face-icon ${name}" viewBox="-24 -24 48 48" aria-hidden="true">${inside}</svg>`;

/** A disc's face for a button. @param {"flower" | "skull"} face */
export const faceIcon = (face) => icon(face, disc({ x: 0, y: -1, kind: face }));

/** A disc's back for a button. */
export const backIcon = icon("back", disc({ x: 0, y: -1, kind: "back" }));

/** The borrowed disc for a button. */
export const lastChanceIcon = icon("last-chance", disc({ x: 0, y: -1, kind: "last-chance" }));

const small = (name, inside) => html`<svg class="mark ${name}" viewBox="-18 -18 36 36" aria-hidden="true">${inside}</svg>`;

/** A small flower: a success. */
export const flowerMark = small("won", flower);

/** A small skull: it was turned there. */
export const skullMark = small("met", skull);

/**
 * @param {object} seat of the view: stack, revealed, marked, successes, last_chance
 * @param {(place: number) => string} moved how a disc has just moved
 * @returns the mat with its discs: face down in a stack, turned ones fanned out beside it
 */
export const figure = (seat, moved) => html`
  <svg class="figure" viewBox="0 0 120 88" aria-hidden="true">
    ${mat(seat.successes > 0)}
    ${repeat(discsOf(seat), (one) => one.key, (one) => disc({ ...one, moved: moved(one.key) }))}
    ${seat.last_chance === "holding" && seat.marked === null ? borrowed : nothing}
  </svg>
`;

/** The mat; turned over it shows the flower side and stays so for all to see. */
const mat = (isTurned) => svg`
  <g class="mat ${isTurned ? "turned" : ""}" transform="translate(${MIDDLE} ${GROUND})">
    <rect x="-31" y="-31" width="62" height="62" rx="13" /><rect class="seam" x="-27" y="-27" width="54" height="54" rx="10" />
    ${isTurned ? [-1, 1].flatMap((x) => [-1, 1].map((y) => svg`<circle class="stud" cx=${x * 23.5} cy=${y * 23.5} r="2.6" />`)) : nothing}
  </g>
  ${isTurned ? svg`<g class="badge" transform="translate(${MIDDLE + 31} ${GROUND - 29})"><circle r="11" /><g transform="scale(0.5)">${flower}</g></g>` : nothing}
`;

/** The borrowed disc while nobody has said where it lies. */
const borrowed = svg`<g class="borrowed" transform="translate(${MIDDLE - 31} ${GROUND + 18}) scale(0.55)">${disc({ x: 0, y: 0, kind: "last-chance" })}</g>`;

/** Every disc on the mat with its place, the lowest first. */
function discsOf(seat) {
  const down = seat.stack - seat.revealed.length;
  const width = Math.max(0, seat.revealed.length - 1) * FAN + (down && seat.revealed.length ? FAN_FROM_STACK : 0);
  const left = MIDDLE - width / 2;
  return [...stacked(seat, down, left), ...fanned(seat, down ? left + FAN_FROM_STACK : left)];
}

const stacked = (seat, down, x) =>
  Array.from({ length: down }, (_, place) => ({
    key: place,
    x,
    y: GROUND - place * THICKNESS,
    kind: place === seat.marked ? "last-chance" : "back",
    count: place === down - 1 && down > 1 ? down : null,
  }));

const fanned = (seat, from) =>
  seat.revealed.map((face, nth) => {
    const place = seat.stack - 1 - nth;
    return { key: place, x: from + nth * FAN, y: GROUND, kind: face, isBorrowed: place === seat.marked };
  });

function disc({ x, y, kind, count, isBorrowed, moved = "" }) {
  return svg`
    <g class="disc ${kind} ${isBorrowed ? "lent" : ""}" transform="translate(${x} ${y})"><g class=${moved}>
      <circle class="edge" cy="3" r="22" /><circle class="side" r="22" />
      ${inside(kind, count)}
    </g></g>
  `;
}

function inside(kind, count) {
  if (kind === "flower") return flower;
  if (kind === "skull") return skull;
  const ring = svg`<circle class="ring" r="17.5" />`;
  if (kind === "last-chance") return svg`${ring}<g transform="scale(0.78)">${flower}</g>`;
  return count ? svg`${ring}<text class="count" y="7.5">${count}</text>` : svg`${ring}<g class="faint" transform="scale(0.56)">${rosette}</g>`;
}
