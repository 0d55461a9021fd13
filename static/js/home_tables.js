/** Home: the tables that this phone keeps, where the house does not list them; and what is not sent yet. */
import { html, render } from "../vendor/lit-html/lit-html.js";
import { ask } from "./api.js";
import { everything, tidyUp } from "./books.js";
import { listed, ready, t } from "./i18n.js";
import { onChange, send } from "./outbox.js";

/** Shows them once, and again whenever something was sent. */
export async function showKept() {
  const { rows } = await everything();
  if (rows.length) {
    onChange(show);
    send();
  }
  await show();
  await tidyUp();
}

async function show() {
  const { tables, rows } = await everything();
  const unsent = (code) => rows.filter((row) => row.code === code).length;
  const own = tables.filter(({ base, moved_to: moved, code }) => !moved && (base.may_write !== false || unsent(code)));
  const hidden = own.filter(({ code }) => !document.querySelector(`.home-table[href="/tables/${code}"]:not(.kept)`));
  const told = hidden.length ? await ask("GET", "") : null;
  const isOurs = (code) => told.status !== 200 || told.body.some((table) => table.code === code); // a page kept long ago may not list it
  const shown = hidden.filter(({ code, base, shown: here }) => unsent(code) || (!(here ?? base).view.ended && isOurs(code)));
  const waiting = own.filter(({ code }) => unsent(code));
  if (shown.length || waiting.length || document.querySelector(".not-sent-here, .kept")) await draw(shown, waiting, unsent);
}

async function draw(shown, waiting, unsent) {
  await ready;
  for (const old of document.querySelectorAll(".not-sent-here")) old.remove();
  for (const { code } of waiting) {
    const facts = document.querySelector(`.home-table[href="/tables/${code}"]:not(.kept) .home-facts`);
    facts?.append(Object.assign(document.createElement("span"), { className: "not-sent-here", textContent: t("home-unsent", { count: unsent(code) }) }));
  }
  const place = document.querySelector("#home-kept");
  place.hidden = !shown.length;
  render(shown.length ? html`<h2>${t("home-kept")}</h2><ul class="rows">${shown.map((table) => row(table, unsent(table.code)))}</ul>` : html``, place);
}

function row({ code, base, shown }, count) {
  const { label, game, players, view } = shown ?? base;
  const facts = [label ? t(`word-${game}`) : "", t("home-round", { round: view.round }), count ? t("home-unsent", { count }) : ""];
  return html`<li><a class="row home-table kept" href="/tables/${code}" data-game=${game}>
    <span class="grow">
      <b class="name">${label ?? t(`word-${game}`)}</b>
      <span class="home-people">${listed(players.map(({ name }) => name))}</span>
      <span class="home-facts">${facts.filter(Boolean).map((fact) => html`<span>${fact}</span>`)}</span>
    </span>
    ${code.startsWith("new-") ? "" : html`<span class="number code">${code}</span>`}
  </a></li>`;
}
