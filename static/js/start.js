/** What makes pages an app begins when the page itself is there and has nothing else to do. */

/** The browser's offer to install: it comes when it likes, and is shown when it suits. */
export const offer = { event: null, heard: () => {} };

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer.event = event;
  offer.heard();
});

/** Safari has no idle callback: a moment later will do. */
const soon = globalThis.requestIdleCallback ?? ((act) => setTimeout(act, 1000));
const begin = () => soon(async () => (await import("./install/index.js")).begin());

if (document.readyState === "complete") begin();
else addEventListener("load", begin, { once: true });
