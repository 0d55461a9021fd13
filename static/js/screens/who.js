/** Asks once, at the top of a watching phone, who of the people holds it. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { choose, isKnown } from "../me.js";
import { close } from "../parts/icons.js";
import { once } from "../parts/taps.js";
import { openLater } from "./menu/later.js";

/** @param {object} page */
export const whoAreYou = (page) => (page.mayWrite || page.table.view.ended || isKnown(page) ? nothing : asked(page));

const asked = (page) => html`
  <div class="me-ask">
    <button type="button" class="button small" data-action="me" @click=${once(() => openLater(page, "me"))}>${t("me-ask")}</button>
    <button type="button" class="icon bare" data-action="nobody" aria-label=${t("me-nobody")} title=${t("me-nobody")} @click=${once(() => only(page))}>${close}</button>
  </div>
`;

function only(page) {
  choose(page, null);
  page.acts.say("");
}
