/** Setting the house up, choosing a passphrase, signing in: a form is one call; a one-time link brings its secret. */
import { call } from "./api.js";

for (const form of document.querySelectorAll("form[data-call]")) begin(form);

/** @param {HTMLFormElement} form */
function begin(form) {
  form.addEventListener("submit", (event) => (event.preventDefault(), send(form)));
  form.querySelector("[data-show]").addEventListener("change", ({ target }) => show(form, target.checked));
  addEventListener("hashchange", () => takeSecret(form));
  takeSecret(form);
  form.querySelector("button").disabled = false;
}

/** What stands behind the # of the link reaches no server's log. */
function takeSecret(form) {
  const { secret } = form.elements;
  if (!secret) return;
  secret.value = location.hash.slice(1);
  if (!secret.value) say(form, { detail: form.dataset.noSecret });
}

function show(form, isShown) {
  form.elements.passphrase.type = isShown ? "text" : "password";
}

async function send(form) {
  const empty = [...form.querySelectorAll("input[required]")].find((field) => !field.value.trim());
  if (empty) return empty.focus();
  const button = form.querySelector("button");
  if (button.getAttribute("aria-busy") === "true") return;
  button.setAttribute("aria-busy", "true");
  const [method, path] = form.dataset.call.split(" ");
  const { status, body } = await call(method, path, typed(form));
  button.removeAttribute("aria-busy");
  if (status === 201) return location.replace(form.dataset.then);
  say(form, status ? body : { detail: form.dataset.offline });
}

function typed(form) {
  const said = Object.fromEntries(new FormData(form));
  return { ...said, ...(said.languages && { languages: [said.languages] }) };
}

/** The reason below its field, else below the form; what was typed stays. */
function say(form, { detail, errors = {} }) {
  for (const place of form.querySelectorAll("[data-mistake-of]")) {
    const name = place.dataset.mistakeOf;
    place.textContent = errors[name] ?? "";
    document.getElementById(name)?.setAttribute("aria-invalid", String(name in errors));
  }
  const isSaidThere = Object.keys(errors).some((name) => form.querySelector(`[data-mistake-of="${name}"]`));
  form.querySelector("[data-mistake]").textContent = isSaidThere ? "" : detail ?? form.dataset.offline;
  form.querySelector("[aria-invalid=true]")?.focus();
}
