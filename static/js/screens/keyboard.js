/** The pad from a keyboard: digits type, arrows move from row to row. */

const SECOND_DIGIT_MILLISECONDS = 600;

/** @param {object} page */
export function listen(page) {
  let first = null;

  const type = (value) => {
    clearTimeout(first?.timer);
    first = null;
    document.querySelector(`.keys [data-value="${value}"]`)?.click();
  };

  /** A digit that may begin a longer number waits a moment for the next; what makes no number together are two. */
  const digit = (value) => {
    const before = first?.value;
    if (before && isKey(10 * before + value)) return type(10 * before + value);
    if (before) type(before);
    if (!mayGoOn(value)) return type(value);
    first = { value, timer: setTimeout(() => type(value), SECOND_DIGIT_MILLISECONDS) };
    return undefined;
  };

  document.addEventListener("keydown", (event) => {
    if (!page.mayWrite || !page.inHand || page.dialog || isElsewhere(event)) return;
    if (/^[0-9]$/.test(event.key)) digit(Number(event.key));
    else if (event.key === "ArrowDown") page.acts.step(1);
    else if (event.key === "ArrowUp") page.acts.step(-1);
    else return;
    event.preventDefault();
  });
}

const isKey = (value) => document.querySelector(`.keys [data-value="${value}"]`) !== null;
const mayGoOn = (value) => value > 0 && document.querySelector(`.keys [data-value^="${value}"]:not([data-value="${value}"])`) !== null;

const isElsewhere = (event) =>
  event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.("input, textarea, select, dialog");
