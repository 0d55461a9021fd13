/** What this phone remembers of a table of Skull: how rounds are noted, and whether proofs are shown. */
import { remember, remembered } from "../../remembered.js";

const place = `skull:${location.pathname}`;
let chosen = remembered(place) ?? {};

/** @returns {{isTold?: boolean, showsProof?: boolean}} */
export const choices = () => chosen;

/** @param {{isTold?: boolean, showsProof?: boolean}} change */
export function choose(change) {
  chosen = { ...chosen, ...change };
  remember(place, chosen);
}
