/** Dragging a row of the seats with finger or mouse: the others make room, the order changes when it is let go. */

const A_TAP = 6; // pixels that a finger may slip

/**
 * @param {PointerEvent} down on the grip of a row
 * @param {(to: number) => void} onDrop the index where the row was let go
 */
export function drag(down, onDrop) {
  const grip = /** @type {HTMLElement} */ (down.currentTarget);
  const row = grip.closest("li");
  const rows = [...row.parentElement.children];
  const from = rows.indexOf(row);
  const middles = rows.map(middle);
  const step = row.offsetHeight + gapOf(row.parentElement);
  const startsAt = down.clientY + scrollY;
  let to = from;
  let isDragging = false;

  const move = (event) => {
    const by = event.clientY + scrollY - startsAt;
    if (!isDragging && Math.abs(by) < A_TAP) return;
    isDragging = true;
    row.classList.add("lifted");
    to = middles.filter((other, index) => index !== from && other < middles[from] + by).length;
    rows.forEach((other, index) => shift(other, other === row ? by : step * side(index, from, to)));
  };
  const end = (event) => {
    for (const [type, listener] of listeners) grip.removeEventListener(type, listener);
    row.classList.remove("lifted");
    for (const other of rows) shift(other, 0);
    if (!isDragging) return;
    swallowClick(grip);
    if (event.type === "pointerup" && to !== from) onDrop(to);
  };
  const listeners = [["pointermove", move], ["pointerup", end], ["pointercancel", end]];
  grip.setPointerCapture(down.pointerId);
  for (const [type, listener] of listeners) grip.addEventListener(type, listener);
}

/** Letting go is not a tap. */
function swallowClick(grip) {
  const swallow = (click) => click.stopImmediatePropagation();
  grip.addEventListener("click", swallow, { capture: true });
  setTimeout(() => grip.removeEventListener("click", swallow, { capture: true }), 50);
}

/** Which way a row makes room: up (−1), down (1) or not at all. */
const side = (index, from, to) => (index > from && index <= to ? -1 : index < from && index >= to ? 1 : 0);

const shift = (row, pixels) => row.style.setProperty("translate", pixels ? `0 ${pixels}px` : "");

const middle = (row) => {
  const { top, height } = row.getBoundingClientRect();
  return top + scrollY + height / 2;
};

const gapOf = (list) => parseFloat(getComputedStyle(list).rowGap) || 0;
