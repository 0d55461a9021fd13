/** “That’s me”: a tap on the own name. */
import { html } from "../../../vendor/lit-html/lit-html.js";
import { t } from "../../i18n.js";
import { choose, isKnown, isMe } from "../../me.js";
import { once } from "../../parts/taps.js";

/** @param {object} page */
export const sheet = (page) => ({
  title: t("me-title"),
  content: html`
    <p class="soft">${t("me-lead")}</p>
    <div class="stack"><ul class="rows">${page.table.players.map(({ id, name }) => html`<li>${person(page, id, name)}</li>`)}</ul>
    <button type="button" class="button whole" data-action="nobody" aria-pressed=${isKnown(page) && !page.table.players.some(({ name }) => isMe(name)) ? "true" : "false"}
      @click=${once(() => take(page, null))}>${t("me-nobody")}</button></div>
  `,
});

const person = (page, id, name) => html`
  <button type="button" class="row" data-player=${id} aria-pressed=${isMe(name) ? "true" : "false"} @click=${once(() => take(page, name))}>
    <span class="seat" aria-hidden="true">${page.seat(id).number}</span><span class="grow name">${name}</span>${isMe(name) ? html`<span class="you">${t("me-you")}</span>` : ""}
  </button>
`;

function take(page, name) {
  choose(page, name);
  page.acts.close();
}
