/** Names that fit into a sentence: long ones are cut; seats and screen readers have them whole. */

const ROOM = 18;
const WIDE_FROM = 0x2e80;

/** @param {string} name @returns {string} at most as wide as 18 Latin letters, or 9 of Chinese or Japanese */
export function short(name) {
  let room = ROOM;
  const letters = [...name];
  const cut = letters.findIndex((letter) => (room -= letter.codePointAt(0) < WIDE_FROM ? 1 : 2) < 0);
  return cut < 0 ? name : `${letters.slice(0, cut - 1).join("").trimEnd()}…`;
}

/** Everybody’s name, cut where it is long and still told apart. @param {Record<string, string>} names by player id @returns {Record<string, string>} */
export function shortNames(names) {
  const cut = Object.values(names).map(short);
  return Object.fromEntries(Object.entries(names).map(([id, name]) => [id, cut.filter((other) => other === short(name)).length > 1 ? name : short(name)]));
}
