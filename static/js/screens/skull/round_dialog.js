/** One round entry by entry; each can be said anew. */
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { t } from "../../i18n.js";
import * as icons from "../../parts/icons.js";
import { once } from "../../parts/taps.js";
import { mayAmend } from "./amend.js";
import { logLine } from "./log.js";

/** @param {object} page @param {{round: number}} dialog */
export function roundDialog(page, { round }) {
  const acts = page.log?.filter((act) => act.round === round && mayAmend(act)) ?? null;
  return {
    title: t("table-round", { round }),
    content: acts ? entries(page, acts) : html`<p class="soft waiting-line" role="status">${t("table-loading")}</p>`,
  };
}

const entries = (page, acts) => html`
  <p class="soft">${t("skull-round-hint")}</p>
  <ol class="rows round-entries">
    ${acts.map((act) => html`<li><button type="button" class="row" data-action="amend" data-value=${act.seq} @click=${once(() => page.acts.correct(act.seq))}><span class="grow">${logLine(page, act.standing)}</span>${icons.rename}</button></li>`)}
  </ol>
`;

/** The way from a line of the log to its correction. @param {object} page @param {object} act */
export const amendButton = (page, act) =>
  page.mayWrite && mayAmend(act)
    ? html`<button type="button" class="icon bare amend" data-action="amend" data-value=${act.seq} aria-label=${t("skull-log-amend", { what: logLine(page, act.standing) })} @click=${once(() => page.acts.correct(act.seq))}>${icons.rename}</button>`
    : nothing;
