/** Half-typed entries, kept on this phone until they are recorded: a reload loses nothing. */
import { remember, remembered } from "./remembered.js";

const MOST_KEPT = 4;
const SAT = "companion:sat";
const place = (code) => `half-typed:${code}`;
const correcting = (code) => `correcting:${code}`;

/** What the game waits for; a half-typed entry belongs to exactly this. @param {object} view */
export const moment = (view) => [view.phase, view.round, view.rounds?.length ?? 0, ...(view.tricks_recorded ? [view.tricks_recorded] : [])].join(" ");

/** @param {string} code @param {object} view @param {{entry: object, current: string}} desk */
export function keep(code, view, { entry, current }) {
  const others = Object.entries(read(code)).filter(([of]) => of !== moment(view));
  write(code, [...others.slice(1 - MOST_KEPT), [moment(view), { entry, current }]]);
}

/** @returns {{entry: object, current: string} | null} what was half typed for this moment of the table */
export const kept = (code, view) => read(code)[moment(view)] ?? null;

/** @param {string} code @param {object} view */
export function forget(code, view) {
  write(code, Object.entries(read(code)).filter(([of]) => of !== moment(view)));
}

/** A correction in work; one per table. @param {string} code @param {{amends: number, entry: object, current: string}} desk */
export const keepCorrection = (code, { amends, entry, current }) => remember(correcting(code), { amends, entry, current });

/** @returns {{amends: number, entry: object, current: string} | null} */
export const keptCorrection = (code) => remembered(correcting(code));

export const forgetCorrection = (code) => remember(correcting(code), null);

/** The table has got its code: what is half typed goes along. */
export function moveDrafts(from, to) {
  write(to, Object.entries(read(from)));
  write(from, []);
}

/** This phone has sat at a table. */
export const rememberSitting = () => remember(SAT, true);

/** Whether it ever has. */
export const hasSat = () => remembered(SAT) === true;

const read = (code) => remembered(place(code)) ?? {};
const write = (code, drafts) => remember(place(code), drafts.length ? Object.fromEntries(drafts) : null);
