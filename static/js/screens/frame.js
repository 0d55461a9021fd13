/** What is around every game: the header with undo at its place, the panels, the one dialog. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { dialogContent, dialogFrame } from "../parts/dialog.js";
import * as icons from "../parts/icons.js";
import { stale } from "../parts/stale.js";
import { once } from "../parts/taps.js";
import { toast } from "../parts/toast.js";
import { later } from "./later.js";
import { ruleLink, rulesAddress } from "./rules_link.js";
import { notices, unsentSign } from "./unsent.js";
import { whoAreYou } from "./who.js";

/** The whole page. @param {object} page */
export const screen = (page) => html`
  ${page.dialog ? nothing : said(page)}
  <div class="board" data-panel=${panelOf(page)} data-phase=${page.table.view.phase} data-seq=${page.table.seq} data-judged=${page.ledger.isJudging ? "here" : "there"}>
    ${top(page)} ${stale(page)} ${notices(page)} ${whoAreYou(page)}
    <main class="panel">${page.isBeginning ? nothing : panel(page)}</main>
  </div>
  ${dialogFrame(page.dialog ? dialog(page) : nothing, () => page.acts.close())}
`;

const said = (page) => toast(page, ruleLink(page.table.game, page.said?.rule));

const panelOf = (page) => (page.amending ? "amend" : page.panel === "round" && page.table.view.ended ? "end" : page.panel);

function panel(page) {
  const panels = {
    amend: () => later(page, () => page.game.amendScreen(page)),
    sheet: () => html`${tabs(page)}${later(page, () => page.game.sheetPanel(page))}`,
    log: () => html`${tabs(page)}${later(page, ({ logPanel }) => logPanel(page))}`,
    end: () => later(page, ({ endScreen }) => endScreen(page)),
    round: () => page.game.screen(page),
  };
  return panels[panelOf(page)]();
}

function top(page) {
  const { title, small, sub } = page.game.headline(page, panelOf(page));
  const below = [small, page.table.label].filter(Boolean).join(" · ");
  return html`
    <header class="top">
      <h1 tabindex="-1">${title} ${below ? html`<small>${below}</small>` : nothing}</h1>
      ${unsentSign(page)}
      <nav class="tools" aria-label=${t("table-tools")}>${page.mayWrite ? writersTools(page) : watcher()} ${tools(page)}</nav>
      ${sub ? html`<div class="under">${sub}</div>` : nothing}
    </header>
  `;
}

const watcher = () => html`<span class="watching" title=${t("table-watching")}>${icons.eye}<span class="unseen">${t("table-watching")}</span></span>`;

const tool = (action, label, icon, act, isOff = false, isOn = undefined) => html`
  <button type="button" class="icon" data-action=${action} aria-label=${label} title=${label} ?disabled=${isOff}
    aria-pressed=${isOn === undefined ? nothing : String(isOn)} @click=${once(act)}>${icon}</button>
`;

const writersTools = (page) => html`
  ${page.table.redo == null ? nothing : tool("redo", t("table-redo"), icons.redo, () => page.acts.redo())}
  ${tool("undo", t("table-undo"), icons.undo, () => page.game.takeBack?.(page) || page.acts.undo(), page.table.undo == null)}
`;

function tools(page) {
  const isOpen = page.panel !== "round";
  return html`
    ${page.table.redo == null || !page.mayWrite ? html`<a class="icon help" href=${rulesAddress(page)} data-action="rules" aria-label=${t("rules-help")} title=${t("rules-help")}>${icons.help}</a>` : nothing}
    ${tool("sheet", t("table-sheet"), icons.sheet, () => page.acts.show(isOpen ? "round" : "sheet"), false, isOpen)}
    ${tool("menu", t("table-menu"), icons.menu, () => page.acts.open({ kind: "menu" }))}
  `;
}

const tabs = (page) => html`
  <nav class="tabs" aria-label=${t("table-sheet")}>
    ${["sheet", "log"].map((name) => html`<a href="#${name}" class="tab" aria-current=${page.panel === name ? "page" : "false"}>${t(`table-tab-${name}`)}</a>`)}
    <button type="button" class="button small far" data-action="back" @click=${once(() => page.acts.show("round"))}>${icons.back}${t("table-back")}</button>
  </nav>
`;

function dialog(page) {
  const make = page.dialog.make ?? page.game.dialogs[page.dialog.kind];
  return make ? made(page, make) : later(page, ({ MENU_DIALOGS }) => made(page, page.game.dialogs[page.dialog.kind] ?? MENU_DIALOGS[page.dialog.kind]));
}

function made(page, make) {
  const { title, content } = make(page, page.dialog);
  return html`${dialogContent({ title, content, onClose: () => page.acts.close() })}${said(page)}`;
}
