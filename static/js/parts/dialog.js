/** The one dialog of the page: up from below on a phone, in the middle elsewhere. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { close } from "./icons.js";
import { once } from "./taps.js";

/**
 * @param {{title: unknown, content: unknown, onClose: () => void}} dialog
 * A sheet with its title and the cross that closes it.
 */
export const dialogContent = ({ title, content, onClose }) => html`
  <div class="sheet-head">
    <h2 id="dialog-title">${title}</h2>
    <button type="button" class="icon" data-action="close" aria-label=${t("table-close")} @click=${once(onClose)}>${close}</button>
  </div>
  ${content}
`;

/** @param {unknown} content `nothing` while closed */
export const dialogFrame = (content, onClose) => html`
  <dialog class="sheet" aria-labelledby="dialog-title"
    @close=${onClose}
    @click=${(event) => event.target === event.currentTarget && event.currentTarget.close()}>
    ${content ?? nothing}
  </dialog>
`;

/** Opens or closes the dialog as the page has it; the browser gives the focus back. */
export function settleDialog(root, isOpen) {
  const dialog = root.querySelector("dialog.sheet");
  if (isOpen && !dialog.open) dialog.showModal();
  if (!isOpen && dialog.open) dialog.close();
}
