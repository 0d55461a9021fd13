/** A finger that bounces: a second tap on the same button within 300 ms is not meant. */

const BOUNCE = 300;
const lastTap = new WeakMap();

/**
 * @param {(event: Event) => void} act
 * @returns {(event: Event) => void} the same, deaf to bounces
 */
export const once = (act) => (event) => {
  const button = event.currentTarget;
  if (event.timeStamp - (lastTap.get(button) ?? -BOUNCE) < BOUNCE) return;
  lastTap.set(button, event.timeStamp);
  act(event);
};
