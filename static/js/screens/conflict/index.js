/** Two have recorded at once, or the house refuses what was judged here: both side by side, and somebody decides. */
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { t } from "../../i18n.js";
import { clock } from "../../parts/clock.js";
import { once } from "../../parts/taps.js";
import { said } from "../log.js";
import { ruleLink } from "../rules_link.js";
import { copyMine, dropMine, isShutOut, isTheSame, keepMine, putRight, tryAgain, wayBack } from "./decide.js";

/** @param {object} page */
export function conflict(page) {
  const row = page.ledger.rows[0];
  if (!row?.refused) return { title: t("conflict-over"), content: html`<button type="button" class="button main whole" data-action="close-conflict" @click=${once(() => page.acts.close())}>${t("table-close")}</button>` };
  const isRace = row.refused.status === 412;
  return {
    title: t(isRace ? "conflict-title" : "refused-title"),
    content: html`<div class="stack conflict">
      <p>${isRace ? t(isTheSame(page) ? "conflict-same" : "conflict-why") : reason(page, row.refused)} ${row.refused.status === 409 ? ruleLink(page.table.game, row.refused.body?.code) : nothing}</p>
      ${acts(t(isRace ? "conflict-theirs" : "refused-stands"), isRace ? theirs(page, row.refused.theirs) : standing(page), "theirs")}
      ${acts(t("conflict-mine", { count: page.ledger.rows.length }), mine(page), "mine")}
      ${isRace ? race(page) : refused(page, row)}
    </div>`,
  };
}

function reason(page, { body, status }) {
  return body?.detail ?? (body?.code ? page.refusal(body) : t("refused-unknown", { status }));
}

const acts = (title, lines, whose) => html`
  <section class="card" data-whose=${whose}>
    <h3>${title}</h3>
    <ul class="log">${lines.map(({ text, at, name }) => html`<li><p class="what">${text}</p><p class="when">${[at && clock(at), name].filter(Boolean).join(" · ")}</p></li>`)}</ul>
  </section>
`;

const button = (action, text, act, isMain = false) => html`<button type="button" class="button whole ${isMain ? "main" : ""}" data-action=${action} @click=${once(act)}>${text}</button>`;

function race(page) {
  const isSameSaid = isTheSame(page);
  return html`
    ${button("drop-mine", t(isSameSaid ? "conflict-drop-same" : "conflict-drop"), () => dropMine(page), isSameSaid)}
    ${isSameSaid || !wayBack(page) ? nothing : button("keep-mine", t("conflict-keep"), () => keepMine(page))}
    ${button("copy-mine", t("conflict-copy"), () => copyMine(page, mine(page)))}
    <p class="soft">${t("conflict-hint")}</p>
  `;
}

const refused = (page, row) => html`
  ${!isShutOut(row) && row.call === "entry" && row.body.entry.type === page.desk?.entry.type ? button("put-right", t("refused-put-right"), () => putRight(page), true) : nothing}
  ${button("try-again", t("refused-again"), () => tryAgain(page))}
  ${button("drop-mine", t("refused-drop"), () => dropMine(page))}
  ${button("copy-mine", t("conflict-copy"), () => copyMine(page, mine(page)))}
`;

/** An act in words; what it speaks of is looked up in that log. */
const words = (page, log, act) => ({ text: said(Object.assign(Object.create(page), { log }), act), at: act.at, name: act.who?.name });

/** The log up to where both still agree. */
const shared = (page) => (page.log ?? []).filter(({ seq }) => seq <= page.ledger.base.seq);

function theirs(page, found) {
  const log = [...shared(page), ...found];
  return found.map((act) => words(page, log, act));
}

/** What this phone has said, as its own log tells it, else as it was put into the outbox. */
function mine(page) {
  const { base, rows } = page.ledger;
  const log = page.log ?? [];
  const own = log.filter(({ seq }) => seq > base.seq);
  const told = own.length === rows.length ? own : rows.map(({ call, body, made_at, line }) => ({ kind: call, says: body, round: line?.round ?? page.table.view.round, ...body, at: new Date(made_at).toISOString() }));
  return told.map((act) => words(page, log, { ...act, who: null }));
}

const standing = (page) => shared(page).slice(-2).map((act) => words(page, page.log, act));
