/** Every sentence a person reads, from the same catalogue as the server's; the twin of companion.translations. */
import { FluentBundle, FluentNumber, FluentResource } from "../vendor/fluent/index.js";

const page = document.documentElement;
const bundle = new FluentBundle(page.lang, { useIsolating: false });
const TYPED_BY_PEOPLE = new Set(["name", "other_name", "label", "note", "code"]);

/** The language of the page as the catalogue names it: `en`, `zh` or `ja`. */
export const language = page.lang.slice(0, 2);

/** Settles when sentences can be said: `await ready` before the first rendering. */
export const ready = fetch(page.dataset.catalogue)
  .then((answer) => answer.text())
  .then((text) => bundle.addResource(new FluentResource(text)))
  .then(() => new Promise((settle) => setTimeout(settle))); // a breath before the first drawing: a tap may come between

/**
 * A message of the catalogue with its variables as they are; a list is joined in the language's way.
 * @param {string} id
 * @param {Record<string, string | number | boolean | null | (string | number)[]>} [args]
 * @returns {string}
 */
export function t(id, args = {}) {
  const message = bundle.getMessage(id);
  if (!message?.value) return id;
  return bundle.formatPattern(message.value, sayable(args), []);
}

/**
 * A message whose facts hold player ids and words of the game: names and words of the language take their place.
 * @param {string} id
 * @param {Record<string, any>} [facts]
 * @param {Record<string, string>} [names] by player id
 * @returns {string}
 */
export function sentence(id, facts = {}, names = {}) {
  const spoken = Object.entries(facts).map(([fact, value]) => [
    fact,
    Array.isArray(value) ? value.map((item) => word(fact, item, names)) : word(fact, value, names),
  ]);
  return t(id, Object.fromEntries(spoken));
}

/**
 * Joins words as the language does: “Ana, Bo and 小雨”.
 * @param {string[]} words
 * @returns {string}
 */
export function listed(words) {
  if (words.length < 2) return String(words[0] ?? "");
  const most = words.slice(0, -1).reduce((list, next) => t("list-more", { list, word: next }));
  return t("list-last", { list: most, word: words.at(-1) });
}

function word(fact, value, names) {
  if (typeof value !== "string" || TYPED_BY_PEOPLE.has(fact)) return value;
  if (Object.hasOwn(names, value)) return names[value];
  return bundle.hasMessage(`word-${value}`) ? t(`word-${value}`) : value;
}

function sayable(args) {
  const said = {};
  for (const [name, value] of Object.entries(args)) {
    if (Array.isArray(value)) {
      said[`${name}_count`] = value.length;
      said[name] = listed(value.map(String));
    } else {
      said[name] = typeof value === "number" ? sayableNumber(value) : String(value);
    }
  }
  return said;
}

/** A whole number under a thousand is written alike everywhere; the browser's format for it would cost the first screen. */
class SmallNumber extends FluentNumber {
  toString() {
    return String(this.value);
  }
}

const sayableNumber = (value) => (Number.isInteger(value) && Math.abs(value) < 1000 ? new SmallNumber(value) : value);
