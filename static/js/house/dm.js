/** What the owner does about a DM: another name, a new link, retiring; and the link as it is handed over. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { dialogContent } from "../parts/dialog.js";
import { isCopied } from "../parts/give.js";
import { once } from "../parts/taps.js";

/** @param {object} page @param {object} dm */
export const dmSheet = (page, dm) =>
  dialogContent({
    title: dm.name,
    onClose: page.close,
    content: html`
      <div class="house-parts">
        <form class="house-add" @submit=${(event) => rename(page, dm, event)}>
          <div class="field">
            <label for="rename">${t("house-dm-name")}</label>
            <input class="input" id="rename" name="name" maxlength="40" required .defaultValue=${dm.name} autocomplete="off" />
          </div>
          <button class="button" data-action="rename" @click=${once(() => {})}>${t("house-rename")}</button>
        </form>
        ${dm.id === page.me.id ? nothing : ways(page, dm)}
        ${page.invited ? invitation(page) : nothing}
        <p class="mistake" role="alert">${page.mistake}</p>
      </div>
    `,
  });

const ways = (page, dm) => html`
  <section class="house-part">
    <button type="button" class="button whole" data-action="link" @click=${once(() => link(page, dm))}>${t("house-new-link")}</button>
    <p class="soft hint">${t("house-new-link-hint", { name: dm.name })}</p>
  </section>
  ${dm.owner ? nothing : retiring(page, dm)}
`;

/** It cannot be undone, so it is asked twice. */
const retiring = (page, dm) => html`
  <details class="house-part">
    <summary class="button whole">${t("house-retire")}</summary>
    <p class="soft hint">${t("house-retire-hint", { name: dm.name })}</p>
    <button type="button" class="button main whole" data-action="retire" @click=${once(() => retire(page, dm))}>${t("house-retire-do", { name: dm.name })}</button>
  </details>
`;

/** The link is told once; whoever has it chooses the passphrase. */
export const invitation = (page) => html`
  <div class="house-link card" data-invited>
    <img class="qr" src=${page.invited.qr} alt=${t("house-qr", { name: page.invited.name })} width="180" height="180" />
    <div class="house-way">
      <p>${t("house-link-hint", { name: page.invited.name })}</p>
      <code data-link>${page.invited.link}</code>
      <button type="button" class="button small" data-action="copy" @click=${once(() => copy(page))}>${t("share-copy")}</button>
    </div>
  </div>
`;

async function copy(page) {
  if (await isCopied(page.invited.link)) page.show({ said: t("house-copied") });
  else getSelection().selectAllChildren(document.querySelector("[data-link]"));
}

async function rename(page, dm, event) {
  event.preventDefault();
  const { name } = Object.fromEntries(new FormData(event.currentTarget));
  if (await page.ask("PATCH", `/dms/${dm.id}`, { name })) page.close();
}

async function link(page, dm) {
  const invited = await page.ask("POST", `/dms/${dm.id}/link`);
  if (invited) page.show({ invited });
}

async function retire(page, dm) {
  if (await page.ask("PATCH", `/dms/${dm.id}`, { retired: true })) page.close();
}
