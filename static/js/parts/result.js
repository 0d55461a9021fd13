/** What a game came to, to be sent on: as a text, into other books, as files. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { call } from "../api.js";
import { t } from "../i18n.js";
import { giveOut, isCopied } from "./give.js";
import { once } from "./taps.js";

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const byClock = zone ? `?zone=${encodeURIComponent(zone)}` : "";

/**
 * Asks by the clock on this wall; a house that does not know it tells the time in UTC.
 * @param {string} path of the game: `/tables/K7QX2M` or `/history/K7QX2M`
 * @returns {Promise<object | null>} null: no answer
 */
export async function askResult(path) {
  const answer = await call("GET", `${path}/result${byClock}`);
  const { status, body } = answer.status === 422 && byClock ? await call("GET", `${path}/result`) : answer;
  return status === 200 ? body : null;
}

/**
 * @param {object | null | undefined} result undefined: being asked for; null: no answer
 * @param {{files: string | null, say: (words: string) => void, again: () => void}} ways `files`: below which the files lie
 */
export function resultParts(result, ways) {
  if (result === undefined) return html`<p class="soft" role="status">${t("table-loading")}</p>`;
  if (!result) return html`<p class="banner" role="alert">${t("result-missing")}</p><button type="button" class="button whole" @click=${once(ways.again)}>${t("result-again")}</button>`;
  return html`${words(result, ways)} ${elsewhere(result, ways)} ${ways.files ? files(ways.files) : nothing}`;
}

const words = ({ text, page }, { say }) => html`
  <p class="result-text" data-share="result">${text}</p>
  <div class="share-do">
    ${navigator.share ? html`<button type="button" class="button small" data-action="send-result" @click=${once(() => giveOut({ text }))}>${t("result-send")}</button>` : nothing}
    <button type="button" class="button small" data-action="copy-result" @click=${once(() => copy(text, say))}>${t("result-copy")}</button>
    ${page ? html`<a class="button small" data-action="result-page" href=${new URL(page).pathname}>${t("result-page")}</a>` : nothing}
  </div>
`;

const elsewhere = ({ bg_stats: link, bid_sheet: sheet }, { say }) => html`
  <section class="share-part">
    <h3>${t("result-elsewhere")}</h3>
    <a class="button whole" data-action="bg-stats" href=${link} target="_blank" rel="noreferrer">${t("result-bg-stats")}</a>
    <p class="soft">${t("result-bg-stats-hint")}</p>
    <button type="button" class="button whole" data-action="copy-bid-sheet" @click=${once(() => copy(sheet, say))}>${t("result-bgg")}</button>
    <details><summary class="soft">${t("result-bgg-hint")}</summary><p class="result-text" data-share="bid-sheet">${sheet}</p></details>
  </section>
`;

const copy = async (text, say) => say(t((await isCopied(text)) ? "result-copied" : "result-copy-by-hand"));

const files = (path) => html`
  <section class="share-part">
    <h3>${t("result-files")}</h3>
    <div class="share-do">
      <a class="button small" href="${path}/export.csv" download>${t("result-file-csv")}</a>
      <a class="button small" href="${path}/export.bgstats" download>${t("result-file-bg-stats")}</a>
    </div>
  </section>
`;
