/** A link, given on in the ways that this phone can. */
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { t } from "../../i18n.js";
import { giveOut, isCopied } from "../../parts/give.js";
import { once } from "../../parts/taps.js";

/** @param {object} page @param {string} link */
export const giveOn = (page, link) => html`
  <button type="button" class="button small" data-action="copy" data-value=${link} @click=${once(() => copy(page, link))}>${t("share-copy")}</button>
  ${navigator.share ? html`<button type="button" class="button small" data-action="send-link" @click=${once(() => giveOut({ url: link }))}>${t("share-send")}</button>` : nothing}
`;

/** Where the browser gives no clipboard (plain http), the link itself is shown, to be copied by hand. */
const copy = async (page, link) => page.acts.say((await isCopied(link)) ? t("menu-copied") : link);
