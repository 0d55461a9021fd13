/** The few parts that every foot is made of: what is said, and the buttons under the thumb. */
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { once } from "../../parts/taps.js";
import { faceIcon } from "./discs.js";

/**
 * @typedef {object} Foot
 * @property {unknown[]} said sentences, seen and heard
 * @property {unknown} [pad] number keys or faces; a number pad shows the sentence as its title
 * @property {boolean} [isTitled] the pad says it already for the eyes
 * @property {unknown[]} [buttons] always in the same place, so that a bouncing finger hits the same one
 */

/** @param {Foot} parts */
export const footParts = ({ said, pad, isTitled, buttons = [] }) => html`
  <p class=${isTitled ? "unseen" : "say"} role="status">${said.filter(Boolean).map((one) => html`<span>${one}</span> `)}</p>
  ${pad ?? nothing}
  <div class="actions">${buttons.filter(Boolean)}</div>
`;

/**
 * @typedef {object} Action
 * @property {string} action
 * @property {unknown} text
 * @property {string} [label] more than the text says, for a screen reader
 * @property {unknown} [value]
 * @property {unknown} [icon]
 * @property {boolean} [isMain] the one thing to do
 * @property {boolean} [isQuiet]
 * @property {boolean} [isPressed] what is recorded now
 * @property {boolean} [isRefused] tapping it says why
 * @property {() => void} act
 */

/** @param {Action} one */
export const action = ({ action: name, text, label, value, icon, isMain, isQuiet, isPressed, isRefused, act }) => html`
  <button type="button" class="button ${isMain ? "accent" : isQuiet ? "quiet" : ""} ${isPressed ? "pressed" : ""}" data-action=${name}
    data-value=${value ?? nothing} aria-label=${label ?? nothing} aria-pressed=${isPressed ? "true" : nothing} aria-disabled=${isRefused ? "true" : nothing}
    @click=${once(act)}>${icon ?? nothing}<span>${text}</span></button>
`;

/** Flower and skull, as large as a thumb. @param {{label: (face: string) => string, pressed: (face: string) => boolean, onFace: (face: string) => void, faces: string[], text: (face: string) => string}} keys */
export const faceKeys = ({ faces, label, text, pressed, onFace }) => html`
  <div class="keys faces" role="group">
    ${faces.map((face) => html`
      <button type="button" class="key face ${face} ${pressed(face) ? "pressed" : ""}" data-action="face" data-value=${face} aria-label=${label(face)}
        aria-pressed=${pressed(face) ? "true" : nothing} @click=${once(() => onFace(face))}>${faceIcon(face)}<span>${text(face)}</span></button>`)}
  </div>
`;
