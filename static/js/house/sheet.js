/** What a DM does with a running table beside correcting it: take it, hand it over, end it. */
import { html } from "../../vendor/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { dialogContent } from "../parts/dialog.js";
import { once } from "../parts/taps.js";
import { title } from "./row.js";

/** @param {object} page @param {object} table */
export const tableSheet = (page, table) =>
  dialogContent({
    title: title(table),
    onClose: page.close,
    content: html`
      <div class="house-parts">
        <a class="button main whole" href="/tables/${table.code}">${t("house-open-table")}</a>
        <section class="house-part" aria-labelledby="after">
          <h3 id="after">${t("house-looks-after")}</h3>
          <div class="chips">${[page.me, ...page.dms.filter(({ id }) => id !== page.me.id)].map((dm) => choice(page, table, dm))}${choice(page, table, null)}</div>
        </section>
        <form class="house-part" @submit=${(event) => end(page, table, event)}>
          <div class="field">
            <label for="note">${t("house-end-note")}</label>
            <input class="input" id="note" name="note" maxlength="200" .defaultValue=${t("house-end-usual")} autocomplete="off" />
          </div>
          <button class="button whole" data-action="end" @click=${once(() => {})}>${t("house-end")}</button>
          <p class="soft hint">${t("house-end-hint")}</p>
        </form>
        <p class="mistake" role="alert">${page.mistake}</p>
      </div>
    `,
  });

function choice(page, table, dm) {
  const name = dm === null ? t("house-nobody") : dm.id === page.me.id ? t("house-me", { name: dm.name }) : dm.name;
  const isChosen = (table.dm?.id ?? null) === (dm?.id ?? null);
  return html`<button type="button" class="chip" data-action="hand-over" aria-pressed=${String(isChosen)} @click=${once(() => page.handOver(table, dm))}>${name}</button>`;
}

function end(page, table, event) {
  event.preventDefault();
  page.end(table, new FormData(event.currentTarget).get("note").trim());
}
