/** What does not happen every round: each has its own small sheet, and each can be undone. */
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { sentence, t } from "../../i18n.js";
import * as icons from "../../parts/icons.js";
import { once } from "../../parts/taps.js";
import { end, join, leave, voidRound } from "./entries.js";
import { wordOf } from "./form.js";
import { names } from "./names.js";
import { isUnopened } from "../page.js";

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
      <ul class="menu">
        ${offered.map(([type, icon]) => html`<li>${item(page, type, icon, t(`menu-${type}`), t(wordOf(page, `menu-${type}-hint`)))}</li>`)}
        ${page.mayWrite ? html`<li>${item(page, "names", icons.rename, t("menu-names"), t("menu-names-hint"))}</li>` : nothing}
        ${page.mayWrite ? page.game.menuItems?.(page) ?? nothing : nothing}
        <li><a class="row" href="/">${icons.home}<span class="grow"><span class="name">${t("menu-home")}</span></span></a></li>
      </ul>
      ${watchCode(page)}
    `,
  };
}

const item = (page, kind, icon, text, hint) => html`
  <button type="button" class="row" data-action=${kind} @click=${once(() => page.acts.open({ kind }))}>
    ${icon}<span class="grow"><span class="name">${text}</span><small>${hint}</small></span>
  </button>
`;

const watchCode = (page) => isUnopened(page.table.code) ? html`<p class="soft">${t("menu-unopened")}</p>` : html`
  <p class="code-line">
    <span>${t("menu-watch")}</span>
    <button type="button" class="code number" data-action="share" aria-label=${t("menu-share", { code: page.table.code })} @click=${once(() => share(page))}>${page.table.code}</button>
  </p>
`;

/** Gives the watch link on, in the way this phone can. */
async function share(page) {
  const url = `${location.origin}/tables/${page.table.code}`;
  try {
    if (navigator.share) await navigator.share({ url });
    else await navigator.clipboard.writeText(url);
    page.acts.say(navigator.share ? "" : t("menu-copied"));
  } catch {
    page.acts.say(url);
  }
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
        <p class="banner bad">${why}</p>
        <p class="soft">${t("breaks-cut-hint", { what })}</p>
        <button type="button" class="button main whole" data-action="keep-typing" @click=${once(() => page.acts.close())}>${t("breaks-keep")}</button>
        <button type="button" class="button whole" data-action="cut-later" @click=${once(() => page.acts.cutLater())}>${t("breaks-cut", { what })}</button>
      </div>
    `,
  };
}

/** @type {Record<string, (page: object, dialog: object) => {title: string, content: unknown}>} */
export const MENU_DIALOGS = { menu, void_round: voidRound, leave, join, end, names, breaks };
