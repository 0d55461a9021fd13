/** The house's memory: forms that call the API, and days as they are read here. */
import { call } from "./api.js";
import { language, ready } from "./i18n.js";
import { sayMistake } from "./parts/mistake.js";
import { suggestNames } from "./parts/suggest.js";
import { readTimes } from "./parts/times.js";

readTimes();
await ready;

for (const form of document.querySelectorAll("form[data-call]")) form.addEventListener("submit", callNow);
const known = document.querySelector("#known");
if (known) suggestNames(known.closest("form"), known);
document.querySelector("#facts-form")?.addEventListener("submit", saveFacts);

/** @param {SubmitEvent} event */
async function callNow(event) {
  event.preventDefault();
  const form = event.currentTarget;
  const [method, path] = form.dataset.call.split(" ");
  const said = await saidIn(form);
  await settle(form, await call(method, path, Object.keys(said).length ? said : undefined), followed(form.dataset.then, said));
}

/** @returns {Promise<Record<string, string | number>>} what the named fields hold; somebody's name as their number */
async function saidIn(form) {
  const said = {};
  for (const field of [...form.elements].filter(({ name }) => name)) {
    said[field.name] = "person" in field.dataset ? await numberOf(field.value) : field.value;
  }
  return said;
}

/** @param {string} name @returns {Promise<number>} 0, which nobody has, where nobody is called so */
async function numberOf(name) {
  const wanted = name.trim().toLowerCase();
  const { body } = await call("GET", `/players?q=${encodeURIComponent(name.trim())}`);
  return body?.players?.find((one) => one.name.toLowerCase() === wanted)?.id ?? 0;
}

const followed = (then, said) => then?.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(said[name]));

async function settle(form, answer, then) {
  if (answer.status < 200 || answer.status >= 300) return sayMistake(form, answer);
  return then ? location.assign(then) : location.reload();
}

/** Every field as it stands; what was said in several languages changes in the one that is read. */
async function saveFacts(event) {
  event.preventDefault();
  const form = event.currentTarget;
  const { body: entry } = await call("GET", `/catalogue/${form.dataset.slug}`);
  const facts = {};
  for (const field of form.querySelectorAll("[data-field]")) {
    const name = field.dataset.field;
    facts[name] = fact(field, entry?.facts[name]?.value);
  }
  await settle(form, await call("PATCH", `/catalogue/${form.dataset.slug}`, { facts }), location.pathname);
}

function fact(field, before) {
  const typed = field.querySelector("[name=value]").value.trim();
  const asOf = field.querySelector("[name=as_of]").value || null;
  if (!typed) return null;
  if (field.dataset.kind === "number") return { value: Number.isNaN(Number(typed)) ? typed : Number(typed), as_of: asOf };
  return { value: before && typeof before === "object" ? { ...before, [language]: typed } : typed, as_of: asOf };
}
