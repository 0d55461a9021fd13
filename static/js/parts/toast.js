/** What is said for a moment: seen and heard. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";

/** The words said last, both for eyes (a toast) and for ears (polite). @param {object} page @param {unknown} [more] the way on from them */
export const toast = ({ said }, more = nothing) => html`
  <p class="unseen" role="status" aria-live="polite" data-said>${said?.quiet ?? ""}</p>
  <div role="alert">${said?.loud ? html`<p class="toast ${length(said.loud)}"><span>${said.loud}</span>${more}</p>` : nothing}</div>
`;

/** How small it is written, so that it stays above the rows. A Chinese or Japanese letter is as wide as two. */
const length = (words) => {
  const wide = words.length * (/[\u3000-\u9fff]/.test(words) ? 2 : 1);
  return wide > 90 ? "longest" : wide > 60 ? "long" : "";
};
