/** How a table notes its rounds, and whether it shows what is proved: chosen per table, kept on this phone. */
import { html } from "../../../vendor/lit-html/lit-html.js";
import { t } from "../../i18n.js";
import { once } from "../../parts/taps.js";
import { layDesk } from "../page.js";
import { choices, choose } from "./choices.js";

/** Rounds disc by disc, or by their results. @param {object} page @param {boolean} isTold */
export function switchWay(page, isTold) {
  choose({ isTold });
  page.desk = layDesk(page, null);
  page.acts.say("");
  page.acts.look();
}

/** What the menu offers for this game alone. @param {object} page */
export const menuItems = (page) => html`
  <li>${item(page, "told", Boolean(choices().isTold), (isOn) => switchWay(page, isOn))}</li>
  <li>${item(page, "proof", Boolean(choices().showsProof), (isOn) => showProof(page, isOn))}</li>
`;

function showProof(page, showsProof) {
  choose({ showsProof });
  page.acts.say("");
}

const item = (page, name, isOn, change) => html`
  <button type="button" class="row" role="switch" data-action="switch-${name}" aria-checked=${isOn ? "true" : "false"} @click=${once(() => change(!isOn))}>
    <span class="switch" aria-hidden="true"></span><span class="grow"><span class="name">${t(`skull-menu-${name}`)}</span><small>${t(`skull-menu-${name}-hint`)}</small></span>
  </button>
`;
