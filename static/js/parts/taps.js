/** A finger that bounces: a second tap on the same button, or at the same place, within 300 ms is not meant. */

const BOUNCE = 300;
const NEAR = 24; // pixels
let last = { at: -BOUNCE };
const lastTap = new WeakMap();

/**
 * @param {(event: Event) => void} act
 * @returns {(event: Event) => void} the same, deaf to bounces
 */
export const once = (act) => (event) => {
  if (isBounce(event)) return;
  lastTap.set(event.currentTarget, event.timeStamp);
  if (event.detail) last = { at: event.timeStamp, x: event.clientX, y: event.clientY };
  act(event);
};

/** What a sheet uncovers as it closes lies under the same finger; a digit typed on a keyboard never bounces. */
function isBounce({ currentTarget, timeStamp, detail, clientX, clientY, isTrusted }) {
  if (!isTrusted) return false;
  const isSamePlace = Boolean(detail) && timeStamp - last.at < BOUNCE && Math.hypot(clientX - last.x, clientY - last.y) < NEAR;
  return isSamePlace || timeStamp - (lastTap.get(currentTarget) ?? -BOUNCE) < BOUNCE;
}
