/** Language and light: the light changes at once; the language fetches the page anew. */

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
  await fetch(event.target.action, { method: "POST", body: new URLSearchParams({ theme: button.value }) });
}

/** The browser's own frame around the page takes the paper's colour. */
function colourTheFrame(theme) {
  for (const meta of document.querySelectorAll("meta[name=theme-color]")) {
    const isDark = theme === "dark" || (theme === "auto" && meta.media.includes("dark"));
    meta.content = isDark ? "#16120e" : "#f7f1e5";
  }
}
