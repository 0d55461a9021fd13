/** The few fields that the small sheets are made of. */
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { t } from "../../i18n.js";
import { once } from "../../parts/taps.js";

/** What may be entered now of one type, with its bounds. */
export const offer = (page, type) => page.table.view.allowed.find((one) => one.type === type);

/** The id of a sentence that a game may say in its own words. */
export const wordOf = (page, id) => page.game.words?.[id] ?? id;

/** @param {(typed: Record<string, string>) => void} act what to do with what was typed */
export const formOf = (act) => (event) => {
  event.preventDefault();
  act(Object.fromEntries(new FormData(event.currentTarget)));
};

/** @param {{name: string, label: string, type?: string, value?: unknown, most?: number, min?: number, max?: number, isNeeded?: boolean}} field */
export const textField = (page, { name, label, type = "text", value = "", most, min, max, isNeeded = false }) => html`
  <div class="field">
    <label for="field-${name}">${label}</label>
    <input class="input" id="field-${name}" name=${name} type=${type} .defaultValue=${String(value)} autocomplete="off"
      maxlength=${most ?? nothing} min=${min ?? nothing} max=${max ?? nothing} step=${type === "number" ? 1 : nothing}
      inputmode=${type === "number" ? "text" : nothing} ?required=${isNeeded} />
  </div>
`;

/** What was refused, where it was typed: everything typed stays. */
export const mistake = (page) => (page.errors ? html`<p class="mistake" role="alert">${wrong(page)}</p>` : nothing);

function wrong(page) {
  if (page.isUnjudged) return t("table-unsent");
  return Object.keys(page.errors).length ? page.said?.loud : nothing;
}

/** The button that does it. */
export const send = (page, text) => html`
  ${mistake(page)}
  <button type="submit" class="button main whole" data-action="send" aria-busy=${page.busy ? "true" : "false"} @click=${once(() => {})}>${text}</button>
`;
