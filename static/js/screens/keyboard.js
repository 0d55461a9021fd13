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

  /** Where ten can be typed, a 1 waits a moment for its 0; with any other digit after it they are two numbers. */
  const digit = (value) => {
    if (first && value === 0) return type(10);
    if (first) type(1);
    if (value === 1 && document.querySelector('.keys [data-value="10"]')) {
      first = { timer: setTimeout(() => type(1), SECOND_DIGIT_MILLISECONDS) };
      return undefined;
    }
    return type(value);
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

const isElsewhere = (event) =>
  event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.("input, textarea, select, dialog");
