/** Language and light: the light changes at once; the language fetches the page anew. */
import "./switches.js";

for (const form of document.querySelectorAll("form[data-settings]")) form.addEventListener("submit", choose);

/** @param {SubmitEvent} event */
async function choose(event) {
  const button = /** @type {HTMLButtonElement} */ (event.submitter);
  if (button?.name !== "theme") return;
  event.preventDefault();
  for (const other of event.target.elements) {
    if (other.name === "theme") other.setAttribute("aria-pressed", String(other === button));
  }
  if (button.value === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = button.value;
  colourTheFrame(button.value);
  await keepLight(event.target.action, button.value);
}

/** With no network the choice lasts as long as the page. */
async function keepLight(address, theme) {
  try {
    await fetch(address, { method: "POST", body: new URLSearchParams({ theme }) });
    const { tellLook } = await import("./install/worker.js");
    await tellLook();
  } catch {
    // Nothing is lost: it is chosen again in a moment.
  }
}

/** The browser's own frame around the page takes the paper's colour. */
function colourTheFrame(theme) {
  for (const meta of document.querySelectorAll("meta[name=theme-color]")) {
    const isDark = theme === "dark" || (theme === "auto" && meta.media.includes("dark"));
    meta.content = isDark ? "#16120e" : "#f7f1e5";
  }
}
