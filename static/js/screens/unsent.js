/** What is not sent yet: a quiet sign; and what somebody has to decide or to know. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { send } from "../outbox.js";
import { once } from "../parts/taps.js";
import { keeping } from "../store.js";

const QUIET_MILLISECONDS = 1500;

/** Acts that are on their way only now are no matter. @param {object} page */
export function unsentSign(page) {
  const { rows } = page.ledger;
  const isLate = rows.length > 0 && Date.now() - rows[0].made_at > QUIET_MILLISECONDS;
  return html`<p class="not-sent" role="status" data-unsent=${rows.length}>${isLate && !page.isUnjudged ? html`<span>${t("unsent-count", { count: rows.length })}</span>` : nothing}</p>`;
}

/** @param {object} page */
export const notices = (page) => html`${decision(page)} ${unjudged(page)} ${notKept(page)}`;

const decision = (page) =>
  page.ledger.rows[0]?.refused
    ? html`<div class="banner bad unsent" role="alert">
        <span class="grow">${t("unsent-decide")}</span>
        <button type="button" class="button small" data-action="decide" @click=${once(() => page.acts.decide())}>${t("unsent-look")}</button>
      </div>`
    : nothing;

const unjudged = (page) =>
  page.isUnjudged && !page.busy
    ? html`<div class="banner bad unsent" role="alert">
        <span class="grow">${t("table-unsent")}</span>
        <button type="button" class="button small" data-action="send-again" @click=${once(send)}>${t("table-send-again")}</button>
      </div>`
    : nothing;

/** It cannot be kept here: said once, and it goes on. */
const notKept = (page) =>
  (keeping.trouble && page.mayWrite && page.toldOfKeeping !== keeping.trouble) || keeping.isDamaged
    ? html`<div class="banner gold unsent" role="alert">
        <span class="grow">${t(keeping.isDamaged ? "unsent-damaged" : `unsent-keeping-${keeping.trouble}`)}</span>
        <button type="button" class="button small" data-action="understood" @click=${once(() => page.acts.understood())}>${t("unsent-understood")}</button>
      </div>`
    : nothing;
