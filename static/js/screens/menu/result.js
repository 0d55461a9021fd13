/** The result of the game that is over, for everybody at the table. */
import { html } from "../../../vendor/lit-html/lit-html.js";
import { t } from "../../i18n.js";
import { askResult, resultParts } from "../../parts/result.js";

const STYLE = new URL("../../../css/share.css", import.meta.url).href;

/** Asks while the sheet comes up. @param {object} page */
export async function begin(page) {
  page.result = undefined;
  page.result = await askResult(`/tables/${page.table.code}`);
  page.draw();
}

/** @param {object} page */
export function sheet(page) {
  const ways = { files: `/api/v1/tables/${page.table.code}`, say: page.acts.say, again: () => begin(page) };
  return { title: t("result-title"), content: html`<link rel="stylesheet" href=${STYLE} /><div class="share">${resultParts(page.result, ways)}</div>` };
}
