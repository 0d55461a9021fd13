/** The seats of a table that is being opened: a list of names in clockwise order, with empty places to type in. */
import { sounds } from "./sounds.js";

/** @typedef {{id: number, name: string}} Seat */

const LONGEST_NAME = 40;

/** The seats that have a name, in order. @param {Seat[]} seats */
export const taken = (seats) => seats.filter((seat) => seat.name.trim());

/** The named seats close up, empty places come last. @param {Seat[]} seats */
export const closedUp = (seats) => [...taken(seats), ...seats.filter((one) => !one.name.trim())];

/** Empty places are there until the fewest can sit, and one more while there is room. */
export function withPlaces(seats, { fewest, most }) {
  const places = [...seats];
  while (places.length < Math.min(Math.max(fewest, taken(places).length + 1), most)) places.push(place(places));
  return places;
}

/** @param {string[]} names @returns {Seat[]} */
export const seatsOf = (names) => names.map((name, index) => ({ id: index + 1, name }));

/** The first empty place gets this name. */
export function seat(seats, name) {
  const free = seats.find((one) => !one.name.trim());
  return seats.map((one) => (one === free ? { ...one, name } : one));
}

/** The seat moves to another index, the rest close up. */
export function moved(seats, id, to) {
  const one = seats.find((seat) => seat.id === id);
  const rest = seats.filter((seat) => seat.id !== id);
  return [...rest.slice(0, to), one, ...rest.slice(to)];
}

/**
 * What is wrong with the name of a seat: `{id, facts}` of a sentence, or null.
 * @param {Seat[]} seats
 * @param {Seat} one
 */
export function mistakeIn(seats, one) {
  const length = [...one.name.normalize("NFC").trim()].length;
  if (length > LONGEST_NAME) return { id: "new-name-long", facts: { length } };
  const sound = sounds(one.name);
  const index = seats.findIndex((other) => sounds(other.name) === sound);
  const isTwice = sound && seats[index] !== one;
  return isTwice ? { id: "new-name-twice", facts: { name: seats[index].name.trim(), seat: index + 1 } } : null;
}

const place = (seats) => ({ id: 1 + Math.max(0, ...seats.map((one) => one.id)), name: "" });
