/** What makes pages an app begins when the page itself is there and has nothing else to do. */

/** The browser's offer to install: it comes when it likes, and is shown when it suits. */
export const offer = { event: null, heard: () => {} };

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer.event = event;
  offer.heard();
});

const LATE_MILLISECONDS = 10_000;

/** Safari has no idle callback: a moment later will do. */
const soon = globalThis.requestIdleCallback ?? ((act) => setTimeout(act, 1000));
const begin = () => soon(() => comes().catch(() => {})); // cut off before that, the page goes on without it

async function comes() {
  (await import("./install/index.js")).begin();
}

if (document.querySelector("#needed")) whenItSaysSo();
else if (document.readyState === "complete") begin();
else addEventListener("load", begin, { once: true });

/** A table’s page is there when its rules are on the phone, or late. */
function whenItSaysSo() {
  let isBegun = false;
  const once = () => isBegun || ((isBegun = true), begin());
  document.addEventListener("there", once, { once: true });
  setTimeout(once, LATE_MILLISECONDS);
}
