/** Every act at the table: what, when, by whom, and what became of it. Nothing is ever missing here. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { repeat } from "../../vendor/lit-html/directives/repeat.js";
import { sentence, t } from "../i18n.js";
import { clock } from "../parts/clock.js";
import { plain } from "../parts/numbers.js";

/** @param {object} page */
export function logPanel(page) {
  if (!page.log) return html`<p class="soft waiting-line" role="status">${t("table-loading")}</p>`;
  const newestFirst = [...page.log].reverse();
  return html`<ol class="log">${repeat(newestFirst, (act) => act.seq, (act) => line(page, act))}</ol>`;
}

const line = (page, act) => html`
  <li class=${act.undone ? "undone" : ""} data-seq=${act.seq} data-kind=${act.kind}>
    ${page.game.amendButton?.(page, act) ?? nothing}
    <p class="what">${act.undone ? html`<s>${said(page, act)}</s>` : said(page, act)}</p>
    <p class="when">${act.at ? html`<time datetime=${act.at}>${clock(act.at)}</time>` : nothing}${act.who?.name ? html` · ${act.who.name}` : nothing}${act.isUnsent ? html` · ${t("unsent-act")}` : nothing}</p>
    ${act.undone ? html`<p class="became">${became("log-undone", act.undone)}</p>` : nothing}
    ${act.amended ? html`<p class="became">${became("log-amended", act.amended)} ${page.game.logLine(page, act.standing, act.round)}</p>` : nothing}
  </li>
`;

const became = (id, { at = new Date(), who }) => (who?.name ? t(`${id}-by`, { time: clock(at), name: who.name }) : t(id, { time: clock(at) }));

/** What an act says, in a sentence. */
export function said(page, act) {
  if (act.kind === "open") return t("log-open", { names: act.says.players ?? [] });
  if (act.kind === "patch") return patched(act.says);
  if (act.kind === "rematch") return t("log-rematch");
  if (act.kind === "undo" || act.kind === "redo") return t(`log-${act.kind}`, { what: titleOf(page, act.of) });
  if (act.kind === "amend") return amended(page, act);
  return entryLine(page, act.entry, act.round);
}

function amended(page, act) {
  const before = page.log.find((other) => other.seq === act.of);
  const what = entryLine(page, act.entry, before?.round);
  return act.cut ? `${t("log-amend", { what })} ${t("log-cut", { what: titleOf(page, act.cut) })}` : t("log-amend", { what });
}

function titleOf(page, seq) {
  const act = page.log.find((other) => other.seq === seq);
  if (!act?.entry) return "";
  return sentence(`table-act-${act.kind === "amend" ? "amend" : act.entry.type}`, { round: act.round ?? "" });
}

function entryLine(page, entry, round) {
  const { type, note = "" } = entry;
  const facts = { ...entry, note, round: round ?? "", total: plain(entry.total ?? 0) };
  if (type === "ruling") return [sentence("log-ruling", facts, page.names), page.game.rulingLine(page, entry)].filter(Boolean).join(" ");
  if (["void_round", "leave", "end", "join"].includes(type)) return sentence(note ? `log-${type}-note` : `log-${type}`, facts, page.names);
  return page.game.logLine(page, entry, round);
}

function patched(says) {
  const changes = [];
  if ("label" in says) changes.push(t("log-label", { label: says.label ?? "" }));
  if (says.names) changes.push(t("log-names", { names: Object.values(says.names) }));
  if (says.players) changes.push(t("log-open", { names: says.players }));
  if (says.options) changes.push(t("log-options"));
  if ("notes" in says) changes.push(t("log-notes"));
  return changes.join(" · ");
}
