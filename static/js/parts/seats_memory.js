/** What this phone remembers of people: the names that played, and the table that is being put together. */
import { remember, remembered } from "../remembered.js";
import { sounds } from "./sounds.js";

const NAMES = "companion:names";
const LAST = "companion:last";
const DRAFT = "companion:new";
const MOST_NAMES = 60;
const DRAFT_LASTS = 12 * 60 * 60 * 1000;

/** @returns {string[]} the names that played, the latest first */
export const names = () => remembered(NAMES) ?? [];

/** @param {string[]} played in seat order */
export const rememberNames = (played) => remember(NAMES, distinct([...played, ...names()]).slice(0, MOST_NAMES));

/** @returns {{game: string, players: string[], first: number, options: object} | null} the table opened last on this phone */
export const lastTable = () => remembered(LAST);

/** @param {{game: string, players: string[], first: number, options: object}} table */
export const rememberTable = (table) => remember(LAST, table);

/** Each name once, however it is written. @param {string[]} all */
export const distinct = (all) => all.filter((name, at) => all.findIndex((other) => sounds(other) === sounds(name)) === at);

/** @returns {object | null} what was typed for this start, today */
export function draft(of) {
  const found = remembered(DRAFT);
  return found?.of === of && Date.now() - found.at < DRAFT_LASTS ? found : null;
}

export const keepDraft = (of, table) => remember(DRAFT, { ...table, of, at: Date.now() });

export const dropDraft = () => remember(DRAFT, null);
