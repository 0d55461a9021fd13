/** Half-typed bids, tricks and results: values that are replaced, never changed. What is possible says the preview. */

/** @param {object} view @returns {string[]} the ids of those who play this round, in seat order */
export const seatsIn = (view) => view.players.filter((player) => !player.left).map((player) => player.id);

/** @param {object} view @param {string} way how the round is told: `trick` or `result` @returns {object | null} the entry that the game waits for, with nothing typed */
export function blank(view, way) {
  if (view.phase === "bidding") return { type: "bids", bids: {}, ...usualShots(view) };
  if (view.phase === "playing") return way === "trick" ? { type: "trick", plays: [] } : { type: "result", rows: {} };
  return null;
}

/** Where shots are played everybody has the usual one, until said otherwise. */
function usualShots(view) {
  const shots = view.allowed.find((offer) => offer.type === "bids")?.shots;
  return shots && { shots: Object.fromEntries(Object.entries(shots).map(([player, words]) => [player, words[0]])) };
}

/** The entry without what was typed for those who have gone home, or out of their turn. */
export function among(entry, seats) {
  if (entry.type === "trick") return { ...entry, plays: entry.plays.every(({ player }) => seats.includes(player)) ? entry.plays : [] };
  const field = entry.type === "bids" ? "bids" : "rows";
  return { ...entry, [field]: Object.fromEntries(Object.entries(entry[field]).filter(([player]) => seats.includes(player))) };
}

/** @returns {number | string | undefined} what is typed for a player: the bid, the tricks, or the card */
export function typed(entry, player) {
  if (entry.type === "bids") return entry.bids[player];
  if (entry.type === "trick") return entry.plays.find((play) => play.player === player)?.card;
  return entry.rows[player]?.tricks;
}

/** @returns {string[]} those for whom nothing is typed */
export const missing = (entry, seats) => seats.filter((player) => typed(entry, player) === undefined);

/** The entry with a number or a card typed; other tricks than before drop the bonuses of the row. */
export function withNumber(entry, player, value) {
  if (entry.type === "bids") return { ...entry, bids: { ...entry.bids, [player]: value } };
  if (entry.type === "trick") return { ...entry, plays: withPlay(entry.plays, { player, card: value }) };
  const before = entry.rows[player] ?? {};
  const isSame = before.tricks === undefined || before.tricks === value;
  const row = isSame ? { ...before, tricks: value } : { tricks: value, ...allies(before) };
  return { ...entry, rows: { ...entry.rows, [player]: row } };
}

const withPlay = (plays, play) =>
  plays.some(({ player }) => player === play.player) ? plays.map((other) => (other.player === play.player ? play : other)) : [...plays, play];

const allies = ({ loot }) => loot && { loot };

/** The entry without the card laid last. */
export const withoutLastCard = (entry) => ({ ...entry, plays: entry.plays.slice(0, -1) });

/** The entry with a bonus of a row set, or taken off where it stands already. */
export function withBonus(entry, player, field, value) {
  if (field === "plays") return { ...entry, plays: value };
  if (field === "shot") return { ...entry, shots: { ...entry.shots, [player]: value } };
  if (field === "destroyed") return { ...entry, destroyed: value };
  if (field === "loot") return allied(entry, player, value);
  if (field === "captures") return withCaptures(entry, player, value);
  const row = { ...entry.rows[player] };
  if (field === "fourteens") row.fourteens = toggled(row.fourteens ?? [], value);
  else if (row[field] === value) delete row[field];
  else row[field] = value;
  return { ...entry, rows: { ...entry.rows, [player]: row } };
}

/** What one more trick has given: its captures beside those typed, its alliances in both rows. */
function withCaptures(entry, player, { row: won, alliances }) {
  const row = entry.rows[player] ?? {};
  const fourteens = [...new Set([...(row.fourteens ?? []), ...won.fourteens])];
  const more = (field) => (won[field] ? { [field]: (row[field] ?? 0) + won[field] } : {});
  const taken = { ...row, ...(fourteens.length && { fourteens }), ...more("mermaids"), ...more("pirates"), ...(won.skull_king && { skull_king: true }) };
  const withThem = { ...entry, rows: { ...entry.rows, [player]: taken } };
  return alliances.reduce((so, [one, other]) => allied(so, one, { partner: other, count: countOf(so.rows[one]?.loot, other) + 1 }), withThem);
}

const countOf = (list = [], name) => list.filter((other) => other === name).length;

/** An alliance stands in both rows. @param {{partner: string, count: number}} value how many there are of the two */
function allied(entry, player, { partner, count }) {
  const withAllies = (one, other) => {
    const others = (entry.rows[one]?.loot ?? []).filter((ally) => ally !== other);
    return { ...entry.rows[one], loot: [...others, ...Array(count).fill(other)] };
  };
  return { ...entry, rows: { ...entry.rows, [player]: withAllies(player, partner), [partner]: withAllies(partner, player) } };
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
