/** All tables that run in the house, fresh every few seconds: open and correct each, hand it over, end it. */
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { call, newKey } from "./api.js";
import { endAll, endForgotten } from "./house/forgotten.js";
import { FORGOTTEN_MINUTES, part, tableRow, title } from "./house/row.js";
import { tableSheet } from "./house/sheet.js";
import { minutesSince } from "./house/times.js";
import { ready, t } from "./i18n.js";
import { dialogFrame, settleDialog } from "./parts/dialog.js";
import { once } from "./parts/taps.js";

const EVERY_MILLISECONDS = 5000;
const SAID_MILLISECONDS = 10_000;
const root = document.querySelector("#house");
const page = { ...JSON.parse(document.querySelector("#start").textContent), open: null, mistake: "", said: null, isStale: false, told: new Date(), asksToEndAll: false, close, handOver, end, endAll: endAllForgotten };

const opened = () => page.tables.find(({ code }) => code === page.open);
const isForgotten = ({ last_act_at: at }) => minutesSince(at) >= FORGOTTEN_MINUTES;

function draw() {
  const table = opened();
  render(
    html`
      ${page.isStale ? html`<p class="banner gold" role="status">${t("house-stale", { time: page.told.toLocaleTimeString(document.documentElement.lang, { timeStyle: "short" }) })}</p>` : nothing}
      ${page.tables.length ? nothing : html`<p class="house-lead">${t("house-none")}</p>`}
      ${part("running", t("house-running"), page.tables.filter((one) => !isForgotten(one)).map(row))}
      ${part("forgotten", t("house-forgotten"), page.tables.filter(isForgotten).map(row))}
      ${endAll(page, show)}
      <nav class="stack" aria-label=${t("house-more-pages")}>
        <a class="button whole" href="/new">${t("home-new")}</a>
        <a class="button whole" href="/house/dms">${t("house-dms")}</a>
      </nav>
      <div role="status" aria-live="polite">${page.said ? html`<p class="toast"><span>${page.said.text}</span>${page.said.undo ? html` <button type="button" class="button small house-undo" data-action="undo" @click=${once(page.said.undo)}>${t("house-undo")}</button>` : nothing}</p>` : nothing}</div>
      ${dialogFrame(table ? tableSheet(page, table) : nothing, close)}
    `,
    root,
  );
  settleDialog(root, Boolean(table));
}

const row = (table) => tableRow(page, table, () => show({ open: table.code, mistake: "", said: null }));

function show(changes) {
  Object.assign(page, changes);
  draw();
}

function close() {
  if (page.open) show({ open: null, mistake: "" });
}

/** Asks anew; whoever is signed out by now signs in again. */
async function refresh() {
  if (document.hidden) return;
  const [session, { status, body }] = await Promise.all([call("GET", "/session"), call("GET", "/tables")]);
  if (session.status === 401) return location.reload();
  if (status !== 200) return show({ isStale: true });
  show({ tables: body, told: new Date(), isStale: false });
}

/** @param {object} table @param {{id: number} | null} dm */
async function handOver(table, dm) {
  const { status, body } = await call("PUT", `/tables/${table.code}/dm`, { dm: dm?.id ?? null });
  if (status !== 200) return refused(body);
  show({ tables: page.tables.map((one) => (one.code === table.code ? body : one)), mistake: "" });
}

async function end(table, note) {
  const entry = { type: "end", key: newKey(), ...(note && { note }) };
  const { status, body } = await call("POST", `/tables/${table.code}/entries`, { entries: [entry], after: table.seq });
  if (status !== 201) return refused(body);
  show({ open: null, tables: page.tables.filter(({ code }) => code !== table.code) });
  say(t("house-ended", { name: title(table) }), () => takeBack(table.code, body.seq));
}

async function endAllForgotten() {
  const over = await endForgotten(page.tables);
  show({ asksToEndAll: false, tables: page.tables.filter(({ code }) => !over.includes(code)) });
  say(t("forgotten-ended", { count: over.length }));
  await refresh();
}

async function takeBack(code, after) {
  const { status, body } = await call("POST", `/tables/${code}/entries`, { entries: [{ type: "undo", key: newKey() }], after });
  say(status === 201 ? t("house-taken-back") : body?.detail ?? t("house-offline"));
  await refresh();
}

/** @param {string} text @param {() => void} [undo] */
function say(text, undo) {
  const said = { text, undo };
  show({ said });
  setTimeout(() => page.said === said && show({ said: null }), SAID_MILLISECONDS);
}

function refused(body) {
  show({ mistake: body?.detail ?? t("house-offline") });
  refresh();
}

await ready;
root.replaceChildren();
draw();
setInterval(refresh, EVERY_MILLISECONDS);
document.addEventListener("visibilitychange", refresh);
