/** The way to this table for others: the QR code, the code to type, the link, the board; and who else keeps score. */
import { html } from "../../../vendor/lit-html/lit-html.js";
import { t } from "../../i18n.js";
import { isUnopened } from "../page.js";
import { keysPart, readKeys } from "./share_keys.js";
import { giveOn } from "./share_link.js";

const STYLE = new URL("../../../css/share.css", import.meta.url).href;
const house = document.documentElement.dataset.house ?? location.origin;

/** Asks who keeps score while the sheet comes up. @param {object} page */
export const begin = (page) => page.mayWrite && !isUnopened(page.table.code) && readKeys(page);

/** @param {object} page */
export function sheet(page) {
  if (isUnopened(page.table.code)) return { title: t("share-title"), content: html`<p class="banner">${t("menu-unopened")}</p>` };
  return {
    title: t("share-title"),
    content: html`<link rel="stylesheet" href=${STYLE} /><div class="share">${watch(page)} ${page.mayWrite ? keysPart(page) : takeOver(page)}</div>`,
  };
}

function watch(page) {
  const { code } = page.table;
  const link = `${house}/tables/${code}`;
  return html`
    <section class="share-watch" aria-labelledby="share-watch">
      <h3 class="unseen" id="share-watch">${t("share-watch")}</h3>
      <img class="qr" src="/api/v1/tables/${code}/qr.svg" width="200" height="200" alt=${t("share-qr")} />
      <div class="share-way">
        <p class="share-code number" data-share="code">${code}</p>
        <p class="soft">${t("share-watch-hint", { address: house.replace(/^https?:\/\//, "") })}</p>
        <div class="share-do">
          ${giveOn(page, link)}
          <a class="button small" href="/tables/${code}/board" data-action="board">${t("share-board")}</a>
        </div>
      </div>
    </section>
  `;
}

const takeOver = (page) => html`
  <section class="share-part">
    <h3>${t("share-join-title")}</h3>
    <p class="soft">${t("share-take-over-hint")}</p>
    <a class="button whole" href="/tables/${page.table.code}/join" data-action="take-over">${t("share-take-over")}</a>
  </section>
`;
