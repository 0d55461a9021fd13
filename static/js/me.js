/** Who of the people at the table holds this phone: chosen once, known by name at every table of the evening. */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { t } from "./i18n.js";
import { sounds } from "./parts/sounds.js";
import { remember, remembered } from "./remembered.js";

const PLACE = "companion:me";
const EVENING_MILLISECONDS = 16 * 60 * 60 * 1000;
let me = kept();

/** @param {string} name */
export const isMe = (name) => Boolean(me.name) && sounds(me.name) === sounds(name);

/** A word before the own name, where nothing cuts it off; colour alone would not do. @param {string} name */
export const you = (name) => (isMe(name) ? html`<span class="you">${t("me-you")}</span> ` : nothing);

/** Whether it is known who holds this phone, or that it is none of these. @param {object} page */
export const isKnown = ({ table }) => table.players.some(({ name }) => isMe(name)) || me.nobodyAt === table.code;

/** @param {object} page @param {string | null} name null: none of those at this table */
export function choose(page, name) {
  me = name === null ? { nobodyAt: page.table.code } : { name };
  remember(PLACE, { ...me, at: Date.now() });
}

function kept() {
  const { at, ...found } = remembered(PLACE) ?? {};
  return Date.now() - at < EVENING_MILLISECONDS ? found : {};
}
