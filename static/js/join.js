/** Keeping score on one more phone: the key comes with the link or is typed; nothing happens before the button. */
import { ask, newKey } from "./api.js";

const form = document.querySelector("#join");

if (form) {
  form.addEventListener("submit", keepScore);
  addEventListener("hashchange", takeFromLink);
  takeFromLink();
  form.querySelector("button").disabled = false;
}

/** What stands behind the # of the link; what was typed meanwhile stays. */
function takeFromLink() {
  const brought = location.hash.slice(1);
  if (brought) form.elements.secret.value = brought;
}

/** The same key tried again is the same try: an answer that was lost on the way has used nothing up. */
const tries = new Map();

/** @param {SubmitEvent} event */
async function keepScore(event) {
  event.preventDefault();
  const { secret } = form.elements;
  const { code, offline } = form.dataset;
  const typed = secret.value.trim();
  if (!typed) return secret.focus();
  if (!tries.has(typed)) tries.set(typed, newKey());
  const button = form.querySelector("button");
  button.setAttribute("aria-busy", "true");
  const { status, body } = await ask("POST", `${code}/keys/claim`, { secret: typed, key: tries.get(typed) });
  button.removeAttribute("aria-busy");
  if (status === 200 || status === 201 || body?.code === "already_yours") return location.replace(`/tables/${code}`);
  form.querySelector("#join-mistake").textContent = body?.detail ?? offline;
  secret.setAttribute("aria-invalid", "true");
  return secret.focus();
}
