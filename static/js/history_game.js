/** A game that is over: its score sheet, chart and log as they stand, and how it went, step by step. */
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { call } from "./api.js";
import "./history.js";
import { ready, t } from "./i18n.js";
import { scoreChart } from "./parts/chart.js";
import { dialogContent, dialogFrame, settleDialog } from "./parts/dialog.js";
import { once } from "./parts/taps.js";
import { gameOf } from "./screens/games.js";
import { logPanel, said } from "./screens/log.js";

const PANELS = ["sheet", "chart", "log", "steps"];
const root = document.querySelector("#game");
const table = JSON.parse(document.querySelector("#table-now").textContent);
const log = JSON.parse(document.querySelector("#log-now").textContent);
const [game] = await Promise.all([gameOf(table.game), ready]);
const entries = log.filter(({ kind, undone, standing }) => kind === "entry" && !undone && standing);
const page = pageOf(table);
page.step = entries.length;
page.panel = "sheet";

/** What the screens of the table draw from, with nothing to write. */
function pageOf(shown) {
  const own = {
    game,
    table: shown,
    log,
    names: Object.fromEntries(shown.players.map(({ id, name }) => [id, name])),
    mayWrite: false,
    dialog: null,
    lit: null,
    seat: (id) => ({ ...own.table.view.players.find((player) => player.id === id), number: own.table.players.findIndex((player) => player.id === id) + 1 }),
    acts: { open: (dialog) => show({ dialog }), close: () => show({ dialog: null }), light: (lit) => show({ lit }), say: () => {} },
  };
  return own;
}

function show(change) {
  Object.assign(page, change);
  draw();
}

function draw() {
  render(html`${tabs()}<div class="memory-panel" data-panel=${page.panel}>${drawn[page.panel]()}</div>${dialogFrame(page.dialog ? dialog() : nothing, () => page.dialog && show({ dialog: null }))}`, root);
  settleDialog(root, page.dialog !== null);
}

const drawn = {
  sheet: () => html`<div class="memory-sheet">${game.sheetPanel({ ...page, table })}</div>`,
  chart,
  log: () => logPanel({ ...page, table, game: { ...game, amendButton: undefined } }),
  steps,
};

const shownPanels = () => PANELS.filter((name) => name !== "chart" || lines().length);

const tabs = () => html`
  <nav class="chips" aria-label=${t("table-sheet")}>
    ${shownPanels().map((name) => html`<button type="button" class="chip" data-panel=${name} aria-pressed=${String(page.panel === name)} @click=${once(() => show({ panel: name, dialog: null }))}>${t(`history-panel-${name}`)}</button>`)}
  </nav>
`;

const lines = () => game.chartLines({ ...page, table }).filter(({ totals }) => totals.length > 1);

function chart() {
  const lit = page.lit ?? table.view.winners[0];
  return html`
    <figure class="chart">${scoreChart({ lines: lines(), lit, label: t("end-chart-label") })}</figure>
    <div class="chips">${table.players.map(({ id, name }, seat) => html`<button type="button" class="chip" aria-pressed=${String(lit === id)} @click=${once(() => show({ lit: id }))}>${seat + 1} · ${name}</button>`)}</div>
  `;
}

/** One entry after another, with the score sheet as it stood then. */
function steps() {
  const act = entries[page.step - 1];
  return html`
    <div class="memory-steps">
      <button type="button" class="button small" data-action="back" ?disabled=${!page.step} @click=${() => go(page.step - 1)}>${t("history-step-back")}</button>
      <input type="range" min="0" max=${entries.length} .value=${String(page.step)} aria-label=${t("history-step")} aria-valuetext=${t("history-step-of", { step: page.step, steps: entries.length })} @input=${({ target }) => go(Number(target.value))} />
      <button type="button" class="button small" data-action="on" ?disabled=${page.step === entries.length} @click=${() => go(page.step + 1)}>${t("history-step-on")}</button>
    </div>
    <p role="status"><small>${t("history-step-of", { step: page.step, steps: entries.length })}</small> ${act ? said(page, { ...act, entry: act.standing }) : t("log-open", { names: table.players.map(({ name }) => name) })}</p>
    <div class="memory-sheet">${game.sheetPanel(page)}</div>
  `;
}

/** The table just before the next entry, by what the entries say by now. */
async function go(step) {
  page.step = Math.min(Math.max(step, 0), entries.length);
  draw();
  const next = entries[page.step];
  if (!next) return show({ table });
  const { status, body } = await call("GET", `/tables/${table.code}?before=${next.seq}`);
  if (status === 200 && entries[page.step] === next) show({ table: { ...table, view: body.view } });
}

function dialog() {
  const made = game.dialogs[page.dialog.kind];
  if (!made) return nothing;
  return dialogContent({ ...made({ ...page, table: page.panel === "steps" ? page.table : table }, page.dialog), onClose: () => show({ dialog: null }) });
}

await game.fetchRest?.();
root.replaceChildren();
draw();
