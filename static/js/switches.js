/** What a table does by itself can be switched off on this phone; what this browser cannot do is not offered, and said. */
import { choose, isOn } from "./choices.js";

const HAS = {
  awake: "wakeLock" in navigator,
  haptic: "vibrate" in navigator && matchMedia("(pointer: coarse)").matches,
};

for (const box of document.querySelectorAll("[data-switch]")) {
  const { switch: name } = box.dataset;
  if (!HAS[name]) continue;
  box.checked = isOn(name);
  box.addEventListener("change", () => choose(name, box.checked));
  box.closest("label").hidden = false;
  box.closest("[data-switches]").hidden = false;
}

/** Plain http: the browser keeps back what it gives only to encrypted pages. */
for (const note of document.querySelectorAll("[data-plain-http]")) note.hidden = isSecureContext;
