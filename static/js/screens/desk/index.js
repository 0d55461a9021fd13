/** The trick desk: any trick judged, any player's points reckoned, with no table or over a running one. */
import { html } from "../../../vendor/lit-html/lit-html.js";
import { t } from "../../i18n.js";
import { once } from "../../parts/taps.js";
import { pointsPart, usualRound } from "./points.js";
import { trickPart } from "./trick.js";

const LETTERS = [..."ABCDEFGHI"].map((letter) => ({ id: letter, name: letter }));
const ALL = ["kraken", "white-whale", "loot"];

/**
 * @typedef {object} Desk
 * @property {{id: string, name: string}[]} seats clockwise: a table's people, or letters
 * @property {boolean} isNamed whether these are people, of whom any may lead
 * @property {number} leader the place of who leads
 * @property {string[]} modules
 * @property {{player: string, card: string}[]} plays
 * @property {((answer: object) => void) | null} take hands a judged trick to the round being entered
 * @property {() => void} draw
 */

/** @param {{seats?: object[], leader?: number, modules?: string[], plays?: object[], round?: object, take?: Function, keep?: Function, kept?: object, draw: () => void}} begin */
export const newDesk = ({ seats, leader = 0, modules = ALL, plays = [], round = {}, take = null, keep = () => {}, kept = {}, draw }) => ({
  tab: "trick",
  seats: seats ?? LETTERS,
  isNamed: Boolean(seats),
  leader,
  modules,
  plays,
  suit: null,
  answer: null,
  good: [],
  wrong: "",
  round: { ...usualRound, ...round },
  points: null,
  ...kept,
  take,
  keep,
  draw,
});

/** @param {Desk} desk */
export const deskParts = (desk) => html`
  <div class="trick-desk" data-tab=${desk.tab}>
    <div class="segments" role="group" aria-label=${t("desk-title")}>${["trick", "points"].map((tab) => tabButton(desk, tab))}</div>
    ${desk.tab === "trick" ? trickPart(desk) : pointsPart(desk)}
  </div>
`;

const tabButton = (desk, tab) => html`
  <button type="button" class="segment" data-desk=${tab} aria-pressed=${desk.tab === tab ? "true" : "false"} @click=${once(() => show(desk, tab))}>${t(`desk-tab-${tab}`)}</button>
`;

function show(desk, tab) {
  Object.assign(desk, { tab, wrong: "" });
  desk.draw();
}
