/** What does not happen every round: each has its own small sheet, and each can be undone. */
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { sentence, t } from "../../i18n.js";
import * as icons from "../../parts/icons.js";
import { once } from "../../parts/taps.js";
import { end, join, leave, voidRound } from "./entries.js";
import { wordOf } from "./form.js";
import { openLater } from "./later.js";
import { names } from "./names.js";
import { isUnopened } from "../page.js";
import { ruleLink, rulesAddress } from "../rules_link.js";

const ENTRIES = [
  ["void_round", icons.spill],
  ["ruling", icons.gavel],
  ["join", icons.join],
  ["leave", icons.leave],
  ["end", icons.end],
];

function menu(page) {
  const allowed = page.table.view.allowed.map((offer) => offer.type);
  const offered = page.mayWrite ? ENTRIES.filter(([type]) => allowed.includes(type)) : [];
  return {
    title: page.table.label ?? t("menu-title"),
    content: html`
      ${page.phone?.version() ?? nothing}
      <ul class="menu">
        <li>${shareItem(page)}</li>
        ${offered.map(([type, icon]) => html`<li>${item(page, type, icon, t(`menu-${type}`), t(wordOf(page, `menu-${type}-hint`)))}</li>`)}
        ${page.mayWrite ? html`<li>${item(page, "names", icons.rename, t("menu-names"), t("menu-names-hint"))}</li>` : nothing}
        ${page.mayWrite ? page.game.menuItems?.(page) ?? nothing : nothing}
        ${page.game.lines?.(page) ?? nothing}
        <li>${row(icons.me, t("menu-me"), t("menu-me-hint"), "me", () => openLater(page, "me"))}</li>
        <li><a class="row" href=${rulesAddress(page)}>${icons.help}<span class="grow"><span class="name">${t("rules-title")}</span><small>${t("rules-help-hint")}</small></span></a></li>
        ${document.documentElement.hasAttribute("data-dm") ? html`<li><a class="row" href="/house">${icons.eye}<span class="grow"><span class="name">${t("house-tables")}</span></span></a></li>` : nothing}
        <li><a class="row" href="/">${icons.home}<span class="grow"><span class="name">${t("menu-home")}</span></span></a></li>
      </ul>
    `,
  };
}

const item = (page, kind, icon, text, hint) => row(icon, text, hint, kind, () => page.acts.open({ kind }));

const row = (icon, text, hint, action, act, end = nothing) => html`
  <button type="button" class="row" data-action=${action} @click=${once(act)}>
    ${icon}<span class="grow"><span class="name">${text}</span><small>${hint}</small></span>${end}
  </button>
`;

function shareItem(page) {
  const { code } = page.table;
  const open = () => openLater(page, "share");
  if (isUnopened(code)) return row(icons.share, t("menu-share"), t("menu-unopened"), "share", open);
  return row(icons.share, t("menu-share"), t("menu-share-hint"), "share", open, html`<span class="code number">${code}</span>`);
}

/** A later entry no longer fits: what, why, and the way on. */
function breaks(page, { facts }) {
  const why = sentence(`violation-${facts.code}`, facts.facts, page.names);
  const what = sentence(`table-act-${facts.type}`, { round: facts.round });
  return {
    title: t("breaks-title"),
    content: html`
      <div class="stack">
        <p>${t("breaks-what", { what })}</p>
        <p class="banner bad"><span>${why} ${ruleLink(page.table.game, facts.code)}</span></p>
        <p class="soft">${t("breaks-cut-hint", { what })}</p>
        <button type="button" class="button main whole" data-action="keep-typing" @click=${once(() => page.acts.close())}>${t("breaks-keep")}</button>
        <button type="button" class="button whole" data-action="cut-later" @click=${once(() => page.acts.cutLater())}>${t("breaks-cut", { what })}</button>
      </div>
    `,
  };
}

/** @type {Record<string, (page: object, dialog: object) => {title: string, content: unknown}>} */
export const MENU_DIALOGS = { menu, void_round: voidRound, leave, join, end, names, breaks };
