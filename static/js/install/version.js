/** A new version of the app: said quietly, taken when the host says so, never over anything unsent or half typed. */
import { moment } from "./moment.js";

const BETWEEN_LOOKS = 60 * 60 * 1000;

/** @param {ServiceWorkerRegistration} registration */
export function watchForVersion(registration) {
  if (registration.waiting) found(registration.waiting);
  registration.addEventListener("updatefound", () => watch(registration.installing));
  watchForTurn();
  lookNowAndThen(registration);
}

/** The very first worker is no new version: there was none before. */
function watch(worker) {
  worker.addEventListener("statechange", () => {
    if (worker.state === "installed" && navigator.serviceWorker.controller) found(worker);
  });
}

function found(worker) {
  moment.waiting = worker;
  show();
}

/** The new version has begun, here or in another tab. */
function watchForTurn() {
  let isOurs = Boolean(navigator.serviceWorker.controller);
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (!isOurs) isOurs = true;
    else if (moment.isTaking) location.reload();
    else {
      moment.waiting = null;
      moment.isOutdated = true;
      show();
    }
  });
}

/** An app on a home screen stays open for weeks. */
function lookNowAndThen(registration) {
  let last = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - last < BETWEEN_LOOKS) return;
    last = Date.now();
    registration.update().catch(() => {});
  });
}

async function show() {
  const { showVersion } = await import("./version_banner.js");
  showVersion();
}
