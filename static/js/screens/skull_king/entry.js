/** Half-typed bids and results: values that are replaced, never changed. What is possible says the preview. */

/** @param {object} view @returns {string[]} the ids of those who play this round, in seat order */
export const seatsIn = (view) => view.players.filter((player) => !player.left).map((player) => player.id);

/** @param {object} view @returns {object | null} the entry that the game waits for, with nothing typed */
export function blank(view) {
  if (view.phase === "bidding") return { type: "bids", bids: {} };
  if (view.phase === "playing") return { type: "result", rows: {} };
  return null;
}

/** The entry without what was typed for those who have gone home. */
export function among(entry, seats) {
  const field = entry.type === "bids" ? "bids" : "rows";
  return { ...entry, [field]: Object.fromEntries(Object.entries(entry[field]).filter(([player]) => seats.includes(player))) };
}

/** @returns {number | undefined} what is typed for a player: the bid, or the tricks */
export const typed = (entry, player) => (entry.type === "bids" ? entry.bids[player] : entry.rows[player]?.tricks);

/** @returns {string[]} those for whom nothing is typed */
export const missing = (entry, seats) => seats.filter((player) => typed(entry, player) === undefined);

/** The entry with a number typed; other tricks than before drop the bonuses of the row. */
export function withNumber(entry, player, value) {
  if (entry.type === "bids") return { ...entry, bids: { ...entry.bids, [player]: value } };
  const row = entry.rows[player]?.tricks === value ? entry.rows[player] : { tricks: value };
  return { ...entry, rows: { ...entry.rows, [player]: row } };
}

/** The entry with a bonus of a row set, or taken off where it stands already. */
export function withBonus(entry, player, field, value) {
  const row = { ...entry.rows[player] };
  if (field === "fourteens") row.fourteens = toggled(row.fourteens ?? [], value);
  else row[field] = row[field] === value ? (value === true ? false : 0) : value;
  return { ...entry, rows: { ...entry.rows, [player]: row } };
}

/** @returns {boolean} whether a bonus is typed */
export function hasBonus(row, field, value) {
  return field === "fourteens" ? (row?.fourteens ?? []).includes(value) : row?.[field] === value;
}

/** Whose turn it is to be typed: the next open row after this one; with none open it stays. */
export function next(entry, seats, from) {
  const at = seats.indexOf(from);
  const around = [...seats.slice(at + 1), ...seats.slice(0, at + 1)];
  return around.find((player) => typed(entry, player) === undefined) ?? from ?? seats[0];
}

const toggled = (list, value) => (list.includes(value) ? list.filter((other) => other !== value) : [...list, value]);
