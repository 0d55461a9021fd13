/** One thing to tick, with what it means. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";

/** @param {{type: "checkbox" | "radio", name: string, value?: string, isOn: boolean, isOff?: boolean, title: string, hint: string, onChange: (event: Event) => void}} tick */
export const tick = ({ type, name, value, isOn, isOff = false, title, hint, onChange }) => html`
  <label class="row ${isOff ? "off" : ""}">
    <input type=${type} name="option-${name}" value=${value ?? nothing} .checked=${isOn} ?disabled=${isOff} @change=${onChange}>
    <span class="tick ${type}" aria-hidden="true"></span>
    <span class="grow"><span class="name">${title}</span><small>${hint}</small></span>
  </label>
`;
