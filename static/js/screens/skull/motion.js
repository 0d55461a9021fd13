/** Only what has just moved on the table moves on the screen: the disc laid down or turned by the last entry. */

const seen = { now: null, before: null };

/** @param {import("./scene.js").Scene} scene @param {object} seat of the view @returns {(place: number) => string} how a disc of that seat has moved */
export function movesOf({ page, view }, seat) {
  const before = page.amending ? null : lastSeen(page.table.seq, view);
  const then = before?.round === view.round && before.players.find(({ id }) => id === seat.id);
  if (!then) return () => "";
  const isUp = (at, place) => place >= at.stack - at.revealed.length;
  return (place) => (place >= then.stack ? "laid" : isUp(seat, place) && !isUp(then, place) ? "just-turned" : "");
}

function lastSeen(seq, view) {
  if (seen.now?.seq !== seq) {
    seen.before = seen.now?.view ?? null;
    seen.now = { seq, view };
  }
  return seen.before;
}
