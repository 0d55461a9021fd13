/** Half-typed entries, kept on this phone until they are recorded: a reload loses nothing. */

const MOST_KEPT = 4;
const place = (code) => `half-typed:${code}`;

/** What the game waits for; a half-typed entry belongs to exactly this. @param {object} view */
export const moment = (view) => `${view.phase} ${view.round} ${view.rounds?.length ?? 0}`;

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

function read(code) {
  try {
    return JSON.parse(localStorage.getItem(place(code)) ?? "{}");
  } catch {
    return {};
  }
}

function write(code, drafts) {
  try {
    if (drafts.length) localStorage.setItem(place(code), JSON.stringify(Object.fromEntries(drafts)));
    else localStorage.removeItem(place(code));
  } catch {
    // Private windows may refuse to store: then it lives as long as the page.
  }
}
