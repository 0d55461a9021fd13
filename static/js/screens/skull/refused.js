/** A face or a result that cannot be: the earlier entry that says so, and the way back to it. */
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { t } from "../../i18n.js";
import { once } from "../../parts/taps.js";
import { ruleLink } from "../rules_link.js";
import { logLine } from "./log.js";

/** Says why; where an earlier entry proves it, that entry is shown. @param {object} page @param {{code: string, facts: object}} refusal */
export function refuse(page, refusal) {
  if (refusal.facts?.seq == null) return page.acts.refused(refusal);
  page.acts.open({ kind: "proved", refusal });
  return page.log ?? page.acts.readLog();
}

/** @param {object} page @param {{refusal: {code: string, facts: object}}} dialog */
export function proved(page, { refusal }) {
  const { seq } = refusal.facts;
  const act = page.log?.find((line) => line.seq === seq);
  return {
    title: t("skull-proved-title"),
    content: html`
      <div class="stack proved" data-proved-by=${seq}>
        <p>${page.refusal(refusal)} ${ruleLink(page.table.game, refusal.code)}</p>
        ${act?.standing ? html`<p class="banner"><span><b>${t("skull-proved-by", { round: act.round })}</b> ${logLine(page, act.standing)}</span></p>` : nothing}
        <button type="button" class="button main whole" data-action="close-proved" @click=${once(() => page.acts.close())}>${t("skull-proved-now")}</button>
        <button type="button" class="button whole" data-action="go-back-to" data-value=${seq} ?disabled=${!act?.standing} @click=${once(() => page.acts.correct(seq))}>${t("skull-proved-then", { round: refusal.facts.proved_round ?? "" })}</button>
      </div>
    `,
  };
}
