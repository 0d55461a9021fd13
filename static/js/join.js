/** Keeping score on one more phone: the key comes with the link or is typed; nothing happens before the button. */
import { ask, newKey } from "./api.js";

const form = document.querySelector("#join");

if (form) {
  const { secret } = form.elements;
  secret.value = decodeURIComponent(location.hash.slice(1));
  form.addEventListener("submit", keepScore);
  addEventListener("hashchange", () => (secret.value = decodeURIComponent(location.hash.slice(1))));
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
