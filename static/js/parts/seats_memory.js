/** What this phone remembers of people: the names that played, and the table that is being put together. */
import { sounds } from "./seats_list.js";

const NAMES = "companion:names";
const LAST = "companion:last";
const DRAFT = "companion:new";
const MOST_NAMES = 60;
const DRAFT_LASTS = 12 * 60 * 60 * 1000;

/** @returns {string[]} the names that played, the latest first */
export const names = () => read(NAMES) ?? [];

/** @param {string[]} played in seat order */
export const rememberNames = (played) => write(NAMES, distinct([...played, ...names()]).slice(0, MOST_NAMES));

/** @returns {{game: string, players: string[], first: number, options: object} | null} the table opened last on this phone */
export const lastTable = () => read(LAST);

/** @param {{game: string, players: string[], first: number, options: object}} table */
export const rememberTable = (table) => write(LAST, table);

/** Each name once, however it is written. @param {string[]} all */
export const distinct = (all) => all.filter((name, at) => all.findIndex((other) => sounds(other) === sounds(name)) === at);

/** @returns {object | null} what was typed for this start, today */
export function draft(of) {
  const found = read(DRAFT);
  return found?.of === of && Date.now() - found.at < DRAFT_LASTS ? found : null;
}

export const keepDraft = (of, table) => write(DRAFT, { ...table, of, at: Date.now() });

export function dropDraft() {
  try {
    localStorage.removeItem(DRAFT);
  } catch {
    // Nothing was kept.
  }
}

function read(place) {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "null");
  } catch {
    return null;
  }
}

function write(place, value) {
  try {
    localStorage.setItem(place, JSON.stringify(value));
  } catch {
    // Private windows may refuse to store: then it lives as long as the page.
  }
}
