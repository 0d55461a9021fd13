/** What the hand feels: a tick when an entry is taken, a stutter when it is refused. Safari has none. */
import { isOn } from "../choices.js";

const feel = (pattern) => {
  if (isOn("haptic")) navigator.vibrate?.(pattern);
};

export const tick = () => feel(12);
export const stutter = () => feel([40, 60, 40]);
