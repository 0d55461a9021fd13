/** What is said for a moment: seen and heard. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";

/** The words said last, both for eyes (a toast) and for ears (polite). @param {object} page */
export const toast = ({ said }) => html`
  <p class="unseen" role="status" aria-live="polite" data-said>${said?.quiet ?? ""}</p>
  <div role="alert">${said?.loud ? html`<p class="toast">${said.loud}</p>` : nothing}</div>
`;
