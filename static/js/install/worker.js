/** The worker that keeps the house on the phone. Browsers have it only over https and on localhost. */
import { scriptAddress } from "../trusted.js";

/** @returns {Promise<ServiceWorkerRegistration | null>} null where the browser does not let it be */
export async function register() {
  if (!navigator.serviceWorker) return null;
  try {
    const registration = await navigator.serviceWorker.register(scriptAddress("/service-worker.js"), { scope: "/" });
    navigator.serviceWorker.ready.then(tellLook);
    return registration;
  } catch {
    return null; // Private windows, or site data are blocked: everything else goes on.
  }
}

/** Which language and light the pages have by now: those that are kept follow. */
export async function tellLook() {
  const { active } = (await navigator.serviceWorker?.getRegistration()) ?? {};
  const { lang, dataset } = document.documentElement;
  active?.postMessage({ act: "look", lang, theme: dataset.theme ?? "auto" });
}
