/** What this phone remembers of a table of Skull: how rounds are noted, and whether proofs are shown. */

const place = `skull:${location.pathname}`;
let chosen = kept();

/** @returns {{isTold?: boolean, showsProof?: boolean}} */
export const choices = () => chosen;

/** @param {{isTold?: boolean, showsProof?: boolean}} change */
export function choose(change) {
  chosen = { ...chosen, ...change };
  try {
    localStorage.setItem(place, JSON.stringify(chosen));
  } catch {
    // Private windows may refuse to store: then it holds as long as the page.
  }
}

function kept() {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "{}");
  } catch {
    return {};
  }
}
