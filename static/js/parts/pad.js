/** The number pad under the thumb: a key for every number there is, one tap each. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { once } from "./taps.js";

/**
 * @typedef {object} Key
 * @property {number} value
 * @property {string} label what a screen reader says: “Ana bids 2”
 * @property {string} [caption] small words over the number, on the main key
 * @property {boolean} [main] the likely one
 * @property {boolean} [isWide] two keys wide
 * @property {boolean} [pressed]
 * @property {boolean} [isSuggested] marked as a guess
 * @property {boolean} [refused] tapping it says why
 * @property {string} [text] words in the place of the number
 */

/** @param {{title: unknown, aside?: unknown, keys: Key[], onKey: (key: Key) => void}} pad */
export const pad = ({ title, aside, keys, onKey }) => html`
  <div class="pad" data-keys=${keys.length} role="group" aria-labelledby="pad-title">
    <p class="pad-title"><span id="pad-title">${title}</span>${aside ? html`<span>${aside}</span>` : nothing}</p>
    <div class="keys" data-columns=${columns(keys)} data-rows=${rowsOf(keys)}>${keys.map((key) => padKey(key, onKey))}</div>
  </div>
`;

/** As few rows of keys as fit a phone, all of them about equally long; the main key is two keys wide. */
const columns = (keys) => Math.max(4, Math.ceil(places(keys) / rowsOf(keys)));
const rowsOf = (keys) => Math.ceil(places(keys) / 7);
const places = (keys) => keys.length + keys.filter((key) => key.isWide).length;

const padKey = (key, onKey) => html`
  <button type="button" class="key ${key.text ? "words" : ""} ${key.main ? "main" : ""} ${key.isWide ? "wide" : ""} ${key.isSuggested ? "suggested" : ""}" data-value=${key.value} aria-label=${key.label}
    aria-pressed=${key.pressed ? "true" : "false"} aria-disabled=${key.refused ? "true" : nothing}
    @click=${once(() => onKey(key))}>
    ${key.caption ? html`<small>${key.caption}</small>` : nothing}<span>${key.text ?? key.value}</span>
  </button>
`;

/** The button that sends: lit when everything is there, else it says what is missing. */
export const confirmButton = ({ text, isReady, isBusy, onConfirm }) => html`
  <button type="button" class="button whole confirm ${isReady ? "main" : "waiting"} ${text.length > 80 ? "long" : ""}" data-action="record"
    data-ready=${isReady ? "true" : "false"} aria-busy=${isBusy ? "true" : "false"} @click=${once(onConfirm)}>
    <span>${text}</span>
  </button>
`;
