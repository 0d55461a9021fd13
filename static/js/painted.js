/** What is to be seen goes first: what the table's page works with is asked for when it has been painted. */

const AT_ONCE = 12; // a few in each task, so that a tap may come between
const PATIENCE_MILLISECONDS = 1000; // a page that nobody sees is not painted

const painted = new Promise((settle) => new PerformanceObserver(settle).observe({ type: "paint", buffered: true }));
const pause = (milliseconds) => new Promise((settle) => setTimeout(settle, milliseconds));

await Promise.race([painted, pause(PATIENCE_MILLISECONDS)]);
const needed = [...document.querySelector("#needed").content.children];
while (needed.length) {
  document.head.append(...needed.splice(0, AT_ONCE));
  await pause(0);
}
await import("./table.js");
