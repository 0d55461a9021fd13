/** The offer to put the app on the home screen: on the home page, once, and never again where it was declined. */
import { choose, isOn } from "../choices.js";
import { offer } from "../start.js";

const isInstalled = () => matchMedia("(display-mode: standalone)").matches || navigator.standalone === true;

export function offerHome() {
  const hint = document.querySelector("#home-screen");
  if (!hint || isInstalled() || !isOn("home-screen")) return;
  offer.heard = () => show(hint, "button");
  if (offer.event) offer.heard();
  else if ("standalone" in navigator) show(hint, "share");
  hint.querySelector("[data-decline]").addEventListener("click", () => decline(hint));
  hint.querySelector("[data-install]").addEventListener("click", () => install(hint));
}

/** @param {"button" | "share"} way Safari on a phone has no offer, only its own menu */
function show(hint, way) {
  for (const part of hint.querySelectorAll("[data-way]")) part.hidden = part.dataset.way !== way;
  hint.hidden = false;
}

function decline(hint) {
  choose("home-screen", false);
  hint.hidden = true;
}

async function install(hint) {
  hint.hidden = true;
  await offer.event.prompt();
  const { outcome } = await offer.event.userChoice;
  offer.event = null;
  if (outcome === "dismissed") choose("home-screen", false);
}
